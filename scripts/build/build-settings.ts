/** Settings of the relay that the build reads as well, because the built pages contain their values. */
export const BUILD_SETTINGS = ['SITE_URL', 'VITE_CAPTCHA_SITE_KEY']
