import { z } from 'zod'
import type { CaseStudyDiagram } from '#client/content/case-study-diagram.ts'

const text = z.string().trim().min(1)
const common = {
  section: z.enum(['challenge', 'solution', 'resultText']),
  part: z.int().min(1).optional(),
  caption: text,
}
const isHighlighted = z.boolean().optional()

const bars = z.strictObject({
  ...common,
  kind: z.literal('bars'),
  bars: z
    .array(z.strictObject({ label: text, value: z.number().min(0), text, isHighlighted }))
    .min(2)
    .max(6),
})

const flow = z.strictObject({
  ...common,
  kind: z.literal('flow'),
  steps: z
    .array(z.strictObject({ title: text, detail: text.optional(), isHighlighted }))
    .min(3)
    .max(6),
})

const hub = z.strictObject({
  ...common,
  kind: z.literal('hub'),
  hub: z.strictObject({ title: text, detail: text.optional() }),
  spokes: z.array(text).min(3).max(12),
})

const lines = z
  .strictObject({
    ...common,
    kind: z.literal('lines'),
    unit: text,
    points: z.array(text).min(4).max(14),
    lines: z
      .array(z.strictObject({ label: text, values: z.array(z.number()) }))
      .min(1)
      .max(2),
    marks: z
      .array(z.strictObject({ line: z.int().min(1), point: z.int().min(1) }))
      .max(4)
      .optional(),
  })
  .superRefine(({ points, lines, marks = [] }, context) => {
    for (const [index, { values }] of lines.entries())
      if (values.length !== points.length)
        context.addIssue({
          code: 'custom',
          path: ['lines', index, 'values'],
          message: `has ${values.length} entries, "points" has ${points.length}`,
        })
    for (const [index, { line, point }] of marks.entries()) {
      const path = ['marks', index]
      if (line > lines.length)
        context.addIssue({ code: 'custom', path: [...path, 'line'], message: `is ${line}, of ${lines.length} lines` })
      if (point > points.length)
        context.addIssue({
          code: 'custom',
          path: [...path, 'point'],
          message: `is ${point}, of ${points.length} points`,
        })
    }
  })

const schedule = z
  .strictObject({
    ...common,
    kind: z.literal('schedule'),
    columns: z.array(text).min(2),
    rows: z
      .array(z.strictObject({ label: text, from: z.int().min(1), to: z.int().min(1), isHighlighted }))
      .min(2)
      .max(7),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { from, to }] of rows.entries())
      if (to < from || to > columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'to'],
          message: `is ${to}: it lies between "from", ${from}, and the last of the ${columns.length} columns`,
        })
  })

/** A drawing in a story, with the counts that its type describes. */
export const diagramSchema = z.discriminatedUnion('kind', [
  bars,
  flow,
  hub,
  lines,
  schedule,
]) satisfies z.ZodType<CaseStudyDiagram>
