import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/web-development" title="web-development" description="web-development" />
      <h1>web-development</h1>
    </>
  )
}
