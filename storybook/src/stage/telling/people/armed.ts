import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { described } from '../described.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'

const BLADES =
  /\b(?:swords?|blades?|katanas?|sabers?|sabres?|lightsabers?|rapiers?|cutlass(?:es)?|daggers?)$/u
const FIGHTS = /^(?:fight|box|duel|attack|wrestle|sword-fight|fence)$/u

/** Who fights with swords has them in the hands: they do not lie between the two once more. */
export function fightArmed(asked: Shot): Shot {
  const shot = takeUpArms(castAtEachOther(duelByMagic(asked)))
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
  return withEach(
    withoutAll(shot, ({ id }) => gone.has(id)),
    (each) =>
      ids.has(each.id) && drawn
        ? { ...each, actions: each.actions.map((deed) => withBlade(deed, drawn)) }
        : each,
  )
}

const ARMS = /\b(?:axes?|hammers?|spears?|clubs?|maces?|shields?|halberds?|tridents?|scythes?)$/u

/** A huge axe is large in the hands of whoever has it: beside them it would be a building. */
function takeUpArms(shot: Shot): Shot {
  const huge = shot.subjects.filter(
    ({ noun, size, kind }) =>
      kind !== 'person' &&
      /^(?:large|giant)$/u.test(size) &&
      (BLADES.test(noun) || ARMS.test(noun)),
  )
  const has = (id: string): boolean => {
    const owner = shot.subjects.find((each) => each.id === id)
    return owner?.kind === 'person' || owner?.kind === 'creature'
  }
  const taken = shot.relations.filter(
    ({ from, relation, to }) =>
      relation === 'next-to' && has(from) && huge.some(({ id }) => id === to),
  )
  if (taken.length === 0) return shot
  const ids = new Set(taken.map(({ to }) => to))
  return {
    ...withEach(shot, (each) => (ids.has(each.id) ? { ...each, size: 'large' } : each)),
    relations: shot.relations.map((each) =>
      taken.includes(each) ? { ...each, relation: 'holding' } : each,
    ),
  }
}

const MAGES = /\b(?:wizard|witch|sorcerer|sorceress|mage|warlock|enchantress|enchanter)$/u

/** "One casting lightning, the other fire": at each other. */
function castAtEachOther(shot: Shot): Shot {
  const casts = shot.subjects.filter(
    (each) => MAGES.test(each.noun) && each.count === 1 && does(each, /^cast-spell$/u),
  )
  const [one, second] = casts
  // A witch at whom a wizard casts casts back.
  const foe = shot.subjects.find(
    ({ id, noun, actions }) =>
      id === one?.actions[0]?.target && MAGES.test(noun) && actions.length === 0,
  )
  const other = second ?? (foe && { ...foe, actions: [doing('cast-spell')] })
  if (!one || !other || casts.length > 2) return shot
  const aimed = (who: Subject, at: string): Subject => ({
    ...who,
    actions: who.actions.map((deed) => ({ ...deed, target: deed.target ?? at })),
  })
  return withEach(shot, (each) =>
    each === one ? aimed(one, other.id) : each.id === other.id ? aimed(other, one.id) : each,
  )
}

/** Wizards fight with their wands, each at their own side: no swords, no fists. */
function duelByMagic(shot: Shot): Shot {
  const duels = (each: Subject): boolean =>
    each.kind === 'person' && MAGES.test(each.noun) && does(each, FIGHTS)
  const mage = shot.subjects.find(duels)
  const armed = shot.subjects.some(({ noun }) => BLADES.test(noun))
  if (!mage || armed) return shot
  const foe = shot.subjects.find(({ id }) => mage.actions.some(({ target }) => target === id))
  const cast = (who: Subject, at: string): Subject => ({
    ...who,
    count: 1,
    actions: [doing('cast-spell', { target: at })],
  })
  // Two of a kind are one and the other.
  const other = foe ?? { ...mage, id: `${mage.id}-foe` }
  const answers = MAGES.test(other.noun) ? cast(other, mage.id) : other
  const subjects = shot.subjects.flatMap((each) => {
    if (each === mage) return foe ? [cast(mage, other.id)] : [cast(mage, other.id), answers]
    return each === foe ? [answers] : [each]
  })
  return { ...shot, subjects }
}

function withBlade(deed: Action, blade: Subject): Action {
  const { noun, words } = blade
  if (!FIGHTS.test(deed.verb) || deed.verb === 'fence') return deed
  const prop = /light ?sab/u.test(`${noun} ${words}`)
    ? 'lightsaber'
    : described({ ...blade, noun: noun.replace(/s$/u, '') })
  return { ...deed, verb: 'sword-fight', prop }
}
