import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'

/**
 * A field that visitors neither see nor reach; only robots fill it in. The `data-` attributes ask the password managers
 * 1Password, LastPass, Bitwarden and Dashlane to skip the field.
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
