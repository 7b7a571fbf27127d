import { whenOutboxExists } from '#client/device/database/outbox-exists.ts'
import { eachElement } from '#client/document/each-element.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * The badge appears only after this time. Otherwise it would flash up for a submission that is sent within a moment.
 */
const SHOW_AFTER_MS = 1000

/**
 * `waiting`: number of submissions that wait to be sent. `attention`: number of submissions that were rejected or have
 * expired, and so need action by the visitor.
 */
let counts = { waiting: 0, attention: 0 }
let isShown = false
let timer: ReturnType<typeof setTimeout> | undefined

const sum = () => counts.waiting + counts.attention

/**
 * Shows in the header and on the icon of the installed app how many submissions wait to be sent or need action by the
 * visitor. Loads the code of the outbox (the submissions stored on this device) only once an outbox exists.
 */
export async function startOutboxBadge(): Promise<void> {
  await whenOutboxExists()
  const [{ countNeeds }, { watchSubmissions }, { showAppBadge }] = await retryImport(() =>
    Promise.all([
      import('#client/device/outbox/outbox.ts'),
      import('#client/device/outbox/watch-submissions.ts'),
      import('#client/device/outbox/app-badge.ts'),
    ]),
  )
  watchSubmissions((submissions) => {
    if (submissions === 'unreadable') return
    setCounts(countNeeds(submissions))
    void showAppBadge(submissions)
  })
  eachElement<HTMLAnchorElement>('[data-outbox-badge]', show)
}

/** Notes the numbers. Shows the badge `SHOW_AFTER_MS` after the first submission; hides it as soon as there is none. */
function setCounts(counted: typeof counts): void {
  counts = counted
  if (sum() > 0) timer ??= setTimeout(setShown, SHOW_AFTER_MS)
  else {
    clearTimeout(timer)
    timer = undefined
    isShown = false
  }
  showAll()
}

function setShown(): void {
  isShown = true
  showAll()
}

function showAll(): void {
  document.querySelectorAll<HTMLAnchorElement>('[data-outbox-badge]').forEach(show)
}

/** Writes the numbers into a badge, and shows or hides it. The badge leads to the list, past the explanation above it. */
function show(badge: HTMLAnchorElement): void {
  badge.hash = 'list'
  badge.toggleAttribute('data-shown', isShown)
  badge.toggleAttribute('data-attention', counts.attention > 0)
  for (const [need, count] of Object.entries(counts)) {
    const words = badge.querySelector(`[data-need="${need}"]`)
    words?.toggleAttribute('hidden', count === 0)
    words?.querySelector('[data-count]')?.replaceChildren(`${count}`)
  }
  badge.querySelector('[data-sum]')?.replaceChildren(`${sum()}`)
}
