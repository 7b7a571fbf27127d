import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { type CaptchaResult, keepCaptchaSolved } from '#client/device/captcha/form-captcha.ts'
import { whenIdle } from '#client/document/when-idle.ts'

/**
 * The captcha of a form. `start` begins the check, at the first touch of the form; `renew` throws the token away and
 * begins anew, after a token was used or refused; `stop` ends the check. Without a site key there never is a token.
 */
export function useCaptcha() {
  const begun = useRef(false)
  const [round, setRound] = useState(0)
  const [token, setToken] = useState<CaptchaResult>(null)
  useEffect(() => {
    if (round === 0 || !CAPTCHA_SITE_KEY) return
    const controller = new AbortController()
    void keepCaptchaSolved(setToken, controller.signal)
    return () => controller.abort()
  }, [round])
  const start = useCallback(() => {
    if (begun.current) return
    begun.current = true
    // What is touched answers first.
    whenIdle(() => setRound((round) => round || 1))
  }, [])
  const renew = useCallback(() => {
    setToken(null)
    setRound((round) => round + 1)
  }, [])
  const stop = useCallback(() => setRound(0), [])
  return { token, started: round > 0, start, renew, stop }
}
