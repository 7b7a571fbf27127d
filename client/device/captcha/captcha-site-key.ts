/** Public key under which the relay gives challenges; undefined or empty when the build had none: no form can be sent. */
export const CAPTCHA_SITE_KEY = import.meta.env.VITE_CAPTCHA_SITE_KEY
