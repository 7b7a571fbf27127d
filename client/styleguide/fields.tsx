import { Section } from '#client/components/section.tsx'
import { ConsentCheckbox } from '#client/islands/forms/controls/consent-checkbox.tsx'
import { FormProvider } from '#client/islands/forms/controls/form-provider.tsx'
import { Notice } from '#client/islands/forms/controls/notice.tsx'
import { SubmitButton } from '#client/islands/forms/controls/submit-button.tsx'
import { TextField } from '#client/islands/forms/controls/text-field.tsx'
import styles from './styleguide.module.css'

const unchanged = () => {}

/** The fields, notices and buttons of the forms. */
export function Fields() {
  return (
    <Section title="Form fields">
      <FormProvider>
        <form className={styles.column} onSubmit={(event) => event.preventDefault()}>
          <Notice tone="info">You are offline. What you send goes out when the connection returns.</Notice>
          <Notice tone="danger">The message could not be sent.</Notice>
          <div className={styles.fields}>
            <TextField name="firstName" required onChange={unchanged} placeholder="Minh Anh" />
            <TextField name="email" required type="email" onChange={unchanged} value="minh@" error="email_invalid" />
            <TextField name="message" multiline onChange={unchanged} value="Chào Lát, chúng tôi cần một ứng dụng." />
          </div>
          <ConsentCheckbox kind="contact" locale="en" onChange={unchanged} error="required" />
          <div className={styles.row}>
            <SubmitButton ready sending={false} label="Send message" />
            <SubmitButton ready={false} sending={false} label="Send message" />
            <SubmitButton ready sending label="Send message" />
          </div>
        </form>
      </FormProvider>
    </Section>
  )
}
