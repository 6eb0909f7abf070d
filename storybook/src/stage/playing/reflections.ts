import type { Piece } from '../../scene/scene.ts'
import { isAlive } from '../actions/life.ts'
import type { Mark, Player } from '../player.ts'

/** The glass of the standing mirror, in its own heights: its middle above the foot, and half its width and height. */
const GLASS = { middle: 0.56, wide: 0.205, high: 0.385 }
const MIRROR = 'prop:mirror'

type Spot = Omit<Mark, 'facing'>

/** Whoever stands before a mirror is seen in its glass. */
export function reflectionsOf(players: readonly Player[]): Piece[] {
  const mirror = players.map(mirrorOf).find((found) => found !== null)
  if (!mirror) return []
  const away = (player: Player): number => Math.abs(player.at(0).x - mirror(0).x)
  const alive = players.filter(({ actor }) => isAlive(actor))
  const others = players.filter(({ actor }) => actor.name !== MIRROR)
  const [nearest] = (alive.length > 0 ? alive : others).toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) < mirror(0).height * 1.4 ? [reflection(nearest, mirror)] : []
}

/** Where the mirror is: it plays itself, or somebody's deed has brought it. */
function mirrorOf(player: Player): ((t: number) => Spot) | null {
  if (player.actor.name === MIRROR) return (t) => player.at(t)
  const brought = player.performance.at(0).companions.find(({ actor }) => actor.name === MIRROR)
  if (!brought) return null
  return (t) => {
    const { x, y, z, height, facing } = player.mark(t)
    const { place } = brought
    return {
      x: x + facing * place.x * height,
      y: y + place.y * height,
      z: z + place.z * height,
      height: brought.height * height,
    }
  }
}

function reflection(player: Player, mirror: (t: number) => Spot): Piece {
  return {
    name: `${player.key} in the mirror`,
    depth: (t) => mirror(t).z - 0.01,
    draw: (pen) => {
      const { ctx, t, light } = pen
      const { x, y, z, height } = mirror(t)
      const middle = pen.project(x, y + height * GLASS.middle, z)
      const size = height * middle.scale
      const [wide, high] = [GLASS.wide * size, GLASS.high * size]
      const { pose, height: own } = player.at(t)
      const tall = own * 0.85 * middle.scale
      // The small are seen whole, of the tall the upper part.
      const foot = middle.y + Math.max(high * 0.86, tall * 1.04 - high)
      ctx.save()
      ctx.beginPath()
      ctx.ellipse(middle.x, middle.y, wide, high, 0, 0, 7)
      ctx.clip()
      ctx.save()
      ctx.translate(middle.x, foot)
      ctx.scale(-tall, tall)
      const seen = pose.view === 'back' ? ({ ...pose, view: 'front' } as const) : pose
      player.actor.draw({ ctx, light, pixels: tall, t }, seen)
      ctx.restore()
      ctx.fillStyle = 'rgba(206,230,240,0.28)'
      ctx.fillRect(middle.x - wide, middle.y - high, wide * 2, high * 2)
      ctx.restore()
    },
  }
}
