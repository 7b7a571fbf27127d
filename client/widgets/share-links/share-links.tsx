import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { CopyButton } from '#client/widgets/copy/copy-button.tsx'
import { Toast } from '#client/widgets/copy/toast.tsx'
import styles from './share-links.module.css'

interface ShareLinksProps {
  /** The page's canonical address. */
  url: string
  title: string
}

/** Ways to share a page: two social networks, its address to copy, and the device's own sharing menu. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { t } = useTranslation('common')
  const addressId = useId()
  const toastId = useId()
  const newTab = <span className="visually-hidden"> {t('footer.newTab')}</span>
  const urlAsParameter = encodeURIComponent(url)
  return (
    <div className={styles.share}>
      <code id={addressId} className={styles.address}>
        {url}
      </code>
      <div className={styles.ways}>
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
        <span className={styles.copy}>
          <CopyButton
            variant="secondary"
            sourceId={addressId}
            toastId={toastId}
            copied={t('share.copied')}
            copyFailed={t('share.copyFailed')}
          >
            {t('share.copy')}
          </CopyButton>
        </span>
        <Button variant="outline" data-share={url} data-share-title={title}>
          {t('share.more')}
        </Button>
      </div>
      <div className={styles.outcome}>
        <Toast id={toastId} />
      </div>
    </div>
  )
}
