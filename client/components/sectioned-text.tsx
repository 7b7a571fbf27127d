import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Contents } from './contents.tsx'
import { Prose } from './prose.tsx'
import { ProseText } from './prose-text.tsx'
import ringed from './ringed-tiles.module.css'
import styles from './sectioned-text.module.css'

/** The first line of a text that begins with `> `: what the section comes down to, in one sentence. */
const GIST = /^> (.+)\n\n/
/** The lines that begin with `# ` are subheads. */
const SUBHEAD = /\n\n# (.+)\n\n/

interface TextSection {
  /** The `id` of the section's element. The table of contents links to it. */
  id: string
  title: string
  /** Without a text, the section is only listed in the table of contents. The page shows it elsewhere. */
  text?: string
  link?: ReactNode
  /** Shows the terms of the text as cards. */
  cards?: boolean
}

/**
 * The sections of a long text, such as a policy, with a table of contents beside them. Number, title and gist of a
 * section stand on a band above its text.
 */
export function SectionedText({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.columns}>
      <Contents className={styles.contents} sections={sections} />
      <div className={`${ringed.tiles} ${styles.sections}`}>
        {sections.map(
          ({ id, title, text, link, cards }) =>
            text && (
              <section key={id} id={id} className={classNames(styles.section, cards && styles.cards)}>
                <div className={styles.band}>
                  <h2>{title}</h2>
                  <Gist text={text} />
                </div>
                <Parts text={text.replace(GIST, '')} link={link} />
              </section>
            ),
        )}
      </div>
    </div>
  )
}

function Gist({ text }: { text: string }) {
  const gist = GIST.exec(text)
  return gist && <p>{gist[1]}</p>
}

/** The parts of a section's text, between subheads. The link stands below the last part. */
function Parts({ text, link }: Pick<TextSection, 'link'> & { text: string }) {
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
