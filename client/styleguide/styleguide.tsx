import { PageHero } from '#client/components/page-hero.tsx'
import { Art } from './art.tsx'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Colors } from './colors.tsx'
import { Diagrams } from './diagrams.tsx'
import { Fields } from './fields.tsx'
import { Icons } from './icons.tsx'
import { Motion } from './motion.tsx'
import { Spacing } from './spacing.tsx'
import { Typography } from './typography.tsx'

/** Colours, type and components of the site on one page. */
export function Styleguide() {
  return (
    <main>
      <PageHero image="/illustrations/hero-services.svg" title="Styleguide" lead="What every page is laid from." />
      <Colors />
      <Typography />
      <Spacing />
      <Buttons />
      <Icons />
      <Cards />
      <Diagrams />
      <Fields />
      <Motion />
      <Art />
    </main>
  )
}
