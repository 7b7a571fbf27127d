import { Section } from '#client/components/section.tsx'
import styles from './styleguide.module.css'

// The glob serves only to list the file names; none of these modules is imported. Vite serves the files of `public/`
// under their own names.
const files = Object.keys(
  import.meta.glob(['../../public/{tiles,covers,customers,people,portraits,technologies,flags}/*', '!**/*.json']),
)
const folders = Object.entries(Object.groupBy(files, (file) => file.split('/').at(-2) ?? ''))

/** All generated pictures, by folder. */
export function Art() {
  return folders.map(([folder, files = []]) => (
    <Section key={folder} title={folder}>
      <ul className={styles.art}>
        {files.map((file) => (
          <li key={file}>
            <img src={file.replace('../../public', '')} alt="" loading="lazy" />
            <code>{file.split('/').at(-1)}</code>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
