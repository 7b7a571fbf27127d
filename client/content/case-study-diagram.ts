/**
 * A drawing in a story, made of the words and numbers that an `en.json` or `vi.json` holds, where it explains better than a
 * paragraph. Both languages have the same drawings with the same numbers (`case-study-check.ts`); texts in it are a few words each.
 * What is highlighted is what the caption names or explains: colour alone says nothing, to a screen reader least of all.
 */
export type CaseStudyDiagram = {
  section: 'challenge' | 'solution' | 'resultText'
  /** The part of the section that it closes, from 1, each heading beginning another (`storyParts`); without it the last. */
  part?: number
  /** What there is to see, in one sentence. */
  caption: string
} & (BarsDiagram | FlowDiagram | HubDiagram | LinesDiagram | ScheduleDiagram)

/** Two to six quantities of one kind, such as before and after, as bars of that length. */
export interface BarsDiagram {
  kind: 'bars'
  bars: {
    label: string
    /** What the length follows, from 0. */
    value: number
    /** The value as it is read, with its unit: `41 min`, `2,5 giờ`. */
    text: string
    isHighlighted?: boolean
  }[]
}

/** Three to six steps, each handing on to the next: up to four side by side, more below each other. */
export interface FlowDiagram {
  kind: 'flow'
  steps: { title: string; detail?: string; isHighlighted?: boolean }[]
}

/** Three to twelve parties that share one thing in their middle. */
export interface HubDiagram {
  kind: 'hub'
  hub: { title: string; detail?: string }
  spokes: string[]
}

/**
 * One or two quantities over time; every line has a value for every point. The first is the one to look at. The scale begins at 0
 * unless all values lie close together.
 */
export interface LinesDiagram {
  kind: 'lines'
  /** Of the values, such as `crates a day`. */
  unit: string
  /** Names of the points in time, four to fourteen, each clear alone: where room is short, not all of them stand. */
  points: string[]
  lines: { label: string; values: number[] }[]
  /** Up to four values whose numbers stand in the drawing, those that prose or caption speak of; line and point are counted from 1. */
  marks?: { line: number; point: number }[]
}

/** What took place when: rows of two to seven with their first and last column, counted from 1. */
export interface ScheduleDiagram {
  kind: 'schedule'
  /** Names of the columns, each clear alone: where room is short, not all of them stand. */
  columns: string[]
  rows: { label: string; from: number; to: number; isHighlighted?: boolean }[]
}
