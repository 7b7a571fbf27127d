import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'

/** How far below the screen an element may be and still counts as near. */
const NEAR_MARGIN = '75%'

interface HydrateWhenNearProps {
  locale: Locale
  children: ReactNode
}

/**
 * Leaves its children as the plain HTML they were served as until they come near the screen; code that they import
 * lazily is not fetched before.
 */
export function HydrateWhenNear({ locale, children }: HydrateWhenNearProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [gate, setGate] = useState(() => createGate(locale))
  // Still plain HTML in another language: begin anew, for React cannot translate what it has not taken over yet.
  if (!gate.isOpen && gate.locale !== locale) setGate(createGate(locale))

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        gate.open()
        observer.disconnect()
      },
      { rootMargin: NEAR_MARGIN },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [gate])

  return (
    <div ref={ref}>
      <Suspense key={gate.locale}>
        <Gate opened={gate.opened}>{children}</Gate>
      </Suspense>
    </div>
  )
}

function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  use(opened)
  return children
}

function createGate(locale: Locale) {
  const gate = { locale, isOpen: false, open() {}, opened: Promise.resolve() }
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      gate.isOpen = true
      resolve()
    }
  })
  if (import.meta.env.SSR) gate.open()
  return gate
}
