import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/about-us" title="about-us" description="about-us" />
      <h1>about-us</h1>
    </>
  )
}
