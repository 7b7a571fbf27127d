import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import styles from './table-of-contents.module.css'

interface TableOfContentsProps {
  className?: string | undefined
  /** `id` is that of the section's element. */
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections of the page. A number stands before each; `className` may replace it. */
export function TableOfContents({ className, sections }: TableOfContentsProps) {
  const { t } = useTranslation('common')
  return (
    <nav className={classNames(styles.contents, className)} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
