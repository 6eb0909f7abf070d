import { halved, type Field } from '../field.ts'
import { knownPatches, REACH, unlikeness, type Holed, type Offsets } from './likeness.ts'
import { pulled } from './pull.ts'

/** The smaller side of a picture in which every patch is compared with every other. */
const SMALLEST = 40
const ROUNDS = { coarse: 4, fine: 2 } as const

/**
 * Finds for each hidden place another whose surroundings look like those of the hole: coarsely first, among all
 * patches, then finer and finer around what was found. Null when there is nothing to take from.
 */
export function patchOffsets(tones: readonly Field[], hidden: Field): Offsets | null {
  const guess = tones.map((tone) => pulled(tone, hidden))
  const holed = toHoled(guess, hidden)
  const { width, height } = hidden
  const isCoarse = Math.min(width, height) <= SMALLEST
  const known = knownPatches(holed)
  if (!known.includes(1)) return null
  const places = placesOf(holed)
  if (isCoarse) {
    const found = { x: new Int16Array(known.length), y: new Int16Array(known.length) }
    for (let round = 0; round < ROUNDS.coarse; round++) {
      for (const at of places) searchAll(holed, found, { at, known })
      vote(holed, found, places)
    }
    return found
  }
  const coarse = patchOffsets(tones.map(halved), spreadHole(hidden))
  if (!coarse) return null
  const found = doubled(coarse, { width, height, known })
  vote(holed, found, places)
  for (let round = 0; round < ROUNDS.fine; round++) {
    const way = round % 2 ? -1 : 1
    for (const at of way === 1 ? places : places.toReversed())
      refine(holed, found, { at, known, way })
    vote(holed, found, places)
  }
  return found
}

function toHoled(tones: readonly Field[], { width, height, data }: Field): Holed {
  const [red, green, blue] = tones.map((tone) => tone.data.slice()) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  return { width, height, red, green, blue, hidden: Uint8Array.from(data, (v) => (v > 0 ? 1 : 0)) }
}

/** Half the size; what is hidden in a part is hidden. */
function spreadHole(hidden: Field): Field {
  const half = halved(hidden)
  return { ...half, data: half.data.map((value) => (value > 0 ? 1 : 0)) }
}

function placesOf({ hidden }: Holed): Int32Array {
  return Int32Array.from(hidden.keys()).filter((at) => hidden[at] === 1)
}

interface Search {
  readonly at: number
  readonly known: Uint8Array
}

function searchAll(holed: Holed, found: Offsets, { at, known }: Search): void {
  const { width } = holed
  const [x, y] = [at % width, (at / width) | 0]
  let most = Infinity
  for (let to = 0; to < known.length; to++) {
    if (!known[to]) continue
    const [dx, dy] = [(to % width) - x, ((to / width) | 0) - y]
    const unlike = unlikeness(holed, { at, dx, dy }, most)
    if (unlike >= most) continue
    most = unlike
    found.x[at] = dx
    found.y[at] = dy
  }
}

/** What was found at half the size; where that is hidden here, the nearest patch that is known. */
function doubled(
  coarse: Offsets,
  {
    width,
    height,
    known,
  }: { readonly width: number; readonly height: number; readonly known: Uint8Array },
): Offsets {
  const half = Math.ceil(width / 2)
  const found = { x: new Int16Array(width * height), y: new Int16Array(width * height) }
  for (let at = 0; at < found.x.length; at++) {
    const from = ((((at / width) | 0) / 2) | 0) * half + (((at % width) / 2) | 0)
    const to = nearestKnown(at + 2 * (coarse.y[from]! * width + coarse.x[from]!), known)
    found.x[at] = (to % width) - (at % width)
    found.y[at] = ((to / width) | 0) - ((at / width) | 0)
  }
  return found
}

function nearestKnown(at: number, known: Uint8Array): number {
  for (let off = 0; off < known.length; off++) {
    if (known[at + off]) return at + off
    if (known[at - off]) return at - off
  }
  return at
}

/** Tries what the neighbours found, and a little around what was found here. */
function refine(holed: Holed, found: Offsets, search: Search & { readonly way: 1 | -1 }): void {
  const { at, known, way } = search
  const { width, height } = holed
  const [x, y] = [at % width, (at / width) | 0]
  let most = unlikeness(holed, { at, dx: found.x[at]!, dy: found.y[at]! }, Infinity)
  const attempt = (dx: number, dy: number): void => {
    const [toX, toY] = [x + dx, y + dy]
    if (toX < 0 || toY < 0 || toX >= width || toY >= height || !known[toY * width + toX]) return
    const unlike = unlikeness(holed, { at, dx, dy }, most)
    if (unlike >= most) return
    most = unlike
    found.x[at] = dx
    found.y[at] = dy
  }
  for (const beside of [at - way, at - way * width]) {
    if (holed.hidden[beside]) attempt(found.x[beside]!, found.y[beside]!)
  }
  const [dx, dy] = [found.x[at]!, found.y[at]!]
  for (const [across, down] of AROUND) attempt(dx + across, dy + down)
}

const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const))

/** Each hidden place has the mean colour of all that its neighbours' patches would put there. */
function vote(holed: Holed, found: Offsets, places: Int32Array): void {
  const before = {
    ...holed,
    red: holed.red.slice(),
    green: holed.green.slice(),
    blue: holed.blue.slice(),
  }
  for (const at of places) {
    const [red, green, blue] = votesFor(before, found, at)
    holed.red[at] = red
    holed.green[at] = green
    holed.blue[at] = blue
  }
}

function votesFor(holed: Holed, found: Offsets, at: number): readonly [number, number, number] {
  const { width, height, hidden, red, green, blue } = holed
  const [x, y] = [at % width, (at / width) | 0]
  const [left, right] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)]
  let [r, g, b, count] = [0, 0, 0, 0]
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
    for (let near = row * width + left; near <= row * width + right; near++) {
      if (!hidden[near]) continue
      const from = at + found.y[near]! * width + found.x[near]!
      r += red[from]!
      g += green[from]!
      b += blue[from]!
      count++
    }
  }
  return [r / count, g / count, b / count]
}
