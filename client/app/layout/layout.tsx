import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'

interface LayoutProps {
  locale: Locale
  path: string
  children: ReactNode
}

export function Layout({ children }: LayoutProps) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
