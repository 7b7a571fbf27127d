import { createTheme, Input } from '@mantine/core'
import { COLOR_RAMPS } from './color-ramps.ts'
import styles from './form-provider.module.css'

const heading = (step: number) => ({ fontSize: `var(--step-${step})`, lineHeight: '1.18' })

/** The site's design tokens (`tokens.css`) as a Mantine theme. */
export const mantineTheme = createTheme({
  colors: COLOR_RAMPS,
  primaryColor: 'vermilion',
  primaryShade: 6,
  black: 'var(--ink)',
  white: 'var(--paper)',
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: { h1: heading(5), h2: heading(4), h3: heading(2), h4: heading(1) },
  },
  fontSizes: {
    xs: 'var(--step--1)',
    sm: 'var(--step--1)',
    md: 'var(--step-0)',
    lg: 'var(--step-1)',
    xl: 'var(--step-2)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  defaultRadius: 0,
  // The focus rings come from `form-provider.module.css` (fields) and `base.css` (all other controls).
  focusRing: 'never',
  respectReducedMotion: true,
  components: {
    Input: Input.extend({ classNames: { wrapper: styles.wrapper, input: styles.input, section: styles.section } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { root: styles.field, label: styles.label, required: styles.required, error: styles.error },
    }),
  },
})
