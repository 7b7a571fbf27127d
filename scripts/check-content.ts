/**
 * `npm run check:content`: what the texts, covers and tiles of the site should be like beyond being complete. A line a warning;
 * it never fails, since all of this can be published.
 */
import { coverWarnings } from './content/style/covers.ts'
import { pictureWarnings } from './content/style/pictures.ts'
import { serviceWarnings } from './content/style/services.ts'
import { storyWarnings } from './content/style/stories.ts'
import { testimonialWarnings } from './content/style/testimonials.ts'
import { textWarnings } from './content/style/texts.ts'

const warnings = [
  ...(await storyWarnings()),
  ...(await testimonialWarnings()),
  ...(await serviceWarnings()),
  ...(await textWarnings()),
  ...(await coverWarnings()),
  ...(await pictureWarnings()),
]
for (const warning of warnings) console.log(`- ${warning}`)
console.log(warnings.length === 0 ? 'The content keeps to the rules of style.' : `${warnings.length} warnings`)
