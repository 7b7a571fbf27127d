export const jobSlugs: string[] = ['technical-architect-devops']
