/** Both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Nobody who plays or downloads a film needs more; each one costs an open file. */
const MOST_RANGES = 16

/**
 * What a `Range` header asks for. Undefined: nothing we understand, or more than the whole file, or too many pieces;
 * then the whole file is the answer, as RFC 9110 allows.
 */
export function parseRanges(
  header: string,
  bytes: number,
): readonly ByteRange[] | 'unsatisfiable' | undefined {
  const [, list] = /^bytes=(.+)$/i.exec(header.trim()) ?? []
  // RFC 9110, 5.6.1: empty members of a list count for nothing.
  const specs = list?.split(',').flatMap((spec) => spec.trim() || []) ?? []
  if (specs.length === 0) return undefined
  if (specs.length > MOST_RANGES) return undefined
  const ranges: ByteRange[] = []
  for (const spec of specs) {
    const range = parseRange(spec, bytes)
    if (range === undefined) return undefined
    if (range !== 'unsatisfiable') ranges.push(range)
  }
  if (ranges.length === 0) return 'unsatisfiable'
  // Overlapping pieces are how to ask for a film a hundred times at the price of one request.
  const total = ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0)
  return ranges.length > 1 && total > bytes ? undefined : ranges
}

function parseRange(spec: string, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^(\d*)-(\d*)$/.exec(spec) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const start = Math.max(0, bytes - Number(to))
    return Number(to) === 0 ? 'unsatisfiable' : { start, end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'unsatisfiable' : { start, end }
}
