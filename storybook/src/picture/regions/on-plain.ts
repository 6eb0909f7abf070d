import { edgeAware } from '../depth/edge-aware.ts'
import { masked, mapField, stepped, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { isThing } from './is-thing.ts'
import { maskOf, patchesOf, withoutHoles, type Patch } from './patches.ts'
import type { Subject } from './subject.ts'

/** How unlike its ground a picture's rim may be: paper has a grain, JPEG has blocks. */
const EVEN = 0.06
const LEAST_EVEN = 0.98
/** How unlike the ground ink is. */
const INK = 0.1
const MOST = 4

/** Stickers, logos and drawings alone on paper of one colour; none where there is more than paper around them, and on pages of text. */
export function findOnPlain(look: Look): Subject[] {
  const ground = groundOf(look)
  if (!ground) return []
  const unlike = unlikeness(look, ground)
  const inked = withoutHoles(masked(unlike, INK), 0.5)
  const patches = patchesOf(inked, 0.5)
  const ink = patches.reduce((sum, { pixels }) => sum + pixels.length, 0)
  const [largest] = patches
  // Of a text each letter is small.
  if (!largest || largest.pixels.length < ink * LEAST_SHARE) return []
  return patches
    .filter((patch) => patch.pixels.length > largest.pixels.length * 0.15)
    .filter((patch) => isInside(patch, look) && isThing(patch, look))
    .slice(0, MOST)
    .map((patch) => ({ patch, mask: outlined(patch, look) }))
}

const LEAST_SHARE = 0.4

type Colour = readonly [red: number, green: number, blue: number]

/** The one colour of the rim, null when it has several. */
function groundOf(look: Look): Colour | null {
  const { width, height, red, green, blue } = look
  if (width < 24 || height < 24) return null
  const rim = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x < RIM || y < RIM || x >= width - RIM || y >= height - RIM
  })
  const ground = [red, green, blue].map(({ data }) => {
    const tones = Float32Array.from(rim, (at) => data[at]!).toSorted()
    return tones[tones.length >> 1]!
  }) as unknown as Colour
  const unlike = unlikeness(look, ground)
  const even = rim.filter((at) => unlike.data[at]! < EVEN).length
  return even > LEAST_EVEN * rim.length ? ground : null
}

/** In pixels of the look. */
const RIM = 4

function unlikeness({ red, green, blue }: Look, [r, g, b]: Colour): Field {
  return mapField(red, (value, at) =>
    Math.max(Math.abs(value - r), Math.abs(green.data[at]! - g), Math.abs(blue.data[at]! - b)),
  )
}

function isInside({ left, right, top, bottom }: Patch, { width, height }: Look): boolean {
  return left > 1 && top > 1 && right < width - 2 && bottom < height - 2
}

/** The outline a little softer than the pixels. */
function outlined(patch: Patch, look: Look): Field {
  const soft = edgeAware(maskOf(look, [patch]), look.bright, { radius: 1, softness: 0.002 })
  return stepped(soft, 0.2, 0.7)
}
