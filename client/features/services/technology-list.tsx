import { useTranslation } from 'react-i18next'
import type { ServiceContent } from '#client/content/services.ts'
import { type Technology, technologyIcon } from '#client/content/technologies.ts'
import styles from './technology-list.module.css'

const ICON_SIZE_PX = 28

/** Technologies with their logos, in one list or in titled groups side by side. */
export function TechnologyList({ groups }: { groups: ServiceContent['technologies'] }) {
  const { t } = useTranslation('services')
  return (
    <div className={styles.groups}>
      {groups.map(({ id, items }) => (
        <div key={id ?? 'all'} className={styles.group}>
          {id && <h3>{t(`techGroups.${id}`)}</h3>}
          <ul className={id ? styles.column : styles.cells}>
            {items.map((item) => (
              <li key={item}>
                <TechnologyIcon technology={item} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** A logo beside its name, so without words of its own; one that fails to load hides itself. */
function TechnologyIcon({ technology }: { technology: Technology }) {
  return (
    <img
      ref={hideIfBroken}
      onError={({ currentTarget }) => hideIfBroken(currentTarget)}
      src={technologyIcon(technology)}
      alt=""
      width={ICON_SIZE_PX}
      height={ICON_SIZE_PX}
      loading="lazy"
      decoding="async"
    />
  )
}

/** Called as the image's ref too: it may have failed before the page was hydrated. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.style.display = 'none'
}
