import { createTheme, HeadlessMantineProvider, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './form-provider.module.css'

// Headless: Mantine brings behaviour and accessibility, the look is ours. Its own variables and rules would add 2 kB to
// the served HTML of every page with a form.
const theme = createTheme({
  components: {
    Input: Input.extend({ classNames: { wrapper: styles.wrapper, input: styles.input, section: styles.section } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { root: styles.field, label: styles.label, required: styles.required, error: styles.error },
    }),
  },
})

/** Gives the Mantine inputs below it the look of the site. Stands at each form, so that no other page loads Mantine. */
export function FormProvider({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>
}
