interface ImportMeta {
  /** Vite replaces these values by constants when it builds the site. */
  readonly env: { readonly VITE_CAPTCHA_SITE_KEY?: string }
}
