import type { Action, Shot, Subject } from '../../plan/plan.ts'

const LATTE = /\b(latte|coffee)[- ]art$/u
const COFFEE = /\b(coffee|cappuccino|latte|espresso)$/u

const POURING: Action = {
  verb: 'pour',
  direction: null,
  target: null,
  prop: 'latte art',
  pace: 'normal',
}

/** Seen from near, latte art is the cup: the jug tips over it and the white heart grows. */
export function pourLatteArt(shot: Shot): Shot {
  if (!/close-up|high-angle/u.test(shot.camera.framing ?? '')) return shot
  const art = shot.subjects.find(paints) ?? paintedCoffee(shot)
  if (!art) return shot
  const cup: Subject = {
    ...art,
    noun: 'latte art',
    kind: 'food',
    picture: 'prop:latte-art',
    count: 1,
    person: null,
    actions: [POURING],
  }
  return { ...shot, subjects: [cup], relations: [] }
}

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
  const sign = subjects.some(({ noun }) => /^(heart|leaf|rosetta|fern)$/u.test(noun))
  return milk && sign ? subjects.find(({ noun }) => COFFEE.test(noun)) : undefined
}
