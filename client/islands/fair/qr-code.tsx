import { generate } from 'lean-qr/nano'
import { useEffect, useRef } from 'react'
import styles from './fair-frame.module.css'

/** A QR code (ISO/IEC 18004). The text must stand beside it, because screen readers cannot read a canvas. */
export function QrCode({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) generate(text).toCanvas(canvas.current)
  }, [text])
  return <canvas ref={canvas} className={styles.code} />
}
