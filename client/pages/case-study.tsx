import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/case-study" title="case-study" description="case-study" />
      <h1>case-study</h1>
    </>
  )
}
