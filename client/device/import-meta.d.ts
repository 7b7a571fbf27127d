interface ImportMeta {
  /** Filled in by Vite when it builds. */
  readonly env: { readonly VITE_CAPTCHA_SITE_KEY?: string }
}
