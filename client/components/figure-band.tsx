import { useRef } from 'react'
import { figureAt, useCountUp } from './count-up.ts'
import { type Figure, FigureList } from './figure-list.tsx'

interface FigureBandProps {
  figures: readonly Figure[]
  /** `tiles`: each on a pigment of its own. */
  tone?: 'plain' | 'tiles'
}

/** Figures that count up once they come into view. */
export function FigureBand({ figures, tone }: FigureBandProps) {
  const ref = useRef<HTMLUListElement>(null)
  const progress = useCountUp(ref)
  return (
    <FigureList
      ref={ref}
      tone={tone}
      figures={figures.map(({ value, label }) => ({ value: figureAt(value, progress), label }))}
    />
  )
}
