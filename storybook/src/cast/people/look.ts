import type { Person } from '../../plan/plan.ts'
import { createRandom, hashText, type Random } from '../../scene/random.ts'
import { GARMENTS, GARMENT_WORDS, type Garment } from './garments.ts'
import type { Detail, Extra, HairStyle, Look, Outfit } from './outfit.ts'
import { proportionsOf, type Age } from './proportions.ts'
import { ROLES, ROLE_WORDS, type Role } from './roles.ts'
import { blend, paintOf } from './tone.ts'

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
const CLOTHS = [
  '#d65a4a',
  '#e5934a',
  '#edbd4f',
  '#6fa36b',
  '#3f8f8b',
  '#4f80bd',
  '#7b68b5',
  '#c46a93',
  '#e0708a',
  '#e8d9bd',
  '#5d7f9e',
  '#b8624f',
]
const TROUSERS = ['#3f4a66', '#4d6c99', '#5a5148', '#6b7a6a', '#7a5f4a', '#45454f', '#8a7a66']
const HAIR_COLOURS: Readonly<Record<string, string>> = {
  black: '#2a2329',
  brown: '#5e3d29',
  blond: '#e0b565',
  blonde: '#e0b565',
  golden: '#dcaa4f',
  red: '#b8502c',
  ginger: '#c9672f',
  auburn: '#7e3b26',
  grey: '#b9b5b2',
  gray: '#b9b5b2',
  white: '#ece8e1',
  silver: '#cdd0d3',
  dark: '#33272a',
  brunette: '#4a3026',
}
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
const HER_HAIR: readonly HairStyle[] = [
  'bob',
  'long',
  'wavy',
  'ponytail',
  'bun',
  'curly',
  'braid',
  'afro',
  'short',
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
const STYLE_WORDS: Readonly<Record<string, HairStyle>> = {
  straight: 'long',
  plait: 'braid',
  plaits: 'braid',
  braids: 'braid',
  braided: 'braid',
  pigtail: 'pigtails',
  curls: 'curly',
  ponytails: 'ponytail',
  waves: 'wavy',
  flowing: 'long',
  fringe: 'bob',
  buzz: 'crop',
  shaved: 'bald',
  dreadlocks: 'braid',
  frizzy: 'afro',
}
const STYLES = new Set<string>([
  ...HER_HAIR,
  ...HIS_HAIR,
  'bald',
  'balding',
  'mohawk',
  'tuft',
  'topknot',
  'pigtails',
])

/** Decides everything about a person's appearance: what the plan says, then what the part wears, then chance. */
export function lookOf(
  person: Person,
  wish: { readonly seed: number; readonly colour?: string | null },
): Look {
  const random = createRandom(wish.seed).fork('puppet')
  const role = roleOf(person.role)
  const age = person.age ?? role?.age ?? 'adult'
  const gender = person.gender ?? role?.gender ?? (random.chance(0.5) ? 'woman' : 'man')
  const girth = random.fork('girth').between(0.94, 1.12)
  const build = proportionsOf(age, gender, girth)
  const skin = skinOf(person.skin ?? role?.skin ?? null, random.fork('skin'))
  const hair = hairOf(person.hair ?? role?.hair ?? null, {
    age,
    gender,
    skin,
    random: random.fork('hair'),
  })
  const outfit = dress(person, role, {
    age,
    gender,
    hair: hair.colour,
    colour: wish.colour ?? null,
    random: random.fork('clothes'),
  })
  const body = { gender, skin, hair, outfit, girth, age }
  const key = String(
    hashText(JSON.stringify({ ...body, outfit: { ...outfit, extras: [...outfit.extras] } })),
  )
  return { build, gender, skin, hair, outfit, key }
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
  const outfit = { ...dressed.outfit, tool: null }
  return { ...look, outfit, key: `${look.key} ${wish.costume}` }
}

/** The part's costume for a word of the plan; undefined for anybody. */
export function roleOf(word: string | null): Role | undefined {
  if (!word) return undefined
  const plain = word.toLowerCase().trim()
  const last = plain.split(' ').at(-1) ?? plain
  return (
    ROLES[plain] ?? ROLES[ROLE_WORDS[plain] ?? ''] ?? ROLES[last] ?? ROLES[ROLE_WORDS[last] ?? '']
  )
}

function skinOf(word: string | null, random: Random): string {
  const chance = random.pick(SKINS)
  if (!word) return chance
  return SKIN_WORDS[word.toLowerCase().split(' ')[0] ?? ''] ?? paintOf(word) ?? chance
}

function hairOf(
  words: string | null,
  who: { age: Age; gender: 'woman' | 'man'; skin: string; random: Random },
): Look['hair'] {
  const styles =
    who.age === 'baby' ? (['tuft'] as const) : who.gender === 'woman' ? HER_HAIR : HIS_HAIR
  let style: HairStyle = who.random.pick(styles)
  if (who.age === 'child' && who.gender === 'woman' && who.random.chance(0.4)) style = 'pigtails'
  if (who.age === 'old')
    style = who.random.pick(
      who.gender === 'woman' ? ['bun', 'short', 'curly'] : ['balding', 'short', 'side-part'],
    )
  const dark = SKINS.indexOf(who.skin) >= 4
  let colour = who.random.pick(who.age === 'old' ? GREYS : dark ? HAIRS.slice(0, 3) : HAIRS)
  for (const word of (words ?? '').toLowerCase().split(/[\s,-]+/)) {
    colour = HAIR_COLOURS[word] ?? (word === 'hair' ? colour : (paintOf(word) ?? colour))
    if (STYLES.has(word)) style = word as HairStyle
    style = STYLE_WORDS[word] ?? style
  }
  return { style, colour }
}

/** Details of garments that are worn over another top, which shows. */
const OVER: ReadonlySet<Detail> = new Set(['bib', 'lapels', 'zip'])

type Draft = { -readonly [Part in keyof Outfit]: Outfit[Part] }

interface Dresser {
  readonly age: Age
  readonly gender: 'woman' | 'man'
  readonly hair: string
  readonly colour: string | null
  readonly random: Random
}

function dress(person: Person, role: Role | undefined, who: Dresser): Outfit {
  const draft = everyday(who, role === undefined)
  if (role) for (const piece of role.wears.split(',')) putOn(draft, piece.trim(), who)
  draft.tool = role?.tool ?? null
  const main = paintOf(who.colour)
  if (main) recolour(draft, main)
  for (const { garment, colour } of person.wears) {
    const known = garmentOf(garment)
    if (known)
      wear(draft, known, { colour: paintOf(colour) ?? paintOf(garment.split(' ')[0]), who })
  }
  if (who.gender === 'woman' && draft.top.bare) coverUp(draft)
  return draft
}

/** Women's sports wear has a top. */
function coverUp(draft: Draft): void {
  const colour = draft.legs.colour || '#c8403f'
  draft.top = { ...draft.top, bare: false, sleeve: 'none', colour }
}

/** What anybody wears on an ordinary day, by chance. */
function everyday(who: Dresser, own: boolean): Draft {
  const { random } = who
  const extras = new Map<Extra, string>()
  const plain: Draft = {
    top: { colour: '', inner: '#f7f3ea', sleeve: 'short', details: [], bare: false },
    legs: { colour: random.pick(TROUSERS), length: 1, loose: 0.25 },
    skirt: null,
    shoes: { style: 'sneakers', colour: '#efe9de' },
    gloves: null,
    boxing: false,
    hat: null,
    extras,
    tool: null,
  }
  const top = random.pick(['tee', 'shirt', 'sweater', 'hoodie', 'striped shirt', 'tee', 'jacket'])
  wear(plain, GARMENTS[top] ?? {}, { colour: random.pick(CLOTHS), who })
  if (who.age === 'baby')
    wear(plain, GARMENTS['onesie'] ?? {}, { colour: random.pick(CLOTHS), who })
  else if (who.gender === 'woman' && random.chance(0.3)) {
    wear(plain, GARMENTS['dress'] ?? {}, { colour: plain.top.colour, who })
  } else if (who.age === 'child' && random.chance(0.4)) plain.legs = { ...plain.legs, length: 0.5 }
  if (!own) return plain
  if (who.age === 'old' && random.chance(0.7)) extras.set('glasses', '#4a3a38')
  else if (who.age !== 'baby' && random.chance(0.1)) extras.set('glasses', '#3a3038')
  if (who.gender === 'man' && who.age === 'adult' && random.chance(0.25))
    extras.set('beard', who.hair)
  plain.shoes = random.pick([
    { style: 'sneakers', colour: '#efe9de' },
    { style: 'shoes', colour: '#5d4132' },
    { style: 'sneakers', colour: '#c8554a' },
  ] as const)
  return plain
}

function putOn(draft: Draft, piece: string, who: Dresser): void {
  const [word = '', colour] = piece.split(':')
  const garment = garmentOf(word)
  if (garment) wear(draft, garment, { colour: paintOf(colour), who })
}

/** The garment for a word: itself, another word for it, or its last word (`a long woollen scarf`). */
export function garmentOf(words: string): Garment | undefined {
  const plain = words.toLowerCase().trim()
  const last = plain.split(' ').at(-1) ?? ''
  return (
    GARMENTS[plain] ??
    GARMENTS[GARMENT_WORDS[plain] ?? ''] ??
    GARMENTS[last] ??
    GARMENTS[GARMENT_WORDS[last] ?? ''] ??
    GARMENTS[last.replace(/s$/, '')]
  )
}

function wear(
  draft: Draft,
  garment: Garment,
  how: { colour: string | undefined; who: Dresser },
): void {
  const colour = how.colour ?? garment.colour
  const { top, legs, skirt } = garment
  const over = top?.details?.some((detail) => OVER.has(detail)) ?? false
  if (top?.sleeve !== undefined) {
    const under = over ? draft.top.colour || draft.top.inner : draft.top.inner
    draft.top = {
      colour: colour ?? draft.top.colour,
      inner: top.inner ?? under,
      sleeve: top.sleeve,
      details: top.details ?? [],
      bare: top.bare ?? false,
    }
    if (!skirt) draft.skirt = null
  } else if (top) {
    const details: Detail[] = [...draft.top.details, ...(top.details ?? [])]
    draft.top = { ...draft.top, details, inner: colour ?? draft.top.inner }
  }
  if (legs) {
    const own = legs.colour ?? (colour || draft.legs.colour)
    draft.legs = { colour: own, length: legs.length ?? 1, loose: legs.loose ?? 0.2 }
    if (!skirt && !top && !draft.skirt?.open) draft.skirt = null
  }
  if (skirt) {
    draft.skirt = {
      colour: skirt.colour ?? colour ?? draft.top.colour,
      length: skirt.length,
      flare: skirt.flare,
      open: skirt.open ?? false,
    }
    if (!legs && !skirt.open) draft.legs = { colour: '', length: 0, loose: 0 }
  }
  if (garment.shoes)
    draft.shoes = {
      style: garment.shoes,
      colour: how.colour && !top ? how.colour : shoeColour(garment, colour),
    }
  if (garment.gloves)
    draft.gloves = top ? blend(colour ?? '#888888', '#2a2230', 0.25) : (colour ?? '#8a5a3c')
  if (garment.boxing) draft.boxing = true
  if (garment.hat) draft.hat = { style: garment.hat, colour: colour ?? '#8a5a3c' }
  if (garment.extra) draft.extras = new Map(draft.extras).set(garment.extra, colour || how.who.hair)
}

function shoeColour(garment: Garment, colour: string | undefined): string {
  if (!garment.top) return colour ?? '#4a3832'
  if (garment.shoes === 'ballet' || garment.shoes === 'socks') return colour ?? '#f2a5b8'
  return blend(colour ?? '#4a3832', '#2a2230', 0.45)
}

/** "A red person": the colour is the clothes'. */
function recolour(draft: Draft, colour: string): void {
  draft.top = { ...draft.top, colour }
  if (draft.skirt) draft.skirt = { ...draft.skirt, colour }
}
