import { pulled } from '../cut/pull.ts'
import { blur, blurRows, mapField, product, sample, type Field } from '../field.ts'
import type { Subject } from '../regions/subject.ts'
import { sloped, widened } from './edge-aware.ts'

/** A thing that stands clear, and how near it is: as near as the ground under its foot. */
export interface Near {
  readonly subject: Subject
  readonly near: number
}

interface Ground {
  readonly depth: Field
  readonly sky: Field | null
  readonly horizon: number
  /** Whether a model measured the depth: then each place keeps its own. */
  readonly measured: boolean
}

/** Parts the depths into those of clear things and those behind them. */
export function standing(
  subjects: readonly Subject[],
  { depth, sky, horizon, measured }: Ground,
): { readonly things: readonly Near[]; readonly back: Field; readonly all: Field } {
  // What hangs on a wall moves with it.
  const free = subjects.filter(
    ({ patch }) =>
      !isPane(patch) && (sky !== null || (patch.bottom + 1) / depth.height > horizon + 0.1),
  )
  if (free.length === 0) {
    const back = gentle(depth, sky, measured ? 1 : 0.3)
    return { things: [], back, all: back }
  }
  const hidden = mapField(depth, (_, at) => (free.some(({ mask }) => mask.data[at]!) ? 1 : 0))
  const back = gentle(pulled(depth, widened(hidden, 3)), sky, measured ? 1 : 0.1)
  const things = free.map((subject) => ({ subject, near: nearness(subject, back, horizon) }))
  const all = mapField(back, (value, at) =>
    things.reduce((most, { subject, near }) => (subject.mask.data[at]! > 0.5 ? near : most), value),
  )
  return { things, back, all }
}

/** Doors, windows and pictures fill their boxes and stay on their walls. */
function isPane({ pixels, left, right, top, bottom }: Subject['patch']): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const isStout = high < 2.4 * wide && wide < 2.4 * high
  return isStout && pixels.length > LEAST_FILL * wide * high
}

const LEAST_FILL = 0.86

/** Depth may fall by 1 over this share of the world: steeper, and what is behind near things would look like rubber. */
const LEAST_FALL = 0.3

/** Depth without steps, much the same along each row of the land (`own` is what each place keeps): walls stay straight. */
function gentle(depth: Field, sky: Field | null, own: number): Field {
  const side = Math.max(depth.width, depth.height)
  const soft = blur(sloped(depth, 1 / (LEAST_FALL * side)), side / 24, 2)
  const reach = Math.ceil(depth.width / 2)
  const land = mapField(soft, (_, at) => 0.02 + (sky && sky.data[at]! > 0.5 ? 0 : 1))
  const sums = blurRows(product(soft, land), reach)
  const counts = blurRows(land, reach)
  return mapField(
    soft,
    (value, at) => own * value + ((1 - own) * sums.data[at]!) / counts.data[at]!,
  )
}

/** What goes on below the picture is near; what flies is neither; all else stands on the ground at its foot. */
function nearness({ patch }: Subject, back: Field, horizon: number): number {
  const foot = (patch.bottom + 1) / back.height
  if (foot > 0.97) return 0.9
  if (foot < horizon - 0.06) return 0.45
  return Math.min(1, 0.03 + sample(back, (patch.left + patch.right + 1) / 2 / back.width, foot))
}
