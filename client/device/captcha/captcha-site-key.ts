/**
 * Public key under which the relay issues challenges. If the build had no key, this is undefined or empty, and no form
 * can be sent. Also undefined in Node, where `import.meta` has no `env`.
 */
export const CAPTCHA_SITE_KEY = import.meta.env?.VITE_CAPTCHA_SITE_KEY
