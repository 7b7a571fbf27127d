import { useTranslation } from 'react-i18next'
import styles from './breadcrumb.module.css'

interface BreadcrumbProps {
  /** From the outermost page to the present page, which has no `href`. */
  items: { label: string; href?: string }[]
}

/** The pages above the present page, and the present page. */
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
