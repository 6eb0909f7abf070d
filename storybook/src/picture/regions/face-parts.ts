import { blur, mapField, sample, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import type { Patch } from './patches.ts'

/** A place in shares of the picture. */
export interface Place {
  readonly u: number
  readonly v: number
}

/** Where eyes and mouth of a face are, and how far its eyes are apart, as a share of the picture's width. */
export interface FaceParts {
  readonly eyes: readonly [Place, Place]
  readonly mouth: Place
  readonly apart: number
}

/** Of the width of a face's patch, which has hair and shoulders in it. */
const APART = [0.2, 0.24, 0.28, 0.32, 0.37, 0.42, 0.48]
/** In pixels of the look: eyes that are closer are too small to be seen. */
const LEAST_APART = 7
/** Measured: portraits 0.23 and more, spots on a dog's belly 0.15. */
const LEAST_LIKE = 0.19

/** Eyes and mouth of the face in a patch; null when they are too small to be told. */
export function findFaceParts(patch: Patch, look: Look): FaceParts | null {
  const wide = patch.right - patch.left + 1
  const apart = APART.map((share) => share * wide).filter((each) => each >= LEAST_APART)
  const rough = best(
    apart.flatMap((each) => [...pairsIn(patch, each)]),
    look,
    0.09,
  )
  if (!rough) return null
  const fine = best(around(rough), look, 0.04) ?? rough
  return partsOf(belowBrows(fine, look), look)
}

/** Dark brows look like eyes, but nothing like eyes is below those. */
function belowBrows(pair: Pair, look: Look): Pair {
  const rows = Array.from({ length: 14 }, (_, i) => {
    const y = pair.y + 0.04 * i * pair.apart
    const sizes = [0.72, 0.8, 0.88, 0.96, 1].map((size) => ({
      ...pair,
      y,
      apart: size * pair.apart,
    }))
    return best(sizes, look, 0.04)
  })
  const soft = blur(look.bright, 1)
  const likes = rows.map((each) => (each ? likeness(each, soft) : 0))
  const isPeak = (like: number, i: number): boolean =>
    i > 2 && like > likes[i - 1]! && like >= (likes[i + 1] ?? 1)
  return rows[likes.findLastIndex(isPeak)] ?? pair
}

/** The pair that looks most like eyes; `blurred` as a share of how far they are apart. */
function best(pairs: readonly Pair[], { bright }: Look, blurred: number): Pair | null {
  const softs = new Map<number, Field>()
  let [found, most]: [Pair | null, number] = [null, LEAST_LIKE]
  for (const pair of pairs) {
    const radius = Math.max(1, Math.round(pair.apart * blurred))
    const soft = softs.get(radius) ?? blur(bright, radius)
    softs.set(radius, soft)
    const like = likeness(pair, soft)
    if (like > most) [found, most] = [pair, like]
  }
  return found
}

/** Pairs close to one, in small steps. */
function around({ x, y, apart }: Pair): Pair[] {
  return [0.84, 0.9, 0.96, 1.02, 1.08].flatMap((size) =>
    NEARBY.flatMap((across) =>
      NEARBY.map((down) => ({
        x: x + 0.5 * across * apart,
        y: y + down * apart,
        apart: size * apart,
      })),
    ),
  )
}

const NEARBY = [-0.24, -0.18, -0.12, -0.06, 0, 0.06, 0.12, 0.18, 0.24]

/** Two eyes: the place between them and how far they are apart, in pixels. */
interface Pair {
  readonly x: number
  readonly y: number
  readonly apart: number
}

function* pairsIn({ left, right, top, bottom }: Patch, apart: number): Generator<Pair> {
  const step = Math.max(1, apart * 0.07)
  for (let x = left + apart * 0.7; x <= right - apart * 0.7; x += step) {
    for (let y = top + apart * 0.4; y <= bottom - 0.5 * apart; y += step) yield { x, y, apart }
  }
}

/** How much darker both eyes are than all that is around each of them, and the mouth than the cheeks. */
function likeness({ x, y, apart }: Pair, soft: Field): number {
  const at = (across: number, down: number): number =>
    sample(soft, (x + across * apart) / soft.width, (y + down * apart) / soft.height)
  const [left, right] = [spotted(at, -0.5), spotted(at, 0.5)]
  const cheeks = [at(-0.45, 0.6), at(0.45, 0.6)] as const
  const light = (cheeks[0] + cheeks[1] + at(0, 0.1)) / 3 + 0.02
  const eyes = Math.min(left, right)
  if (eyes < LEAST_DARK * light) return 0
  const mouth = Math.min(at(0, 1), at(0, 1.12), at(0, 1.24))
  const uneven = Math.abs(left - right) + Math.abs(cheeks[0] - cheeks[1])
  return (eyes + 0.25 * ((cheeks[0] + cheeks[1]) / 2 - mouth) - 0.3 * uneven) / light
}

/** How much darker eyes are than what is around them, beside how light that is. */
const LEAST_DARK = 0.1

/** How much darker a spot is than the darkest place around it: brows and fringes go on to a side. */
function spotted(at: (across: number, down: number) => number, across: number): number {
  const around = RING.map(([x, y]) => at(across + x, y))
  // Above an eye lies its brow, below a brow its eye.
  const above = around.slice(0, 3).toSorted((a, b) => a - b)[1]!
  return Math.min(above, ...around.slice(3)) - at(across, 0)
}

/** Places around an eye, those above it first, in shares of the way to the other eye. */
const RING = [-0.35, -0.5, -0.65, 0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].map((turn) => {
  const angle = turn * Math.PI
  return [0.36 * Math.cos(angle), 0.3 * Math.sin(angle)] as const
})

/** Lips are dark or red, in a beard as well. */
function partsOf({ x, y, apart }: Pair, look: Look): FaceParts {
  const { bright, red, green, width, height } = look
  const lips = mapField(bright, (value, at) => value + 1.5 * (green.data[at]! - red.data[at]!))
  const tone = (row: number): number =>
    [-0.2, -0.1, 0, 0.1, 0.2].reduce(
      (sum, across) => sum + sample(lips, (x + across * apart) / width, row / height),
      0,
    )
  const rows = Array.from({ length: 24 }, (_, i) => y + apart * (0.85 + 0.6 * (i / 23)))
  const mouth = rows.reduce((darkest, row) => (tone(row) < tone(darkest) ? row : darkest))
  const eye = (side: number): Place => ({ u: (x + (side * apart) / 2) / width, v: y / height })
  return {
    eyes: [eye(-1), eye(1)],
    mouth: { u: x / width, v: mouth / height },
    apart: apart / width,
  }
}
