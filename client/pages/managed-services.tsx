import { ServicePage } from '#client/features/services/service-page.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  return <ServicePage locale={locale} service="managed_services" />
}
