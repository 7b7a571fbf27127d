import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageChanged } from '#client/document/each-element.ts'
import { replayPresses } from '#client/document/early-presses.ts'
import { ISLAND, SERVED } from '#client/document/island-attributes.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { SHARED_NAMESPACES } from '#client/i18n/namespaces.ts'
import { IslandRoot } from './island-root.tsx'
import { ISLANDS, type IslandName, type IslandProps } from './islands.ts'

const hydrated = new WeakSet<Element>()

/**
 * Hydrates an island of the served page; resolves once it answers presses. Rejects when its code, texts or content cannot be loaded; the
 * island then stays as it was served.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute(ISLAND) as IslandName
  const props: IslandProps = JSON.parse(element.dataset.props as string)
  const { namespaces, load } = ISLANDS[name]
  const [content] = await Promise.all([
    load(props),
    loadTranslations(props.locale, [...SHARED_NAMESPACES, ...namespaces]),
  ])
  // The visitor may have gone to another page meanwhile. On Back the island starts again, so it may come here twice.
  if (!element.isConnected || hydrated.has(element)) return
  hydrated.add(element)
  await new Promise<void>((resolve) => {
    const onHydrated = () =>
      // Effects set states, too: a replayed press must find the island as it is after them.
      queueMicrotask(() => {
        element.removeAttribute(SERVED)
        pageChanged()
        replayPresses(element)
        resolve()
      })
    const island = (
      <IslandRoot locale={props.locale} onHydrated={onHydrated}>
        {content}
      </IslandRoot>
    )
    // A transition is hydrated in slices, so that a slow phone answers taps meanwhile.
    startTransition(() => void hydrateRoot(element, island, { identifierPrefix: name }))
  })
}
