import { HeadlessMantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from './mantine-theme.ts'

/**
 * Gives the Mantine inputs below it the look of the site. Stands at each form, so that no other page loads Mantine.
 * Headless: Mantine brings behaviour and accessibility, the look is ours. Its own variables and rules would add 2 kB to
 * the served HTML of every page with a form.
 */
export function FormProvider({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider theme={mantineTheme}>{children}</HeadlessMantineProvider>
}
