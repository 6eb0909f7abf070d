import { ANIMALS } from '../../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { people } from './people-told.ts'

/** What is done to a beast with the hands on it, and on which part of it the words must lie, if on any. */
const ROWS: readonly (readonly [verb: RegExp, deed: string, part?: RegExp])[] = [
  [
    /^(?:tie-knot|do-hair|brush-hair|braid-hair)$/u,
    'braid-mane',
    /\b(?:mane|tail|hair|forelock)$/u,
  ],
  [/^(?:do-hair|brush-hair|brush|scrub|comb)$/u, 'groom-horse'],
  [/^(?:shave|shave-sheep|haircut|trim|trim-hedge|clip|cut)$/u, 'shave-sheep'],
  [/^(?:get-dressed|shoe-horse)$/u, 'shoe-horse', /\b(?:horse|pony|donkey|mule|mare|stallion)$/u],
  [/^get-dressed$/u, 'pet-beast'],
  [/^braid-mane$/u, 'braid-mane'],
  [/^groom-horse$/u, 'groom-horse'],
  [/^saddle-horse$/u, 'saddle-horse'],
  [/^massage$/u, 'massage-beast'],
  [/^(?:hose|hose-garden|spray-water)$/u, 'hose-beast'],
  [/^hunt$/u, 'sneak'],
  [/^(?:clean|wash|scrub|mop|bathe|polish|wash-dishes|shower)$/u, 'wash-beast'],
  [/^measure$/u, 'measure-beast'],
  [/^examine-beast$/u, 'examine-beast'],
  [/^inject$/u, 'inject-beast'],
  [/^bandage$/u, 'bandage-beast'],
  [/^(?:dry|dry-hair)$/u, 'dry-beast'],
  [/^(?:paint-nails|manicure|cut-nails|do-nails)$/u, 'file-claws'],
]

/** "Braids a horse's mane", "vaccinates a cat": the hands are on it, and not in the air before it. */
export function handleBeast(shot: Shot): Shot {
  let { place, relations } = shot
  const subjects = shot.subjects.map((each) => {
    const [deed, ...more] = each.actions
    const beast = shot.subjects.find(({ id }) => id === deed?.target)
    const verb = deed && beast && isHandler(each, deed) ? handled(deed.verb, beast) : undefined
    if (!deed || !verb || !beast) return each
    place ??= placeFor(verb, beast)
    // "Holds a puppy and gives it a shot": one puppy, under the hands.
    relations = relations.filter(({ from, to }) => from !== each.id || to !== beast.id)
    const later = more.filter(({ target }) => target !== beast.id)
    return { ...each, actions: [{ ...deed, verb, prop: null }, ...later] }
  })
  return { ...shot, place, relations, subjects: subjects.map((each) => oneShorn(each, subjects)) }
}

/** "Shears sheep": they come one by one, and a flock would hide who shears. */
function oneShorn(each: Subject, all: readonly Subject[]): Subject {
  const shorn = all.some(
    ({ count, actions: [deed] }) =>
      count === 1 && deed?.verb === 'shave-sheep' && deed.target === each.id,
  )
  return shorn && ANIMALS.has(each.kind) ? { ...each, count: 1 } : each
}

const AT_HAND = /^(?:adjust-clothes|pet|feed|feed-animals)$/u

/** "Puts a crown on her dog", "feeds a cat in a top hat": it has it on, where it stands, and the hands are held out to it. */
export function dressBeast(shot: Shot): Shot {
  const dresser = people(shot).find(({ actions: [deed] }) => AT_HAND.test(deed?.verb ?? ''))
  const [deed, ...more] = dresser?.actions ?? []
  const beast = shot.subjects.find(({ id }) => id === deed?.target)
  const worn = shot.relations.some(
    ({ from, relation, to }) =>
      (relation === 'wearing' && from === beast?.id) || (relation === 'on' && to === beast?.id),
  )
  if (!dresser || !deed || !beast || !worn || beast.kind === 'person') return shot
  const verb = LARGE.test(beast.noun) ? 'reach-to' : 'reach-down'
  const beside: Relation = { from: dresser.id, relation: 'next-to', to: beast.id }
  const prop = deed.verb.startsWith('feed') ? (deed.prop ?? 'carrot') : null
  const told = withSubject(shot, dresser, { actions: [doing(verb, { prop }), ...more] })
  return { ...told, relations: [...told.relations, beside] }
}

const LARGE =
  /\b(?:horse|pony|foal|mare|stallion|cow|bull|ox|calf|donkey|mule|camel|llama|alpaca|sheep|goat|pig|elephant|rhino|rhinoceros|hippo|hippopotamus|giraffe|zebra|buffalo)$/u

const WILD = /\b(?:rhino|rhinoceros|hippo|hippopotamus|giraffe|zebra)$/u

/** Large beasts are at home on a farm; small ones are taken to who heals them. */
function placeFor(verb: string, { noun }: Subject): string | null {
  if (WILD.test(noun)) return null
  if (LARGE.test(noun)) return 'farm'
  return /^(?:inject|bandage|examine)-/u.test(verb) ? 'veterinary clinic' : null
}

/** In a barber's chair beasts sit as people do; their fur is dried on a table. */
const isHandler = ({ kind, noun }: Subject, { verb }: Action): boolean =>
  kind === 'person' && (verb.startsWith('dry') || !/barber|hairdresser|stylist/u.test(noun))

function handled(verb: string, { kind, person, words, noun }: Subject): string | undefined {
  if (!ANIMALS.has(kind) || person) return undefined
  if (verb === 'pet') return LARGE.test(noun) ? 'pet-beast' : undefined
  return ROWS.find(([verbs, , part]) => verbs.test(verb) && (part?.test(words) ?? true))?.[1]
}
