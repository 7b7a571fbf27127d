export const caseStudySlugs: string[] = ['x']
