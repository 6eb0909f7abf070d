import type { HandShape } from '../actor.ts'
import type { Light } from '../../scene/light.ts'
import { foot } from './feet.ts'
import { faceWear } from './face-wear.ts'
import { hairBehind, hairFront } from './hair.ts'
import { COVERS, headWear, PRESSES } from './hats.ts'
import { neck, skull } from './head.ts'
import { hand, lowerArm, shin, thigh, upperArm, type Depth, type Part } from './limbs.ts'
import type { Look } from './outfit.ts'
import { rasterise, type Sprite } from './paper.ts'
import { pin, scarf, backGear } from './trimmings.ts'
import type { View } from './skeleton.ts'
import { seat, torso } from './torso.ts'

export type PartName =
  | 'upperArm'
  | 'lowerArm'
  | 'thigh'
  | 'shin'
  | 'foot'
  | 'torso'
  | 'seat'
  | 'neck'
  | 'skull'
  | 'hairFront'
  | 'hairBehind'
  | 'hat'
  | 'faceUnder'
  | 'faceOver'
  | 'pin'
  | 'scarf'
  | 'backGear'
  | `hand-${HandShape}`

/** Everything that decides how a part looks, besides the puppet itself. */
export interface Cutting {
  readonly view: View
  readonly depth: Depth
  readonly pixels: number
  readonly light: Light
}

/** At most so many pixels are kept for all puppets together: 12 million are 48 MB. */
const ROOM = 12_000_000

const kept = new Map<string, Sprite | null>()
let used = 0

/** A part of this look, drawn at most once for each size, view and light. */
export function spriteOf(look: Look, name: PartName, cutting: Cutting): Sprite | null {
  const { light } = cutting
  const key = `${look.key}/${name}/${cutting.view}/${cutting.depth}/${cutting.pixels}/${light.tint}${light.tintAmount}`
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

function partOf(look: Look, name: PartName, { view, depth }: Cutting): Part | null {
  const { hat } = look.outfit
  if (name.startsWith('hand-')) return hand(look, name.slice(5) as HandShape, depth)
  switch (name) {
    case 'upperArm':
      return upperArm(look, depth)
    case 'lowerArm':
      return lowerArm(look, depth)
    case 'thigh':
      return thigh(look, depth)
    case 'shin':
      return shin(look, depth)
    case 'foot':
      return foot(look, depth, view !== 'side')
    case 'torso':
      return torso(look, view)
    case 'seat':
      return seat(look, view)
    case 'neck':
      return neck(look)
    case 'skull':
      return skull(look, view)
    case 'hairFront':
      return hat && COVERS.has(hat.style) ? null : hairFront(underHat(look), view)
    case 'hairBehind':
      return hat && COVERS.has(hat.style) ? null : hairBehind(underHat(look), view)
    case 'hat':
      return headWear(look, view)
    case 'faceUnder':
      return faceWear(look, view, 'under')
    case 'faceOver':
      return faceWear(look, view, 'over')
    case 'scarf':
      return scarf(look, view)
    case 'backGear':
      return backGear(look, view)
    default:
      return pin(look)
  }
}

/** Big hair goes flat under a hat that would not fit over it. */
function underHat(look: Look): Look {
  const { hat } = look.outfit
  if (!hat || !PRESSES.has(hat.style)) return look
  const { style, colour } = look.hair
  const flat =
    style === 'afro' || style === 'curly'
      ? 'short'
      : style === 'spiky' || style === 'mohawk'
        ? 'crop'
        : style
  const low = flat === 'bun' || flat === 'topknot' ? 'ponytail' : flat
  return { ...look, hair: { style: low, colour } }
}
