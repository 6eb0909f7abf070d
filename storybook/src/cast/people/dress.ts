import type { Person } from '../../plan/plan.ts'
import type { Garment } from './wardrobe/garment.ts'
import { isOuter, outerLast } from './layers.ts'
import { GARMENT_WORDS } from './wardrobe/garment-words.ts'
import { GARMENTS } from './wardrobe/garments.ts'
import { patterned, stuffColour, tailored } from './wardrobe/fabrics.ts'
import type { Extra, Outfit } from './outfit.ts'
import type { Age } from './body/proportions.ts'
import type { Role } from './roles/role.ts'
import { blend, paintOf } from './drawing/tone.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { HAIR_COLOURS } from './hair-colours.ts'
import { type Draft, type Dresser, wear } from './fitting.ts'

/** Neighbours in this list, and those seven apart, are never taken for each other. */
const CLOTHS = [
  '#d65a4a',
  '#4f80bd',
  '#edbd4f',
  '#6fa36b',
  '#e0708a',
  '#3f8f8b',
  '#e5934a',
  '#7b68b5',
  '#e8d9bd',
  '#5d7f9e',
  '#b8624f',
  '#8a8f3c',
]

const TROUSERS = ['#3f4a66', '#4d6c99', '#5a5148', '#6b7a6a', '#7a5f4a', '#45454f', '#8a7a66']

const TOPS = ['tee', 'shirt', 'sweater', 'hoodie', 'striped shirt', 'tee', 'jacket'] as const

const SHOES = [
  { style: 'sneakers', colour: '#efe9de' },
  { style: 'shoes', colour: '#5d4132' },
  { style: 'sneakers', colour: '#c8554a' },
] as const

/** How many of the women of an age wear a dress. */
const IN_DRESS: Readonly<Record<Age, number>> = {
  baby: 0,
  child: 0.6,
  teen: 0.4,
  adult: 0.4,
  old: 0,
}

/** What "formal evening wear" means for a man and for a woman. */
const FORMAL =
  /evening wear|evening dress$|formal wear|evening clothes|black tie|evening attire|formal attire/

const EVENING = { man: 'tuxedo', woman: 'gown' } as const

/** A chef in a tall hat wears a chef's. */
const VAGUE_HAT = /^((tall|big|large|fancy|funny|little|small|old|paper) )*(hat|helmet)$/u

/** What a person has on: an ordinary day's clothes, over them the part's, over those the prompt's. */
export function dress(person: Person, role: Role | undefined, who: Dresser): Outfit {
  const draft = everyday(who, role === undefined && !who.coat)
  for (const piece of who.coat ?? []) putOnAsked(draft, piece, who)
  for (const piece of piecesOf(role, person)) putOn(draft, piece, who)
  draft.tool = role?.tool ?? null
  const main = paintOf(who.colour)
  if (main) recolour(draft, main)
  wearAsked(draft, outerLast(person.wears), { role, who })
  if (who.gender === 'woman' && draft.top.bare) coverUp(draft)
  return draft
}

/** What hides the hair and says little of a part. */
const PLAIN_HAT = /^(cap|beanie|bike helmet|flat cap)\b/u

const NOTHING = /^$/u
const LONG_BEARD = /^long beard/u
const ANY_BEARD = /(?:beard|mou?stache|stubble)\b/u

/** What belongs to a part; a young wizard has no long beard yet, a boy who plays a pirate none at all, and hair that is spoken of is not under a cap. */
function piecesOf(role: Role | undefined, { age, gender, hair }: Person): readonly string[] {
  const all = role?.wears.split(',').map((piece) => piece.trim()) ?? []
  const pieces = hair === null ? all : all.filter((piece) => !PLAIN_HAT.test(piece))
  const grown = age === 'old' || age === null ? NOTHING : age === 'adult' ? LONG_BEARD : ANY_BEARD
  return pieces.filter((piece) => !(gender === 'woman' ? ANY_BEARD : grown).test(piece))
}

const STOCKINGS = /\b(?:stockings|tights|leggings|socks|knee socks)$/u

function wearAsked(
  draft: Draft,
  asked: readonly Person['wears'][number][],
  { role, who }: { readonly role: Role | undefined; readonly who: Dresser },
): void {
  const skirted = asked.some(isDress)
  shave(draft, asked)
  for (const piece of asked) {
    const { skirt, legs } = draft
    putOnAsked(draft, { ...piece, garment: ownKind(piece.garment, role) }, who)
    if (!skirted || draft.skirt !== null) continue
    // A jacket is worn over a dress, stockings under it.
    if (isOuter(piece)) Object.assign(draft, { skirt, legs })
    else if (STOCKINGS.test(piece.garment)) draft.skirt = skirt
  }
}

const GROWN = ['beard', 'long-beard', 'moustache', 'stubble', 'goatee'] as const

/** Who is said to have a moustache has no beard as well. */
function shave(draft: Draft, asked: readonly Person['wears'][number][]): void {
  if (
    !asked.some(({ garment }) =>
      /^(?:long )?(?:beard|mou?stache|stubble|goatee|shaven)$/u.test(garment),
    )
  )
    return
  const extras = new Map(draft.extras)
  for (const grown of GROWN) extras.delete(grown)
  draft.extras = extras
}

function isDress({ garment }: Person['wears'][number]): boolean {
  return garmentOf(garment)?.skirt !== undefined
}

/** The armour of a samurai is a samurai's, and the suit of a clown a clown's. */
function ownKind(garment: string, role: Role | undefined): string {
  const plain = garment.replace(/armor$/u, 'armour')
  const own = role?.wears.split(',').map((piece) => piece.trim().split(':')[0] ?? '')
  return own?.find((piece) => piece.endsWith(` ${plain}`)) ?? garment
}

/** A garment of the prompt, in its colour and pattern. */
function putOnAsked(draft: Draft, piece: Person['wears'][number], who: Dresser): void {
  const { garment } = piece
  const said = saidColour(piece)
  if (isTakenOff(draft, garment) || isDyed(draft, garment, said)) return
  const known = garmentOf(FORMAL.test(garment) ? EVENING[who.gender] : forWearer(garment, who))
  const colour = said ?? stuffColour(garment) ?? paintOf(garment.split(' ')[0])
  // An animal's shirt is not of its fur.
  const cloth = who.coat && isCloth(known) ? who.random.pick(CLOTHS) : undefined
  if (known)
    wear(draft, patterned(tailored(known, garment), garment), { colour: colour ?? cloth, who })
}

/** "A woman in white", "a red outfit": all that somebody has on. */
const VAGUE =
  /^(?:(?:sparkl(?:y|ing)|glitter(?:y|ing)|shiny|shimmering|elegant|fancy|beautiful|bright|flashy|matching|festive|stage|dance|dancing|skating|racing) )*(?:outfit|clothes|clothing|wear|attire|garb|costume)$/u

/** Whether nothing new is put on: what there is already has another colour now. */
function isDyed(draft: Draft, garment: string, colour: string | undefined): boolean {
  if (VAGUE_HAT.test(garment) && draft.hat) {
    draft.hat = { ...draft.hat, colour: colour ?? draft.hat.colour }
    return true
  }
  if (!VAGUE.test(garment)) return false
  if (colour) dyeAll(draft, colour)
  return true
}

function dyeAll(draft: Draft, colour: string): void {
  recolour(draft, colour)
  if (draft.legs.length > 0) draft.legs = { ...draft.legs, colour }
}

/** Whose beard is red is ginger. */
function saidColour({ garment, colour }: Person['wears'][number]): string | undefined {
  const grown = /beard|mou?stache/u.test(garment) ? lookUp(HAIR_COLOURS, colour ?? '') : undefined
  return grown ?? paintOf(colour)
}

const UNIFORMS = /^(?:school )?uniform$/u
const PUPILS: ReadonlySet<Age> = new Set<Age>(['child', 'teen'])

/** A child's uniform is that of a school: in an officer's it would be taken for one. */
function forWearer(garment: string, who: Dresser): string {
  if (!UNIFORMS.test(garment)) return forBathing(garment, who)
  if (garment === 'uniform' && !PUPILS.has(who.age)) return garment
  return who.gender === 'man' ? 'school uniform' : 'schoolgirl uniform'
}

/** A man's swimsuit is a pair of trunks. */
function forBathing(garment: string, { gender, coat }: Dresser): string {
  return garment === 'swimsuit' && gender === 'man' && !coat ? 'swim trunks' : garment
}

/** Who was robbed has nothing on the head, or in the hands. */
function isTakenOff(draft: Draft, garment: string): boolean {
  // A helmet would hide the bandage.
  if (garment === 'head bandage') draft.hat = null
  if (garment === 'bare head') draft.hat = null
  else if (garment === 'empty hands') draft.tool = null
  else return false
  return true
}

/** Whether a garment has the colour of whoever puts it on, when nobody names one. */
function isCloth(garment: Garment | undefined): boolean {
  const cloth = garment?.top?.sleeve !== undefined || garment?.extra === 'scarf'
  return cloth && garment?.colour === undefined
}

/** Women's sports wear has a top. */
function coverUp(draft: Draft): void {
  const colour = draft.legs.colour || '#c8403f'
  draft.top = { ...draft.top, bare: false, sleeve: 'none', colour }
}

const clothOf = ({ rank, random }: Dresser): string | undefined =>
  rank === undefined ? random.pick(CLOTHS) : CLOTHS[rank % CLOTHS.length]

/** What anybody wears on an ordinary day, by chance; a part's costume starts from it without the extras. */
function everyday(who: Dresser, own: boolean): Draft {
  const { random } = who
  const plain: Draft = {
    top: { colour: '', inner: '#f7f3ea', sleeve: 'short', details: [], bare: false },
    legs: { colour: random.pick(TROUSERS), length: 1, loose: 0.25 },
    skirt: null,
    shoes: { style: 'sneakers', colour: '#efe9de' },
    gloves: null,
    boxing: false,
    hat: null,
    extras: new Map(),
    apron: null,
    tool: null,
  }
  const colour = clothOf(who)
  wear(plain, lookUp(GARMENTS, random.pick(TOPS)) ?? {}, { colour, who })
  if (who.age === 'baby') wear(plain, lookUp(GARMENTS, 'onesie') ?? {}, { colour, who })
  else if (who.gender === 'woman' && who.age === 'old') wearOldWomans(plain, who)
  else if (who.gender === 'woman' && random.chance(IN_DRESS[who.age]))
    wear(plain, lookUp(GARMENTS, 'dress') ?? {}, { colour: plain.top.colour, who })
  else if (who.age === 'child' && random.chance(0.4)) plain.legs = { ...plain.legs, length: 0.5 }
  if (own) {
    plain.extras = extrasOf(who)
    plain.shoes = random.pick(SHOES)
  }
  return plain
}

/** A grandmother is told by her cardigan and her long skirt. */
function wearOldWomans(plain: Draft, who: Dresser): void {
  const colour = plain.top.colour
  wear(plain, lookUp(GARMENTS, 'sweater') ?? {}, { colour, who })
  const skirt = blend(colour, '#4a4258', 0.6)
  wear(plain, lookUp(GARMENTS, 'long skirt') ?? {}, { colour: skirt, who })
}

function extrasOf({ age, gender, hair, random }: Dresser): Map<Extra, string> {
  const extras = new Map<Extra, string>()
  const glasses = age === 'old' ? 0.7 : age === 'baby' ? 0 : 0.1
  if (random.chance(glasses)) extras.set('glasses', '#3a3038')
  if (gender === 'man' && age === 'adult' && random.chance(0.25)) extras.set('beard', hair)
  return extras
}

function putOn(draft: Draft, piece: string, who: Dresser): void {
  const [word = '', colour] = piece.split(':')
  const garment = garmentOf(forBathing(word, who))
  if (garment) wear(draft, garment, { colour: paintOf(colour), who })
}

/** The garment for a word: itself, another word for it, or its last word (`a long woollen scarf`). */
export function garmentOf(words: string): Garment | undefined {
  const plain = words.toLowerCase().trim()
  const last = plain.split(' ').at(-1) ?? ''
  return (
    lookUp(GARMENTS, plain) ??
    lookUp(GARMENTS, lookUp(GARMENT_WORDS, plain) ?? '') ??
    lookUp(GARMENTS, last) ??
    lookUp(GARMENTS, lookUp(GARMENT_WORDS, last) ?? '') ??
    lookUp(GARMENTS, last.replace(/s$/, '')) ??
    lookUp(GARMENTS, `${last}s`)
  )
}

/** "A red person": the colour is the clothes'. */
function recolour(draft: Draft, colour: string): void {
  draft.top = { ...draft.top, colour }
  if (draft.skirt) draft.skirt = { ...draft.skirt, colour }
}
