import { onClick } from '#client/document/on-click.ts'
import { copyTextOf } from './copy-text-of.ts'

/** How long the toast says "copied" (docs/product.md §9.7). */
const COPIED_TOAST_MS = 3000

/** For each toast, the timer that will empty it. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Starts the copy buttons. A button copies the text of the element whose id is in `data-copy`, and writes the result
 * into the toast whose id is in `data-copy-toast`. After a success the toast shows the text in `data-copied` for three
 * seconds. After a failure it shows the text in `data-copy-failed` until the next try, because the visitor has to copy
 * by hand.
 */
export function startCopy(): void {
  onClick('[data-copy]', async ({ dataset: { copy = '', copyToast = '', copied = '', copyFailed = '' } }) => {
    const source = document.getElementById(copy)
    if (!source) return
    const isCopied = await copyTextOf(source)
    const toast = document.getElementById(copyToast)
    if (!toast) return
    toast.textContent = isCopied ? copied : copyFailed
    clearTimeout(timers.get(toast))
    const empty = () => toast.replaceChildren()
    if (isCopied) timers.set(toast, setTimeout(empty, COPIED_TOAST_MS))
  })
}
