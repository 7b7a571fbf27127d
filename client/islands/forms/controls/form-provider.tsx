import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from './mantine-theme.ts'

/** What `HeadlessMantineProvider` gives, whose module brings the code for Mantine's own variables and colour schemes along: 2 kB. */
const HEADLESS = {
  colorScheme: 'auto',
  setColorScheme() {},
  clearColorScheme() {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
  headless: true,
} as const

/**
 * Gives the Mantine inputs below it the look of the site. Stands at each form, so that no other page loads Mantine.
 * Headless: Mantine brings behaviour and accessibility, the look is ours. Its own variables and rules would add 2 kB to
 * the served HTML of every page with a form.
 */
export function FormProvider({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={HEADLESS}>
      <MantineThemeProvider theme={mantineTheme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
