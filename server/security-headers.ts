import { type RequestHandler, Router } from 'express'
import helmet from 'helmet'

const SUBRESOURCE = /^\/(?!sw\.js).+\.(js|css|json|webmanifest|woff2|svg|png|jpe?g|avif|webp|mp4|webm)$/

/**
 * HSTS is valid for two years, and for this host alone: the relay does not know whether other hosts of the domain speak
 * HTTPS.
 */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60

/**
 * Sets the content security policy and other protective headers. `scriptHashes` allow the pages' inline scripts. HSTS
 * is sent when `siteUrl` is `https:`. The scheme of a request does not count, because the relay itself speaks HTTP to a
 * proxy.
 */
export function securityHeaders(scriptHashes: readonly string[], siteUrl: string): RequestHandler {
  return Router().use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        // Fonts, connections and workers have no directive of their own. `default-src` applies to fonts and
        // connections, `script-src` to workers.
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...new Set(scriptHashes)],
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
      // These four headers are off, because every byte takes room in a page's first packets. The first would only turn
      // off DNS prefetching. Only old browsers and plug-ins read the other three.
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
 * Sets `headers` on every reply, except at an address that matches `SUBRESOURCE`, such as that of a script, font or
 * image. Such a file gets only `X-Content-Type-Options`: browsers apply the other headers to documents and workers
 * alone, and these headers would add 700 bytes to each file. When the address of such a file is answered with a page
 * (404), the page's handler sets `headers` itself.
 */
export function documentHeaders(headers: RequestHandler): RequestHandler {
  return Router()
    .use(SUBRESOURCE, helmet.xContentTypeOptions(), (_req, _res, next) => next('router'))
    .use(headers)
}
