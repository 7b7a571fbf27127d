import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '#client/components/button.tsx'

interface CopyButtonProps {
  variant: ButtonVariant
  /** The id of the element whose text the button copies. */
  sourceId: string
  /** The id of the `Toast` that shows the result. */
  toastId: string
  copied: string
  copyFailed: string
  children: ReactNode
}

/** A button that copies a text to the clipboard (`start-copy.ts`). */
export function CopyButton({ variant, sourceId, toastId, copied, copyFailed, children }: CopyButtonProps) {
  return (
    <Button
      variant={variant}
      data-copy={sourceId}
      data-copy-toast={toastId}
      data-copied={copied}
      data-copy-failed={copyFailed}
    >
      {children}
    </Button>
  )
}
