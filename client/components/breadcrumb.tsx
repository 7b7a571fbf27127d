import { useTranslation } from 'react-i18next'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** The pages from the outermost to the present one. Only the present page has no `href`. */
  items: { label: string; href?: string }[]
}

/** Links to the pages above the present page, followed by the title of the present page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
