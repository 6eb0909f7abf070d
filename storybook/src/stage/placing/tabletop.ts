import { HOUSEHOLD } from '../../plan/kinds.ts'
import type { Action } from '../../plan/plan.ts'
import { ground } from '../../paint/pieces/ground.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import type { Role } from './roles.ts'
import { isWalled } from './walls.ts'
import type { Setting } from '../setting/setting.ts'
import { REDUCED, softRoom } from '../setting/soft-room.ts'
import { stillCorner } from '../setting/still-life/still-corner.ts'
import { stillLookFor } from '../setting/still-life/still-look.ts'
import type { Surface } from '../telling/table-top.ts'
import { paintSurface } from './surfaces.ts'
import { nameSet } from '../../lexicon/word-set.ts'

/** How far the room or the land sinks when we look over a table, and where the table ends at the back. */
const SINK = { room: 2, land: 0.5 } as const
const EDGE = 5
const SMALL = 0.75
const TINY = 0.25
/** What stands on a table that the prompt names may be taller: a vase with sunflowers, a lamp. */
const LARGEST = 1.7
const RESTING = nameSet(
  'stand, lie, spin, rotate, melt, glow, steam, open, close, fall, work, appear, burn, roll, shake',
  'bloom, pour, drip, burn-down, light-up, go-out, flicker, tick, run-out, ring, boil, sizzle',
  'fizz, chime, swell, pop, rise, grow, break, smash-down, topple, cut, swing, rock, bounce, hatch',
  'shine, flow, spray, give-off, wilt, ripen, rot, print, blow-off, take-in, take-on',
)

/** What hands do to a thing leaves it where it is. */
const isDoneInPlace = ({ verb }: Action): boolean =>
  RESTING.has(verb) || /^(?:hand|bench|table)-/u.test(verb)

const isStill = ({ subject }: Role): boolean =>
  HOUSEHOLD.has(subject.kind) && subject.actions.every(isDoneInPlace)

/** Whether all that is shown are things that stand in a room. */
export function isStillLife(roles: readonly Role[], { place }: Setting): boolean {
  return roles.length > 0 && (place.indoors ?? false) && roles.every(isStill)
}

/** Whether all that is shown are small things that lie on open ground: the eye is as near to them as it would have to be. */
export function isFoundOutside(roles: readonly Role[], { place }: Setting): boolean {
  const lies = (each: Role): boolean =>
    isStill(each) && each.metres < SMALL && each.medium === 'ground' && !isWalled(each.subject)
  return roles.length > 0 && !place.indoors && roles.every(lies)
}

/** Whether all that is shown are small things of a household, which belong on a table and not on a floor. */
export function wantsTable(
  roles: readonly Role[],
  { place, set }: Setting,
  surface: Surface | null,
): boolean {
  // A window has its sill; stairs are to be seen, and of a studio the podium, unless a table is told of.
  if (/^(windowsill|oven-interior|staircase|stairway)$/u.test(place.id)) return false
  if (place.id === 'photo-studio' && surface === null) return false
  const shown = roles.filter(({ part }) => part !== 'sky')
  // On a porch or a deck a cup needs a table; a pumpkin and boots stand on the boards.
  const tiny = shown.every(({ metres, subject }) => metres < TINY && subject.kind !== 'clothing')
  const inside = place.indoors || (set.ground === 'floor' && tiny) || surface !== null
  if (shown.length === 0 || !inside) return false
  return shown.every(
    ({ subject, metres, medium, bond }) =>
      (surface !== null || subject.actions.every(isDoneInPlace)) &&
      // What is in a vase or a glass needs no room of its own.
      (bond?.how === 'inside' || metres < (surface === null ? SMALL : LARGEST)) &&
      !isWalled(subject) &&
      // What the prompt puts on its table was looked at when the table was cleared.
      (surface !== null || HOUSEHOLD.has(subject.kind)) &&
      (bond !== null || medium === 'ground' || medium === 'carried'),
  )
}

interface Table {
  readonly surface: Surface | null
  readonly box: Box
  /** Whether the prompt says where it is. */
  readonly told: boolean
  /** Whether it says what the room looks like. */
  readonly described: boolean
  readonly random: Random
}

/** The same place seen over a table top: the room sinks behind it, and the acting line lies on the wood. */
export function overTable(setting: Setting, table: Table): Setting {
  const { surface, random, box } = table
  return {
    ...setting,
    pieces: [
      behind(setting, table),
      ground({
        name: 'table',
        far: EDGE,
        depth: EDGE,
        draw: (brush) => paintSurface({ brush, surface, random, edge: EDGE, box }),
      }),
    ],
    set: { ...setting.set, ground: 'floor', near: -0.5, far: 3.5, spots: [] },
  }
}

/** The room that is told of, out of focus; where none is, a bright corner that suits the things. */
function behind({ place, pieces }: Setting, { told, described, random }: Table): Piece {
  const look = told || described ? null : stillLookFor(place.id, random.fork('papers'))
  if (look !== null)
    return softRoom([stillCorner(look, { edge: EDGE, random })], {
      sink: 0,
      reduced: REDUCED.corner,
    })
  const sink = place.indoors ? SINK.room : SINK.land
  const reduced = told ? REDUCED.told : REDUCED.untold
  return softRoom(
    pieces.filter((piece) => piece.depth(0) > EDGE),
    { sink, reduced },
  )
}
