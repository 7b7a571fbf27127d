import { PATHS, type Service } from '#contract/addresses.ts'

/** Returns the address of a service's picture, which its page and its card show. */
export function servicePictureUrl(service: Service): string {
  return `/illustrations/hero${PATHS[service].replace('/', '-')}.svg`
}

/** Returns the address of the picture of a capability, by its `icon`. */
export function capabilityPictureUrl(icon: string): string {
  return `/illustrations/capability-${icon}.svg`
}
