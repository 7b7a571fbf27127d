import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { type CaptchaResult, keepCaptchaSolved } from '#client/device/captcha/form-captcha.ts'
import { whenIdle } from '#client/document/when-idle.ts'
import type { CaptchaStatus } from './controls/captcha-line.tsx'

/**
 * Solves the captcha of a form. Call `start` whenever the form is used: only the first call has an effect. `renew`
 * discards a token that was used or refused, and solves another challenge. `stop` ends the solving. If the site was
 * built without the captcha's site key, there is never a token.
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
    // Wait until the browser is idle, so that the control that the visitor has touched responds first. `renew` may have
    // started a challenge meanwhile (`round` is then above 0): do not start another.
    whenIdle(() => setRound((round) => round || 1))
  }, [])
  const renew = useCallback(() => {
    setToken(null)
    setRound((round) => round + 1)
  }, [])
  const stop = useCallback(() => setRound(0), [])
  return { token, status: round > 0 ? statusOf(token) : 'idle', start, renew, stop } as const
}

function statusOf(token: CaptchaResult): CaptchaStatus {
  if (token === null) return 'checking'
  return token === 'deferred' ? 'deferred' : 'verified'
}
