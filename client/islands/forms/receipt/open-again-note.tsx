import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'

/**
 * True if the browser may delete waiting submissions when the site is not opened for a while, as Safari does after
 * seven days. False for a site on the home screen, with persistent storage, or if the service worker sends submissions
 * while no page is open (Background Sync, Chromium only).
 */
async function mayBeDeleted(): Promise<boolean> {
  if ('SyncManager' in globalThis || matchMedia('(display-mode: standalone)').matches) return false
  return !(await navigator.storage?.persisted())
}

/**
 * Asks the visitor to open the site again before the browser deletes the waiting submissions. Renders nothing if the
 * browser does not delete them. Also renders nothing in fair mode, where the staff take care of the device. If the
 * browser does not report whether its storage is persistent, the note is shown.
 */
export function OpenAgainNote() {
  const { t } = useTranslation('form')
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    mayBeDeleted().then(setIsShown, () => setIsShown(true))
  }, [])
  return isShown && !isFairMode() && <p data-open-again>{t('openAgain')}</p>
}
