import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head locale={locale} path="/outbox" title="outbox" description="outbox" />
      <h1>outbox</h1>
    </>
  )
}
