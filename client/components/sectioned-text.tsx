import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FigureCards } from './figure-cards.tsx'
import { Prose } from './prose.tsx'
import { ProseText } from './prose-text.tsx'
import styles from './sectioned-text.module.css'

interface TextSection {
  /** The `id` of the section's element. The table of contents links to it. */
  id: string
  title: string
  /** Figures that are set large above the text. */
  figures?: ComponentProps<typeof FigureCards>['cards']
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
          ({ id, title, figures, text, link }) =>
            text && (
              <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
                <Prose>
                  <h2 id={`${id}-title`}>{title}</h2>
                  {figures && <FigureCards columns="two" cards={figures} />}
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
