import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_SITE_KEY } from '#client/device/captcha/captcha-site-key.ts'
import { type CaptchaResult, keepCaptchaSolved } from '#client/device/captcha/form-captcha.ts'
import { whenIdle } from '#client/document/when-idle.ts'
import type { CaptchaStatus } from './controls/captcha-line.tsx'

/**
 * Solves the captcha of a form. Call `start` whenever the form is used: only the first call has an effect. `renew`
 * discards a token that was used or refused, and solves another challenge. `stop` ends the solving. `isReady` says that
 * the form need not wait for the captcha any longer: there is a token, or the captcha is solved when the submission is
 * sent. If the site was built without the captcha's site key, there is never a token.
 */
export function useCaptcha() {
  const begun = useRef(false)
  /** The number of the challenge that is being solved or was solved last; 0 while the form needs no token. */
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<CaptchaResult>(null)
  useEffect(() => {
    if (round === 0 || !CAPTCHA_SITE_KEY) return
    const controller = new AbortController()
    void keepCaptchaSolved(setResult, controller.signal)
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
    setResult(null)
    setRound((round) => round + 1)
  }, [])
  const stop = useCallback(() => setRound(0), [])
  const token = result === null || result === 'deferred' ? undefined : result
  const status = round > 0 ? statusOf(result) : 'idle'
  return { token, isReady: result !== null, status, start, renew, stop } as const
}

function statusOf(result: CaptchaResult): CaptchaStatus {
  if (result === null) return 'checking'
  return result === 'deferred' ? 'deferred' : 'verified'
}
