import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withEach } from '../retold.ts'
import { unseen } from '../without.ts'

interface Use {
  readonly thing: RegExp
  /** What one does meanwhile. */
  readonly deeds: RegExp
  readonly verb: string
  /** At least so many take part. */
  readonly least: number
}

/** What is held by those who do this is in use, and comes with the deed. */
const USES: readonly Use[] = [
  {
    thing: /\bflashlights?$/u,
    deeds: /^(?:walk|explore|patrol|sneak|go|run|hike)$/u,
    verb: 'walk-by-flashlight',
    least: 1,
  },
  {
    thing: /\b(?:flashlights?|torch)$/u,
    deeds: /^(?:read|read-on-grass)$/u,
    verb: 'read-by-flashlight',
    least: 1,
  },
  {
    thing: /\bflashlights?$/u,
    deeds: /^(?:talk|whisper|tell)$/u,
    verb: 'tell-by-flashlight',
    least: 1,
  },
  {
    thing: /\b(?:water (?:gun|pistol)|squirt gun|super soaker)s?$/u,
    deeds: /^(?:play|fight|box|run|laugh|spray|shoot|have-fun|chase)$/u,
    verb: 'water-fight',
    least: 2,
  },
  {
    thing: /\bchain ?saws?$/u,
    deeds: /^(?:cut|saw|sculpt|carve|carve-thing|chop|chop-wood|work|make|shape|hold|use|prune)$/u,
    verb: 'chainsaw',
    least: 1,
  },
  {
    thing: /\bsledge ?hammers?$/u,
    deeds: /^(?:hammer|break|hit|box|smash|strike|swing|use|hold|destroy|crush|drive|raise|lift)$/u,
    verb: 'swing-sledge',
    least: 1,
  },
  { thing: /^poi$/u, deeds: /^spin-poi$/u, verb: 'spin-poi', least: 1 },
]

/** "Children play with water guns", "patrols with a flashlight": it is used, and not only held. */
export function useInHand(shot: Shot): Shot {
  for (const use of USES) {
    const who = people(shot).find((each) => each.count >= use.least && does(each, use.deeds))
    const thing = shot.subjects.find(({ noun }) => use.thing.test(noun))
    if (who && thing && holds(shot, who, thing)) return using(unseen(shot, thing), who, use.verb)
  }
  return shot
}

function holds({ relations }: Shot, who: Subject, thing: Subject): boolean {
  const held = relations.some(
    ({ from, relation, to }) => from === who.id && relation === 'holding' && to === thing.id,
  )
  return held || who.actions.some(({ target }) => target === thing.id)
}

/** What it is used on is still there. */
function aimOf({ actions }: Subject, { subjects }: Shot): Pick<Action, 'target' | 'prop'> {
  const aimed = actions.find(({ target }) => subjects.some(({ id }) => id === target))
  return { target: aimed?.target ?? null, prop: actions.find(({ prop }) => prop)?.prop ?? null }
}

function using(shot: Shot, { id }: Subject, verb: string): Shot {
  return withEach(shot, (each) =>
    each.id === id ? { ...each, actions: [doing(verb, aimOf(each, shot))] } : each,
  )
}
