import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Tells whether the browser may delete waiting submissions if the site is not opened for a while. Safari does so after
 * seven days, except for sites on the home screen. False also if the browser has granted persistent storage, or if the
 * worker sends submissions by itself (Background Sync, Chromium only).
 */
async function mayBeDeleted(): Promise<boolean> {
  if ('SyncManager' in globalThis || matchMedia('(display-mode: standalone)').matches) return false
  return !(await navigator.storage?.persisted())
}

/**
 * Asks the visitor to open the site again before the browser deletes the waiting submissions. Renders nothing if the
 * browser does not delete them.
 */
export function OpenAgainNote() {
  const { t } = useTranslation('form')
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    mayBeDeleted().then(setIsShown, () => setIsShown(true))
  }, [])
  return isShown && <p data-open-again>{t('openAgain')}</p>
}
