import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from './prose.tsx'
import { ProseText } from './prose-text.tsx'
import styles from './sectioned-text.module.css'

interface TextSection {
  /** The `id` of the section's element. The table of contents links to it. */
  id: string
  title: string
  /** Without a text, the section is only listed in the table of contents. The page shows it elsewhere. */
  text?: string
  link?: ReactNode
}

/** The sections of a long text, such as a policy, with a table of contents beside them. */
export function SectionedText({ sections }: { sections: readonly TextSection[] }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(
          ({ id, title, text, link }) =>
            text && (
              <section key={id} id={id} className={styles.section}>
                <Prose>
                  <h2>{title}</h2>
                  <ProseText text={text} />
                  {link && <p>{link}</p>}
                </Prose>
              </section>
            ),
        )}
      </div>
    </div>
  )
}
