import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageChanged } from '#client/document/each-element.ts'
import { replayPresses } from '#client/document/early-presses.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { SHARED_NAMESPACES } from '#client/i18n/namespaces.ts'
import { IslandRoot } from './island-root.tsx'
import { ISLANDS, type IslandName, type IslandProps } from './islands.ts'

const takenOver = new WeakSet<Element>()

/**
 * Takes over an island of the served page; resolves once it answers. Rejects when its code, texts or content cannot be had; it then stays as
 * it was served.
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName
  const props: IslandProps = JSON.parse(element.dataset.props as string)
  const { namespaces, load } = ISLANDS[name]
  const [content] = await Promise.all([
    load(props),
    loadTranslations(props.locale, [...SHARED_NAMESPACES, ...namespaces]),
  ])
  // Whose page was left meanwhile is taken over when that is come back to, once.
  if (!element.isConnected || takenOver.has(element)) return
  takenOver.add(element)
  await new Promise<void>((resolve) => {
    const onTakenOver = () =>
      // Effects set states, too: what is pressed again has to find the island as it is after them.
      queueMicrotask(() => {
        delete element.dataset.served
        pageChanged()
        replayPresses(element)
        resolve()
      })
    const island = (
      <IslandRoot locale={props.locale} onTakenOver={onTakenOver}>
        {content}
      </IslandRoot>
    )
    // As a transition it runs in slices, so that a slow phone answers taps meanwhile.
    startTransition(() => void hydrateRoot(element, island, { identifierPrefix: name }))
  })
}
