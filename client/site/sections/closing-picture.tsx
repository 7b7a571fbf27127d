import styles from './closing-picture.module.css'

/** The picture of a page's last section: at the right of its text, below it on phones. It only decorates. */
export function ClosingPicture({ src, width, height }: { src: string; width: number; height: number }) {
  return (
    <div className={styles.picture}>
      <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </div>
  )
}
