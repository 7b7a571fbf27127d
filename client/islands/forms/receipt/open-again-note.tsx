import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Whether the browser may delete waiting submissions when the site is not opened for a while: Safari does after seven days, except for
 * sites on the home screen. False also where the browser has granted persistent storage, or the worker sends by itself (Background Sync,
 * Chromium only).
 */
async function mayBeDeleted(): Promise<boolean> {
  if ('SyncManager' in globalThis || matchMedia('(display-mode: standalone)').matches) return false
  return !(await navigator.storage?.persisted())
}

/** Asks to open the site again before the browser deletes what waits here; renders nothing where the browser does not delete it. */
export function OpenAgainNote() {
  const { t } = useTranslation('form')
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    mayBeDeleted().then(setIsShown, () => setIsShown(true))
  }, [])
  return isShown && <p data-open-again>{t('openAgain')}</p>
}
