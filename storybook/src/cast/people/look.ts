import { ofLength } from './head/hair-length.ts'
import { wordTable } from '../../lexicon/word-set.ts'
import type { Person } from '../../plan/plan.ts'
import { createRandom, hashText, type Random } from '../../scene/random.ts'
import { dress } from './dress.ts'
import type { HairStyle, Look } from './outfit.ts'
import { beastProportions, proportionsOf, type Age } from './body/proportions.ts'
import type { Role } from './roles/role.ts'
import { ROLE_WORDS } from './roles/role-words.ts'
import { ROLES } from './roles/roles.ts'
import { brightness, paintOf } from './drawing/tone.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { HAIR_COLOURS } from './hair-colours.ts'

const SKINS = [
  '#fbd7bd',
  '#f3c6a3',
  '#e8b48c',
  '#d69d72',
  '#bd8057',
  '#9b6440',
  '#7a4b30',
  '#5d3825',
]
const HAIRS = [
  '#2d2327',
  '#3b2a26',
  '#5a3b28',
  '#7c5233',
  '#a9713c',
  '#d9a85a',
  '#b5542d',
  '#1f1d26',
]
const GREYS = ['#cfcbc6', '#e6e2db', '#b3b0b0']
const SKIN_WORDS: Readonly<Record<string, string>> = {
  pale: '#fbdcc6',
  fair: '#f7cfb2',
  light: '#f3c6a3',
  white: '#f7cfb2',
  tan: '#d69d72',
  tanned: '#d69d72',
  olive: '#c99a6b',
  asian: '#f0c79c',
  brown: '#a86f48',
  dark: '#74462c',
  black: '#6b402a',
  african: '#6b402a',
}
/** Longer than the jaw, or tied up: at the size of a thumbnail hair is what tells a girl from a boy. */
const HER_HAIR: readonly HairStyle[] = [
  'bob',
  'long',
  'wavy',
  'ponytail',
  'bun',
  'two-braids',
  'braid',
  'wavy',
  'long',
]
const HIS_HAIR: readonly HairStyle[] = [
  'short',
  'crop',
  'side-part',
  'short',
  'curly',
  'spiky',
  'afro',
  'side-part',
]
const STYLE_WORDS = wordTable<HairStyle>([
  ['long', 'straight|flowing'],
  ['braid', 'plait|braided'],
  ['two-braids', 'plaits|braids'],
  ['curly', 'curl|curls'],
  ['bob', 'bang|bangs|fringe'],
  ['bun', 'buns'],
  ['crop', 'cropped|buzz'],
  ['wavy', 'mullet|waves'],
  ['side-part', 'quiff|pompadour'],
  ['locks', 'cornrow|cornrows|dreadlock|dreadlocks|dreads'],
  ['pigtails', 'pigtail'],
  ['ponytail', 'ponytails'],
  ['bald', 'shaved'],
  ['afro', 'frizzy'],
  ['on-end', 'bristling|wild|unruly'],
  ['spiky', 'messy|tousled|dishevelled|disheveled|unkempt'],
])
const STYLES = new Set<string>([
  ...HER_HAIR,
  ...HIS_HAIR,
  'bald',
  'balding',
  'on-end',
  'mohawk',
  'tuft',
  'topknot',
  'pigtails',
])

const FAIR_HAIR = /blond|ginger|auburn|red hair/u

export interface LookWish {
  readonly seed: number
  readonly colour?: string | null
  /** The fur of an animal on its hind legs, under whatever it puts on. */
  readonly coat?: Person['wears'] | undefined
  /** Limbs like sticks, the arms so far from the middle. */
  readonly slim?: number | undefined
  /** Stouter or leaner than others: 1 is as usual. */
  readonly girth?: number | undefined
  /** With shoulders and arms of somebody strong. */
  readonly brawny?: boolean | undefined
  /** Those of one film whose ranks differ wear other colours. */
  readonly rank?: number | undefined
}

/** How much thicker and broader than others somebody strong is. */
const STRONG = { belly: 0.78, limbs: 1.5, shoulders: 1.42 }

function shapeOf({ brawny, girth = 1 }: LookWish): typeof STRONG {
  const belly = Math.sqrt(girth)
  return brawny === true ? STRONG : { belly, limbs: belly, shoulders: 1 }
}

/** Decides everything about a person's appearance: what the plan says, then what the part wears, then chance. */
export function lookOf(person: Person, wish: LookWish): Look {
  const random = createRandom(wish.seed).fork('puppet')
  const role = roleOf(person.role)
  const { age, gender } = whoIs(person, role, random)
  const { belly, limbs, shoulders } = shapeOf(wish)
  const girth = random.fork('girth').between(0.94, 1.12) * limbs
  const dressed = nationOf(person)
  const skin = skinOf(
    person.skin ?? role?.skin ?? dressed ?? fairSkinOf(person),
    random.fork('skin'),
  )
  const head = { age, gender, skin, random: random.fork('hair') }
  const own = hairOf(person.hair ?? role?.hair ?? (dressed && 'black'), head)
  const hair = { ...own, style: ofLength(own.style, person.hair ?? '', gender) }
  const colour = wish.colour ?? null
  const { coat, rank } = wish
  const clothes = random.fork('clothes')
  const dresser = { age, gender, hair: hair.colour, colour, coat, rank, random: clothes }
  const outfit = greyBearded(dress(person, role, dresser), dresser)
  const worn = { ...outfit, extras: [...outfit.extras] }
  const key = String(
    hashText(
      JSON.stringify({ gender, skin, hair, outfit: worn, girth, age, coat, belly, shoulders }),
    ),
  )
  const common = { gender, skin, hair, outfit, key }
  if (coat)
    return { ...common, build: { ...beastProportions(girth, wish.slim), belly }, beast: true }
  const build = proportionsOf(age, gender, girth)
  return { ...common, build: { ...build, shoulders: build.shoulders * shoulders, belly } }
}

/** Under a hat nobody sees that the hair is grey: an old sailor has a beard that is. */
function greyBearded(
  outfit: Look['outfit'],
  { age, gender, hair }: { readonly age: Age; readonly gender: string; readonly hair: string },
): Look['outfit'] {
  if (age !== 'old' || gender !== 'man' || !outfit.hat) return outfit
  const bearded = [...outfit.extras.keys()].some((name) => /beard|mask|moustache/u.test(name))
  return bearded ? outfit : { ...outfit, extras: new Map([...outfit.extras, ['beard', hair]]) }
}

/** A hanfu, a kimono: whoever wears one and nothing else is told of comes from there. */
function nationOf({ wears, hair }: Person): 'asian' | null {
  const eastern = wears.some(({ garment }) => EASTERN.test(garment))
  return eastern && !FAIR_HAIR.test(hair ?? '') ? 'asian' : null
}

const EASTERN = /\b(?:hanfu|mamian skirt|qipao|cheongsam|tang suit|hanbok|kimono|yukata)$/u

/** Freckles and fair hair go with a fair skin. */
function fairSkinOf({ wears, hair }: Person): 'fair' | null {
  const freckled = wears.some(({ garment }) => garment === 'freckles')
  return freckled || FAIR_HAIR.test(hair ?? '') ? 'fair' : null
}

function whoIs(
  person: Person,
  role: Role | undefined,
  random: Random,
): { age: Age; gender: 'woman' | 'man' } {
  const chance = random.chance(0.5) ? 'woman' : 'man'
  return {
    age: person.age ?? role?.age ?? 'adult',
    gender: person.gender ?? role?.gender ?? chance,
  }
}

/** A costume that is one's own clothes, and one of them not yet put on. */
export const WITHOUT = 'without '

/** The same person before putting that on. */
export function lookWithout(
  look: Look,
  person: Person,
  { seed, colour = null, costume }: { seed: number; colour?: string | null; costume: string },
): Look {
  const off = costume.slice(WITHOUT.length)
  const wears = person.wears.filter(({ garment }) => garment !== off)
  const { outfit } = lookOf({ ...person, wears }, { seed, colour })
  return { ...look, outfit: { ...outfit, tool: null }, key: `${look.key} ${costume}` }
}

/** The same person in the dress of a part: body, skin and hair stay, the part's tool does not come along. */
export function costumeOf(
  look: Look,
  person: Person,
  wish: { readonly seed: number; readonly costume: string },
): Look {
  const age = look.build.age
  const dressed = lookOf(
    { ...person, role: wish.costume, gender: look.gender, age },
    { seed: wish.seed },
  )
  // A toddler in a fisherman's raincoat has no beard, and whoever has one keeps it.
  const isBeard = ([name]: readonly [string, string]): boolean => name.endsWith('beard')
  const worn = [...dressed.outfit.extras].filter((each) => !isBeard(each))
  const extras = new Map([...worn, ...[...look.outfit.extras].filter(isBeard)])
  const outfit = { ...dressed.outfit, extras, tool: null }
  return { ...look, outfit, key: `${look.key} ${wish.costume}` }
}

/** Whoever skates has skates on, a cat as well as a policeman; all else is their own. */
export function shodAs(look: Look, { outfit: { shoes }, key }: Look): Look {
  if (!shoes.style.endsWith('skates')) return look
  return { ...look, outfit: { ...look.outfit, shoes }, key: `${key} shod` }
}

/** The part's costume for a word of the plan; undefined for anybody. */
export function roleOf(word: string | null): Role | undefined {
  if (!word) return undefined
  const plain = word.toLowerCase().trim()
  const last = plain.split(' ').at(-1) ?? plain
  return (
    lookUp(ROLES, plain) ??
    lookUp(ROLES, lookUp(ROLE_WORDS, plain) ?? '') ??
    lookUp(ROLES, last) ??
    lookUp(ROLES, lookUp(ROLE_WORDS, last) ?? '')
  )
}

function skinOf(word: string | null, random: Random): string {
  const chance = random.pick(SKINS)
  if (!word) return chance
  return SKIN_WORDS[word.toLowerCase().split(' ')[0] ?? ''] ?? paintOf(word) ?? chance
}

interface Head {
  readonly age: Age
  readonly gender: 'woman' | 'man'
  readonly skin: string
  readonly random: Random
}

/** Styles by age and gender; of the same list the same chance takes the same. */
function stylesFor({ age, gender, random }: Head): readonly HairStyle[] {
  const isWoman = gender === 'woman'
  if (age === 'baby') return isWoman ? ['bob', 'tuft', 'curly'] : ['crop', 'tuft', 'short']
  if (age === 'old') return isWoman ? ['bun', 'curly', 'bun'] : ['balding', 'short', 'side-part']
  if (age === 'child' && isWoman && random.fork('pigtails').chance(0.4)) return ['pigtails']
  return isWoman ? HER_HAIR : HIS_HAIR
}

function hairOf(words: string | null, head: Head): Look['hair'] {
  let style: HairStyle = head.random.pick(stylesFor(head))
  const isDark = SKINS.indexOf(head.skin) >= 4
  const colours = head.age === 'old' ? GREYS : isDark ? HAIRS.slice(0, 3) : HAIRS
  let colour = head.random.pick(colours)
  for (const word of (words ?? '').toLowerCase().split(/[\s,-]+/)) {
    colour = lookUp(HAIR_COLOURS, word) ?? (word === 'hair' ? colour : (paintOf(word) ?? colour))
    if (STYLES.has(word)) style = word as HairStyle
    style = lookUp(STYLE_WORDS, word) ?? style
  }
  return { style, colour: words === null ? apart(colour, head) : colour }
}

/** Hair that is as dark as the face below it makes both one lump. */
function apart(colour: string, { skin, age }: Head): string {
  const near = Math.abs(brightness(colour) - brightness(skin)) < 0.13
  return near && age !== 'old' ? '#211c22' : colour
}
