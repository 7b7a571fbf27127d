import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head
        locale={locale}
        path="/mobile-app-development"
        title="mobile-app-development"
        description="mobile-app-development"
      />
      <h1>mobile-app-development</h1>
    </>
  )
}
