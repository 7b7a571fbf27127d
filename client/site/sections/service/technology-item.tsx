import { TechnologyLogo } from '#client/components/technology-logo.tsx'
import type { ReasonedTechnology } from '#client/content/service-types.ts'
import type { Locale } from '#contract/addresses.ts'

/** An item of a list of technologies: its logo, its name and perhaps the reason why it was chosen. */
export function TechnologyItem({ locale, technology }: { locale: Locale; technology: ReasonedTechnology }) {
  const { name, logo, reason } = technology
  return (
    <li>
      <TechnologyLogo logo={logo} />
      <span>{name}</span>
      {reason && <p>{reason[locale]}</p>}
    </li>
  )
}
