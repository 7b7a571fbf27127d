import { useEffect, useRef } from 'react'
import styles from './qr-code.module.css'

/**
 * A QR code (ISO/IEC 18004) that contains `text`. The page must also give this content as text or as a link, because
 * screen readers cannot read a canvas, and because nothing is drawn if the library for QR codes cannot be loaded.
 */
export function QrCode({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    import('lean-qr/nano').then(
      ({ generate }) => canvas.current && generate(text).toCanvas(canvas.current),
      () => {},
    )
  }, [text])
  return <canvas ref={canvas} className={styles.code} />
}
