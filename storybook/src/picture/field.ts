/** A picture of one number per pixel, row by row. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export function createField(width: number, height: number): Field {
  return { width, height, data: new Float32Array(width * height) }
}

/** A field of the same size, each number made from the old one and its place. */
export function mapField(
  field: Field,
  rule: (value: number, index: number, y: number) => number,
): Field {
  const { width, height, data } = field
  const result = createField(width, height)
  const target = result.data
  for (let index = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) target[index] = rule(data[index]!, index, y)
  }
  return result
}

/** 1 where a field is above a level, 0 elsewhere. A loop of its own, like those below: handed to and from a function, each number is garbage. */
export function masked({ width, height, data }: Field, level: number): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) if (data[at]! > level) result.data[at] = 1
  return result
}

/** 0 where a field is above a level, 1 elsewhere. */
export function unmasked({ width, height, data }: Field, level: number): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) if (data[at]! <= level) result.data[at] = 1
  return result
}

/** What a field lacks of 1. */
export function opposite({ width, height, data }: Field): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) result.data[at] = 1 - data[at]!
  return result
}

/** The larger number of two fields at each place. */
export function mostOf({ width, height, data }: Field, other: Field): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) result.data[at] = Math.max(data[at]!, other.data[at]!)
  return result
}

/** The smaller number of two fields at each place. */
export function leastOf({ width, height, data }: Field, other: Field): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) result.data[at] = Math.min(data[at]!, other.data[at]!)
  return result
}

export function product({ width, height, data }: Field, other: Field): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) result.data[at] = data[at]! * other.data[at]!
  return result
}

/** The number at a place in shares of the field, mixed from the four around it. */
export function sample(field: Field, u: number, v: number): number {
  const { width, height, data } = field
  let x = u * width - 0.5
  let y = v * height - 0.5
  x = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  y = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const left = x | 0
  const top = y | 0
  const at = top * width + left
  const right = left + 1 < width ? at + 1 : at
  const drop = top + 1 < height ? width : 0
  const fx = x - left
  const upper = data[at]! + (data[right]! - data[at]!) * fx
  const lower = data[at + drop]! + (data[right + drop]! - data[at + drop]!) * fx
  return upper + (lower - upper) * (y - top)
}

/** A field of half the size: means of two by two. */
export function halved({ width, height, data }: Field): Field {
  const half = createField(Math.ceil(width / 2), Math.ceil(height / 2))
  for (let y = 0; y < half.height; y++) {
    const [upper, lower] = [2 * y, Math.min(height - 1, 2 * y + 1)]
    for (let x = 0; x < half.width; x++) {
      const [left, right] = [2 * x, Math.min(width - 1, 2 * x + 1)]
      const sum =
        data[upper * width + left]! +
        data[upper * width + right]! +
        data[lower * width + left]! +
        data[lower * width + right]!
      half.data[y * half.width + x] = sum / 4
    }
  }
  return half
}

/** Each number becomes the mean of those within `radius`, in both directions; three rounds come close to a Gaussian. */
export function blur(field: Field, radius: number, rounds = 1): Field {
  const { width, height } = field
  const reach = Math.max(1, Math.round(radius))
  const between = { width, height, data: spareFor(width * height) }
  const result = createField(width, height)
  for (let round = 0; round < rounds; round++) {
    meansAlong(round === 0 ? field : result, reach, between.data)
    meansDown(between, reach, result.data)
  }
  return rounds > 0 ? result : field
}

/** For what lies between two passes: a new one each time was a third of all the garbage of a film. */
let spare = new Float32Array(0)

function spareFor(length: number): Float32Array {
  if (spare.length < length) spare = new Float32Array(length)
  return spare
}

/** Means along the rows only. */
export function blurRows(field: Field, radius: number): Field {
  const result = createField(field.width, field.height)
  meansAlong(field, radius, result.data)
  return result
}

/** Running means along the rows: numbers come; none change; come and go; go. */
function meansAlong({ width, height, data }: Field, reach: number, result: Float32Array): void {
  for (let y = 0, at = 0; y < height; y++) {
    const row = at
    const end = row + width
    let sum = 0
    let count = Math.min(reach, width)
    for (let next = 0; next < count; next++) sum += data[row + next]!
    for (; at <= row + reach && at < end - reach; at++) {
      sum += data[at + reach]!
      result[at] = sum / ++count
    }
    for (; at <= row + reach && at < end; at++) result[at] = sum / count
    for (; at < end - reach; at++) {
      sum += data[at + reach]!
      sum -= data[at - reach - 1]!
      result[at] = sum / count
    }
    for (; at < end; at++) {
      sum -= data[at - reach - 1]!
      result[at] = sum / --count
    }
  }
}

/** Running means down the columns, all columns side by side: each by itself would jump from row to row. */
function meansDown({ width, height, data }: Field, reach: number, result: Float32Array): void {
  const sums = new Float64Array(width)
  let count = 0
  for (let y = -reach; y < height; y++) {
    const come = (y + reach) * width
    const gone = (y - reach - 1) * width
    if (y + reach < height) {
      for (let x = 0; x < width; x++) sums[x]! += data[come + x]!
      count++
    }
    if (y < 0) continue
    if (gone >= 0) {
      for (let x = 0; x < width; x++) sums[x]! -= data[gone + x]!
      count--
    }
    for (let x = 0, at = y * width; x < width; x++, at++) result[at] = sums[x]! / count
  }
}

/** Stretched so that its smallest number is 0 and its largest 1; a flat field becomes 0. */
export function stretched(field: Field): Field {
  const { width, height, data } = field
  const result = createField(width, height)
  const target = result.data
  let [low, high] = [Infinity, -Infinity]
  for (let at = 0; at < data.length; at++) {
    if (data[at]! < low) low = data[at]!
    if (data[at]! > high) high = data[at]!
  }
  const span = high - low
  if (span <= 1e-6) return result
  for (let at = 0; at < data.length; at++) target[at] = (data[at]! - low) / span
  return result
}

export function meanOf({ data }: Field): number {
  const { length } = data
  let sum = 0
  for (let at = 0; at < length; at++) sum += data[at]!
  return sum / length
}

/** The mean of a field inside a mask. */
export function meanWithin(field: Field, mask: Field): number {
  let [sum, count] = [0, 1e-6]
  const { data } = field
  for (let at = 0; at < mask.data.length; at++) {
    if (mask.data[at]! <= 0.5) continue
    sum += data[at]!
    count++
  }
  return sum / count
}

/** A field at another size. */
export function resampled(field: Field, { width, height }: Pick<Field, 'width' | 'height'>): Field {
  const result = createField(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      result.data[at] = sample(field, (x + 0.5) / width, (y + 0.5) / height)
    }
  }
  return result
}

/** A field in which each number is stepped. */
export function stepped({ width, height, data }: Field, low: number, high: number): Field {
  const result = createField(width, height)
  for (let at = 0; at < data.length; at++) result.data[at] = step(low, high, data[at]!)
  return result
}

/** 0 below `low`, 1 above `high`, smooth between; the other way round when `high` is the smaller. */
export function step(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}
