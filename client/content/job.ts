/** Ways of employment as search engines name them (schema.org/JobPosting, `employmentType`). */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const

/** What a `job.ts` holds: the fields that are the same in every language. */
export interface JobFacts {
  id: string
  isHot: boolean
  /** Shows the badge "New" for a while from `published` on (`newUntil`). */
  isNew: boolean
  /** A closed job stays readable but takes no applications; the closing date alone closes nothing. */
  status: 'open' | 'closed'
  /** False keeps it out of the list and off its own address. */
  listed: boolean
  /** Day on which it was first shown, `YYYY-MM-DD`. */
  published: string
  /** As printed, `DD.MM.YYYY`. */
  closingDate: string
  /** Gross, a month, in millions of đồng. */
  salary: { from: number; to: number }
  /** For search engines; readers have `type` in their language. */
  employmentType: (typeof EMPLOYMENT_TYPES)[number]
  /** True when the office need not be near: from anywhere in Vietnam. Hybrid work is none of that. */
  isRemote: boolean
  /** Place in the list. */
  order: number
}

/** What an `en.json` or `vi.json` holds. */
export interface JobTexts {
  title: string
  /** Two lines on the card, at most 155 characters: it also stands in search results. */
  description: string
  location: string
  /** Where one may work, for the applicant to choose from. */
  locations: string[]
  type: string
  level: string
  experience: string
  descriptions: string[]
  qualifications: string[]
  benefits: string[]
}

export type Job = { slug: string } & JobFacts & JobTexts

/** What the card of a job shows. */
export type JobCard = Pick<
  Job,
  | 'slug'
  | 'isHot'
  | 'isNew'
  | 'published'
  | 'salary'
  | 'order'
  | 'title'
  | 'description'
  | 'location'
  | 'type'
  | 'level'
>
