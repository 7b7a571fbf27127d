import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'

/**
 * A field that people neither see nor reach; what stands in it marks a robot. Password managers are asked to leave it alone: 1Password,
 * LastPass, Bitwarden, Dashlane, each by an attribute of its own.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  )
}
