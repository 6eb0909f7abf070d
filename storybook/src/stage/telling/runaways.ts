import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

const AFTER = /^(?:chase|follow|run-after|hunt)$/u
/** What gets away by itself: on the wind or downhill. */
const GETS_AWAY =
  /\b(?:hat|cap|bonnet|beret|paper|papers|newspaper|letter|ticket|scarf|umbrella|leaf|feather|bag|map|wig|banknote|bill|money|photo|photograph|napkin|handkerchief|plane|wheel|tyre|tire|cheese|pumpkin|apple|orange|melon|watermelon|barrel|coin|egg|pancake|donut|doughnut|cabbage|potato|tomato|hoop)$/u

interface Chase {
  readonly who: Subject
  readonly deed: Action
  readonly prop: string
  readonly thing: Subject | undefined
}

/** "A man chases his hat": it hops before him on the wind, on no legs of its own. */
export function runAfterThings(shot: Shot): Shot {
  const chase = chaseIn(shot)
  if (!chase) return shot
  const { who, deed, prop, thing } = chase
  const actions = [
    doing('run'),
    ...who.actions.filter((each) => each !== deed && each.verb !== 'run'),
    doing('run-after', { prop }),
  ]
  return withSubject(thing ? unseen(shot, thing) : shot, who, { actions })
}

function chaseIn({ subjects }: Shot): Chase | null {
  for (const who of subjects) {
    const deed = who.actions.find(({ verb }) => AFTER.test(verb))
    const thing = subjects.find(({ id }) => id === deed?.target)
    const prop = thing ? [thing.colour, thing.noun].filter(Boolean).join(' ') : deed?.prop
    if (!deed || !prop || !LIVING.has(who.kind) || who.count > 1) continue
    const lifeless = thing === undefined || (!ANIMALS.has(thing.kind) && thing.kind !== 'person')
    if (lifeless && GETS_AWAY.test(prop)) return { who, deed, prop, thing }
  }
  return null
}
