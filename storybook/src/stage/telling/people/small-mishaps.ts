import type { Shot, Subject } from '../../../plan/plan.ts'
import { LIVING } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { does, people, told } from './people-told.ts'

const MOVED = /^(?:cry|weep|laugh|argue|fight|mourn|worry|giggle|cheer|quarrel|grieve)$/u

const UMBRELLAS = /\b(?:umbrella|parasol)$/u

/** Who holds an umbrella over another stands beside them, and the hand with it is out. */
function shelter(shot: Shot): Shot {
  const over = shot.subjects.find(({ noun }) => UMBRELLAS.test(noun))
  const who = people(shot).find(({ id }) =>
    shot.relations.some(({ from, to }) => from === id && to === over?.id),
  )
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      from === who?.id &&
      relation === 'above' &&
      shot.subjects.some(({ id, kind }) => id === to && LIVING.has(kind)),
  )
  if (!over || !who || !bond || who.actions.some(({ verb }) => verb === 'sit')) return shot
  const others = shot.relations.filter((each) => each !== bond && each.to !== over.id)
  const relations = [...others, { from: who.id, relation: 'holding' as const, to: over.id }]
  const actions = [doing('shelter', { target: bond.to, prop: over.noun })]
  return withSubject({ ...shot, relations }, who, { actions })
}

/** Who cries over spilt milk stands beside it, and so does who holds a hand over a kitten. */
function besideTheCause(shot: Shot): Shot {
  const relations = shot.relations.map((each) => {
    const who = people(shot).find(({ id }) => id === each.from)
    const over = shot.subjects.find(({ id }) => id === each.to)
    const held = who !== undefined && does(who, /^hold$/u) && over !== undefined
    const moved = who !== undefined && (does(who, MOVED) || (held && LIVING.has(over.kind)))
    return each.relation === 'above' && moved ? { ...each, relation: 'next-to' as const } : each
  })
  return { ...shot, relations }
}

const STILL = /^(?:sit|stand|wait|kneel|squat|lie|lean|look|talk)$/u

/** Who sits or waits with an umbrella in the hand does not walk with it. */
function keepSeat(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const held = shot.relations.some(
      ({ from, relation }) => from === each.id && relation === 'holding',
    )
    if (!held || !does(each, /^umbrella$/u) || !does(each, STILL)) return each
    return { ...each, actions: each.actions.filter(({ verb }) => verb !== 'umbrella') }
  })
}

const CLOTHS = /\b(?:handkerchief|hanky|tissue|napkin)s?$/u

/** Sneezes, coughs and tears go into a handkerchief that is held before the nose. */
function useHandkerchief(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^(?:sneeze|cough|cry|blow-nose)$/u))
  const cloth = shot.subjects.some(({ kind, noun }) => kind !== 'person' && CLOTHS.test(noun))
  return cloth && who.length > 0 ? told(shot, who, { verb: 'blow-nose', gone: CLOTHS }) : shot
}

const OPEN_LAND =
  /\b(?:forest|woods|jungle|cave|mountains?|desert|meadow|field|valley|swamp|canyon|ruins?|temple|hills?|cliff|garden|beach|graveyard|plains?|savanna)\b/u
const LAIRS = /\b(?:bed|tent|hammock|sleeping bag|mattress|bunk|cot|crib)$/u

/** In a forest without a bed nobody wakes up in one. */
function isOutdoors({ place, subjects }: Shot): boolean {
  const housed = /\b(?:cabin|cottage|house|hut|lodge|chalet|hotel|inn)\b/u.test(place ?? '')
  return !housed && OPEN_LAND.test(place ?? '') && !subjects.some(({ noun }) => LAIRS.test(noun))
}

/** Who stretches on waking does it in bed; who rolls without a thing to roll turns over and over. */
function ownBody(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (each.kind !== 'person') return each
    if (does(each, /^wake-up$/u) && does(each, /^(?:stretch.*|yawn)$/u))
      return { ...each, actions: [doing('wake-up')] }
    if (does(each, /^wake-up$/u) && isOutdoors(shot))
      return { ...each, actions: [doing('stretch-arms')] }
    const [first] = each.actions
    const rolls = first?.verb === 'roll' && first.prop === null && first.target === null
    return rolls ? { ...each, actions: [{ ...first, verb: 'roll-over' }] } : each
  })
}

/** "Trips a waiter": who is tripped falls, and who did it laughs. */
function tripUp(shot: Shot): Shot {
  const [joker, victim] = pairOf(shot, /^faceplant$/u)
  if (!joker || !victim || joker.actions[0]?.way === 'over') return shot
  const told = withSubject(shot, joker, { actions: [doing('laugh', { target: victim.id })] })
  return withSubject(told, victim, { actions: [doing('faceplant')] })
}

/** Who does this to whom. */
function pairOf(shot: Shot, verbs: RegExp): readonly [Subject | undefined, Subject | undefined] {
  const who = shot.subjects.find(
    ({ count, actions: [deed] }) => count === 1 && deed?.target && verbs.test(deed.verb),
  )
  const whom = shot.subjects.find(
    ({ id, kind }) => id === who?.actions[0]?.target && LIVING.has(kind),
  )
  return [who, whom]
}

/** "Wakes a sleeping bear": who wakes another is up already. */
function wakeOther(shot: Shot): Shot {
  const [who, sleeper] = pairOf(shot, /^wake-up$/u)
  if (!who || !sleeper || who.kind !== 'person') return shot
  const told = withSubject(shot, who, { actions: [doing('point', { target: sleeper.id })] })
  if (sleeper.kind !== 'person' || sleeper.actions.length > 0) return told
  const place = shot.place ?? 'bedroom'
  return { ...withSubject(told, sleeper, { actions: [doing('wake-up')] }), place }
}

/** Who is bitten is not eaten up: a beast snaps at the heels of who runs, a vampire bends over a neck. */
function biteOther(shot: Shot): Shot {
  const [who, victim] = pairOf(shot, /^eat$/u)
  if (!who || victim?.kind !== 'person' || who.size === 'giant') return shot
  if (who.kind === 'person')
    return {
      ...withSubject(shot, who, { actions: [doing('whisper', { target: victim.id })] }),
      place: shot.place ?? 'haunted house',
    }
  const told = withSubject(shot, who, { actions: [doing('chase', { target: victim.id })] })
  return {
    ...withSubject(told, victim, { actions: [doing('flee')] }),
    relations: [...shot.relations, { from: who.id, relation: 'chasing', to: victim.id }],
  }
}

const STRIKES = /^(?:box|fight|hit|strike|attack|beat)$/u
const WEAPONS = /\b(?:sword|gun|rifle|bow|spear|axe|lightsaber|saber|boxing gloves?)s?$/u

/** "Hits a burglar with an umbrella": it comes down on him, and nobody boxes in a ring. */
function hitWith(shot: Shot): Shot {
  const [who, whom] = pairOf(shot, STRIKES)
  const prop = who?.actions[0]?.prop ?? null
  if (who?.kind !== 'person' || !whom || prop === null || WEAPONS.test(prop)) return shot
  const deed = doing('wallop', { target: whom.id, prop })
  const place = /\b(?:pillow|cushion)s?$/u.test(prop) ? 'bedroom' : 'street'
  return { ...withSubject(shot, who, { actions: [deed] }), place: shot.place ?? place }
}

/** What befalls a body. */
export const MISHAP_TALES: readonly ((shot: Shot) => Shot)[] = [
  shelter,
  besideTheCause,
  keepSeat,
  useHandkerchief,
  ownBody,
  tripUp,
  wakeOther,
  biteOther,
  hitWith,
]
