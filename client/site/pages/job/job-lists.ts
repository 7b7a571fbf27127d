/** The lists in the description of a job, in the order of the page. Each is also the translation key of its heading. */
export const JOB_LISTS = ['descriptions', 'qualifications', 'benefits'] as const
