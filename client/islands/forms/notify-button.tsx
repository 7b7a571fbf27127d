import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'

/** Only a worker that sends while no page is open has anything to tell (Background Sync). */
function permissionNow(): NotificationPermission | undefined {
  return 'SyncManager' in globalThis ? globalThis.Notification?.permission : undefined
}

/** Offers to tell what becomes of what waits here; nothing where the browser cannot. It asks on a press, never before. */
export function NotifyButton() {
  const { t } = useTranslation('form')
  const [permission, setPermission] = useState(permissionNow)
  if (permission === undefined) return null
  if (permission === 'default')
    return (
      <Button variant="ghost" onClick={async () => setPermission(await Notification.requestPermission())}>
        {t('notify.ask')}
      </Button>
    )
  return <p role="status">{permission === 'granted' ? t('notify.granted') : t('notify.denied')}</p>
}
