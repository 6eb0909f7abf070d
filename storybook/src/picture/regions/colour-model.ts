import { blur, mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'

const STEPS = 12

/** How likely each place has a colour of the inside rather than one of its surroundings, 0…1. */
export function colourModel(
  look: Look,
  { inside, around }: { readonly inside: Field; readonly around: Field },
): Field {
  const [red, green, b] = [look.red, look.green, look.blue].map((channel) => blur(channel, 1)) as [
    Field,
    Field,
    Field,
  ]
  const binOf = (at: number): number => {
    const part = (value: number): number => Math.min(STEPS - 1, Math.floor(value * STEPS))
    return (part(red.data[at]!) * STEPS + part(green.data[at]!)) * STEPS + part(b.data[at]!)
  }
  const [ours, others] = [new Float64Array(STEPS ** 3), new Float64Array(STEPS ** 3)]
  const sums = { ours: 1e-6, others: 1e-6 }
  for (let at = 0; at < inside.data.length; at++) {
    if (inside.data[at]) {
      ours[binOf(at)]!++
      sums.ours++
    } else {
      // What is close by matters more than what is far away.
      const weight = around.data[at] ? 1 : 0.25
      others[binOf(at)]! += weight
      sums.others += weight
    }
  }
  const [ownShare, otherShare] = [spread(ours), spread(others)]
  return mapField(red, (_, at) => {
    const own = ownShare[binOf(at)]! / sums.ours + 1e-5
    return own / (own + otherShare[binOf(at)]! / sums.others + 1e-5)
  })
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
