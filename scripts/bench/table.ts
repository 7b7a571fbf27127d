/** Figures by the names of their columns. */
export type Row = Record<string, string>

/** Rows by their names. */
export type Rows = Record<string, Row>

/** A table as plain text, which is Markdown as well; the first column bears the names of the rows. */
export function plainTable(rows: Rows): string {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))]
  const lines = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map((column) => row[column] ?? '')]),
  ]
  const widths = ['', ...columns].map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0), 3))
  const written = lines.map((line) => `| ${line.map((cell, place) => pad(cell, place, widths)).join(' | ')} |`)
  const rule = `|${widths.map((width, place) => '-'.repeat(width + 1) + (place ? ':' : '-')).join('|')}|`
  return [written[0], rule, ...written.slice(1)].join('\n')
}

/** Names stand to the left, figures to the right. */
function pad(cell: string, place: number, widths: number[]): string {
  const width = widths[place] ?? 0
  return place ? cell.padStart(width) : cell.padEnd(width)
}
