import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from './prose.tsx'
import { ProseText } from './prose-text.tsx'
import styles from './sectioned-text.module.css'

interface TextSection {
  /** The `id` of the section's element. The table of contents links to it. */
  id: string
  title: string
  text: string
  link?: ReactNode
}

interface SectionedTextProps {
  sections: readonly TextSection[]
  /** The address of a picture below the table of contents, 400 × 440. Only wide screens show it. */
  image?: string
}

/** The sections of a long text, such as a policy, with a table of contents beside them. */
export function SectionedText({ sections, image }: SectionedTextProps) {
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
        {image && <img src={image} alt="" width={400} height={440} loading="lazy" decoding="async" />}
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, text, link }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <Prose>
              <h2 id={`${id}-title`}>{title}</h2>
              <ProseText text={text} />
              {link && <p>{link}</p>}
            </Prose>
          </section>
        ))}
      </div>
    </div>
  )
}
