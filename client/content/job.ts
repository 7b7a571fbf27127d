/** What a `job.ts` holds: the fields that are the same in every language. */
export interface JobFacts {
  id: string
  isHot: boolean
  isNew: boolean
  /** A closed job stays readable but takes no applications; the closing date alone closes nothing. */
  status: 'open' | 'closed'
  /** False keeps it out of the list and off its own address. */
  listed: boolean
  /** As printed, `DD.MM.YYYY`. */
  closingDate: string
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
