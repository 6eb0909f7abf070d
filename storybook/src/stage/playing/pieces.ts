import type { Actor, Pose } from '../../cast/actor.ts'
import { performer } from '../../paint/pieces/performer.ts'
import type { PerformerOptions } from '../../paint/pieces/performer-options.ts'
import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Companion, Effect } from '../actions/action.ts'
import { isAlive } from '../actions/life.ts'
import { footprints } from '../effects/footprints.ts'
import { particles } from '../effects/particles.ts'
import { RECIPES } from '../effects/recipes/all-recipes.ts'
import { tinted } from '../effects/recipes/tinted.ts'
import type { PlaceSet } from '../place.ts'
import type { Player } from '../player.ts'
import { thrownUp } from './thrown-up.ts'

interface Ground {
  readonly set: PlaceSet
  /** Seconds of story. */
  readonly seconds: number
  /** Rain on a street mirrors; in the cold one sees one's breath. */
  readonly wet: boolean
  readonly cold: boolean
  /** Whether the water reaches far enough below for a mirror image; it does unless told. */
  readonly mirrors?: boolean
  /** What those who move throw up. */
  readonly thrown?: readonly string[]
}

const ALOFT = new Set(['underwater', 'space', 'sky'])
const SAMPLES = 8

/** All that a player brings onto the stage: itself, its companions, and what it stirs up. */
export function piecesOf(player: Player, ground: Ground): Piece[] {
  return [
    performer({
      name: player.key,
      actor: player.medium === 'surface' ? dipped(player, ground) : player.actor,
      at: (t) => ({ ...player.at(t), ...shadowGround(player, t) }),
      ...footing(player, ground),
    }),
    ...companionPieces(player, ground),
    ...traces(player, ground),
    ...thrownUp(player, ground.thrown ?? [], ground.seconds),
    ...player.performance.effects.map((effect, index) => effectPiece(player, effect, index)),
  ]
}

/** Water hides what is below its surface. */
function dipped({ actor, at }: Pick<PerformerOptions, 'actor' | 'at'>, { set }: Ground): Actor {
  return {
    ...actor,
    draw: (brush, pose) => {
      const { y, height } = at(brush.t)
      // Less than nothing for who is above it: a diver's head is lower than the feet.
      const below = ((set.waterline ?? 0) - y) / height
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.rect(-9, -9, 18, 9 - below)
      brush.ctx.clip()
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** Where its shadow falls: on its own spot, or far below those who fly. */
function shadowGround({ medium, mark, ground }: Player, t: number): { ground?: number } {
  if (medium === 'air') return { ground: 0 }
  return medium === 'ground' ? { ground: ground?.(t) ?? mark(t).y } : {}
}

/** The mirror image of one that floats, where the water is calm and wide enough for it. */
function mirrorImage(player: Player, { set, mirrors }: Ground): Pick<PerformerOptions, 'reflect'> {
  const ashore = set.ground !== 'water' && player.at(0).height > OFF_SHORE
  if (mirrors === false || ashore) return {}
  return { reflect: { y: set.waterline ?? 0, strength: 0.32 } }
}

/** Behind a shore the mirror image of anything taller would lie on the grass. */
const OFF_SHORE = 1.6

function footing(player: Player, ground: Ground): Pick<PerformerOptions, 'shadow' | 'reflect'> {
  const { medium } = player
  const { set, wet } = ground
  if (medium === 'surface') return { shadow: 0, ...mirrorImage(player, ground) }
  if (medium === 'air') return { shadow: set.ground === 'none' || set.ground === 'water' ? 0 : 0.4 }
  if (medium === 'ground' && wet) return { shadow: 0.8, reflect: { y: 0, strength: 0.2 } }
  if (medium === 'carried') return { shadow: isSunkIn(player) ? 0 : 0.5 }
  return { shadow: ALOFT.has(medium) ? 0 : 1 }
}

/** Whoever sits low in a car has the feet below the road, and what is tied to a string has none: no shadow falls there. */
function isSunkIn(player: Player): boolean {
  const { home, build } = player.actor
  return player.at(0).y < -0.1 || (home === 'air' && build === 'still')
}

/** What stays behind or hangs in the air of it: prints in snow and sand, breath in the cold. */
function traces(player: Player, { set, cold }: Ground): Piece[] {
  if (player.medium !== 'ground' || !isAlive(player.actor)) return []
  const soft = set.ground === 'snow' || set.ground === 'sand'
  return [...(soft ? [footprints(player, set.ground)] : []), ...(cold ? [breath(player)] : [])]
}

function breath(player: Player): Piece {
  return particles({
    name: `${player.key} breath`,
    recipe: {
      ...RECIPES.steam,
      rate: 2.2,
      life: 1.1,
      size: [0.03, 0.11],
      speed: [0.2, 0.05],
      alpha: 0.5,
      // Behind the face, so that it is seen only where it has left it.
      depth: 0.12,
    },
    from: 0,
    until: Infinity,
    strength: 1,
    seed: hashText(`${player.key} breath`),
    spring: (t) => {
      const { x, y, z, height, facing, pose } = player.at(t)
      const mouth = player.actor.grip('mouth', pose)
      return { x: x + mouth.x * height, y: y + mouth.y * height, z, unit: height, facing }
    },
  })
}

/** Companions are known by their names and, when several have one name, by their order. Unseen while not mentioned. */
function companionPieces(player: Player, ground: Ground): Piece[] {
  const { seconds } = ground
  const found = new Map<string, Companion>()
  for (let i = 0; i <= SAMPLES; i++) {
    for (const [key, each] of named(player.performance.at((seconds * i) / SAMPLES).companions)) {
      if (!found.has(key)) found.set(key, each)
    }
  }
  return [...found].map(([key, first]) => {
    const at = (t: number): ReturnType<PerformerOptions['at']> =>
      companionAt(player, { key, first }, t)
    const name = `${player.key} ${key}`
    if (!isInWaterToo(player, first))
      return performer({ name, actor: first.actor, shadow: first.shadow ? 1 : 0, at })
    const actor = dipped({ actor: first.actor, at }, ground)
    return performer({ name, actor, at, shadow: 0, ...mirrorImage(player, ground) })
  })
}

/** The other one of two who swim is in the water as well; who stands higher is on something. */
function isInWaterToo({ medium }: Player, { name, place }: Companion): boolean {
  return medium === 'surface' && name === 'partner' && place.y < 0.1
}

function named(companions: readonly Companion[]): [string, Companion][] {
  return companions.map((each, index) => {
    const before = companions.slice(0, index).filter(({ name }) => name === each.name).length
    return [`${each.name} ${before}`, each]
  })
}

function companionAt(
  player: Player,
  { key, first }: { key: string; first: Companion },
  t: number,
): ReturnType<PerformerOptions['at']> {
  const mark = player.mark(t)
  const now = named(player.performance.at(t).companions).find(([name]) => name === key)?.[1]
  const { place, height, pose } = now ?? { ...first, height: 0 }
  return {
    x: mark.x + mark.facing * place.x * mark.height,
    y: mark.y + place.y * mark.height,
    z: mark.z + place.z * mark.height,
    height: height * mark.height,
    pose: mirrored(pose, first.actor, mark.facing),
  }
}

/** What is written or ticks is read from left to right on either side. */
const WRITTEN =
  /\b(?:blackboard|whiteboard|menu|chart|weather map|weather-map|clock|calendar|abc|newspaper|eye chart)\b/u

/** A pose for one whose whole scene is turned to the other side. */
function mirrored(pose: Pose, actor: Actor, facing: number): Pose {
  if (facing > 0 || WRITTEN.test(actor.name)) return pose
  return { ...pose, turn: pose.turn === undefined ? (actor.faces === 'left' ? 1 : -1) : -pose.turn }
}

function effectPiece(player: Player, effect: Effect, index: number): Piece {
  const name = `${player.key} ${effect.name} ${index}`
  return particles({
    name,
    recipe: tinted(RECIPES[effect.name], effect.colour),
    from: effect.from,
    until: effect.until,
    strength: effect.strength,
    seed: hashText(name),
    spring: (t) => {
      const mark = player.mark(t)
      const { x, y, z } = effect.at(t)
      return {
        x: mark.x + mark.facing * x * mark.height,
        y: mark.y + y * mark.height,
        z: mark.z + z * mark.height,
        unit: mark.height,
        facing: mark.facing,
      }
    },
  })
}
