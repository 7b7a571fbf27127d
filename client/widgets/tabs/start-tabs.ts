import { onClick } from '#client/document/on-click.ts'
import { indexAfter, stepForKey } from '#client/widgets/arrow-keys/arrow-keys.ts'

const TAB = '[role="tab"]'

/**
 * Starts the tabs (WAI-ARIA APG, tabs). A press or a key selects a tab. Only the panel of the selected tab has
 * `data-selected`.
 */
export function startTabs(): void {
  onClick(TAB, select)
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>(TAB)
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
    const tabs = tabsBeside(tab)
    const index = tabs.indexOf(tab)
    const step = stepForKey(event.key, index, tabs.length)
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[indexAfter(index, step, tabs.length)] as HTMLElement
    select(next)
    next.focus()
  })
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>(TAB) ?? [])]
}

/** Selects a tab, and shows its panel instead of those of the other tabs. */
function select(selected: HTMLElement): void {
  for (const tab of tabsBeside(selected)) {
    tab.setAttribute('aria-selected', String(tab === selected))
    tab.tabIndex = tab === selected ? 0 : -1
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    panel?.toggleAttribute('data-selected', tab === selected)
  }
}
