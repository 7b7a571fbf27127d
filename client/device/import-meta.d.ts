interface ImportMeta {
  /** Vite replaces the members of `import.meta.env` by constants when it builds the site. */
  readonly env: { readonly VITE_CAPTCHA_SITE_KEY?: string }
}
