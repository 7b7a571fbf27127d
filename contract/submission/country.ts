/** Country codes of the contact form, in the order in which the form shows them. `OT` stands for any other country. */
export const COUNTRIES = ['AU', 'CA', 'GB', 'US', 'VN', 'OT'] as const

export type Country = (typeof COUNTRIES)[number]

export const DEFAULT_COUNTRY: Country = 'VN'
