import { PageHero } from '#client/components/page-hero.tsx'
import { Art } from './art.tsx'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Colors } from './colors.tsx'
import { Diagrams } from './diagrams.tsx'
import { Fields } from './fields.tsx'
import { Motion } from './motion.tsx'
import { Signs } from './signs.tsx'
import { Spacing } from './spacing.tsx'
import { Type } from './type.tsx'

/** Colours, type and components of the site on one page. */
export function Styleguide() {
  return (
    <main>
      <PageHero image="/illustrations/hero-services.svg" title="Styleguide" lead="What every page is laid from." />
      <Colors />
      <Type />
      <Spacing />
      <Buttons />
      <Signs />
      <Cards />
      <Diagrams />
      <Fields />
      <Motion />
      <Art />
    </main>
  )
}
