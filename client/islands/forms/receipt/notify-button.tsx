import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'

/**
 * Returns the permission for notifications. Undefined if the browser has no notifications or no Background Sync.
 * Without Background Sync the service worker never sends while no page is open, so it has nothing to report.
 */
function permissionNow(): NotificationPermission | undefined {
  return 'SyncManager' in globalThis ? globalThis.Notification?.permission : undefined
}

/**
 * Offers to notify the visitor of the outcome of submissions that wait to be sent. Renders nothing if the browser
 * supports no notifications or no Background Sync. Also renders nothing in fair mode, because the visitor does not stay
 * at the device. The browser asks for permission only when the button is pressed.
 */
export function NotifyButton() {
  const { t } = useTranslation('form')
  const [permission, setPermission] = useState(permissionNow)
  const answer = useRef<HTMLParagraphElement>(null)
  const ask = async () => {
    const given = await Notification.requestPermission()
    flushSync(() => setPermission(given))
    // The pressed button has disappeared: move the focus to the text that takes its place.
    answer.current?.focus()
  }
  if (permission === undefined || isFairMode()) return null
  if (permission === 'default')
    return (
      <Button variant="outline" onClick={ask}>
        {t('notify.ask')}
      </Button>
    )
  return (
    <p ref={answer} tabIndex={-1}>
      {permission === 'granted' ? t('notify.granted') : t('notify.denied')}
    </p>
  )
}
