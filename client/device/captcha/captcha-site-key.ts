/** Public key under which the relay issues challenges; undefined or empty if the build had none: then no form can be sent. */
export const CAPTCHA_SITE_KEY = import.meta.env.VITE_CAPTCHA_SITE_KEY
