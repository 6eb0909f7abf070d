import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { falls } from './falling.ts'
import { hangWashing } from './washing-day.ts'
import { withoutAll } from './without.ts'

const FLAT = /\b(plate|dish|saucer|tray|platter|table|shelf|blanket|rug|carpet)$/u

const VESSELS =
  /\b(basket|bowl|box|bag|jar|bucket|crate|barrel|cart|wheelbarrow|sack|nest|glass|cup|mug|pot|vase|chest|bathtub|sink|hat)$/u

/** What closed or filled things look like when something else is in them. */
const OPENED: Readonly<Record<string, string>> = {
  'noto:package': 'prop:open-box',
  'prop:suitcase': 'prop:open-suitcase',
  'noto:nest-with-eggs': 'prop:nest',
  'prop:truck': 'noto:pickup-truck',
  'prop:fishbowl': 'prop:empty-fishbowl',
  'prop:snow-globe': 'prop:empty-snow-globe',
  'prop:refrigerator': 'prop:open-refrigerator',
  'prop:wardrobe': 'prop:open-wardrobe',
  'prop:bookshelf': 'prop:bare-bookcase',
}

/** Who is stuck in a chimney looks out of it, high above the street. */
function upTheChimney(shot: Shot): Shot {
  const into = shot.relations.find(({ relation, to }) => {
    const noun = shot.subjects.find(({ id }) => id === to)?.noun ?? ''
    return relation === 'inside' && /\bchimney$/u.test(noun)
  })
  if (!into) return shot
  const subjects = shot.subjects.map((each): Subject =>
    each.id === into.to ? { ...each, picture: 'prop:chimney-stack', kind: 'thing' } : each,
  )
  return { ...shot, place: shot.place ?? 'rooftop', subjects }
}

/** Apples that drop into a basket end up in it. */
function fallsInto({ subjects, relations }: Shot): Relation[] {
  return subjects.filter(falls).flatMap(({ id, kind, actions }): Relation[] => {
    const goal = subjects.find((each) => actions.some(({ target }) => target === each.id))
    if (!goal || LIVING.has(kind) || !VESSELS.test(goal.noun)) return []
    const known = relations.some(({ from, to }) => from === id && to === goal.id)
    return known ? [] : [{ from: id, relation: 'inside', to: goal.id }]
  })
}

/** A bookshelf has its books already. */
function withOwnBooks(shot: Shot): Shot {
  const named = (id: string, words: RegExp): boolean =>
    shot.subjects.some(({ noun, id: own }) => own === id && words.test(noun))
  const own = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'inside' && named(to, /\bbook ?(?:shelf|case)$/u) && named(from, /\bbook$/u),
  )
  return own ? withoutAll(shot, ({ id }) => id === own.from) : shot
}

function openedUp(vessel: Subject): Subject {
  const { picture, material } = vessel
  // No world is seen through a label.
  if (picture === 'prop:bottle') return { ...vessel, material: material ?? 'glass' }
  return { ...vessel, picture: OPENED[picture ?? ''] ?? picture }
}

/** A house with a tree in a snow globe: the tree is in there with it. */
function goInToo({ subjects, relations }: Shot): readonly Relation[] {
  const holder = (id: string): string | undefined =>
    relations.find(({ from, relation }) => from === id && relation === 'inside')?.to
  const still = (id: string): boolean =>
    subjects.some((each) => each.id === id && !LIVING.has(each.kind) && each.kind !== 'furniture')
  return relations.map((each): Relation => {
    const into = each.relation === 'next-to' ? holder(each.from) : undefined
    const both = into !== undefined && into !== each.to && still(each.from) && still(each.to)
    return both ? { from: each.to, relation: 'inside', to: into } : each
  })
}

/** What a thing does without leaving its pot, its glass or its pan. */
const IN_PLACE =
  /^(bloom|wilt|revive|grow|melt|burn|burn-down|glow|shine|flicker|steam|light-up|go-out|pop|boil|sizzle|rise|swell|hatch|ripen|rot|exchange-fire)$/u

function grows(subject: Subject | undefined): boolean {
  return subject?.kind === 'plant' || subject?.picture === 'prop:potted-plant'
}

/** What is in a box is seen in it: the box is open, the nest empty; and nothing is in a plate, but on it. */
export function stowAway(told: Shot): Shot {
  const shot = withOwnBooks(upTheChimney(told))
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const relations = [...goInToo(shot), ...fallsInto(shot)].map((each): Relation => {
    const flat = each.relation === 'inside' && FLAT.test(find(each.to)?.noun ?? '')
    return flat ? { ...each, relation: 'on' } : each
  })
  const left = shot.subjects.flatMap(({ actions }) =>
    actions.flatMap(({ way, target }) => (way === 'out-of' && target !== null ? [target] : [])),
  )
  // What somebody jumps out of has nobody else in it.
  const filled = new Set([
    ...left,
    ...relations.flatMap(({ relation, to }) => (relation === 'inside' ? [to] : [])),
  ])
  const stuck = new Set(
    relations.flatMap(({ relation, from }) => (relation === 'inside' ? [from] : [])),
  )
  const loaded = new Set(relations.flatMap(({ relation, to }) => (relation === 'on' ? [to] : [])))
  const lit = new Set(
    relations.flatMap(({ from, relation, to }) =>
      relation === 'on' && /\bcandle$/u.test(find(from)?.noun ?? '') ? [to] : [],
    ),
  )
  const potted = new Set(
    relations.flatMap(({ from, relation, to }) =>
      relation === 'inside' && grows(find(from)) ? [to] : [],
    ),
  )
  const subjects = shot.subjects.map((each): Subject => {
    if (potted.has(each.id) && each.picture === 'prop:pot')
      return { ...each, picture: 'prop:flowerpot' }
    // A cake with candles of its own, and five more upon them, cannot be counted.
    if (lit.has(each.id) && each.picture === 'noto:birthday-cake')
      return { ...each, picture: 'prop:cake' }
    if (stuck.has(each.id) && !LIVING.has(each.kind) && !falls(each))
      return { ...each, actions: each.actions.filter(({ verb }) => IN_PLACE.test(verb)) }
    if (filled.has(each.id)) return openedUp(each)
    // On one that is seen from its edge everything would hover.
    return loaded.has(each.id) && each.picture === 'noto:package'
      ? { ...each, picture: 'prop:closed-box' }
      : each
  })
  const cold = subjects.some(({ picture }) => picture === 'prop:open-refrigerator')
  return { ...shot, relations, subjects, place: shot.place ?? (cold ? 'kitchen' : null) }
}

const CROWNS = /\b(tree|bush)$/u

/** Fruit that hangs from a tree is in its crown. */
function ripen(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const relations = shot.relations.map((each): Relation => {
    const fruit = each.relation === 'hanging-from' && find(each.from)?.kind === 'food'
    return fruit && CROWNS.test(find(each.to)?.noun ?? '') ? { ...each, relation: 'inside' } : each
  })
  return { ...shot, relations }
}

/** What is found on the ground of the sea, or known by being there. */
const SEABED =
  /\b(sunken \w+|shipwreck|(?<!car |train )wreck|corals?|coral reef|sea anemone|anemone|seaweed|kelp|(?:scuba |deep[- ]sea )diver)s?$/u
const SEA = /^(?:the )?(?:(?:open|deep|blue|clear|turquoise|tropical) )*(?:sea|ocean|waters?)$/u
const ABOVE_IT = /^(?:jump|leap|breach|sail|row|surf|fish|kayak|paddle|dive-in|board-dive|fly)$/u

/** Corals, wrecks and divers are met under water, and whoever passes them swims there. */
export function visitSeabed(shot: Shot): Shot {
  const told = shot.place === null || SEA.test(shot.place)
  const seabed = shot.subjects.some(
    ({ noun, words, person }) =>
      SEABED.test(noun) || SEABED.test(words) || person?.role === 'diver',
  )
  const above = shot.subjects.some(({ actions }) => actions.some(({ verb }) => ABOVE_IT.test(verb)))
  const swims = shot.subjects.some((each) => each.person?.role !== 'diver' && divesDeep(each))
  if (!told || !seabed || !swims || above) return shot
  const corals = shot.subjects.some(({ words }) => /\bcoral|anemone/u.test(words))
  return { ...shot, place: corals ? 'coral-reef' : 'underwater' }
}

const DEEP =
  /\b(submarine|diver|mermaid|octopus|squid|turtle|treasure chest|anchor|wreck|shipwreck|crab|starfish)$/u

function divesDeep(subject: Subject | undefined): boolean {
  if (!subject) return false
  return subject.kind === 'fish' || DEEP.test(subject.noun)
}

/** A fish below a boat: we are under water with it, and the boat is above. */
export function goUnder(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const below = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'under' && divesDeep(find(from)) && /^(boat|fish)$/u.test(find(to)?.kind ?? ''),
  )
  if (!below || shot.camera.framing === 'aerial') return shot
  if (shot.place !== null && !/sea|ocean|lake|water/u.test(shot.place)) return shot
  const relations = shot.relations.map((each): Relation =>
    each === below ? { from: each.to, relation: 'above', to: each.from } : each,
  )
  return { ...shot, place: 'underwater', relations }
}

/** What hangs somewhere swings from there, and not about its feet. */
export function hangUp(told: Shot): Shot {
  const shot = ripen(told)
  const hung = new Set(
    shot.relations.flatMap(({ from, relation }) => (relation === 'hanging-from' ? [from] : [])),
  )
  const subjects = shot.subjects.map((each): Subject =>
    hung.has(each.id)
      ? { ...each, actions: each.actions.filter(({ verb }) => !/^(swing|hang)$/u.test(verb)) }
      : each,
  )
  return hangWashing({ ...shot, subjects })
}
