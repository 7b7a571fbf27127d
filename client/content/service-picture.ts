import { PATHS, type Service } from '#contract/addresses.ts'

/** The address of the picture of a service, for its page and its card. */
export function servicePictureUrl(service: Service): string {
  return `/illustrations/hero${PATHS[service].replace('/', '-')}.svg`
}
