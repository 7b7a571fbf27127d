import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/not-found" title="not-found" description="not-found" />
      <h1>not-found</h1>
    </>
  )
}
