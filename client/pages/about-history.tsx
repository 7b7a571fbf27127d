import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/about-history" title="about-history" description="about-history" />
      <h1>about-history</h1>
    </>
  )
}
