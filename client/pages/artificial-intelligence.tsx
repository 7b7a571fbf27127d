import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head
        locale={locale}
        path="/artificial-intelligence"
        title="artificial-intelligence"
        description="artificial-intelligence"
      />
      <h1>artificial-intelligence</h1>
    </>
  )
}
