import type { HandShape } from '../../actor.ts'
import type { Light } from '../../../scene/light.ts'
import { foot } from '../body/feet.ts'
import type { Mien } from '../head/mien.ts'
import { hairBehind } from '../head/hair.ts'
import { faceWear } from '../head/face-wear.ts'
import { COVERS, headWear, PRESSES } from '../head/hats.ts'
import { neck } from '../head/head.ts'
import { lowerArm, upperArm } from '../body/arms.ts'
import { hand } from '../body/hands.ts'
import { shin, thigh } from '../body/legs.ts'
import type { Depth, Part } from '../body/part.ts'
import type { HairStyle, Look } from '../outfit.ts'
import { rasterise, type Sprite } from './paper.ts'
import { pin, scarf, backGear } from '../body/trimmings.ts'
import type { View } from '../body/skeleton.ts'
import { bust, seat, torso } from '../body/torso.ts'
import { wholeHead } from '../head/whole-head.ts'

export type PartName =
  | 'upperArm'
  | 'lowerArm'
  | 'thigh'
  | 'shin'
  | 'foot'
  | 'torso'
  | 'bust'
  | 'seat'
  | 'head'
  | 'hairBehind'
  | 'headWear'
  | 'faceWear'
  | 'beard'
  | 'scarf'
  | 'backGear'
  | `hand-${HandShape}`
  | `forearm-${HandShape}`

/** Everything that decides how a part looks, besides the puppet itself. */
export interface Cutting {
  readonly view: View
  readonly depth: Depth
  readonly pixels: number
  readonly light: Light
  /** The face, for the head. */
  readonly mien?: Mien
}

/** At most so many pixels are kept for all puppets together: 12 million are 48 MB. */
const ROOM = 12_000_000

const kept = new Map<string, Sprite | null>()
let used = 0

/** A part of this look, drawn at most once for each size, view and light. */
export function spriteOf(look: Look, name: PartName, cutting: Cutting): Sprite | null {
  const { light } = cutting
  const key = `${look.key}/${name}/${cutting.view}/${cutting.depth}/${cutting.pixels}/${light.tint}${light.tintAmount}${faceKey(cutting.mien)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const part = partOf(look, name, cutting)
  const sprite = part ? rasterise(part.frame, cutting.pixels, { light, paint: part.paint }) : null
  if (used > ROOM) {
    kept.clear()
    used = 0
  }
  kept.set(key, sprite)
  used += sprite ? sprite.picture.width * sprite.picture.height : 0
  return sprite
}

function faceKey(mien: Mien | undefined): string {
  if (!mien) return ''
  const { expression, mouth, blink, turn, near, gaze, tears } = mien
  const face = `${expression}${mouth},${blink},${turn}`
  return near ? `${face},near${gaze.x},${gaze.y},${tears}` : face
}

type Whole = Exclude<PartName, `hand-${HandShape}` | `forearm-${HandShape}`>

const WHOLE: Readonly<Record<Whole, (look: Look, cutting: Cutting) => Part | null>> = {
  upperArm: (look, { depth }) =>
    depth === 'near' ? pinned(look, upperArm(look, depth), 0) : upperArm(look, depth),
  lowerArm: (look, { depth }) => pinned(look, lowerArm(look, depth), 0),
  thigh: (look, { depth }) => pinned(look, thigh(look, depth), look.build.thigh),
  shin: (look, { depth }) => shin(look, depth),
  foot: (look, { depth, view }) => foot(look, depth, view !== 'side'),
  torso: (look, { view }) => withNeck(look, torso(look, view)),
  bust: (look) => withNeck(look, bust(look)),
  seat: (look, { view }) => seat(look, view),
  head: (look, { view, mien }) => (mien ? wholeHead(look, underHat(look), { view, mien }) : null),
  hairBehind: (look, { view }) =>
    look.outfit.hat && COVERS.has(look.outfit.hat.style) ? null : hairBehind(underHat(look), view),
  headWear: (look, { view }) => headWear(look, view),
  faceWear: (look, { view }) => faceWear(look, view, 'over'),
  beard: (look, { view }) => faceWear(look, view, 'under'),
  scarf: (look, { view }) => scarf(look, view),
  backGear: (look, { view }) => backGear(look, view),
}

function partOf(look: Look, name: PartName, cutting: Cutting): Part | null {
  if (name.startsWith('hand-')) return hand(look, name.slice(5) as HandShape, cutting.depth)
  if (name.startsWith('forearm-')) return forearm(look, name.slice(8) as HandShape, cutting.depth)
  return WHOLE[name as Whole](look, cutting)
}

/** Hand and sleeve in one piece, for a wrist that is not bent. */
function forearm(look: Look, shape: HandShape, depth: Depth): Part {
  const sleeve = pinned(look, lowerArm(look, depth), 0)
  const palm = hand(look, shape, depth)
  const long = look.build.lowerArm
  const { x, y, width, height } = sleeve.frame
  return {
    frame: { x, y, width, height: height + palm.frame.height },
    paint: (ctx) => {
      ctx.save()
      ctx.translate(0, long)
      palm.paint(ctx)
      ctx.restore()
      sleeve.paint(ctx)
    },
  }
}

function pinned(look: Look, part: Part, at: number): Part {
  const head = pin(look)
  return {
    frame: part.frame,
    paint: (ctx) => {
      part.paint(ctx)
      ctx.translate(0, at)
      head.paint(ctx)
    },
  }
}

function withNeck(look: Look, body: Part): Part {
  const { frame } = body
  return {
    frame: { ...frame, y: frame.y - 0.02, height: frame.height + 0.02 },
    paint: (ctx) => {
      ctx.save()
      ctx.translate(0, -look.build.torso)
      neck(look).paint(ctx)
      ctx.restore()
      body.paint(ctx)
    },
  }
}

const PRESSED: Partial<Record<HairStyle, HairStyle>> = {
  bun: 'ponytail',
  topknot: 'ponytail',
  'long-curls': 'wavy',
}

/** Big hair goes flat under a hat that would not fit over it. */
function underHat(look: Look): Look {
  const { hat } = look.outfit
  if (!hat || !PRESSES.has(hat.style)) return look
  const { style, colour } = look.hair
  if (hat.style === 'hood' || hat.style === 'fur-hood')
    return { ...look, hair: { style: 'short', colour } }
  const flat =
    style === 'afro' || style === 'curly' || style === 'short-waves'
      ? 'short'
      : style === 'spiky' || style === 'on-end' || style === 'mohawk'
        ? 'crop'
        : style
  const low = PRESSED[flat] ?? flat
  return { ...look, hair: { style: low, colour } }
}
