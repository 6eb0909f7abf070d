import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does } from './people-told.ts'
import { withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'

const BEAMS = /^beam$|\b(?:(?:steel|iron|metal|crane|construction) beam|girder|i-beam)$/u
const EATS = /^(?:eat|eat-.+|drink|drink-.+|picnic|dine)$/u
const RESTS =
  /^(?:sit|rest|relax|talk|chat|laugh|smile|wait|look|smoke|pose|stand|swing-legs|gather)$/u
/** As many as fit on it, where the prompt leaves it at the plural. */
const CREW = 5
const FEW = /\b(?:two|three|four|2|3|4)\b/u

/** Who sits or eats on a steel beam does so high above a city, with the legs over nothing; a crew in a row. */
export function sitOnBeam(asked: Shot): Shot {
  const shot = painted(asked)
  const seat = shot.relations.find(({ from, relation, to }) => {
    const beam = shot.subjects.find(({ id }) => id === to)
    return relation === 'on' && BEAMS.test(beam?.noun ?? '') && isAtRest(shot, from)
  })
  if (!seat) return shot
  const place = SPACE.test(wordsOf(shot)) ? 'space' : 'above city'
  if (!isCrew(shot, seat)) return { ...shot, place }
  const gone = shot.subjects.find(({ id }) => id === seat.to)?.id
  return {
    ...withEach(
      withoutAll(shot, ({ id }) => id === gone),
      (each) => (each.id === seat.from ? seated(each) : each),
    ),
    place,
  }
}

/** Bare steel would be lost before the grey houses below it. */
const painted = (shot: Shot): Shot =>
  withEach(shot, (each) => (BEAMS.test(each.noun) ? { ...each, material: null } : each))

/** Whether all who are on it are of one kind and several. */
function isCrew({ subjects, relations }: Shot, { from, to }: Relation): boolean {
  const others = relations.some((each) => each.to === to && each.from !== from)
  return !others && (subjects.find(({ id }) => id === from)?.count ?? 1) > 1
}

const SPACE = /\b(?:space|orbit|earth|spaceship|iss)\b/u

const wordsOf = ({ place, subjects }: Shot): string =>
  [place, ...subjects.map(({ noun }) => noun)].join(' ')

function isAtRest({ subjects }: Shot, id: string): boolean {
  const who = subjects.find((each) => each.id === id)
  return (
    who?.kind === 'person' && who.actions.every(({ verb }) => EATS.test(verb) || RESTS.test(verb))
  )
}

function seated(who: Subject): Subject {
  const verb = does(who, EATS) ? 'lunch-on-beam' : 'sit-on-beam'
  const count = who.count === 3 && !FEW.test(who.words) ? CREW : who.count
  return { ...who, count, actions: [doing(verb, { prop: inHand(who) })] }
}

const MEAL = /\b(?:lunch|dinner|breakfast|meal|food|supper|snack|picnic)$/u

/** What is named that one can hold; a meal is a sandwich. */
function inHand({ actions }: Subject): string | null {
  const prop = actions.find(({ verb }) => EATS.test(verb))?.prop ?? null
  return prop === null || MEAL.test(prop) ? null : prop
}
