import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/data-science" title="data-science" description="data-science" />
      <h1>data-science</h1>
    </>
  )
}
