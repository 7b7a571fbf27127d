import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/case-studies" title="case-studies" description="case-studies" />
      <h1>case-studies</h1>
    </>
  )
}
