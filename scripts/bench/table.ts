/** Figures by column. */
export type Row = Record<string, string>

/** Rows by name. */
export type Rows = Record<string, Row>

/** A Markdown table, aligned as plain text. The first column holds the names of the rows. */
export function plainTable(rows: Rows): string {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))]
  const lines = [
    ['', ...columns],
    ...Object.entries(rows).map(([name, row]) => [name, ...columns.map((column) => row[column] ?? '')]),
  ]
  const widths = ['', ...columns].map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0), 3))
  const written = lines.map((line) => `| ${line.map((cell, column) => pad(cell, column, widths)).join(' | ')} |`)
  const rule = `|${widths.map((width, column) => '-'.repeat(width + 1) + (column ? ':' : '-')).join('|')}|`
  return [written[0], rule, ...written.slice(1)].join('\n')
}

/** Names are aligned left, figures right. */
function pad(cell: string, column: number, widths: number[]): string {
  const width = widths[column] ?? 0
  return column ? cell.padStart(width) : cell.padEnd(width)
}
