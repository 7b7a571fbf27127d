import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/components/icon-button.tsx'
import { useOverlay } from '#client/components/use-overlay.ts'
import type { ContentTile } from '#client/content/service.ts'
import type { Locale } from '#contract/locale.ts'
import { CapabilityIcon } from './capability-icon.tsx'
import styles from './capability-turner.module.css'

interface CapabilityTurnerProps {
  locale: Locale
  tile: ContentTile
  /** Class that gives it its colours. */
  ground?: string
}

/** A tile with a sign and a title; it turns over to show what is meant. */
export function CapabilityTurner({ locale, tile, ground }: CapabilityTurnerProps) {
  const { t } = useTranslation('services')
  const { isOpen, toggle, handlers } = useOverlay<HTMLLIElement>()
  const title = tile.title[locale]
  return (
    <li className={`${styles.tile} ${ground}`} data-open={isOpen || undefined} {...handlers}>
      <div className={styles.face}>
        <CapabilityIcon name={tile.icon} />
        <h3>{title}</h3>
      </div>
      <IconButton
        className={styles.toggle}
        icon={isOpen ? 'minus' : 'plus'}
        label={t(isOpen ? 'capability.hideDetails' : 'capability.showDetails', { title })}
        aria-expanded={isOpen}
        onClick={toggle}
      />
      <div className={styles.back}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <p>{tile.description[locale]}</p>
      </div>
    </li>
  )
}
