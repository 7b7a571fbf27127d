import { type FunctionComponent, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { takenOver } from '#client/components/taken-over.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './hydrate-when-near.module.css'

/** How far below the screen an element may be and still counts as near. */
const NEAR_MARGIN = '75%'

interface HydrateWhenNearProps<Props extends { locale: Locale }> {
  /** Fetches the component's code. */
  load: () => Promise<FunctionComponent<Props>>
  /** For the component. */
  props: Props
}

/**
 * Leaves a component as the plain HTML it was served as until it comes near the screen, and fetches its code only then.
 * Where the code cannot be had, the HTML stays, and coming near, online or back to the page is another try.
 */
export function HydrateWhenNear<Props extends { locale: Locale }>({ load, props }: HydrateWhenNearProps<Props>) {
  const { locale } = props
  const ref = useRef<HTMLDivElement>(null)
  const [gate, setGate] = useState(() => createGate(locale, load))
  // Still plain HTML in another language: begin anew, for React cannot translate what it has not taken over yet.
  if (!gate.isOpen && gate.locale !== locale) setGate(createGate(locale, load))

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load().then(gate.open, console.warn)
      },
      { rootMargin: NEAR_MARGIN },
    )
    const observeAnew = () => {
      observer.unobserve(element)
      observer.observe(element)
    }
    observer.observe(element)
    addEventListener('online', observeAnew)
    addEventListener('pageshow', observeAnew)
    return () => {
      observer.disconnect()
      removeEventListener('online', observeAnew)
      removeEventListener('pageshow', observeAnew)
    }
  }, [gate, load])

  return (
    <div ref={ref} data-served>
      <Suspense key={gate.locale} fallback={<div className={styles.room} />}>
        <TakenOver element={ref} />
        {gate.known ? <gate.known {...props} /> : <Gated component={gate.component} props={props} />}
      </Suspense>
    </div>
  )
}

/** Says so once the boundary it stands in, and so the component beside it, is taken over. */
function TakenOver({ element }: { element: RefObject<HTMLElement | null> }) {
  useEffect(() => takenOver(element.current), [element])
  return null
}

interface GatedProps<Props> {
  component: Promise<FunctionComponent<Props>>
  props: Props
}

function Gated<Props extends object>({ component, props }: GatedProps<Props>) {
  const Component = use(component)
  return <Component {...props} />
}

/** What has been loaded before by whom: shown at once when a visitor comes back, so that the page has its length again. */
const loaded = new WeakMap<object, unknown>()

/** A promise of the component that is kept from outside; kept at once while prerendering, and where it has been loaded before. */
function createGate<Props>(locale: Locale, load: () => Promise<FunctionComponent<Props>>) {
  const known = loaded.get(load) as FunctionComponent<Props> | undefined
  let resolve: (component: FunctionComponent<Props>) => void = () => {}
  const promise = new Promise<FunctionComponent<Props>>((settle) => {
    resolve = settle
  })
  const gate = {
    locale,
    known,
    isOpen: Boolean(known),
    component: import.meta.env.SSR ? load() : promise,
    open(component: FunctionComponent<Props>) {
      loaded.set(load, component)
      gate.isOpen = true
      resolve(component)
    },
  }
  return gate
}
