import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { withoutAll } from './without.ts'
import { withSubject } from './retold.ts'
import { doing } from './doing.ts'

const LATTE = /\b(latte|coffee)[- ]art$/u
const COFFEE = /\b(coffee|cappuccino|latte|espresso)$/u

const POURING: Action = doing('pour', { prop: 'latte art' })

/** Seen from near, latte art is the cup: the jug tips over it and the white heart grows. */
export function pourLatteArt(shot: Shot): Shot {
  if (!/close-up|high-angle/u.test(shot.camera.framing ?? '')) return inTheCup(shot)
  const art = shot.subjects.find(paints) ?? paintedCoffee(shot)
  if (!art) return shot
  const cup: Subject = {
    ...art,
    noun: 'latte art',
    words: 'latte art',
    kind: 'food',
    picture: 'prop:latte-art',
    count: 1,
    person: null,
    actions: [POURING],
  }
  return { ...shot, subjects: [cup], relations: [] }
}

/** Seen from afar, the heart lies in the cup that somebody fills and nowhere else. */
function inTheCup(shot: Shot): Shot {
  const pours = ({ verb }: Action): boolean => verb === 'pour'
  const barista = shot.subjects.find((each) => each.kind === 'person' && each.actions.some(pours))
  const painted = shot.subjects.some(paints) || paintedCoffee(shot) !== undefined
  if (!barista || !painted) return shot
  const told = withoutAll(
    shot,
    (each) => each.kind !== 'person' && (OF_IT.test(each.noun) || SIGNS.test(each.noun)),
  )
  const actions = barista.actions.map((each) =>
    pours(each) ? { ...POURING, verb: 'latte-art', prop: null } : each,
  )
  return withSubject(told, barista, { actions })
}

const OF_IT = /\b(?:cup|mug|coffee|cappuccino|latte|milk|art)$/u
const SIGNS = /^(?:heart|leaf|rosetta|fern|swan|flower)$/u

function paints({ noun, actions }: Subject): boolean {
  return LATTE.test(noun) || actions.some(({ prop }) => LATTE.test(prop ?? ''))
}

/** Milk that is poured into coffee and makes a heart. */
function paintedCoffee({ subjects }: Shot): Subject | undefined {
  const milk = subjects.some(
    ({ noun, actions }) =>
      /\b(milk|foam|cream)$/u.test(noun) ||
      actions.some(({ prop }) => /milk|cream/u.test(prop ?? '')),
  )
  const sign = subjects.some(({ noun }) => SIGNS.test(noun))
  return milk && sign ? subjects.find(({ noun }) => COFFEE.test(noun)) : undefined
}
