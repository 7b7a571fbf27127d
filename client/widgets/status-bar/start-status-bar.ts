import { downloadAll } from '#client/device/offline/offline-readiness.ts'
import { onOnline } from '#client/device/offline/online.ts'
import { onReadiness, type Readiness } from '#client/device/offline/readiness.ts'
import { applyUpdate, onUpdate, type Update } from '#client/device/updates/register-worker.ts'
import { eachElement } from '#client/document/each-element.ts'
import { pageState } from '#client/document/page-state.ts'
import { splitLocale } from '#contract/addresses.ts'

const READY_NOTE_MS = 6000
const FAILED_NOTE_MS = 10_000
/** Local storage key. It is set when this device has shown the note "ready to read offline". */
const READY_SAID_KEY = 'offline-ready-said'

let online = true
let readiness: Readiness | undefined
let update: Update | undefined
let isUpdatePostponed = false
let isDownloadPostponed = false
/**
 * The note that is shown now and disappears after some seconds. `ready`: the whole site has been downloaded to
 * this device for the first time. `failed`: the site could not be downloaded.
 */
let passingNote: 'ready' | 'failed' | undefined
let passingNoteTimer: ReturnType<typeof setTimeout>

/**
 * Starts the notes in the corner of the page. They tell whether the device is offline, how much of the site has been
 * downloaded for offline use, and whether an update of the site is ready.
 */
export function startStatusBar(): void {
  onOnline((isOnline) => {
    online = isOnline
    showAll()
  })
  onReadiness((next) => {
    if (next.state !== readiness?.state) startPassingNote(next.state)
    readiness = next
    showAll()
  })
  onUpdate((next) => {
    update = next
    showAll()
  })
  eachElement('[data-status-bar]', show)
  document.addEventListener('click', ({ target }) => {
    const isOn = (selector: string) => (target as Element).closest(selector) !== null
    if (isOn('[data-update]')) applyUpdate()
    if (isOn('[data-download-all]')) downloadAll()
    isUpdatePostponed ||= isOn('[data-update-later]')
    isDownloadPostponed ||= isOn('[data-download-later]')
    showAll()
  })
}

/** Shows the note about the result of a download for some seconds, if `state` is such a result. */
function startPassingNote(state: Readiness['state']): void {
  clearTimeout(passingNoteTimer)
  passingNote = state === 'failed' || (state === 'ready' && isFirstTime()) ? state : undefined
  if (!passingNote) return
  const end = () => {
    passingNote = undefined
    showAll()
  }
  passingNoteTimer = setTimeout(end, passingNote === 'ready' ? READY_NOTE_MS : FAILED_NOTE_MS)
}

/**
 * Returns true for the first call on this device, and false for every later one. If storage is refused, returns false,
 * because the note would otherwise appear on every page.
 */
function isFirstTime(): boolean {
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

/** Shows the notes that are due, and hides all others. */
function show(bar: Element): void {
  const due = notesDue()
  if (due.size > 0 || bar.querySelector('[data-outcome-notice][data-shown]')) pageState.noted = ''
  else delete pageState.noted
  for (const note of bar.querySelectorAll<HTMLElement>('[data-note]'))
    note.toggleAttribute('data-shown', due.has(note.dataset.note))
  if (readiness?.state === 'preparing') showProgress(bar, readiness)
  if (readiness?.state === 'sparing') showMissing(bar, readiness)
  if (update && update.state !== 'none') showUpdate(bar, update)
}

/** Returns the names of the notes that are to be shown now. */
function notesDue(): Set<string | undefined> {
  const { state, hasText } = readiness ?? { state: 'checking' }
  const due = new Set<string | undefined>()
  if (online && state === 'preparing') due.add('preparing')
  const inPart = hasText ? 'offlineText' : 'offlinePartly'
  if (!online && state !== 'checking') due.add(state === 'ready' ? 'offline' : inPart)
  if (online && passingNote) due.add(passingNote)
  if (online && state === 'sparing' && !isDownloadPostponed) due.add('sparing')
  if (update?.state === 'applying' || (update?.state === 'ready' && !isUpdatePostponed)) due.add('updateReady')
  if (update?.state === 'held') due.add('updateHeld')
  return due
}

/** Shows how much of the site has been downloaded, as a number and as a bar. */
function showProgress(bar: Element, { done, total }: Readiness): void {
  const progress = done / total
  // The percentage is formatted by hand. It looks the same in all languages of the site, and `Intl.NumberFormat` would
  // take 12 ms of a first visit.
  const percent = Math.floor(progress * 100)
  bar.querySelector('[role="progressbar"]')?.setAttribute('aria-valuenow', `${percent}`)
  // Writes into the existing text node, because a new node would make Chromium check all CSS rules with `:has()` again.
  // On a page of an earlier release the element is empty, so the text goes into the element itself. On a page that the
  // browser has translated, the browser has put an element around the text, and the text goes into this element.
  for (const text of bar.querySelectorAll('[data-percent]')) (text.firstChild ?? text).textContent = `${percent}%`
  for (const fill of bar.querySelectorAll<HTMLElement>('[data-fill]')) fill.style.scale = `${progress} 1`
}

/** Writes how many megabytes of the site are not on the device yet. */
function showMissing(bar: Element, { done, total }: Readiness): void {
  const megabytes = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 })
  for (const text of bar.querySelectorAll('[data-missing-megabytes]'))
    text.textContent = `${megabytes.format((total - done) / 1e6)} MB`
}

/** Shows which sections the update changes, and whether it is being applied. */
function showUpdate(bar: Element, { state, changes }: Update): void {
  const { locale } = splitLocale(location.pathname)
  for (const part of bar.querySelectorAll<HTMLElement>('[data-change]'))
    part.hidden = !changes.some((name) => name.startsWith(`${locale}-${part.dataset.change}`))
  const button = bar.querySelector('[data-update]') as HTMLButtonElement
  const isApplying = state === 'applying'
  button.disabled = isApplying
  button.setAttribute('aria-busy', `${isApplying}`)
  const [idleLabel, busyLabel] = button.children
  idleLabel?.toggleAttribute('hidden', isApplying)
  busyLabel?.toggleAttribute('hidden', !isApplying)
}
