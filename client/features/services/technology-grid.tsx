import type { Technology } from '#client/content/service.ts'
import styles from './technology-grid.module.css'
import { TechnologyLogo } from './technology-logo.tsx'

const LOGO_SIZE_PX = 64

/** Technologies side by side, each in a cell of its own. */
export function TechnologyGrid({ technologies }: { technologies: readonly Technology[] }) {
  const columns = technologies.length % 4 === 0 ? styles.four : styles.three
  return (
    <ul className={`${styles.grid} ${columns}`}>
      {technologies.map(({ name, logo }) => (
        <li key={name}>
          <TechnologyLogo logo={logo} sizePx={LOGO_SIZE_PX} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
