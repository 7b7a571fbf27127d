import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
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
  /** Level of the headings. Use `h3` if the page has an `h2` above these sections. */
  heading?: 'h2' | 'h3'
  /**
   * Leaves the numbers out, for sections that nobody refers to by number, such as questions. A decorative quarter
   * circle replaces each number.
   */
  withoutNumbers?: boolean
}

/** The sections of a long text, such as a policy, with a table of contents beside them. */
export function SectionedText({ sections, heading: Heading = 'h2', withoutNumbers }: SectionedTextProps) {
  const { t } = useTranslation('common')
  return (
    <div className={classNames(styles.columns, withoutNumbers && styles.plain)}>
      <nav className={styles.contents} aria-labelledby="contents">
        <Heading id="contents">{t('contents')}</Heading>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, text, link }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <Prose>
              <Heading id={`${id}-title`}>{title}</Heading>
              <ProseText text={text} />
              {link && <p>{link}</p>}
            </Prose>
          </section>
        ))}
      </div>
    </div>
  )
}
