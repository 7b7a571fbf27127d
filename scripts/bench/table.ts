/** The figures of a row. The keys are the names of the columns. */
export type Row = Record<string, string>

/** The rows of a table. The keys are the names of the rows. */
export type Rows = Record<string, Row>

/**
 * Returns a Markdown table whose columns are also aligned when the table is read as plain text. The first column holds
 * the names of the rows.
 */
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

/** Pads a cell to the width of its column. Names are aligned left, figures right. */
function pad(cell: string, column: number, widths: number[]): string {
  const width = widths[column] ?? 0
  return column ? cell.padStart(width) : cell.padEnd(width)
}
