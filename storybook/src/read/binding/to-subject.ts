import { lookUp } from '../../lexicon/look-up.ts'
import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Action, Kind, Person, Subject } from '../../plan/plan.ts'
import { isMeanwhile, isOnTheWay, isPosture } from '../../plan/later-deeds.ts'
import { personTraits, toPerson } from '../../lexicon/people-words.ts'
import { MATERIALS, STUFFS } from '../words/describing-words.ts'
import { looksIn } from '../words/looks.ts'
import { ofTheFuture } from '../words/of-the-future.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** Turns a noun phrase into a subject of the plan. */
export function toSubject(noun: NounPhrase, id: string): Subject {
  const { traits, found } = noun
  const kind = found?.kind ?? 'thing'
  const human = kind === 'person'
  const looks = looksIn(noun.words, { kind, head: noun.head })
  return {
    id,
    noun: noun.head.slice(0, 80),
    words: noun.words.slice(0, 200),
    kind,
    picture: pictureOf(noun),
    count: countOf(noun, kind),
    ...(LINES.test(noun.words) && { order: 'row' as const }),
    ...(human ? { colour: null, size: sizeOfPerson(noun) } : lookOf(noun)),
    material:
      human && (CRAFTS.test(noun.head) || /^iron ?man$/.test(noun.head)) ? null : materialOf(noun),
    ...(looks.length > 0 && { looks }),
    emotion: LIVING.has(kind) || !traits.others.includes('lonely') ? traits.emotion : 'neutral',
    person: personOf(noun),
    actions: [],
  }
}

/** "A long row of huts", "a caravan of camels": one after the other. */
const LINES =
  /(?:^| )(?:row|line|file|column|caravan|procession|convoy|string|queue|parade|train) of /

const pictureOf = (noun: NounPhrase): string | null =>
  ofTheFuture(noun) ?? noun.found?.picture ?? null

/** Who it is; an animal with a person is dressed as that person: a cat astronaut. */
function personOf(noun: NounPhrase): Person | null {
  const person = noun.found?.person ?? null
  return noun.found?.kind === 'person' ? dressPerson(person ?? toPerson({}), noun) : person
}

/** "Two robots meet, the red one bows": a person is red by what is worn. */
export function dressedAlso(person: Person, noun: NounPhrase): Person {
  const said = noun.traits.colour === null ? null : personOf(noun)
  return said === null || person.wears.length > 0 ? person : { ...person, wears: said.wears }
}

function lookOf(noun: NounPhrase): Pick<Subject, 'colour' | 'size'> {
  const { colour, secondColour, size } = noun.traits
  // Coats and feathers have patches, a kite has two colours; red and green apples are parted when all is told.
  return {
    colour: secondColour === null ? colour : `${colour} and ${secondColour}`.slice(0, 40),
    size,
  }
}

/** "A little girl" is young, not small; a short woman is short. */
function sizeOfPerson({ traits: { size }, words }: NounPhrase): Subject['size'] {
  const short = /(?:^| )(?:short|shorter|petite)(?: |$)/.test(words)
  return size === 'small' && !short ? 'normal' : size
}

/** A plastic surgeon and a glass blower are of flesh and blood. */
const CRAFTS =
  /(?:^| )(?:surgeon|artist|worker|maker|blower|carver|mason|seller|sculptor|collector|band|singer|drummer|guitarist|rocker|fan|miner|cutter|vendor|designer|musician|painter|potter)$/

function materialOf({ traits, head, found }: NounPhrase): string | null {
  // A robot cat is a cat of metal; a robot dog has a picture of its own.
  const beast = found !== null && ANIMALS.has(found.kind) && !/robot/.test(found.picture ?? '')
  const machine = beast && head.startsWith('robot ') ? 'robot' : null
  return traits.material ?? machine ?? materialNamed(head) ?? edible(head, found?.kind ?? 'food')
}

/** A bread knife and a cookie jar are for it, and not made of it. */
const FOR_FOOD =
  / (?:graters?|slicers?|cutters?|kni(?:fe|ves)|boards?|makers?|press|box|basket|tins?|jars?|bins?|plates?|stands?|bags?|irons?|shops?|trays?|wrappers?|machines?|toasters?)$/

/** A cheese planet and a candy house are made of it; a cheese sandwich is food. */
function edible(head: string, kind: Kind): string | null {
  const [first = '', ...rest] = head.split(' ')
  const sweet = /^(?:cheese|candy|jelly|bread|cookie|cake|pancake|marshmallow|yarn|lego|waffle)$/
  if (kind === 'food' || rest.length === 0 || !sweet.test(first) || FOR_FOOD.test(head)) return null
  return STUFFS.get(first) ?? null
}

/** "Wooden table" may be a name as a whole; a glass of lemonade has the lemonade's colour. */
function materialNamed(head: string): string | null {
  if (head.startsWith('glass of ') || /^(?:rubber (?:duck|ducky|raft)|crystal ball)$/.test(head))
    return null
  if (/^chocolate (?:fountain|cake|bar|milk|cookie|muffin|donut|chip|mousse)/.test(head))
    return null
  return MATERIALS.get(head.split(' ')[0] ?? '') ?? null
}

/** A bare plural means a few; small things come in larger numbers. */
function countOf(noun: NounPhrase, kind: Kind): number {
  const told = noun.words.startsWith('some ') && isPairOrStuff(noun.head) ? null : noun.count
  return told === null ? usualCount(noun, kind) : Math.min(40, Math.max(1, told))
}

function usualCount(noun: NounPhrase, kind: Kind): number {
  if (noun.head === 'traffic' || noun.head === 'flock') return 6
  if (!noun.plural || isPairOrStuff(noun.head)) return 1
  if (PAIRS.test(noun.head)) return 2
  if (GRAZERS.test(noun.head)) return 5
  if (kind === 'bird' || kind === 'fish' || kind === 'insect' || kind === 'plant') return 5
  return 3
}

/** They are seldom seen without a herd. */
const GRAZERS =
  /(?:^| )(?:sheep|goat|cattle|bison|buffalo|wildebeest|zebra|gazelle|antelope|reindeer|caribou|alpaca|llama)s?$/

/** What comes in pairs, unless a number is said. */
const PAIRS =
  /(?:^| )(?:shoe|sneaker|boot|sandal|slipper|heel|sock|glove|mitten|skate|earring|stocking)s?$/

/** "A cloud shaped like an elephant": what drifts and is of cloud is up among the clouds. */
export function raiseClouds(subject: Subject): void {
  const drifts = subject.actions.every(({ verb }) =>
    /^(?:drift|float|hover|appear|rise)$/.test(verb),
  )
  if (
    !/^(?:cloud|constellation)$/.test(subject.material ?? '') ||
    !drifts ||
    subject.person !== null
  )
    return
  Object.assign(subject, { kind: 'sky', size: subject.size === 'normal' ? 'giant' : subject.size })
}

const HANDMADE = /^(?:paper|felt|wood|wool|fabric|cloth|cardboard|plastic|yarn|origami|plush)$/

/** A machine man does human deeds as a puppet; else its own whole picture plays it. */
export function settlePlayer(subject: Subject): void {
  // Stars of paper over a crib are none of the sky's: no sky would show them in a room.
  if (subject.kind === 'sky' && HANDMADE.test(subject.material ?? ''))
    Object.assign(subject, { kind: 'toy', size: subject.size === 'normal' ? 'tiny' : subject.size })
  const own = lookUp(OWN_PICTURES, subject.person?.role ?? '')
  if (own === undefined || subject.kind !== 'person' || subject.person?.wears.length !== 0) return
  if (
    subject.actions.some(
      ({ verb }) => !/^(?:stand|walk|go|fly|appear|disappear|look|drift|float|land)$/.test(verb),
    )
  )
    return
  Object.assign(subject, { person: null, kind: 'creature', picture: own })
}

/** The stage plays the first deed: a man who sits and reads is to be seen reading. */
export function putTellingFirst(subject: Subject): void {
  const rides = subject.actions.some(({ verb }) => verb.startsWith('ride'))
  // Whoever gives chase on horseback sits on the horse.
  const waits = (action: Action): boolean =>
    isPosture(action) ||
    (isPlainPlay(action) && subject.actions.some(isPlayed)) ||
    isOnTheWay(action, subject.actions) ||
    (rides && action.verb === 'chase')
  const rank = (action: Action): number => (isMeanwhile(action) ? 2 : waits(action) ? 1 : 0)
  subject.actions = subject.actions.toSorted((one, other) => rank(one) - rank(other))
  const verbs = subject.actions.map(({ verb }) => verb)
  if (subject.emotion !== 'neutral' || verbs.length < 2) return
  if (verbs.some((verb) => /^(?:smile|laugh)$/.test(verb))) subject.emotion = 'happy'
  else if (verbs.includes('cry')) subject.emotion = 'sad'
}

/** "Two dogs play. The big one chases a ball": that is how it plays. */
const isPlainPlay = ({ verb, prop, target }: Action): boolean =>
  verb === 'play' && prop === null && target === null

const isPlayed = ({ verb }: Action): boolean => /^(?:chase|catch|fetch|kick|throw)/.test(verb)

const OWN_PICTURES: Record<string, string> = {
  robot: 'noto:robot',
  alien: 'noto:alien',
  ghost: 'prop:ghost',
  mermaid: 'noto:mermaid',
}

function isPairOrStuff(head: string): boolean {
  return /(?:^| )(?:scissors|glasses|sunglasses|trousers|jeans|pants|shorts|headphones|ski|skis|fireworks|firework|clothes|goggles|chopsticks?|noodles|fries|spaghetti|cheese|bread|butter|ham|bacon|chocolate|honey|jam)$/.test(
    head,
  )
}

/** Adjectives that say what somebody has on or in the face. */
const WORN: readonly (readonly [word: RegExp, garment: string])[] = [
  [/\bbearded\b/, 'beard'],
  [/\bmo?ustach\w*ed\b/, 'moustache'],
  [/\bbespectacled\b/, 'glasses'],
  [/\bmasked\b/, 'mask'],
  [/\bhooded\b/, 'hooded cloak'],
  [/\bcloaked\b/, 'hooded cloak'],
  [/\brobed\b/, 'robe'],
  [/\bbarefoot(?:ed)?\b/, 'barefoot'],
  [/\bshirtless\b/, 'bare chest'],
  [/\bcaped\b/, 'cape'],
  [/\bwinged\b/, 'wings'],
  [/\bhelmeted\b/, 'helmet'],
  [/\bblindfolded\b/, 'blindfold'],
  [/\b(?:([a-z]+)-)?blanket-wrapped\b/, 'blanket wrap'],
  [/\b(?:wounded|injured|bandaged)\b/, 'head bandage'],
]

/** "Red-blanket-wrapped" says the colour as well. */
function wornBy(words: string): Person['wears'] {
  return WORN.flatMap(([word, garment]) => {
    const [found, colour = null] = word.exec(words) ?? []
    return found === undefined ? [] : [{ garment, colour }]
  })
}

function dressPerson(person: Person, { traits, head, words }: NounPhrase): Person {
  return {
    ...person,
    age: ageOf(personTraits(head)?.age ?? null, traits.age),
    gender: person.gender ?? traits.gender,
    hair: person.hair ?? traits.hair,
    skin: person.skin ?? (isOfMetal(person) ? null : traits.skin),
    wears: [...person.wears, ...wornBy(words), ...outfitOf(person, traits)],
  }
}

/** A black robot has no skin, and is black; so is all that is seen of a black knight. */
const isOfMetal = ({ role }: Person): boolean =>
  /^(?:knight|samurai|ninja|robot|android|mecha|(?:(?:one|three)-eyed )?alien|ghost|golem)$/.test(
    role ?? '',
  )

/** "A little girl" is a child already, "a young man" no boy; old and newborn win over everything. */
function ageOf(own: Person['age'], said: Person['age']): Person['age'] {
  if (said === 'old' || said === 'baby' || said === 'teen') return said
  return own === null || own === 'adult' ? (said ?? own) : own
}

/** "A red knight" wears red; "a black man" does not wear black. */
function outfitOf(person: Person, { colour, skin }: NounPhrase['traits']): Person['wears'] {
  const { role } = person
  if (role === 'storm trooper') {
    const dye = colour ?? 'white'
    return [
      { garment: 'armor', colour: dye },
      { garment: 'trooper helmet', colour: dye },
    ]
  }
  const natural = skin !== null && !isOfMetal(person)
  if (colour === null || natural || role === null || colour === 'gold') return []
  return [{ garment: 'outfit', colour }]
}
