import { readContent } from './content.ts'

interface Testimonial {
  name: string
  company: string
  avatar: string
  logo: string
  i18nKey: string
}

/** The slugs of the success stories on the home page, in their order. */
export const { HOME_CASE_STUDIES } = await readContent<{ HOME_CASE_STUDIES: string[] }>('home.ts')

export const { testimonials } = await readContent<{ testimonials: Testimonial[] }>('testimonials.ts')

/** The logos of the strip of customers, in their order. */
export const { customerLogos } = await readContent<{ customerLogos: { name: string; logo: string }[] }>(
  'customer-logos.ts',
)
