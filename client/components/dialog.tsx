import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  open: boolean
  /**
   * Called when the dialog has been closed: by its button, by Esc, by a press on the backdrop, or because `open` became
   * false.
   */
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/**
 * A modal dialog (`<dialog>`). The browser keeps the focus inside the dialog and, after closing, returns it to the
 * element that had the focus before.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const { t } = useTranslation('common')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    if (open) {
      dialog.showModal()
      // The browser has scrolled to the first button, which it focuses. The visitor should see the title first.
      dialog.scrollTop = 0
    } else dialog.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on Esc the browser itself closes the dialog
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // A visitor who marks words of the dialog may end beside it. The browser then fires a click on the dialog.
        if (target === currentTarget && getSelection()?.isCollapsed) currentTarget.close()
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <IconButton icon="close" label={t('close')} className={styles.close} onClick={() => ref.current?.close()} />
      </div>
    </dialog>
  )
}
