import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Prose } from './prose.tsx'
import { ProseText } from './prose-text.tsx'
import styles from './text-section.module.css'

/** The first line of a text that begins with `> `: what the section comes down to, in one sentence. */
const GIST = /^> (.+)\n\n/
/** The lines that begin with `# ` are subheads. */
const SUBHEAD = /\n\n# (.+)\n\n/

/** The sections of a long text, such as a policy. They are numbered. */
export function TextSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}

interface TextSectionProps {
  className?: string | undefined
  /** The `id` of the section's element. The table of contents links to it. */
  id: string
  title: string
  /** The text, as `ProseText` reads it. A list is shown as a table: each item begins with its term, between `**`. */
  text: string
  link?: ReactNode
  /** Stands between the title and the text. */
  children?: ReactNode
}

/** A section that opens with its number, title and gist. */
export function TextSection({ className, id, title, text, link, children }: TextSectionProps) {
  const gist = GIST.exec(text)
  return (
    <section id={id} className={classNames(styles.section, className)}>
      <div className={styles.opening}>
        <h2>{title}</h2>
        {gist && <p>{gist[1]}</p>}
      </div>
      {children}
      <Parts text={text.replace(GIST, '')} link={link} />
    </section>
  )
}

/** The parts of a section's text, between subheads. The link stands below the last part. */
function Parts({ text, link }: Pick<TextSectionProps, 'link' | 'text'>) {
  // Between the parts, `split` returns the words of the subheads.
  const parts = text.split(SUBHEAD)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <h3 key={part} className={styles.subhead}>
        {part}
      </h3>
    ) : (
      <Prose key={part}>
        <ProseText text={part} />
        {index === parts.length - 1 && link && <p>{link}</p>}
      </Prose>
    ),
  )
}
