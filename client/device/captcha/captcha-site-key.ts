/**
 * Site key of the captcha, a public value that the relay asks for before it issues a challenge. If the build was given
 * no key, this is undefined or empty, and no form can be sent. Also undefined in Node, where `import.meta` has no
 * `env`.
 */
export const CAPTCHA_SITE_KEY = import.meta.env?.VITE_CAPTCHA_SITE_KEY
