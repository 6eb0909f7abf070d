import type { Shot, Subject } from '../../plan/plan.ts'
import { clamp, ease } from '../easing.ts'
import type { Unit } from '../placing/unit.ts'
import type { Mark } from '../player.ts'

/** When the last one pulls out, and how long it takes to pass all others, as shares of the film. */
const [FROM, LASTS] = [0.28, 0.4]
/** How much nearer to us the passing lane is. */
const LANE = 0.9

interface Race {
  readonly shot: Shot
  readonly heading: 1 | -1
  readonly seconds: number
}

/** One racer: a unit and which of its members. */
interface Racer {
  readonly unit: Unit
  readonly index: number
  readonly x: number
}

/** How a racer's spot moves: the last one passes all others, who fall back by one place each. */
export type Passing = (unit: Unit, index: number, mark: Mark) => (t: number) => Mark

/** A race in which nobody passes anybody is a parade. */
export function overtaking(units: readonly Unit[], { shot, heading, seconds }: Race): Passing {
  // Those of two companies keep their places, to be counted.
  const counted = units.length > 1 && units.some(({ role }) => role.actors.length > 2)
  const racers = units
    .filter(({ role }) => !counted && isRacing(role.subject, shot))
    .flatMap((unit) => unit.role.actors.map((_, index) => racerOf(unit, index)))
    .toSorted((a, b) => heading * (a.x - b.x))
  return (unit, index, mark) => {
    const rank = racers.findIndex((each) => each.unit === unit && each.index === index)
    const own = racers[rank]
    const goal = rank === 0 ? racers.at(-1) : racers[rank - 1]
    if (!own || !goal || racers.length < 2) return () => mark
    return (t) => {
      const passed = ease(clamp((t / seconds - FROM) / LASTS))
      const z = rank === 0 ? mark.z - LANE : mark.z
      return { ...mark, z, x: mark.x + (goal.x - own.x) * passed }
    }
  }
}

function racerOf(unit: Unit, index: number): Racer {
  return { unit, index, x: unit.x + (unit.formation.slots[index]?.x ?? 0) }
}

const RACES = /^race$/u

/** Whoever races, and what is raced on. */
function isRacing({ id, actions }: Subject, { subjects, relations }: Shot): boolean {
  const races = (each: Pick<Subject, 'actions'>): boolean =>
    each.actions.some(({ verb }) => RACES.test(verb))
  const riders = relations.filter(({ relation, to }) => relation === 'riding' && to === id)
  return (
    races({ actions }) ||
    riders.some(({ from }) => subjects.some((each) => each.id === from && races(each)))
  )
}
