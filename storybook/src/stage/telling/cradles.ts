import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'

const IN_IT = /^(?:sit|sleep|lie|nap|rest|curl|hide|look|peek|peep|wait|dream|stand|snuggle)/u
const NO_BLOSSOM =
  /\b(?:tree|bush|pot|vase|grass|leaf|leaves|branch|garden|field|bed|hedge|forest|cactus|mushroom|pumpkin|nest|bouquet|wreath|plant|log)s?$/u

/** Colours of blossoms of which none is said. */
const TINTS: readonly (readonly [nouns: RegExp, colour: string])[] = [
  [/\b(?:rose|poppy|hibiscus)$/u, 'red'],
  [/\b(?:lily|daisy|magnolia|jasmine|water lily)$/u, 'white'],
  [/\b(?:sunflower|daffodil|dandelion|buttercup)$/u, 'yellow'],
  [/\b(?:iris|violet|crocus|lavender|bluebell|orchid)$/u, 'purple'],
]

interface Cradle {
  /** What is drawn for it; absent: what it is. */
  readonly picture?: string
  readonly colour?: string
  readonly place?: string
}

function cradleOf({ noun, kind }: Subject): Cradle | null {
  if (/\b(?:shoe|boot|slipper|sneaker)s?$/u.test(noun)) return { picture: 'noto:hiking-boot' }
  if (/\bpocket$/u.test(noun)) return { picture: 'prop:shirt-pocket' }
  if (/\b(?:nut ?shell|acorn cup|egg ?shell|walnut(?: shell)?)$/u.test(noun))
    return { picture: 'prop:nut-shell', place: 'garden' }
  if (/\b(?:tea ?cup|cup|mug|bowl|match ?box|thimble)$/u.test(noun)) return { place: 'kitchen' }
  if (/\b(?:basket|stroller|pram|baby carriage|crib|cradle|cot)$/u.test(noun)) return {}
  if (kind !== 'plant' || NO_BLOSSOM.test(noun)) return null
  const colour = TINTS.find(([nouns]) => nouns.test(noun))?.[1]
  return { picture: 'prop:open-blossom', place: 'garden', ...(colour && { colour }) }
}

/** Who sits or sleeps in a blossom, a nut shell, a shoe or a pocket is seen in it, and has no bed. */
export function nestle(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const bond = shot.relations.find(({ from, relation, to }) => {
    const [child, holder] = [find(from), find(to)]
    const within = relation === 'inside' || (relation === 'wearing' && child?.kind !== 'person')
    const rests = child?.actions.some(({ verb }) => IN_IT.test(verb)) ?? false
    return within && rests && LIVING.has(child?.kind ?? 'thing') && holder && cradleOf(holder)
  })
  const holder = find(bond?.to ?? '')
  const cradle = holder && cradleOf(holder)
  if (!bond || !holder || !cradle) return shot
  const garments = shot.relations.filter(
    (each) => each !== bond && each.from === bond.from && each.relation === 'wearing',
  )
  const subjects = shot.subjects.map((each): Subject => {
    if (each === holder) return { ...each, ...asCradle(each, cradle) }
    return each.id === bond.from ? settled(each, holder, garments) : each
  })
  const relations = shot.relations.map((each): Relation =>
    each === bond ? { ...each, relation: 'inside' } : each,
  )
  return { ...shot, subjects, relations, place: shot.place ?? cradle.place ?? null }
}

function asCradle({ kind, colour }: Subject, cradle: Cradle): Partial<Subject> {
  return {
    ...(cradle.picture !== undefined && {
      picture: cradle.picture,
      kind: kind === 'plant' ? ('plant' as const) : ('thing' as const),
    }),
    colour: colour ?? cradle.colour ?? null,
    actions: [],
  }
}

/** One lies down in them. */
const COTS = /\b(?:crib|cot|cradle)$/u

/** People bring a bed when they sleep and a stool when they sit: not here. */
function settled(subject: Subject, { noun }: Subject, garments: readonly Relation[]): Subject {
  const [first, ...more] = subject.actions
  // A mouse in a nightcap does it as people do.
  const human = subject.kind === 'person' || subject.person !== null || garments.length > 0
  if (!human || !first) return subject
  const verb = /^(?:sleep|lie|nap|dream)$/u.test(first.verb)
    ? COTS.test(noun)
      ? 'lie-inside'
      : 'doze-inside'
    : first.verb === 'sit'
      ? 'sit-inside'
      : first.verb
  return { ...subject, actions: [{ ...first, verb, target: null }, ...more] }
}
