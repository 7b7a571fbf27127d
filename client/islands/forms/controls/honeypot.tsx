import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'

/**
 * A field that visitors neither see nor reach; only robots fill it in. The attributes ask password managers to skip it: 1Password,
 * LastPass, Bitwarden, Dashlane.
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
