import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { eachElement, pageChanged } from '#client/document/each-element.ts'
import { replayPresses } from '#client/document/early-presses.ts'
import { CAN_BE_LEFT, HYDRATES, ISLAND, SERVED, STARTED } from '#client/document/island-attributes.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { SHARED_NAMESPACES } from '#client/i18n/namespaces.ts'
import { navigationEnd } from '#client/navigation/navigation-end.ts'
import { IslandRoot } from './island-root.tsx'
import { ISLANDS, type IslandName, type IslandProps } from './islands.ts'
import { keepTyped, tolerateTranslations } from './translated-page.ts'

/**
 * The React root of each island whose hydration has begun. The promise resolves only when React has hydrated the
 * island, because unmounting a root during hydration causes errors.
 */
const roots = new WeakMap<Element, Promise<Root>>()

tolerateTranslations()

// Unmounts the islands of a page that a link or Back has replaced without loading a new document. Otherwise a form of
// that page would go on storing and sending, and an outbox would mark authors as told whom nobody has told.
eachElement(`[${ISLAND}]:not([${CAN_BE_LEFT}])`, (element) => () => {
  void roots.get(element)?.then((root) => root.unmount())
})

/**
 * Hydrates an island, a part of the served page that React operates. Resolves once the island responds to presses. Does
 * nothing if the island has left the page or its hydration has already begun. Rejects if the island's code,
 * translations or content cannot be loaded; the island then keeps its served HTML.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(ISLAND) as IslandName
  const props: IslandProps = JSON.parse(element.dataset.props as string)
  const { namespaces, load } = ISLANDS[name]
  const [content] = await Promise.all([
    load(props),
    loadTranslations(props.locale, [...SHARED_NAMESPACES, ...namespaces]),
  ])
  // The router of the list of case studies writes into the history when it starts. While a link is being followed, this
  // write would cancel the navigation: wait for its end.
  await navigationEnd()
  // While the code was loading, a link may have replaced the page without loading a new document: do not hydrate an
  // element that is no longer on the page. After Back the island starts again, so this function may run twice for one
  // element: hydrate the element only once.
  if (!element.isConnected || roots.has(element)) return
  element.setAttribute(STARTED, HYDRATES)
  const hydrated = new Promise<Root>((resolve) => {
    let root: Root
    const onHydrated = () =>
      // The island's effects may have set state. Wait until React has rendered the new state, and only then repeat the
      // visitor's presses from the time before hydration.
      queueMicrotask(() => {
        element.removeAttribute(SERVED)
        pageChanged()
        replayPresses(element)
        resolve(root)
      })
    const island = (
      <IslandRoot locale={props.locale} onHydrated={onHydrated}>
        {content}
      </IslandRoot>
    )
    // In a transition React hydrates in slices, so that a slow phone can respond to taps between them. Otherwise React
    // would block the phone until the whole island is hydrated.
    const moveTyped = keepTyped(element)
    const onRecoverableError = (error: unknown) => {
      moveTyped()
      reportError(error)
    }
    startTransition(() => {
      root = hydrateRoot(element, island, { identifierPrefix: name, onRecoverableError })
    })
  })
  roots.set(element, hydrated)
  await hydrated
}
