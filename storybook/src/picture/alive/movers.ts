import type { Shot, Subject } from '../../plan/plan.ts'
import type { Near } from '../depth/standing.ts'
import type { Look } from '../look.ts'
import { shareOf, type Share } from '../regions/patches.ts'
import { hasStraightSides } from '../regions/straight-sides.ts'
import type { Survey } from '../survey.ts'
import { moverIn } from '../wishes/guests.ts'

type Seen = Pick<Survey, 'things' | 'face' | 'look' | 'plain' | 'flat'>

/** Which of the clear things those may be who are in the picture and asked to do something. */
export function moversAmong({ things, face, look, plain, flat }: Seen, shot: Shot): Near[] {
  const mover = moverIn(shot)
  if (!mover) return []
  // Alone on paper or in a drawing, whatever it looks like, it is who is meant.
  if (plain || flat || !ALIVE.has(mover.kind)) return [...things]
  return things.filter(({ subject }) => {
    const isFaced = face !== null && covers(subject.mask, face)
    // A badge on a coat stands clear more often than who wears it.
    if (mover.kind === 'person' && face !== null) return isFaced
    return isFaced ? !isUpright(subject.patch) : isLiving(subject.patch, look)
  })
}

/** Who has a face and is so much higher than wide is a person, and nobody else. */
function isUpright({ left, right, top, bottom }: Near['subject']['patch']): boolean {
  return bottom - top > 1.8 * (right - left)
}

/** Whether nothing in the picture could be those who are asked to do something. */
export function isNobody(seen: Seen, shot: Shot): boolean {
  const mover = moverIn(shot)
  if (!mover || moversAmong(seen, shot).length > 0) return false
  if (seen.face !== null && mover.kind === 'person') return false
  // Whoever is on a sofa is a part of it; on a tower or a candle nobody is.
  const isTall = seen.things.some(({ subject }) => isUpright(subject.patch))
  const isStrewn = seen.things.some(({ subject }) => isTrinket(subject.patch, seen.look))
  return mover.kind === 'person' || isTall || (ALIVE.has(mover.kind) && isStrewn)
}

/** Whether they are a part of what was cut out, as a cat is of its sofa: that is stiff, and what bends is behind it. */
export function isHeld({ things, salient, look }: Seen & Pick<Survey, 'salient'>): boolean {
  const [u, v] = [(salient.left + salient.right) / 2, (salient.top + salient.bottom) / 2]
  return things.some(({ subject: { patch } }) => {
    const { left, right, top, bottom } = shareOf(patch, look.bright)
    return u > left && u < right && v > top && v < bottom
  })
}

const ALIVE = new Set<Subject['kind']>(['person', 'animal', 'bird', 'fish', 'insect', 'creature'])

/** Towers, candles, bowls and trees do nothing of their own will. */
function isLiving(patch: Near['subject']['patch'], look: Look): boolean {
  const isBuilt = hasStraightSides(patch, look.width) || isTrinket(patch, look)
  return !isBuilt && greenShare(patch.pixels, look) < 0.4
}

/** What is small and as round as a bowl, a fruit or a ball: who has legs or ears is not. */
function isTrinket(patch: Near['subject']['patch'], { width, height }: Look): boolean {
  const { pixels, left, right, top, bottom } = patch
  if (pixels.length > SMALL * width * height) return false
  const [wide, high] = [(right - left + 1) / 2, (bottom - top + 1) / 2]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const within = pixels.reduce((count, at) => {
    const across = ((at % width) - x) / wide
    const down = (Math.floor(at / width) - y) / high
    return count + (across ** 2 + down ** 2 < 1.05 ? 1 : 0)
  }, 0)
  return within > ROUND * pixels.length && pixels.length > ROUND_FILL * Math.PI * wide * high
}

const SMALL = 0.022
/** How much of a round thing lies in the ellipse of its box, and how much of that it fills. Measured: a bowl 1 and 0.95; people 0.95 and 0.76, a dog 0.86 and 0.54. */
const [ROUND, ROUND_FILL] = [0.97, 0.88]

function greenShare(pixels: Int32Array, { hue, colourful }: Look): number {
  const isGreen = (at: number): boolean =>
    hue.data[at]! > 60 && hue.data[at]! < 170 && colourful.data[at]! > 0.15
  return pixels.reduce((sum, at) => sum + (isGreen(at) ? 1 : 0), 0) / pixels.length
}

function covers({ data, width, height }: Look['bright'], face: Share): boolean {
  const x = Math.floor(((face.left + face.right) / 2) * width)
  const y = Math.floor(((face.top + face.bottom) / 2) * height)
  return data[y * width + x]! > 0.5
}
