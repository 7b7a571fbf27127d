import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return (
    <>
      <Head
        locale={locale}
        path="/software-development"
        title="software-development"
        description="software-development"
      />
      <h1>software-development</h1>
    </>
  )
}
