import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { onReadiness, type Readiness } from './offline-readiness.ts'
import { onOnline } from './online.ts'
import { applyUpdate, onUpdateReady } from './register-worker.ts'
import styles from './status-bar.module.css'

const READY_NOTICE_MS = 6000
const FAILED_NOTICE_MS = 10_000
/** Local storage key: "ready to read offline" has been said on this device. */
const READY_SAID_KEY = 'offline-ready-said'

const UNKNOWN: Readiness = { state: 'checking', progress: 0 }

/** What a source told last; `initial` before it has said anything. */
function useLatest<T>(subscribe: (listener: (value: T) => void) => () => void, initial: T): T {
  const [value, setValue] = useState(initial)
  useEffect(() => subscribe(setValue), [subscribe])
  return value
}

function sayOnce(): boolean {
  try {
    if (localStorage.getItem(READY_SAID_KEY)) return false
    localStorage.setItem(READY_SAID_KEY, 'yes')
    return true
  } catch {
    return false
  }
}

/** `ready` for a while when the site is on the device for the first time, `failed` for a while when it could not be. */
function useNotice({ state }: Readiness): 'ready' | 'failed' | null {
  const [notice, setNotice] = useState<'ready' | 'failed' | null>(null)
  useEffect(() => {
    const wanted = state === 'failed' || (state === 'ready' && sayOnce()) ? state : null
    if (!wanted) return
    setNotice(wanted)
    const timer = setTimeout(setNotice, wanted === 'ready' ? READY_NOTICE_MS : FAILED_NOTICE_MS, null)
    return () => {
      clearTimeout(timer)
      setNotice(null)
    }
  }, [state])
  return notice
}

function Preparing({ progress }: { progress: number }) {
  const { t } = useTranslation('common')
  const percent = Math.floor(progress * 100)
  return (
    <div className={styles.note}>
      <p className={styles.text}>
        {t('pwa.preparing')} <span className={styles.percent}>{t('pwa.percent', { percent })}</span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('pwa.preparing')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.fill} style={{ scale: `${progress} 1` }} />
      </div>
    </div>
  )
}

/** What the device and the site's files are up to, in the corner of every page; empty most of the time. */
export function StatusBar() {
  const { t } = useTranslation('common')
  const online = useLatest(onOnline, true)
  const readiness = useLatest(onReadiness, UNKNOWN)
  const updateReady = useLatest(onUpdateReady, false)
  const [isUpdatePutOff, setIsUpdatePutOff] = useState(false)
  const notice = useNotice(readiness)
  return (
    <div className={styles.bar}>
      {readiness.state === 'preparing' && online && <Preparing progress={readiness.progress} />}
      <div className={styles.messages} role="status">
        {!online && readiness.state !== 'checking' && (
          <p className={styles.note}>{t(readiness.state === 'ready' ? 'pwa.offline' : 'pwa.offlinePartly')}</p>
        )}
        {online && notice && <p className={styles.note}>{t(`pwa.${notice}`)}</p>}
        {updateReady && !isUpdatePutOff && (
          <div className={styles.note}>
            <p className={styles.text}>{t('pwa.updateReady')}</p>
            <Button variant="contact" onClick={applyUpdate}>
              {t('pwa.update')}
            </Button>
            <button type="button" className={styles.later} onClick={() => setIsUpdatePutOff(true)}>
              {t('pwa.later')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
