import { onReadiness, type Readiness } from '#client/pwa/offline-readiness.ts'
import { onOnline } from '#client/pwa/online.ts'
import { applyUpdate, onUpdateReady } from '#client/pwa/register-worker.ts'
import { eachElement } from './each-element.ts'

const READY_NOTICE_MS = 6000
const FAILED_NOTICE_MS = 10_000
/** Local storage key: "ready to read offline" has been said on this device. */
const READY_SAID_KEY = 'offline-ready-said'

let online = true
let readiness: Readiness = { state: 'checking', progress: 0 }
let isUpdateReady = false
let isUpdatePutOff = false
/** `ready` for a while when the site is on the device for the first time, `failed` for a while when it could not be. */
let notice: 'ready' | 'failed' | undefined
let noticeTimer: ReturnType<typeof setTimeout>

/** Says what the device and the site's files are up to. `startPwa` calls this, since it brings the code that knows. */
export function startStatusBar(): void {
  onOnline((isOnline) => {
    online = isOnline
    showAll()
  })
  onReadiness((next) => {
    if (next.state !== readiness.state) takeNotice(next.state)
    readiness = next
    showAll()
  })
  onUpdateReady((isReady) => {
    isUpdateReady = isReady
    showAll()
  })
  eachElement('[data-status-bar]', show)
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-update]')) applyUpdate()
    if (!(target as Element).closest('[data-update-later]')) return
    isUpdatePutOff = true
    showAll()
  })
}

function takeNotice(state: Readiness['state']): void {
  clearTimeout(noticeTimer)
  notice = state === 'failed' || (state === 'ready' && sayOnce()) ? state : undefined
  if (!notice) return
  const end = () => {
    notice = undefined
    showAll()
  }
  noticeTimer = setTimeout(end, notice === 'ready' ? READY_NOTICE_MS : FAILED_NOTICE_MS)
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

function showAll(): void {
  document.querySelectorAll('[data-status-bar]').forEach(show)
}

function show(bar: Element): void {
  showProgress(bar)
  const due = notesDue()
  const said = bar.querySelector('[role="status"]')
  const kept = bar.querySelector('[data-notes]')
  // Screen readers say what comes into the live region; shown there and taken away it would be said by some only.
  for (const note of bar.querySelectorAll<HTMLElement>('[data-note]')) {
    const place = due.includes(note.dataset.note as string) ? said : kept
    if (note.parentElement !== place) place?.append(note)
  }
}

function notesDue(): string[] {
  const due: string[] = []
  if (!online && readiness.state !== 'checking') due.push(readiness.state === 'ready' ? 'offline' : 'offlinePartly')
  if (online && notice) due.push(notice)
  if (isUpdateReady && !isUpdatePutOff) due.push('updateReady')
  return due
}

function showProgress(bar: Element): void {
  const preparing = bar.querySelector<HTMLElement>('[data-preparing]')
  const progressbar = bar.querySelector('[role="progressbar"]')
  const fill = bar.querySelector<HTMLElement>('[data-fill]')
  const text = bar.querySelector('[data-percent]')
  if (!preparing || !progressbar || !fill || !text) return
  preparing.hidden = readiness.state !== 'preparing' || !online
  const percent = Math.floor(readiness.progress * 100)
  text.textContent = (percent / 100).toLocaleString(document.documentElement.lang, { style: 'percent' })
  progressbar.setAttribute('aria-valuenow', `${percent}`)
  fill.style.scale = `${readiness.progress} 1`
}
