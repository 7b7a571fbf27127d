import { z } from 'zod'

/** The sections of a case study that may have diagrams: fields of its texts. */
const DIAGRAM_SECTIONS = ['challenge', 'solution', 'resultText'] as const

const text = z.string().trim().min(1)
/** Highlight only what the caption names: a screen reader does not tell the colour. */
const isHighlighted = z.boolean().optional()
const common = {
  section: z.enum(DIAGRAM_SECTIONS),
  /** The part of the section that the diagram ends, from 1 (`splitAtHeadings`); the last part without it. */
  part: z.int().min(1).optional(),
  /** What the diagram shows, in one sentence. */
  caption: text,
}

/** Amounts of one kind, such as before and after, as bars of that length. */
const barsSchema = z.strictObject({
  ...common,
  kind: z.literal('bars'),
  bars: z
    .array(
      z.strictObject({
        label: text,
        /** The length of the bar, from 0. */
        value: z.number().min(0),
        /** The value as readers see it, with its unit: `41 min`, `2,5 giờ`. */
        text,
        isHighlighted,
      }),
    )
    .min(2)
    .max(6),
})

/** Steps, each followed by the next: up to four side by side, more below each other. */
const flowSchema = z.strictObject({
  ...common,
  kind: z.literal('flow'),
  steps: z
    .array(z.strictObject({ title: text, detail: text.optional(), isHighlighted }))
    .min(3)
    .max(6),
})

/** Parties around the one thing that they share. */
const hubSchema = z.strictObject({
  ...common,
  kind: z.literal('hub'),
  hub: z.strictObject({ title: text, detail: text.optional() }),
  spokes: z.array(text).min(3).max(12),
})

/** One or two amounts over time; the first line is the important one. The scale begins at 0 unless all values lie close together. */
const linesSchema = z
  .strictObject({
    ...common,
    kind: z.literal('lines'),
    /** Unit of the values, such as `crates a day`. */
    unit: text,
    /** Names of the points in time. Narrow screens show some of them only, so that each must be clear alone. */
    points: z.array(text).min(4).max(14),
    /** The lines of the diagram. Each line has a value for every point in time. */
    lines: z
      .array(z.strictObject({ label: text, values: z.array(z.number()) }))
      .min(1)
      .max(2),
    /** Values whose numbers are written in the diagram; line and point are counted from 1. */
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

/** What took place when: a row from its first to its last column, counted from 1. */
const scheduleSchema = z
  .strictObject({
    ...common,
    kind: z.literal('schedule'),
    /** Narrow screens show some of the names only, so that each must be clear alone. */
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

/** A diagram in the text of a case study. Its texts are a few words each; all languages have the same diagrams with the same numbers. */
export const diagramSchema = z.discriminatedUnion('kind', [
  barsSchema,
  flowSchema,
  hubSchema,
  linesSchema,
  scheduleSchema,
])

export type CaseStudyDiagram = z.infer<typeof diagramSchema>
export type BarsDiagram = z.infer<typeof barsSchema>
export type FlowDiagram = z.infer<typeof flowSchema>
export type HubDiagram = z.infer<typeof hubSchema>
export type LinesDiagram = z.infer<typeof linesSchema>
export type ScheduleDiagram = z.infer<typeof scheduleSchema>
