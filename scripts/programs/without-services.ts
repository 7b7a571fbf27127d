/**
 * Settings of a relay that a tool or a test starts. They blank the settings that an operator's shell may have, so that
 * the relay writes to no real store and sends no real mail. A blank setting counts as unset.
 */
export const WITHOUT_SERVICES = {
  DATABASE_URL: '',
  SMTP_URL: '',
  METRICS_PORT: '',
  CLAMD_URL: '',
  MAIL_CONFIRMATION: '',
}
