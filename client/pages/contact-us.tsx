import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/contact-us" title="contact-us" description="contact-us" />
      <h1>contact-us</h1>
    </>
  )
}
