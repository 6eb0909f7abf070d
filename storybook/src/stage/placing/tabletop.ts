import { darken, lighten, mix } from '../../paint/paper/colour.ts'
import { ground, type GroundBrush } from '../../paint/pieces/ground.ts'
import type { Random } from '../../scene/random.ts'
import type { Role } from './roles.ts'
import { isWalled } from './walls.ts'
import type { Setting } from '../setting/setting.ts'
import { softRoom } from '../setting/soft-room.ts'

/** How far the room sinks when we look over a table, and where the table ends at the back. */
const SINK = 2
const EDGE = 5
const WOODS = ['#c08a57', '#a8714a', '#d0a271', '#8f6546'] as const
const SMALL = 0.75
const RESTING = new Set([
  'stand',
  'lie',
  'spin',
  'rotate',
  'melt',
  'glow',
  'steam',
  'open',
  'close',
  'fall',
  'work',
  'appear',
  'burn',
  'roll',
  'shake',
  'bloom',
  'pour',
  'drip',
])
const HOUSEHOLD = new Set([
  'food',
  'tool',
  'thing',
  'toy',
  'clothing',
  'plant',
  'symbol',
  'instrument',
  'furniture',
])

/** Whether all that is shown are things that stand in a room. */
export function isStillLife(roles: readonly Role[], { place }: Setting): boolean {
  const still = ({ subject }: Role): boolean =>
    HOUSEHOLD.has(subject.kind) && subject.actions.every(({ verb }) => RESTING.has(verb))
  return roles.length > 0 && (place.indoors ?? false) && roles.every(still)
}

/** Whether all that is shown are small things of a household, which belong on a table and not on a floor. */
export function wantsTable(roles: readonly Role[], { place, set }: Setting): boolean {
  // A studio has a podium of its own, a window its sill.
  if (place.id === 'photo-studio' || place.id === 'windowsill') return false
  const shown = roles.filter(({ part }) => part !== 'sky')
  if (shown.length === 0 || !(place.indoors || set.ground === 'floor')) return false
  return shown.every(
    ({ subject, metres, medium }) =>
      subject.actions.every(({ verb }) => RESTING.has(verb)) &&
      metres < SMALL &&
      !isWalled(subject) &&
      HOUSEHOLD.has(subject.kind) &&
      (medium === 'ground' || medium === 'carried'),
  )
}

/** The same place seen over a table top: the room sinks behind it, and the acting line lies on the wood. */
export function overTable(setting: Setting, random: Random): Setting {
  const wood = random.pick(WOODS)
  const room = setting.pieces.filter((piece) => piece.depth(0) > EDGE)
  return {
    ...setting,
    pieces: [
      softRoom(room, SINK),
      ground({
        name: 'table',
        far: EDGE,
        depth: EDGE,
        draw: (brush) => planks(brush, wood, random),
      }),
    ],
    set: { ...setting.set, ground: 'floor', near: -0.5, far: 3.5, spots: [] },
  }
}

function planks(brush: GroundBrush, wood: string, random: Random): void {
  const { ctx, left, right, top, bottom } = brush
  ctx.fillStyle = wood
  ctx.fillRect(left, top, right - left, bottom - top)
  const chance = random.fork('planks')
  for (let z = EDGE; z > brush.near; z -= 1.15) {
    const [back, front] = [brush.at(0, z).y, brush.at(0, Math.max(brush.near, z - 1.15)).y]
    ctx.fillStyle = mix(darken(wood, 0.1), lighten(wood, 0.1), chance.next())
    ctx.fillRect(left, back, right - left, front - back)
    grain(brush, { back, front, colour: darken(wood, 0.16), chance })
    ctx.fillStyle = darken(wood, 0.34)
    ctx.fillRect(left, front - 0.025, right - left, 0.03)
  }
  ctx.fillStyle = lighten(wood, 0.3)
  ctx.fillRect(left, top, right - left, 0.06)
}

function grain(
  { ctx, left, right }: GroundBrush,
  { back, front, colour, chance }: { back: number; front: number; colour: string; chance: Random },
): void {
  ctx.strokeStyle = colour
  ctx.globalAlpha = 0.5
  ctx.lineWidth = 0.018
  for (let i = 0; i < 7; i++) {
    const y = chance.between(back, front)
    const start = chance.between(left, right)
    ctx.beginPath()
    ctx.moveTo(start, y)
    ctx.bezierCurveTo(start + 1.5, y - 0.03, start + 3, y + 0.03, start + chance.between(3, 6), y)
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}
