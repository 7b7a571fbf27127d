import { generate } from 'lean-qr/nano'

/**
 * The QR code of a text, row by row: `#` for each dark module (square) and `.` for each light one, with the quiet zone
 * of four modules around it.
 */
export function codeOf(content: string): string[] {
  const code = generate(content)
  const span = Array.from({ length: code.size + 8 }, (_, index) => index - 4)
  return span.map((y) => span.map((x) => (code.get(x, y) ? '#' : '.')).join(''))
}

/**
 * The QR code drawn on the page, row by row as in `codeOf`. Each pixel of the canvas is one module. Runs in the page.
 */
export function drawnCode(): string[] {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-take-along] canvas')
  const { width = 0, height = 0 } = canvas ?? {}
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (y * width + x) * 4
      return (data[at + 3] ?? 0) > 127 && (data[at] ?? 255) < 128 ? '#' : '.'
    }).join(''),
  )
}
