import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/managed-services" title="managed-services" description="managed-services" />
      <h1>managed-services</h1>
    </>
  )
}
