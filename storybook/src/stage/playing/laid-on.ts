import type { Actor } from '../../cast/actor.ts'
import type { Companion, Moment, Performance } from '../actions/action.ts'
import type { Laid } from '../company.ts'
import { clamp } from '../easing.ts'

/** What a deed brings along to work or eat at. */
export const TABLES = /\b(?:table|desk)$/u
const GAMES = /\b(?:pool|ping pong|changing|billiard|massage|operating)\b/u

/** The table that a deed is done at now. */
export function tableIn({ companions }: Moment): Companion | undefined {
  return companions.find(
    ({ name, place }) => TABLES.test(name) && !GAMES.test(name) && place.y < 0.05,
  )
}

/** A grown-up's height in metres, by which things are to scale, and how tall and wide they may be in it. */
const GROWN = 1.72
const [LOW, HIGH, WIDEST] = [0.1, 0.2, 0.24]
/** Places on the table among which each takes the freest, and how far from its ends they are. */
const [SPOTS, END] = [13, 0.07]
/** How far a body at the table's end reaches over it. */
const BODY = 0.22

/** The same performance with the prompt's things on its table, as long as that is there. */
export function laidOn(performance: Performance, laid: readonly Laid[]): Performance {
  const table = tableIn(performance.at(0))
  if (!table || laid.length === 0) return performance
  const things = layOut(table, performance.at(0), laid)
  const at = (t: number): Moment => {
    const moment = performance.at(t)
    return tableIn(moment) ? { ...moment, companions: [...moment.companions, ...things] } : moment
  }
  return { ...performance, at }
}

function layOut(table: Companion, { companions }: Moment, laid: readonly Laid[]): Companion[] {
  const top = table.place.y + table.height
  const half = (table.height * table.actor.aspect) / 2
  const taken = companions
    .filter(({ place }) => Math.abs(place.y - top) < 0.06)
    .map(({ place, height, actor }) => ({ x: place.x, half: (height * actor.aspect) / 2 }))
  // Nothing stands behind those who sit at its ends.
  const ends = companions.filter(({ name }) => name === 'partner').map(({ place }) => place.x)
  const seated = [0, ...ends].filter((x) => Math.abs(x - table.place.x) > 0.7 * half)
  taken.push(...seated.map((x) => ({ x, half: BODY })))
  return laid.flatMap(({ actors, filling }) =>
    actors.flatMap((actor): Companion[] => {
      const height = Math.min(clamp(actor.metres / GROWN, LOW, HIGH), WIDEST / actor.aspect)
      const own = (height * actor.aspect) / 2
      const room = Math.max(0, half - END - own)
      const spots = Array.from(
        { length: SPOTS },
        (_, at) => table.place.x + room * ((2 * at) / (SPOTS - 1) - 1),
      )
      const free = (x: number): number =>
        Math.min(9, ...taken.map((each) => Math.abs(each.x - x) - each.half - own))
      const x = spots.reduce((best, each) => (free(each) > free(best) + 1e-6 ? each : best))
      taken.push({ x, half: own })
      const spot = { x, y: top, z: table.place.z - 0.01 }
      const vessel = standing(actor, spot, height)
      return [...filled({ spot, height, own }, filling), vessel]
    }),
  )
}

function standing(actor: Actor, place: Companion['place'], height: number): Companion {
  return { name: actor.name, actor, place, height, pose: {}, shadow: false }
}

/** What is in a bowl looks out over its rim. */
function filled(
  { spot, height, own }: { spot: Companion['place']; height: number; own: number },
  filling: readonly Actor[],
): Companion[] {
  return filling.map((actor, index) => {
    const x = spot.x + ((index - (filling.length - 1) / 2) * own) / Math.max(1, filling.length)
    const place = { x, y: spot.y + 0.5 * height, z: spot.z + 0.005 }
    return standing(actor, place, Math.min(height, own / actor.aspect + 0.02))
  })
}
