import { hasHead } from '../../../cast/mascots/animal-head.ts'
import { needsHands } from '../../../cast/human-deeds.ts'
import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'

/** Deeds of two that animals of story books do on their hind legs, though others do them on four: as people do them. */
const UPRIGHT: Readonly<Record<string, string>> = {
  dance: 'waltz',
  hug: 'hug',
  'hold-hands': 'hold-hands',
}

/** A mother with her young stays as they are: they are of unlike size. */
const YOUNG =
  /\b(cub|chick|kitten|puppy|foal|calf|lamb|kid|joey|duckling|fawn|piglet|gosling|owlet|baby)s?\b/u

/** Nothing that is seen: who takes part in what another does with it has hands. */
const TAKES_PART: Action = doing('take-part')

/** Who boxes with another, or gives it flowers, does so on two legs, and so does the other. */
export function goOnTwoLegs(shot: Shot): Shot {
  const pair = shot.subjects
    .map((each) => [each, partnerOf(each, shot)] as const)
    .find(([, partner]) => partner !== null)
  const ids = new Set(pair?.map((each) => each?.id))
  if (ids.size === 0) return shot
  return withEach(shot, (each) => (ids.has(each.id) ? getUp(each) : each))
}

/** On four legs a dance is a shuffle: who has a face for it gets up on two. */
export function danceUpright(shot: Shot): Shot {
  const dancers = shot.subjects.filter((each) => dancesFreely(each, shot))
  if (dancers.length === 0) return shot
  return withEach(shot, (each) =>
    dancers.includes(each) ? { ...each, actions: [doing('dance-upright')] } : each,
  )
}

const STAYS_ON_FOUR = /\b(?:horse|pony|deer|camel|giraffe|zebra|donkey|turtle|lizard|crocodile)$/u

function dancesFreely(each: Subject, { relations, subjects }: Shot): boolean {
  const { id, kind, noun, words, person, picture, actions } = each
  const young = subjects.length > 1 && YOUNG.test(words)
  const name = (picture ?? '').replace(/^(?:noto|prop):/u, '')
  const bound = relations.some(
    ({ from, relation, to }) =>
      (from === id || to === id) && /^(?:on|riding|inside|above)$/u.test(relation),
  )
  const dances = actions.length === 1 && actions[0]?.verb === 'dance' && actions[0].target === null
  const able = kind === 'animal' && hasHead(name) && !STAYS_ON_FOUR.test(noun) && !young
  return able && dances && !bound && person === null
}

const HUGGERS =
  /\b(?:bear|panda|gorilla|orangutan|ape|lion|tiger|yeti|kangaroo|wolf|sasquatch|bigfoot)$/u

/** Who hugs a bear leans against it, and has it not in the arms like a toy: the bear hugs as well. */
export function hugBears(shot: Shot): Shot {
  const beast = shot.subjects.find(
    ({ kind, noun, words, count, actions }) =>
      kind === 'animal' &&
      count === 1 &&
      HUGGERS.test(noun) &&
      !actions.length &&
      !TOYS.test(words),
  )
  const hugger = shot.subjects.find(
    ({ kind, count, actions: [deed] }) =>
      kind === 'person' && count === 1 && deed?.verb === 'hug' && deed.target === beast?.id,
  )
  if (!beast || !hugger) return shot
  const still = withSubject(shot, hugger, { actions: hugger.actions.slice(1) })
  return withSubject(still, beast, { actions: [doing('hug', { target: hugger.id })] })
}

const TOYS = /\b(?:teddy|toy|plush|stuffed|baby|tiny|little|small|cub)\b/u

const ENTHRONED = /^(sit|lie|rest|rule|reign|look|pose|stand)$/u

/** A lion on a throne sits on it as a king does: upright, with its paws on the arms. */
export function sitAsKings(shot: Shot): Shot {
  const thrones = new Set(
    shot.subjects.filter(({ noun }) => /\bthrone$/u.test(noun)).map(({ id }) => id),
  )
  const sits = ({ id, kind, count, actions }: Subject): boolean =>
    count === 1 &&
    ANIMALS.has(kind) &&
    actions.every(({ verb }) => ENTHRONED.test(verb)) &&
    shot.relations.some(
      (each) => each.from === id && each.relation === 'on' && thrones.has(each.to),
    )
  if (!shot.subjects.some(sits)) return shot
  return withEach(shot, (each) => (sits(each) ? getUp({ ...each, actions: [doing('sit')] }) : each))
}

function getUp(beast: Subject): Subject {
  const actions = [...beast.actions.map(upright), TAKES_PART]
  if (beast.kind === 'person') return { ...beast, actions: actions.slice(0, -1) }
  return { ...beast, actions, person: beast.person ?? Person.parse({}) }
}

const upright = (action: Action): Action => ({
  ...action,
  verb: UPRIGHT[action.verb] ?? action.verb,
})

function partnerOf(one: Subject, { subjects }: Shot): Subject | null {
  const [deed] = one.actions
  if (!deed || YOUNG.test(one.words)) return null
  const other = subjects.find(({ id }) => id === deed.target && id !== one.id)
  if (!other) return null
  if (deed.verb === 'dance' && isMixedPair(one, other)) return other
  if (!ANIMALS.has(one.kind) || (!(deed.verb in UPRIGHT) && !needsHands(deed))) return null
  const free = other.actions.length === 0 && ANIMALS.has(other.kind) && !YOUNG.test(other.words)
  return free ? other : null
}

/** Somebody and the beast that they dance with: on all fours it would only stand by. */
function isMixedPair(one: Subject, other: Subject): boolean {
  const beast = [one, other].find(({ kind }) => kind === 'animal')
  const dancer = [one, other].find(({ kind }) => kind === 'person')
  const joins = other.actions.every(({ verb }) => verb === 'dance')
  return beast?.count === 1 && dancer !== undefined && joins
}
