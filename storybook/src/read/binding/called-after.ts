import { ANIMALS } from '../../plan/kinds.ts'
import type { Person, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { mayBeCalled } from '../words/other-names.ts'
import { OWNED } from './kin.ts'

/** Those of whom was told, and who of them acts now. */
interface Said {
  readonly subjects: readonly Subject[]
  readonly known: readonly Subject[]
  readonly group: readonly string[]
  /** What they do; null where a sentence begins. */
  readonly verb: unknown
}

/** "A violinist … the musician", "a dentist and a boy … the patient": who is called after what they are or what part they play; null if nobody is. */
export function calledAfter(told: Said, noun: NounPhrase): Subject | null {
  if (!noun.definite || OWNED.test(noun.words)) return null
  const all = everybody(told)
  const said = all.filter(({ count }) => count > 1 === noun.plural)
  return (
    only(said.filter((each) => isNamedAnew(each, noun))) ??
    ofTheFamily(all, noun) ??
    served(all, said, noun) ??
    ofTheHunt(said, noun) ??
    whoStole(said, noun) ??
    whoCame(told, said, noun)
  )
}

/** Each once, as last told of, in the order in which they came. */
function everybody({ subjects, known }: Said): readonly Subject[] {
  const last = new Map([...known, ...subjects].map((each) => [each.id, each]))
  return [...last.values()].toSorted((one, other) => numberOf(one) - numberOf(other))
}

const numberOf = ({ id }: Subject): number => Number(id.slice(1))

const only = (all: readonly Subject[]): Subject | null =>
  all.length === 1 ? (all[0] ?? null) : null

/** Kings and queens are called so. */
const EITHER = /^(?:monarch|ruler|sovereign|majesty|royal)$/

function isNamedAnew({ kind, noun, colour, person }: Subject, said: NounPhrase): boolean {
  if (kind !== 'person' || person === null || !mayBeCalled(noun, said.head)) return false
  const { traits } = said
  const other = traits.colour !== null && traits.colour !== colour
  return !other && !isSomebodyElse(person, said)
}

/** Of another age or gender than was told. */
function isSomebodyElse(person: Person, { head, traits, found }: NounPhrase): boolean {
  const gender = EITHER.test(head) ? null : (found?.person?.gender ?? null)
  const older = traits.age !== null && traits.age !== person.age
  return older || (gender !== null && gender !== (person.gender ?? gender))
}

const CHILDREN =
  /^(?:her|his|its|their) (?:[a-z]+ )*(?:sons?|daughters?|bab(?:y|ies)|child|children|kids?|toddlers?|twins|infant|newborn|cubs?|pups?|kittens?|puppies|calf|calves|chicks?|ducklings?|foals?|fawns?|lambs?|piglets?|goslings?|little ones?)$/
const PARENTS: readonly (readonly [called: RegExp, gender: 'man' | 'woman'])[] = [
  [/^(?:mother|mom|mum|mommy|mama)$/, 'woman'],
  [/^(?:father|dad|daddy|papa)$/, 'man'],
]

/** "A man walks with his daughter. The father …", "a bear and her cub … the mother": whose child was named. */
function ofTheFamily(all: readonly Subject[], { head, traits }: NounPhrase): Subject | null {
  if (/^(?:child|kid|infant|toddler|little one)$/.test(head)) return only(all.filter(isSmallChild))
  const [, gender] = PARENTS.find(([called]) => called.test(head)) ?? []
  const child = all.find(({ words }) => CHILDREN.test(words))
  if (gender === undefined || child === undefined || traits.colour !== null) return null
  const whose = child.words.split(' ')[0] === 'his' ? 'man' : 'woman'
  if (child.kind !== 'person') return parentBefore(all, child)
  if (whose !== gender) return null
  const grown = all.filter(
    ({ kind, count, id }) => kind === 'person' && count === 1 && id !== child.id,
  )
  return only(grown.filter(({ person }) => !isYoungOne(person) && fitsGender(person, gender)))
}

/** "A hen and her chicks": whoever was named right before them. */
function parentBefore(all: readonly Subject[], child: Subject): Subject | null {
  const before = all.filter(
    (each) => each.kind === child.kind && each.count === 1 && numberOf(each) < numberOf(child),
  )
  return before.at(-1) ?? null
}

const isYoungOne = (person: Subject['person']): boolean =>
  /^(?:baby|child)$/.test(person?.age ?? '')

const fitsGender = (person: Subject['person'], gender: string): boolean =>
  (person?.gender ?? gender) === gender

const isSmallChild = ({ kind, count, person }: Subject): boolean =>
  kind === 'person' && count === 1 && isYoungOne(person)

/** Who does something for people by trade, and what those may be called. */
const SERVED: readonly (readonly [trade: RegExp, served: RegExp])[] = [
  [
    /(?:^| )(?:doctor|nurse|surgeon|dentist|paramedic|medic|physician|therapist|optician|masseuse)$/,
    /^(?:patient|wounded)$/,
  ],
  [/(?:^| )(?:vet|veterinarian)$/, /^(?:patient|animal|pet)$/],
  [
    /(?:^| )(?:barber|hairdresser|tailor|salesman|saleswoman|seller|vendor|shopkeeper|cashier|baker|butcher|florist|jeweller|jeweler|merchant|clerk|tattoo artist|manicurist|barista|bartender|waiter|waitress|mechanic|fortune teller|lawyer|cobbler|shoemaker|grocer|librarian)$/,
    /^(?:customer|client|guest|diner|buyer|shopper|patron|visitor)$/,
  ],
  [
    /(?:^| )(?:teacher|professor|tutor|coach|trainer|instructor|master|sensei)$/,
    /^(?:student|pupil|schoolboy|schoolgirl|kid|child|learner|apprentice|disciple|athlete)$/,
  ],
  [
    /(?:^| )(?:thief|robber|burglar|pickpocket|bully|attacker|mugger|kidnapper|vampire)$/,
    /^(?:victim|prey)$/,
  ],
  [
    /(?:^| )(?:policeman|policewoman|police officer|sheriff|detective|guard|cop)$/,
    /^(?:suspect|criminal|prisoner|fugitive|thief|crook|culprit)$/,
  ],
  [/(?:^| )(?:driver|taxi driver|cabbie|chauffeur|pilot)$/, /^(?:passenger|customer|guest|rider)$/],
  [/(?:^| )(?:photographer|painter|artist|sculptor)$/, /^(?:model|sitter)$/],
]

/** "A barber cuts a man's hair. The customer …": the man; nobody where two others are. */
function served(
  all: readonly Subject[],
  said: readonly Subject[],
  { head }: NounPhrase,
): Subject | null {
  const rows = SERVED.filter(([, called]) => called.test(head))
  const works = ({ noun }: Subject): boolean => rows.some(([serves]) => serves.test(noun))
  const worker = all.find(works)
  if (worker === undefined) return null
  const others = said.filter(
    (each) => !works(each) && (each.kind === 'person' || ANIMALS.has(each.kind)),
  )
  const whom = others.filter(({ id }) => worker.actions.some(({ target }) => target === id))
  return only(whom) ?? only(others.filter(({ kind }) => kind === 'person'))
}

const HUNTERS =
  /(?:^| )(?:wolf|fox|lion|lioness|tiger|bear|shark|eagle|hawk|owl|falcon|snake|cobra|python|crocodile|alligator|leopard|cheetah|jaguar|panther|lynx|puma|coyote|hyena|cat|orca|dragon|dinosaur|t-rex|tyrannosaurus|spider|octopus|heron|chameleon|wildcat|weasel|mongoose)$/

/** "A wolf meets a rabbit. The predator jumps …, the prey runs". */
function ofTheHunt(said: readonly Subject[], { head }: NounPhrase): Subject | null {
  if (!/^(?:predator|hunter|attacker|prey|victim)$/.test(head)) return null
  const beasts = said.filter(({ kind }) => ANIMALS.has(kind))
  const hunter = beasts.find(({ noun }) => HUNTERS.test(noun))
  if (/^(?:predator|hunter|attacker)$/.test(head)) return hunter ?? null
  return hunter === undefined ? null : only(beasts.filter(({ id }) => id !== hunter.id))
}

const STEALS = /^(?:steal|snatch|rob|grab|pickpocket|sneak|swipe)/
const RASCALS = /(?:^| )(?:fox|raccoon|magpie|monkey|seagull|gull|rat|squirrel|crow)$/

/** "A monkey snatches a hat. The thief …", "a farmer chases a fox. The thief …". */
function whoStole(said: readonly Subject[], { head }: NounPhrase): Subject | null {
  if (!/^(?:thief|robber|burglar|culprit|crook|bandit|rascal|pickpocket)$/.test(head)) return null
  const stole = said.findLast(({ actions }) => actions.some(({ verb }) => STEALS.test(verb)))
  return stole ?? only(said.filter(({ noun }) => RASCALS.test(noun)))
}

/** "A girl waits. A man comes. The stranger …": whoever came last, and does not do it to themselves. */
function whoCame(
  { group, verb }: Said,
  said: readonly Subject[],
  { head }: NounPhrase,
): Subject | null {
  if (!/^(?:stranger|newcomer|visitor|intruder|arrival)$/.test(head)) return null
  const people = said.filter(({ kind }) => kind === 'person')
  return people.length < 2
    ? null
    : (people.findLast(({ id }) => verb === null || !group.includes(id)) ?? null)
}
