import { HeadlessMantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme } from './mantine-theme.ts'

/**
 * Gives the Mantine inputs of a form the look of the site. Each form has its own provider, so that pages without a form
 * do not load Mantine. The provider is headless, because Mantine's own variables and rules would add 2 kB to the served
 * HTML of each page with a form.
 */
export function FormProvider({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider theme={mantineTheme}>{children}</HeadlessMantineProvider>
}
