import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PlainField } from '#client/components/plain-field.tsx'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import type { Locale } from '#contract/addresses.ts'
import { idOfStatusCode, statusCode } from '#contract/submission/receipt-code.ts'
import { StatusPanel } from './status-panel.tsx'
import styles from './status-section.module.css'
import { useCodeInHash } from './use-code-in-hash.ts'
import { useStatus } from './use-status.ts'

type CodeError = 'empty' | 'receipt' | 'malformed'

/** Returns why a text is no status code. People often type the shorter receipt code by mistake (`receipt`). */
function errorOf(typed: string): CodeError {
  if (typed.trim() === '') return 'empty'
  return /^(LAT)?[0-9A-Z]{8}$/i.test(typed.replace(/[\s-]/g, '')) ? 'receipt' : 'malformed'
}

/**
 * The top of the status page: looks up the status of a submission by its status code. The code comes from the hash of
 * the address or from the field. The answer takes the place of the picture.
 */
export function StatusSection({ locale }: { locale: Locale }) {
  const { t } = useTranslation('status')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<CodeError>()
  const [id, setId] = useState<string>()
  const { answer, answerCount, askAgain } = useStatus(id)

  const lookUp = (text: string) => {
    const found = idOfStatusCode(text)
    setId(found)
    setTyped(found === undefined ? text : statusCode(found))
    setError(found === undefined ? errorOf(text) : undefined)
    return found
  }

  useCodeInHash(lookUp)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Removes the last error first. Screen readers announce the same error again only if its element is a new one.
    flushSync(() => setError(undefined))
    const found = lookUp(typed)
    if (found === undefined) return
    askAgain()
    // Put the status code into the address, so that the visitor can bookmark the address and open it again. In fair
    // mode the next person could open it, so the address stays as it is.
    if (!isFairMode()) location.hash = statusCode(found)
  }

  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <form className={styles.form} method="dialog" noValidate autoComplete="off" onSubmit={onSubmit}>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <div className={styles.frame}>
            <PlainField
              name="code"
              label={t('code')}
              placeholder="LAT-7F3K-9QX2-…"
              value={typed}
              spellCheck={false}
              onChange={setTyped}
              error={error && t(`error.${error}`)}
            />
          </div>
          <Button variant="hero" type="submit">
            {t('ask')}
          </Button>
        </form>
      </div>
      <div className={styles.answer} role="status">
        {id === undefined && (
          <img src="/illustrations/hero-status.svg" alt="" width={1000} height={900} fetchPriority="high" />
        )}
        {id !== undefined && !answer && <p className={styles.asking}>{t('asking')}</p>}
        {id !== undefined && answer && (
          <StatusPanel locale={locale} id={id} answer={answer} answerCount={answerCount} onAskAgain={askAgain} />
        )}
      </div>
    </div>
  )
}
