import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'

/**
 * A field that visitors neither see nor reach, so that a value in it probably comes from a robot. The `data-`
 * attributes ask the password managers 1Password, LastPass, Bitwarden and Dashlane to leave the field empty.
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
