import { type RequestHandler, Router } from 'express'
import helmet from 'helmet'

const PART_OF_A_PAGE = /^\/(?!sw\.js).+\.(js|css|json|webmanifest|woff2|svg|png|jpe?g|avif|webp|mp4|webm)$/

/** Two years. For this host alone: what else stands under the domain is not the relay's to bind. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60

/**
 * Content security policy and other protective headers. `scriptHashes` are the sources of the pages' inline scripts; where visitors
 * open the site by HTTPS (`siteUrl`), browsers are told to do so always, though the relay itself speaks HTTP to the proxy that ends TLS.
 */
export function securityHeaders(scriptHashes: readonly string[], siteUrl: string): RequestHandler {
  return Router().use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        // Fonts, connections and workers fall back to these.
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...scriptHashes],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          frameSrc: ['https://www.openstreetmap.org'],
          objectSrc: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: siteUrl.startsWith('https:') && { maxAge: HSTS_SECONDS, includeSubDomains: false },
      // For browsers and plug-ins of the past; every byte here is taken from the first packets of a page.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    (_req, res, next) => {
      res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
      next()
    },
  )
}

/**
 * The headers for everything but what only pages load: that is spared 700 bytes of policies which browsers apply to documents and
 * workers alone. Where such an address is answered with a page after all, the page brings them itself.
 */
export function sparingParts(headers: RequestHandler): RequestHandler {
  return Router()
    .use(PART_OF_A_PAGE, helmet.xContentTypeOptions(), (_req, _res, next) => next('router'))
    .use(headers)
}
