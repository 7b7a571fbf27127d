interface ImportMeta {
  /** Vite replaces these values when it builds. */
  readonly env: { readonly VITE_CAPTCHA_SITE_KEY?: string }
}
