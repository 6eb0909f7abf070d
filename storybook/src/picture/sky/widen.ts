/** Each number becomes the largest of those within reach, in both directions. */
export function widest(data: Uint8Array, width: number, reach: number): Uint8Array {
  if (reach < 1) return data
  return alongColumns(alongRows(data, width, reach), width, reach)
}

/** Only where numbers fall is there anything to do. */
function alongRows(data: Uint8Array, width: number, reach: number): Uint8Array {
  const result = data.slice()
  for (let row = 0; row < data.length; row += width) {
    const last = row + width - 1
    for (let at = row; at < last; at++) {
      const [left, right] = [data[at]!, data[at + 1]!]
      if (left > right) raise(result, left, { from: at, by: 1, room: Math.min(reach, last - at) })
      else if (left < right) {
        raise(result, right, { from: at + 1, by: -1, room: Math.min(reach, at + 1 - row) })
      }
    }
  }
  return result
}

function alongColumns(data: Uint8Array, width: number, reach: number): Uint8Array {
  const result = data.slice()
  for (let at = 0; at + width < data.length; at++) {
    const [upper, lower] = [data[at]!, data[at + width]!]
    if (upper > lower) raise(result, upper, { from: at, by: width, room: reach })
    else if (upper < lower) raise(result, lower, { from: at + width, by: -width, room: reach })
  }
  return result
}

interface Line {
  readonly from: number
  readonly by: number
  readonly room: number
}

/** Raises the next numbers of a line to at least this one. */
function raise(data: Uint8Array, value: number, { from, by, room }: Line): void {
  for (let away = 1, to = from + by; away <= room; away++, to += by) {
    if (data[to]! < value) data[to] = value
  }
}

/** Each number the other way round. */
export function inverse(data: Uint8Array): Uint8Array {
  const result = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) result[at] = 255 - data[at]!
  return result
}
