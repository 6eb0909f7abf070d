import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { does, people } from './people-told.ts'

const BLADES =
  /\b(?:swords?|blades?|katanas?|sabers?|sabres?|lightsabers?|rapiers?|cutlass(?:es)?|daggers?)$/u
const FIGHTS = /^(?:fight|box|duel|attack|wrestle|sword-fight|fence)$/u

/** Who fights with swords has them in the hands: they do not lie between the two once more. */
export function fightArmed(shot: Shot): Shot {
  const fighters = people(shot).filter((each) => does(each, FIGHTS))
  const ids = new Set(fighters.map(({ id }) => id))
  const bladeOf = ({ id }: Pick<Subject, 'id'>): Subject | undefined =>
    shot.subjects.find(
      ({ id: own, kind, noun }) =>
        kind !== 'person' &&
        BLADES.test(noun) &&
        shot.relations.some(({ from, relation, to }) => {
          return from === id && to === own && /^(?:holding|next-to)$/u.test(relation)
        }),
    )
  const blades = new Map(fighters.map((each) => [each.id, bladeOf(each)]))
  const gone = new Set([...blades.values()].flatMap((each) => each?.id ?? []))
  if (gone.size === 0) return shot
  const drawn = [...blades.values()].find((each) => each !== undefined)
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) =>
        ids.has(each.id) && drawn
          ? { ...each, actions: each.actions.map((deed) => withBlade(deed, drawn)) }
          : each,
      ),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}

function withBlade(deed: Action, { noun, words }: Subject): Action {
  if (!FIGHTS.test(deed.verb) || deed.verb === 'fence') return deed
  const prop = /light ?sab/u.test(`${noun} ${words}`) ? 'lightsaber' : noun.replace(/s$/u, '')
  return { ...deed, verb: 'sword-fight', prop }
}
