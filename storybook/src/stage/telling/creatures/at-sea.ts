import type { Action, Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { SHORES, WATERS } from './water-words.ts'
import { withSubject } from '../retold.ts'

const OF_THE_SEA = /\b(?:shark|dolphin|orca|porpoise|whale)$/u

/** Sharks about a boat are at sea, and in the water. */
export function aboutBoats(shot: Shot): Shot {
  const boat = shot.subjects.find(({ kind }) => kind === 'boat')
  const fish = shot.subjects.find(({ noun }) => OF_THE_SEA.test(noun))
  const [first] = fish?.actions ?? []
  if (!boat || !fish || shot.place !== null) return shot
  const circles = first && /^(?:orbit|circle)$/u.test(first.verb)
  const told = circles ? withDeed(shot, fish, doing('swim', { direction: 'around' })) : shot
  return { ...told, place: 'ocean' }
}

const LEAPERS = /\b(whale|dolphin|orca|porpoise|shark|flying fish|salmon|marlin)$/u

/** Who hides in an anemone is seen among its arms. */
export function amongTheArms(shot: Shot): Shot {
  const arms = shot.subjects.find(({ noun }) => /\banemone$/u.test(noun))
  const host = shot.relations.find(({ to, relation }) => to === arms?.id && relation === 'inside')
  const fish = shot.subjects.find(({ id, kind }) => id === host?.from && kind === 'fish')
  if (!arms || !host || !fish) return shot
  const relations = shot.relations.map((each) =>
    each === host ? { ...each, relation: 'on' as const } : each,
  )
  return { ...withDeed(shot, fish, doing('float')), relations }
}

/** Salmon at a waterfall leap up in it. */
export function upTheFalls(shot: Shot): Shot {
  const fish = shot.subjects.find(
    ({ kind, actions }) =>
      kind === 'fish' && /^(jump|leap|hop|swim|dive|climb)$/u.test(actions[0]?.verb ?? ''),
  )
  const falls = /waterfall|rapids/u.test(shot.place ?? '')
  return fish && falls ? withDeed(shot, fish, doing('leap-falls')) : shot
}

const LEAPS = /^(jump|hop|dive|breach|leap|flip)$/u

const LIVES_IN_WATER = /\b(?:turtle|hippo|hippopotamus|crocodile|alligator|otter|submarine)$/u

/** A whale that rises in front of a pier comes up out of the water as far as its fins, and not into the sky like a balloon. */
export function upFromBelow(shot: Shot): Shot {
  const wet = WATERS.test(shot.place ?? 'sea') || SHORES.test(shot.place ?? '')
  const rises = ({ verb, target }: Action): boolean => verb === 'rise' && target === null
  const riser = shot.subjects.find(
    ({ kind, noun, actions }) =>
      (kind === 'fish' || LIVES_IN_WATER.test(noun) || (kind === 'animal' && isSea(shot))) &&
      actions.some(rises),
  )
  if (!riser || !wet) return shot
  const actions = riser.actions.map((each) => (rises(each) ? doing('surface') : each))
  return { ...withSubject(shot, riser, { actions }), place: shot.place ?? 'ocean' }
}

const HARBOURS = /\b(?:harbou?r|marina|port)$/u

/** Dolphins that play in a harbour do so in its water, not on the quay. */
export function playInHarbour(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ noun, actions: [first] }) =>
      LEAPERS.test(noun) && (first === undefined || /^(?:play|jump|leap|swim)$/u.test(first.verb)),
  )
  return who && HARBOURS.test(shot.place ?? '') ? withDeed(shot, who, doing('surface')) : shot
}

const isSea = ({ place }: Shot): boolean => /\b(?:sea|ocean)$/u.test(place ?? '')

/** Who leaps out of the sea is seen from above it, and leaps out at sea, not at the back or the height of who sits on a rock. */
export function outOfTheWater(shot: Shot): Shot {
  const leaper = shot.subjects.find(({ noun, actions }) =>
    actions.some(({ verb }) => verb === 'surface' || (LEAPERS.test(noun) && LEAPS.test(verb))),
  )
  if (!leaper) return shot
  const people = new Set(shot.subjects.filter(({ kind }) => kind === 'person').map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ from, relation, to }) =>
      from !== leaper.id || !/^(behind|in-front-of)$/u.test(relation) || !people.has(to),
  )
  if (shot.place !== null) return { ...shot, relations }
  return { ...withDeed({ ...shot, relations }, leaper, doing('jump')), place: 'ocean' }
}

const DRIFTERS = /\b(jellyfish|octopus|squid|seahorse|manta ray|stingray|starfish)$/u

/** Jellyfish float in the sea, not on it. */
export function underTheSea(shot: Shot): Shot {
  const [lead] = shot.subjects
  const open = shot.place !== null && /^(ocean|sea|the sea)$/u.test(shot.place)
  // Ships are met on the water.
  const ship = shot.subjects.some(({ kind }) => kind === 'boat')
  if (!lead || !open || ship || !DRIFTERS.test(lead.noun)) return shot
  const [first] = lead.actions
  const drifts = /^(float|drift)$/u.test(first?.verb ?? '')
  const told = first && drifts ? withDeed(shot, lead, { ...first, verb: 'swim' }) : shot
  return { ...told, place: 'underwater' }
}

const SWIMS = /^(?:swim|glide|float|dive|paddle)$/u

const REEFS = /\b(?:reef|underwater|under water)$/u

/** A turtle that swims in the sea is seen below its waves, with flippers; in a pond it looks out of the water. */
export function underTheWaves(shot: Shot): Shot {
  const [turtle, ...others] = shot.subjects
  const open = shot.place === null || isSea(shot) || REEFS.test(shot.place)
  const swims = turtle?.noun.endsWith('turtle') && SWIMS.test(turtle.actions[0]?.verb ?? '')
  if (!turtle || !open || !swims || others.some(({ kind }) => kind !== 'fish')) return shot
  return {
    ...withSubject(shot, turtle, { picture: 'prop:sea-turtle', actions: [doing('swim')] }),
    place: 'coral reef',
  }
}
