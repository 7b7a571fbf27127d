/**
 * `npm run check:content` prints one line for each place where texts, covers or tiles break the rules of style. It
 * never fails, because content that breaks these rules can still be published.
 */
import { caseStudyWarnings } from './content/style/case-studies.ts'
import { coverWarnings } from './content/style/covers.ts'
import { pictureWarnings } from './content/style/pictures.ts'
import { serviceWarnings } from './content/style/services.ts'
import { testimonialWarnings } from './content/style/testimonials.ts'
import { textWarnings } from './content/style/texts.ts'

const lists = [
  caseStudyWarnings(),
  testimonialWarnings(),
  serviceWarnings(),
  textWarnings(),
  coverWarnings(),
  pictureWarnings(),
]
const warnings = (await Promise.all(lists)).flat()
for (const warning of warnings) console.log(`- ${warning}`)
console.log(warnings.length === 0 ? 'The content keeps to the rules of style.' : `${warnings.length} warnings`)
