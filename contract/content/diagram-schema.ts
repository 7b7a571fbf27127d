import { z } from 'zod'

/** The fields of a case study's texts that may have diagrams. */
const DIAGRAM_SECTIONS = ['challenge', 'solution', 'resultText'] as const

const text = z.string().trim().min(1)
/**
 * True for a bar, step or row that the diagram highlights. Highlight only what the caption names, because a screen
 * reader does not announce the highlight.
 */
const isHighlighted = z.boolean().optional()
const common = {
  section: z.enum(DIAGRAM_SECTIONS),
  /**
   * The page shows the diagram after the part of the section with this number, counted from 1. `splitAtHeadings` splits
   * the section into parts. Without a number the diagram comes after the last part.
   */
  part: z.int().min(1).optional(),
  /** One sentence that says what the diagram shows. */
  caption: text,
}

/**
 * A diagram that compares amounts of one kind, such as a duration before and after the project. Each amount is a bar of
 * proportional length.
 */
const barsSchema = z
  .strictObject({
    ...common,
    kind: z.literal('bars'),
    /**
     * The amount for which one tile stands, and this amount as readers see it. Choose a round number of which 7 to 13
     * fill a row.
     */
    tile: z.strictObject({ value: z.number().positive(), text }),
    /**
     * What the amounts are parts of, such as the 90 charts of which 61 were forgotten. The row of tiles is then as long
     * as the whole. Without it the longest bar fills its row.
     */
    whole: z.number().positive().optional(),
    bars: z
      .array(
        z.strictObject({
          label: text,
          /** The amount that sets the length of the bar, 0 or more. */
          value: z.number().min(0),
          /** The amount as readers see it, with its unit: `41 min`, `2,5 giờ`. */
          text,
          isHighlighted,
        }),
      )
      .min(2)
      .max(6),
  })
  .superRefine(({ bars, whole }, context) => {
    for (const [index, { value }] of bars.entries())
      if (whole && value > whole)
        context.addIssue({
          code: 'custom',
          path: ['bars', index, 'value'],
          message: `is ${value}, more than the whole, ${whole}`,
        })
  })

/** A diagram of steps in order. Up to four steps stand side by side; more than four stand below each other. */
const flowSchema = z.strictObject({
  ...common,
  kind: z.literal('flow'),
  steps: z
    .array(z.strictObject({ title: text, detail: text.optional(), isHighlighted }))
    .min(3)
    .max(6),
})

/** A diagram of several parties (`spokes`) that share one thing (`hub`). */
const hubSchema = z.strictObject({
  ...common,
  kind: z.literal('hub'),
  hub: z.strictObject({ title: text, detail: text.optional() }),
  spokes: z.array(text).min(3).max(12),
})

/**
 * A diagram of one or two amounts over time. The more important amount is the first line. The scale begins at 0 unless
 * all values lie close together.
 */
const linesSchema = z
  .strictObject({
    ...common,
    kind: z.literal('lines'),
    /** Unit of the values, such as `crates a day`. */
    unit: text,
    /**
     * Names of the points in time. Narrow screens show only some of the names, so each name must be clear without the
     * others.
     */
    points: z.array(text).min(4).max(14),
    /** The lines of the diagram. Each line has a value for every point in time. */
    lines: z
      .array(z.strictObject({ label: text, values: z.array(z.number()) }))
      .min(1)
      .max(2),
    /** Points at which the value of a line is written as a number. `line` and `point` are counted from 1. */
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

/** A diagram of activities over time. Each row covers the columns `from` to `to`, which are counted from 1. */
const scheduleSchema = z
  .strictObject({
    ...common,
    kind: z.literal('schedule'),
    /**
     * Names of the periods. Narrow screens show only some of the names, so each name must be clear without the others.
     */
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

/**
 * A diagram in the text of a case study. Keep each text of a diagram to a few words. All languages must have the same
 * diagrams with the same numbers.
 */
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
