import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'

/** Undefined without Background Sync: then the worker never sends while no page is open, and has nothing to notify of. */
function permissionNow(): NotificationPermission | undefined {
  return 'SyncManager' in globalThis ? globalThis.Notification?.permission : undefined
}

/** Offers notifications of what becomes of the waiting submissions; renders nothing where the browser cannot. Asks for permission only when pressed. */
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
