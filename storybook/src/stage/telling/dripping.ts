import type { Shot, Subject } from '../../plan/plan.ts'

const THICK = /\b(honey|syrup|chocolate|caramel|sauce|cream|molasses)$/u
const SPOON = /\b(spoon|dipper|ladle|whisk)$/u

/** "Honey dripping from a spoon" runs off it into a bowl: one picture, and not a spoon beside a pot. */
export function dripFromSpoon(shot: Shot): Shot {
  const thick = shot.subjects.find((each) => THICK.test(each.noun) && drips(each))
  const spoon = shot.subjects.find(({ noun }) => SPOON.test(noun))
  if (!thick || !spoon || shot.subjects.length > 2) return shot
  const [first] = thick.actions
  return {
    ...shot,
    subjects: first ? [{ ...thick, actions: [{ ...first, verb: 'pour', prop: 'bowl' }] }] : [thick],
    relations: [],
  }
}

function drips({ actions }: Subject): boolean {
  return actions.some(({ verb }) => /^(drip|pour|flow|fall|run)$/u.test(verb))
}
