import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/privacy-policy" title="privacy-policy" description="privacy-policy" />
      <h1>privacy-policy</h1>
    </>
  )
}
