import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/home" title="home" description="home" />
      <h1>home</h1>
    </>
  )
}
