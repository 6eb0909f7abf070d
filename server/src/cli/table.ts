/** Rows as lines of text with aligned columns; numbers stand to the right. */
export function toTable(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  const toCell = (cell: string | number, width: number): string =>
    typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
  const toLine = (row: readonly (string | number)[]): string =>
    row
      .map((cell, column) => toCell(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return `${rows.map(toLine).join('\n')}\n`
}
