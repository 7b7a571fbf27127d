import { useTranslation } from 'react-i18next'
import styles from './breadcrumb.module.css'

export interface BreadcrumbLink {
  label: string
  href: string
}

interface BreadcrumbProps {
  /** Links to the pages above the present one, the outermost first. */
  pagesAbove: BreadcrumbLink[]
  /** The title of the present page. */
  title: string
}

/**
 * Links to the pages above the present page, followed by the title of the present page. Only screen readers have that
 * title: on the screen it would stand directly above the same words in the `h1`.
 */
export function Breadcrumb({ pagesAbove, title }: BreadcrumbProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {pagesAbove.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li className="visually-hidden">
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
