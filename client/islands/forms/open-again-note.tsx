import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Whether the browser may delete what waits here because nobody opens the site, as Safari does after seven days outside the home screen.
 * Never where it has promised to keep it, nor on a home screen, nor where the worker sends by itself (Background Sync, Chromium alone).
 */
async function mayBeDeleted(): Promise<boolean> {
  if ('SyncManager' in globalThis || matchMedia('(display-mode: standalone)').matches) return false
  return !(await navigator.storage?.persisted())
}

/** For beside what waits: asks to open the site again before the browser deletes it; nothing where it keeps it. */
export function OpenAgainNote() {
  const { t } = useTranslation('form')
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    mayBeDeleted().then(setIsShown, () => setIsShown(true))
  }, [])
  return isShown && <p data-open-again>{t('openAgain')}</p>
}
