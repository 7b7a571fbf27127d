import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/careers" title="careers" description="careers" />
      <h1>careers</h1>
    </>
  )
}
