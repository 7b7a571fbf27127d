import type { ComponentProps } from 'react'
import { Button, type ButtonVariant } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import styles from './styleguide.module.css'

const VARIANTS: Record<ButtonVariant, string> = {
  default: 'Send message',
  destructive: 'Delete for good',
  outline: 'View all',
  secondary: 'Send now',
  ghost: 'Clear filters',
  link: 'Start again',
  hero: 'Talk to an engineer',
  contact: 'Contact us',
  cta: 'Schedule a call',
  accent: 'Show more case studies',
}

const STATES: Record<string, Partial<ComponentProps<typeof Button>>> = {
  rest: {},
  hover: {},
  active: {},
  'focus-visible': {},
  disabled: { disabled: true },
  'aria-disabled': { 'aria-disabled': true },
  busy: { busy: true },
}

/** Every variant of a button in every state, on every background. */
export function Buttons() {
  return (['paper', 'eggshell', 'ink'] as const).map((tone) => (
    <Section key={tone} tone={tone} title={`Buttons on ${tone}`}>
      <dl className={styles.rows}>
        {Object.entries(VARIANTS).map(([variant, text]) => (
          <div key={variant}>
            <dt>{variant}</dt>
            <dd className={styles.row}>
              {Object.entries(STATES).map(([state, props]) => (
                <figure key={state} data-state={state}>
                  <Button variant={variant as ButtonVariant} {...props}>
                    {text}
                  </Button>
                  <figcaption>{state}</figcaption>
                </figure>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  ))
}
