import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import styles from './contents.module.css'

interface ContentsProps {
  className?: string | undefined
  /** `id` is that of the section's element. */
  sections: readonly { id: string; title: string }[]
}

/** A table of contents, which links to the sections of the page. A number stands before each; `className` may replace it. */
export function Contents({ className, sections }: ContentsProps) {
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
