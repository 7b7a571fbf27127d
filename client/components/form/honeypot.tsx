import { HONEYPOT_FIELD } from '#contract/submission.ts'

/** A field that people neither see nor reach; what stands in it marks a robot. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
