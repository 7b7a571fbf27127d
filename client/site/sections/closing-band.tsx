import type { ComponentProps, ReactNode } from 'react'
import { Section } from '#client/components/section.tsx'
import styles from './closing-band.module.css'
import { ClosingPicture } from './closing-picture.tsx'

interface ClosingBandProps {
  id?: string
  title: string
  lead: string
  picture: ComponentProps<typeof ClosingPicture>
  /** The buttons. */
  children: ReactNode
}

/** The last section of a page, on a dark ground: what the visitor can do next, with buttons and a picture. */
export function ClosingBand({ picture, children, ...text }: ClosingBandProps) {
  return (
    <Section tone="ink" {...text}>
      <div className={styles.actions}>{children}</div>
      <ClosingPicture {...picture} />
    </Section>
  )
}
