import { copyTextOf } from './copy-text-of.ts'

/** How long the toast says "copied" (docs/product.md §9.7). */
const COPIED_TOAST_MS = 3000

/** The timers that empty the toasts. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Buttons that copy the text of the element whose id is their `data-copy`. The toast whose id is their `data-copy-toast` then shows
 * `data-copied` for three seconds, or `data-copy-failed` until the next try, since the visitor has to copy by hand then.
 */
export function startCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]')
    const source = button && document.getElementById(button.dataset.copy ?? '')
    if (!source) return
    const isCopied = await copyTextOf(source)
    const { copyToast = '', copied = '', copyFailed = '' } = button.dataset
    const toast = document.getElementById(copyToast)
    if (!toast) return
    toast.textContent = isCopied ? copied : copyFailed
    clearTimeout(timers.get(toast))
    const empty = () => toast.replaceChildren()
    if (isCopied) timers.set(toast, setTimeout(empty, COPIED_TOAST_MS))
  })
}
