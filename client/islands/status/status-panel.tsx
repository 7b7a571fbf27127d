import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Fact } from '#client/components/fact.tsx'
import { LocalTime } from '#client/islands/forms/local-time.tsx'
import { ReceiptTile } from '#client/islands/forms/receipt/receipt-tile.tsx'
import { SaveTile } from '#client/islands/forms/receipt/save-tile.tsx'
import type { Locale } from '#contract/addresses.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import type { StatusAnswer } from './ask-status.ts'
import styles from './status-panel.module.css'

interface StatusPanelProps {
  locale: Locale
  id: string
  answer: StatusAnswer
  /** The number of answers that the visitor has asked for by a press. */
  answerCount: number
  onAskAgain: () => void
}

/** Shows the relay's answer about a submission: the state in words, the receipt's tile, the kind and the times. */
export function StatusPanel({ locale, id, answer, answerCount, onAskAgain }: StatusPanelProps) {
  const { t } = useTranslation('status')
  const { state, reply } = answer
  const receipt = receiptCode(id)
  return (
    <div className={styles.panel} data-status={state}>
      <div className={styles.words}>
        {/* Each press gets new elements, because screen readers announce only what is added to a live region. */}
        <Fragment key={answerCount}>
          <h2>{t(`state.${state}.title`)}</h2>
          <p>{t(`state.${state}.text`)}</p>
        </Fragment>
      </div>
      <div className={styles.facts}>
        <div className={styles.tile}>
          <ReceiptTile receipt={receipt} coloured={reply !== undefined} />
        </div>
        <dl>
          <Fact label={t('receipt')}>
            <strong>{receipt}</strong>
          </Fact>
          {reply && <Fact label={t('kind')}>{t(`kinds.${reply.kind}`)}</Fact>}
          {reply && (
            <Fact label={t('received')}>
              <LocalTime locale={locale} time={Date.parse(reply.acceptedAt)} />
            </Fact>
          )}
          {reply?.mailedAt && (
            <Fact label={t('mailed')}>
              <LocalTime locale={locale} time={Date.parse(reply.mailedAt)} />
            </Fact>
          )}
          {reply?.removedAt && (
            <Fact label={t('removed')}>
              <LocalTime locale={locale} time={Date.parse(reply.removedAt)} />
            </Fact>
          )}
        </dl>
      </div>
      <div className={`${buttons.row} ${styles.actions}`}>
        {state !== 'mailed' && state !== 'removed' && (
          <Button variant="outline" onClick={onAskAgain}>
            {t('again')}
          </Button>
        )}
        {reply && <SaveTile receipt={receipt} />}
      </div>
    </div>
  )
}
