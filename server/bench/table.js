/** Prints rows as a table with aligned columns. */
export function printTable(title, header, rows) {
  const all = [header, ...rows].map((row) => row.map(String))
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const line = (row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('   ')}`.trimEnd()
  process.stdout.write(`\n${title}\n${all.map(line).join('\n')}\n`)
}

export const ratio = (ours, peer) => (ours / peer).toFixed(2)

export function percentile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
