import type { Subject } from '../../plan/plan.ts'
import { eyeHeight } from '../../scene/box.ts'
import { inFile } from './files.ts'
import {
  inTheOpen,
  onTheGround,
  overTheLand,
  type Formation,
  type Group,
  type Terrain,
} from './groups.ts'
import { isBearing } from './shared-load.ts'
import type { Role } from './roles.ts'
import { onOutline, outlineOf } from './outlines.ts'
import { inARing, isRing } from './rings.ts'
import type { Unit } from './unit.ts'
import { NARROW } from './share-before.ts'
import type { Stagecraft } from './heights.ts'

/** How many stand in the row, besides what a stage knows. */
interface Crowded extends Stagecraft {
  readonly crowd: number
  /** A wall runs over the land behind them. */
  readonly walled: boolean
}

/** Between these depths a crowd may stand, if the place lets it. */
const [NEAREST, FARTHEST] = [-2.2, 7]

/** How near to each other they are, in their widths. */
const CLOSE = 0.72

export function unitFor(role: Role, own: number, craft: Crowded): Unit {
  const { left, right } = role.extent
  // Who bears a load with others is close to them, or it would be over nobody.
  const close = isBearing(role.subject) && role.medium === 'ground' ? CLOSE : 1
  const width = close * own * (left + right + (craft.girth.get(role.subject.id) ?? 0))
  const formation = formationFor(role, { width, height: own }, craft)
  return { role, x: 0, z: 0, height: own * formation.shrink, formation, width: formation.width }
}

function formationFor(
  role: Role,
  size: { width: number; height: number },
  craft: Crowded,
): Formation {
  const count = role.actors.length
  const random = craft.random.fork(`formation ${role.subject.id}`)
  if (count === 1) return { slots: [{ x: 0, y: 0, z: 0 }], shrink: 1, ...size }
  const group = { count, ...size, room: craft.box.width * craft.share, random }
  if (isRing(role.subject) && role.medium === 'ground')
    return inARing({ ...group, ...craft.set, eye: eyeHeight(craft.box) })
  const narrow = craft.box.width < NARROW * craft.box.height
  if (role.subject.order === 'row' && role.medium !== 'air')
    return inFile(group, { far: craft.set.far, narrow })
  const open = role.medium === 'air' || role.medium === 'underwater' || role.medium === 'space'
  if (open) return aloft(role.subject, group, craft)
  const terrain = terrainOf(craft)
  const alone = craft.crowd === count && craft.set.far >= OPEN_LAND
  return alone && isGrazing(role) ? overTheLand(group, terrain) : onTheGround(group, terrain)
}

/** Where nobody stands on anything: in the shape that they form, or loosely. */
function aloft(subject: Subject, group: Group, { box, crowd }: Crowded): Formation {
  const outline = outlineOf(subject)
  if (outline) return onOutline({ ...group, tall: box.height * 0.6 }, outline)
  // Two schools of fish share the width by their numbers.
  const room = group.room * Math.min(1, (1.15 * group.count) / Math.max(1, crowd))
  return inTheOpen({ ...group, room, tall: box.height * 0.55 })
}

function terrainOf({ set, box, walled }: Crowded): Terrain {
  const far = walled ? Math.min(BEFORE_WALL, set.far) : set.far
  return {
    near: Math.min(set.near, NEAREST),
    far: Math.min(Math.max(far, set.near + 2), FARTHEST),
    eye: eyeHeight(box),
    ledge: set.far < LEDGE,
  }
}

/** From this depth on a land has room for a herd that is scattered over it. */
const OPEN_LAND = 3

const BEFORE_WALL = 2.2

/** A deck of a bridge is no deeper. */
const LEDGE = 0.5

const AT_EASE = /^(graze|eat|peck|lie|rest|sleep|stand|roam)$/u

/** Three animals that graze, or a herd that has nothing else to do. */
function isGrazing({ subject: { kind, count, actions }, medium }: Role): boolean {
  if (medium !== 'ground' || !/^(animal|bird)$/u.test(kind)) return false
  const grazing = actions.some(({ verb }) => verb === 'graze')
  return count >= (grazing ? 3 : 6) && actions.every(({ verb }) => AT_EASE.test(verb))
}
