import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { grownOf, isYoung, mayHave, motherOf, parentOf } from '../../lexicon/young.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** What belongs to somebody named before. */
export const OWNED = /^(?:her|his|its|their) /
const PARENT =
  /^(?:its|their|his|her) (?:[a-z]+ )*(?:mother|father|mom|mum|dad|parent)s?(?:'s? .*)?$/

/** "…, mother standing behind": a fawn's, when nobody else is there whose mother she could be. */
const BARE_PARENT = /^(?:the )?(?:[a-z]+ )?(?:mother|father|mom|mum|dad|parent)s?$/

function isParentOf(parent: Subject, { words }: Subject, subjects: readonly Subject[]): boolean {
  const people = subjects.some(({ kind, person }) => kind === 'person' || person !== null)
  // "A little penguin hesitates. Her mother …": nobody else is there whose mother she could be.
  if (/^(?:his|her) /.test(words) && people) return false
  if (PARENT.test(words)) return !isTheirs(parent, words, subjects)
  if (/\b(?:mom|mum|dad)s?$/.test(words) && YOUNG_AT_HOME.test(parent.noun)) return false
  return BARE_PARENT.test(words) && isYoungSubject(parent) && !people
}

/** "A puppy steals a sausage and the dad runs after it": the family's. */
const YOUNG_AT_HOME = /\b(?:puppy|kitten)$/

/** "Two kids build a snowman, a dog helps and their mother waves": the mother of the kids. */
function isTheirs({ count }: Subject, words: string, subjects: readonly Subject[]): boolean {
  const people = subjects.filter(({ kind }) => kind === 'person')
  const heads = people.reduce((sum, each) => sum + each.count, 0)
  return count === 1 && heads > 1 && words.startsWith('their ')
}

const COMPANION =
  /^(?:its|their) (?:[a-z]+ )*(?:leader|mate|sibling|brother|sister|twin|rival|chief|boss|friend|companion|playmate|comrade)s?$/

/** "Two sisters brush a pony while their brother feeds it": a brother of the sisters, and no pony. */
function isCompanionOf(parent: Subject, words: string, subjects: readonly Subject[]): boolean {
  if (LEADER.test(words)) return isWild(parent) && !subjects.some(({ kind }) => kind === 'person')
  return COMPANION.test(words) && !isTheirs(parent, words, subjects)
}

/** "A wolf pack howls. The leader stands on a rock": a wolf. */
const LEADER = /^(?:the )?(?:(?:pack|herd) )?(?:leader|alpha)$/

const isWild = ({ kind, noun }: Subject): boolean =>
  /^(?:animal|bird|fish)$/.test(kind) && !AT_HOME.test(noun)

/** They live with people's babies, or bring them. */
const AT_HOME = /\b(?:dog|cat|stork)$/

/** "An elephant with a baby", "a family of elephants, the baby …": theirs, when nobody is there whose child it could be. */
export function asTheirs(
  noun: NounPhrase,
  group: readonly Subject[],
  subjects: readonly Subject[],
): NounPhrase {
  const beasts = group.length > 0 && group.every(isWild)
  const people = subjects.some(({ kind }) => kind === 'person')
  return beasts && !people && noun.found?.person?.age === 'baby'
    ? { ...noun, words: `its ${noun.words}` }
    : noun
}

/** A baby elephant's mother is an elephant, a duckling's a duck. */
function plainPicture({ picture, noun }: Subject, words: string): string | null {
  const grown = grownOf(noun) ?? parentOf(noun) ?? noun.replace(/^baby /, '')
  const meant = /\b(?:mother|mom|mum)/.test(words) ? motherOf(grown) : grown
  return findPicture(meant)?.picture ?? picture
}

/** "Two fox cubs" are foxes, and young. */
const isYoungSubject = ({ noun, words }: Subject): boolean =>
  isOneYoung(noun) || isYoung(singular(words.split(' ').at(-1) ?? ''))

/** "Seal pup", "baby seal". */
export function isOneYoung(noun: string): boolean {
  return noun.startsWith('baby ') || isYoung(noun.split(' ').at(-1) ?? '')
}

/** "A baby seal" stays one: its size is told by its noun. */
export function asYoung(subject: Subject): Subject {
  const { noun, words, kind } = subject
  const baby = HAS_YOUNG.has(kind) && /^(?:[a-z]+ )*baby /.test(words) && !noun.startsWith('baby ')
  return baby ? { ...subject, noun: `baby ${noun}` } : subject
}

const HAS_YOUNG = new Set<Subject['kind']>(['animal', 'bird', 'fish', 'creature', 'insect'])

const FAMILY = /^(?:its|their) (?:[a-z]+ )?family$/

/** A calf plays with a butterfly beside its mother: the calf's. */
function whoseKin({ words }: Subject, beasts: readonly Subject[]): Subject | undefined {
  if (!PARENT.test(words) && !BARE_PARENT.test(words)) return beasts.at(-1)
  const child = beasts.findLast(isYoungSubject)
  // "A fox chases a moth. Its mother …": no moth's.
  return child ?? beasts.findLast(({ actions }) => actions.length > 0) ?? beasts.at(-1)
}

const OWNER =
  /^(?:the )?(?<owner>[a-z ]+)'s (?:mother|father|mom|mum|dad|parent|brother|sister|sibling|friend|twin|mate)s?$/

/** "A bear lies in bed, the bear's parents …": the beast that was named before. */
function ownersOf({ words }: Subject, subjects: readonly Subject[]): Subject[] {
  const owner = OWNER.exec(words)?.groups?.owner
  return subjects.filter(({ kind, noun }) => HAS_YOUNG.has(kind) && noun === owner)
}

/** "A polar bear and her cubs": the young are what their mother is, only smaller. */
export function likeParent(young: Subject, subjects: readonly Subject[]): Subject {
  const owners = ownersOf(young, subjects)
  if (owners.length === 0) return likeKin(young, subjects)
  const words = young.words.replace(/^.*'s /, 'its ')
  return { ...likeKin({ ...young, words }, owners), words: young.words }
}

/** Of the same kind, and a kitten's siblings are kittens. */
function asCompanion(one: Subject, { kind, picture, noun }: Subject): Subject {
  const size = isOneYoung(noun) ? 'small' : one.size
  return { ...one, kind, picture, person: null, size }
}

/** Beside the smallest of a herd its mother is as large as all the others. */
function asParent(one: Subject, child: Subject): Subject {
  const young = isOneYoung(child.noun) || /^(?:small|tiny)$/.test(child.size)
  return {
    ...one,
    kind: child.kind,
    count: one.words.endsWith('parents') ? 2 : 1,
    picture: plainPicture(child, one.words),
    person: null,
    size: young ? 'normal' : 'large',
  }
}

function likeKin(young: Subject, subjects: readonly Subject[]): Subject {
  const parents = subjects.filter(
    ({ kind, noun }) => HAS_YOUNG.has(kind) && !noun.endsWith('feather'),
  )
  const parent = whoseKin(young, parents)
  if (parent !== undefined && FAMILY.test(young.words))
    return { ...parent, id: young.id, words: young.words, size: 'normal', count: 4, actions: [] }
  if (parent !== undefined && isParentOf(parent, young, subjects)) return asParent(young, parent)
  if (parent !== undefined && isCompanionOf(parent, young.words, subjects))
    return asCompanion(young, parent)
  const owned = OWNED.test(young.words)
  const own = parents.findLast((each) => mayHave(each, young.noun, owned))
  if (own === undefined) return young
  if (owned && mayBeChild(young, subjects)) return young
  const noun = `baby ${own.noun.replace(/^(?:baby|mother|father) /, '')}`
  return { ...young, noun, kind: own.kind, picture: own.picture, person: null }
}

/** "A dog licks her baby" may be a child's. */
function mayBeChild({ kind, words }: Subject, subjects: readonly Subject[]): boolean {
  const people = subjects.some((each) => each.kind === 'person')
  return kind === 'person' && people && !/^(?:its|their) /.test(words)
}
