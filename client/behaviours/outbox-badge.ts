import { onOutboxChange } from '#client/outbox/outbox-changes.ts'
import { outboxExists } from '#client/outbox/outbox-exists.ts'
import { untilLoaded } from '#client/pwa/until-loaded.ts'
import { eachElement } from './each-element.ts'

/** What is sent at once would only flash. */
const SHOW_AFTER_MS = 1000

let waiting = 0
let isLasting = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Says in the header and on the app's icon how many submissions wait to be sent, while any do. The outbox's code is loaded only where there is an outbox. */
export async function startOutboxBadge(): Promise<void> {
  await outboxExists()
  const [{ countWaiting }, { showAppBadge }] = await untilLoaded(() =>
    Promise.all([import('#client/outbox/outbox.ts'), import('#client/outbox/app-badge.ts')]),
  )
  let latest = 0
  const count = async () => {
    const turn = ++latest
    const counted = await countWaiting().catch(() => 0)
    if (turn === latest) setWaiting(counted)
    void showAppBadge()
  }
  onOutboxChange(count)
  await count()
  eachElement('[data-outbox-badge]', show)
}

function setWaiting(count: number): void {
  waiting = count
  if (count > 0) timer ??= setTimeout(last, SHOW_AFTER_MS)
  else {
    clearTimeout(timer)
    timer = undefined
    isLasting = false
  }
  showAll()
}

function last(): void {
  isLasting = true
  showAll()
}

function showAll(): void {
  document.querySelectorAll('[data-outbox-badge]').forEach(show)
}

function show(badge: Element): void {
  badge.toggleAttribute('data-shown', isLasting)
  const count = badge.querySelector('[data-count]')
  if (count) count.textContent = `${waiting}`
}
