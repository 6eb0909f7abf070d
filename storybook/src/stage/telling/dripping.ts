import type { Shot, Subject } from '../../plan/plan.ts'

const THICK = /\b(honey|syrup|chocolate|caramel|sauce|cream|molasses)$/u
const SPOON = /\b(spoon|dipper|ladle|whisk)$/u

/** "Honey dripping from a spoon" runs off it into a bowl: one picture, and not a spoon beside a pot. */
export function dripFromSpoon(asked: Shot): Shot {
  const shot = dripFromBrush(asked)
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

/** Paint that drips from a brush is on it: no palette lies beside it. */
function dripFromBrush(shot: Shot): Shot {
  const paint = shot.subjects.find((each) => /\bpaint$/u.test(each.noun) && drips(each))
  const brush = shot.subjects.find(({ noun }) => /\b(?:brush|paintbrush)$/u.test(noun))
  const [first] = paint?.actions ?? []
  if (!paint || !brush || !first || shot.subjects.length > 2) return shot
  const actions = [{ ...first, verb: 'pour', prop: 'bucket', target: null }]
  return { ...shot, subjects: [{ ...brush, picture: 'noto:paintbrush', actions }], relations: [] }
}

function drips({ actions }: Subject): boolean {
  return actions.some(({ verb }) => /^(drip|pour|flow|fall|run)$/u.test(verb))
}
