/** Each number becomes the largest of those within reach, in both directions. */
export function widest(data: Uint8Array, width: number, reach: number): Uint8Array {
  if (reach < 1) return data
  const across = alongLines(data, { width, step: 1, reach })
  return alongLines(across, { width, step: width, reach })
}

interface Widening {
  readonly width: number
  /** From one neighbour to the next: 1 along rows, the width along columns. */
  readonly step: number
  readonly reach: number
}

/** The same in one direction; only where it falls is there anything to do. */
function alongLines(data: Uint8Array, { width, step, reach }: Widening): Uint8Array {
  const result = data.slice()
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue
    const column = at % width
    for (const way of WAYS) {
      const room = step > 1 ? reach : Math.min(reach, way < 0 ? column : width - 1 - column)
      if (room > 0 && data[at + way * step]! < data[at]!) {
        raise(result, data[at]!, { from: at, by: way * step, room })
      }
    }
  }
  return result
}

interface Row {
  readonly from: number
  readonly by: number
  readonly room: number
}

/** Raises the next numbers of a row to at least this one. */
function raise(data: Uint8Array, value: number, { from, by, room }: Row): void {
  for (let away = 1; away <= room; away++) {
    const to = from + away * by
    if (data[to]! < value) data[to] = value
  }
}

const WAYS = [-1, 1] as const

/** Each number the other way round. */
export function inverse(value: number): number {
  return 255 - value
}
