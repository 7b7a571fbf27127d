import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './share-links.module.css'
import { Toast } from './toast.tsx'
import { useAfterHydration } from './use-after-hydration.ts'
import { useCopy } from './use-copy.ts'

interface ShareLinksProps {
  /** The page's canonical address. */
  url: string
  title: string
}

/** Ways to pass a page on: two networks, its address to copy, and the device's own where it has one. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { t } = useTranslation('common')
  const address = useRef<HTMLElement>(null)
  const { outcome, copy } = useCopy()
  const canShare = useAfterHydration(() => 'share' in navigator, false)
  const newTab = <span className="visually-hidden"> {t('footer.newTab')}</span>
  const urlAsParameter = encodeURIComponent(url)
  return (
    <div className={styles.share}>
      <code ref={address} className={styles.address}>
        {url}
      </code>
      <div className={styles.ways}>
        <span className={styles.copy}>
          <Button variant="secondary" onClick={() => copy(address.current)}>
            {t('share.copy')}
          </Button>
        </span>
        <Button
          variant="outline"
          external
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${urlAsParameter}`}
        >
          LinkedIn{newTab}
        </Button>
        <Button variant="outline" external href={`https://www.facebook.com/sharer/sharer.php?u=${urlAsParameter}`}>
          Facebook{newTab}
        </Button>
        {/* Its room is kept, so that nothing moves when it comes. */}
        <span className={canShare ? undefined : styles.absent}>
          <Button variant="ghost" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
            {t('share.more')}
          </Button>
        </span>
      </div>
      <div className={styles.outcome}>
        <Toast>{outcome && t(`share.${outcome}`)}</Toast>
      </div>
    </div>
  )
}
