import { blur, createField, type Field } from '../field.ts'
import type { Look } from '../look.ts'

const STEPS = 12

/** The kind of colour that each place of a picture has: worked out once for all things in it, not for each. */
export interface Kinds {
  readonly width: number
  readonly height: number
  readonly data: Uint16Array
}

export function kindsOf({ width, height, ...look }: Look): Kinds {
  const [red, green, b] = [look.red, look.green, look.blue].map((field) => blur(field, 1).data)
  const data = new Uint16Array(width * height)
  const part = (value: number): number => Math.min(STEPS - 1, Math.floor(value * STEPS))
  for (let at = 0; at < data.length; at++) {
    data[at] = (part(red![at]!) * STEPS + part(green![at]!)) * STEPS + part(b![at]!)
  }
  return { width, height, data }
}

/** How likely each place has a colour of the inside rather than one of its surroundings, 0…1. */
export function colourModel(
  { width, height, data: kinds }: Kinds,
  { inside, around }: { readonly inside: Field; readonly around: Field },
): Field {
  const [ours, others] = [new Float64Array(STEPS ** 3), new Float64Array(STEPS ** 3)]
  const sums = { ours: 1e-6, others: 1e-6 }
  for (let at = 0; at < kinds.length; at++) {
    if (inside.data[at]) {
      ours[kinds[at]!]!++
      sums.ours++
    } else {
      // What is close by matters more than what is far away.
      const weight = around.data[at] ? 1 : 0.25
      others[kinds[at]!]! += weight
      sums.others += weight
    }
  }
  const [ownShare, otherShare] = [spread(ours), spread(others)]
  const likely = ownShare.map((count, kind) => {
    const own = count / sums.ours + 1e-5
    return own / (own + otherShare[kind]! / sums.others + 1e-5)
  })
  const result = createField(width, height)
  for (let at = 0; at < kinds.length; at++) result.data[at] = likely[kinds[at]!]!
  return result
}

/** Counts shared with the bins beside them, for noise moves colours a little. */
function spread(counts: Float64Array): Float64Array {
  const result = Float64Array.from(counts)
  for (const stride of [1, STEPS, STEPS * STEPS]) {
    const before = Float64Array.from(result)
    for (let at = 0; at < result.length; at++) {
      const place = Math.floor(at / stride) % STEPS
      const left = place > 0 ? before[at - stride]! : 0
      const right = place < STEPS - 1 ? before[at + stride]! : 0
      result[at] = 0.5 * before[at]! + 0.25 * (left + right)
    }
  }
  return result
}
