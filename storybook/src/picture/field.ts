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
  const result = createField(field.width, field.height)
  for (let index = 0, y = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++, index++) {
      result.data[index] = rule(field.data[index]!, index, y)
    }
  }
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
  const turned = { width: height, height: width, data: spareFor(width * height) }
  const result = createField(width, height)
  for (let round = 0; round < rounds; round++) {
    turnMeans(round === 0 ? field : result, reach, turned.data)
    turnMeans(turned, reach, result.data)
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
  const turned = spareFor(field.data.length)
  turnMeans(field, radius, turned)
  const result = createField(field.width, field.height)
  for (let x = 0, at = 0; x < field.width; x++) {
    for (let y = 0; y < field.height; y++, at++) {
      result.data[y * field.width + x] = turned[at]!
    }
  }
  return result
}

/** Running means along the rows, written as columns: two calls give the field back, softened both ways. */
function turnMeans({ width, height, data }: Field, reach: number, result: Float32Array): void {
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(reach, width); x++, count++) sum += data[row + x]!
    for (let x = 0, to = y; x < width; x++, to += height) {
      if (x + reach < width) {
        sum += data[row + x + reach]!
        count++
      }
      if (x - reach - 1 >= 0) {
        sum -= data[row + x - reach - 1]!
        count--
      }
      result[to] = sum / count
    }
  }
}

/** Stretched so that its smallest number is 0 and its largest 1; a flat field becomes 0. */
export function stretched(field: Field): Field {
  let [low, high] = [Infinity, -Infinity]
  for (const value of field.data) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const span = high - low
  const result = createField(field.width, field.height)
  if (span <= 1e-6) return result
  for (let at = 0; at < result.data.length; at++) {
    result.data[at] = (field.data[at]! - low) / span
  }
  return result
}

export function meanOf(field: Field): number {
  let sum = 0
  for (const value of field.data) sum += value
  return sum / field.data.length
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
  return mapField(createField(width, height), (_, at, y) =>
    sample(field, (at - y * width + 0.5) / width, (y + 0.5) / height),
  )
}

/** 0 below `low`, 1 above `high`, smooth between; the other way round when `high` is the smaller. */
export function step(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}
