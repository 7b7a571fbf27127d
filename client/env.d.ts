/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Public address of the site: for canonical addresses, hreflang, sitemap and social cards. */
  readonly SITE_URL: string
  /** Public key of the captcha. Without it the forms show a notice and cannot be submitted. */
  readonly VITE_CAPTCHA_SITE_KEY?: string
}
