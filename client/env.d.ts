/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Public address of the site. Canonical addresses, hreflang, the sitemap and social cards begin with it. */
  readonly SITE_URL: string
  /** Public key of the captcha. Without it the forms show a notice and cannot be submitted. */
  readonly VITE_CAPTCHA_SITE_KEY?: string
}
