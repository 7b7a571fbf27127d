import { copyTextOf } from './copy-text-of.ts'

/** How long it is said that something was copied (specification §9). */
const COPIED_TOAST_MS = 3000

/** What ends the message of a toast. */
const endings = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Buttons that copy the text of the element whose id is their `data-copy`. The toast whose id is their `data-copy-toast` then says
 * `data-copied` for three seconds, or `data-copy-failed` until the next try, for there is something left to do by hand.
 */
export function startCopying(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]')
    const source = button && document.getElementById(button.dataset.copy ?? '')
    if (!source) return
    const isCopied = await copyTextOf(source)
    const { copyToast = '', copied = '', copyFailed = '' } = button.dataset
    const toast = document.getElementById(copyToast)
    if (!toast) return
    toast.textContent = isCopied ? copied : copyFailed
    clearTimeout(endings.get(toast))
    const empty = () => toast.replaceChildren()
    if (isCopied) endings.set(toast, setTimeout(empty, COPIED_TOAST_MS))
  })
}
