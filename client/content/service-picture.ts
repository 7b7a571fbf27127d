import { servicePath } from '#client/navigation/paths.ts'
import type { Service } from './case-study.ts'

/** The address of the picture of a service: the top of its page and its card. */
export function servicePictureUrl(service: Service): string {
  return `/illustrations/hero${servicePath(service).replace('/', '-')}.svg`
}
