import { isFormation } from '../plan/formations.ts'
import { type Subject, Person } from '../plan/plan.ts'
import { createRandom, type Random } from '../scene/random.ts'
import type { Actor } from './actor.ts'
import { choosePicture } from './choose-picture.ts'
import { createPicture } from './create-picture.ts'
import { readColour } from './colour/read-colour.ts'
import { girthOf, withGirth } from './girth.ts'
import { builtOf, pieceOf } from './built-of.ts'
import { createBouquet, isBouquet } from './bouquets.ts'
import { createHeap, isHeap } from './heaps.ts'
import { asHologram } from './hologram.ts'
import { createHybrid } from './hybrids.ts'
import { needsHands } from './human-deeds.ts'
import { costumeWorn, inCostume, underCostume } from './mascots/animal-costume.ts'
import { ACCESSORIES, createClad, isClad } from './mascots/clad.ts'
import { comesAlive, createEnlivened } from './mascots/enlivened.ts'
import { hasFace } from './mascots/animal-head.ts'
import { withGrafts } from './grafts/with-grafts.ts'
import { printOf } from './looks/print-of.ts'
import { withLooks } from './looks/with-looks.ts'
import { finished, madeOf } from './made-of.ts'
import { withNeonEdges } from './neon-edges.ts'
import { createMascot, type MascotLook } from './mascots/mascot.ts'
import { createStoried } from './mascots/storied.ts'
import { areAlike } from './people/member.ts'
import { inParts } from './part-colours.ts'
import { isStatue, modelOf, onPlinth } from './plinths.ts'
import { asSolid } from './shaped/as-solid.ts'
import { hasForm, IMAGES } from './shaped/forms.ts'
import { printedOn, printSpot } from './shaped/printed-on.ts'
import { shapedLike } from './shaped/shaped-like.ts'
import { BREEDS } from './props/creatures/breeds/breeds.ts'
import { lookOf } from './clothes-of.ts'
import { somebody } from './somebody.ts'

export interface CastOptions {
  readonly seed: number
  /** Which of several alike this is: they differ a little in size, shade and phase. */
  readonly index?: number
  /** Clothes that a relation of the plan puts on it; an animal with a face is then played by a puppet. */
  readonly wears?: Person['wears']
}

/** Whoever plays this subject. Never nothing: what has no picture is played by its nearest kin. */
export function castSubject(asked: Subject, options: CastOptions): Actor {
  // A candy monster is drawn as one: it is not painted over with candy once more.
  const drawnSo = asked.picture?.startsWith(`prop:${asked.material}-`) === true
  const subject = drawnSo ? { ...asked, material: null } : asked
  if (subject.looks !== undefined) {
    const { looks: _looks, ...plain } = subject
    const { ground } = printOf(subject)
    return withLooks(castSubject({ ...plain, colour: ground }, options), subject)
  }
  if (subject.grafts !== undefined)
    return withGrafts(subject, (whole) => castSubject(whole, options))
  if (isStatue(subject)) return onPlinth(castSubject(modelOf(subject), options))
  if (subject.parts !== undefined) return paintedInParts(subject, options)
  if (subject.shape !== undefined && !isFormation(subject))
    return inShape(subject, subject.shape, options)
  const piece = pieceOf(subject)
  if (piece !== null) return builtOf(castSubject({ ...asked, material: null }, options), piece)
  const actor = withGirth(solidSubject(subject, options), subject)
  if (subject.material === 'neon edges') return withNeonEdges(actor)
  return subject.material === 'hologram' ? asHologram(actor) : madeOf(actor, subject)
}

/** Whatever it is, with its parts in their own colours; a blue bird with a blue head would hide the head. */
function paintedInParts({ parts, ...asked }: Subject, options: CastOptions): Actor {
  const plain = asked.noun === 'bird' && asked.colour === null
  const filling = parts?.find(({ part }) => part === 'sand')
  const filled = filling
    ? { ...asked, colour: `${asked.colour ?? 'brown'} and ${filling.colour}` }
    : asked
  const whole = plain ? { ...asked, colour: PLAIN_BIRD } : filled
  return inParts(castSubject(whole, options), { ...asked, parts }, (colour) =>
    castSubject({ ...asked, colour }, options),
  )
}

const PLAIN_BIRD = '#e8dcc4'

/** A thing in the shape of another: it goes, floats and stands as the thing does. */
function inShape(subject: Subject, shape: string, options: CastOptions): Actor {
  const { shape: _shape, ...plain } = subject
  if (PRINT.test(shape)) return withPrint(subject, shape.replace(PRINT, ''), options)
  if (!/^(?:star|heart)$/u.test(shape) || !hasForm(subject)) {
    const solid = asSolid(castSubject(plain, options), subject, shape)
    if (solid) return solid
  }
  const { picture, person } = choosePicture({
    ...plain,
    noun: shape,
    picture: null,
    person: null,
  })
  const thing = castSubject({ ...plain, colour: null, material: null }, options)
  if (picture === 'person') {
    if (!IMAGES.test(subject.noun)) return thing
    const model = { ...plain, noun: shape, kind: 'person', picture, person } as const
    return shapedLike(thing, castSubject(model, options), subject)
  }
  return shapedLike(thing, createPicture(picture, { colour: subject.colour }), subject)
}

const DOLL = Person.parse({ gender: 'woman', age: 'child' })
const PRINT = / print$/u
/** A silhouette is black all over, with no eyes and no folds. */
const OUTLINE = / outline$/u
const INKED = { tones: ['#1d2026', '#1d2026'], cover: 1, bright: true } as const
const DYED = /^(red|blue|green|yellow|black|white|golden|orange|purple|pink) (.+)$/u

/** "A mug with a cat on it": the mug, and the cat on its side; a sign is a board for it. */
function withPrint(subject: Subject, shape: string, options: CastOptions): Actor {
  const { shape: _shape, ...plain } = subject
  const thing = castSubject(plain, options)
  const [, colour = null, named = shape] = DYED.exec(shape) ?? []
  const name = named.replace(OUTLINE, '')
  const { picture } = choosePicture({ ...plain, noun: name, picture: null, person: null })
  if (picture === 'person') return thing
  const drawn = createPicture(picture, { colour })
  const print = name === named ? drawn : finished(drawn, INKED)
  const spot = printSpot(subject.noun)
  return spot === null ? shapedLike(thing, print, subject) : printedOn(thing, print, spot)
}

function solidSubject(subject: Subject, options: CastOptions): Actor {
  const { seed, index = 0, wears = [] } = options
  const own = areAlike(subject) ? 0 : index
  const random = createRandom(seed).fork(`${subject.id}/${own}`)
  const hybrid = createHybrid(subject)
  if (hybrid) return hybrid
  const chosen = choosePicture(subject)
  const { picture, person } = asDressedDoll(chosen, wears)
  if (picture === 'person')
    return somebody(subject, { person, index, wears, random, rank: rankOf(subject.id, own, seed) })
  const disguise = { picture, person, wears, seed }
  const mascot = asClad(subject, disguise) ?? asMascot(subject, disguise)
  if (mascot) return mascot
  if (comesAlive(subject, wears))
    return createEnlivened(createPicture(picture, lookOf(subject)), subject, { seed, wears })
  if (isBouquet(subject.noun)) return createBouquet(createPicture(picture, lookOf(subject)))
  if (isHeap(subject.noun))
    return createHeap(createPicture(picture, lookOf(subject)), subject.noun, random)
  if (index > 0) return oneOfMany(subject, { picture, index, random })
  return createPicture(picture, lookOf(subject))
}

/** So far apart in the list of colours are the clothes of two whom the plan names one after the other. */
const APART = 7

/** A dress over a doll's own would hide her face: a girl plays her. */
function asDressedDoll(chosen: ReturnType<typeof choosePicture>, wears: Person['wears']) {
  const dressed = wears.some(({ garment }) => !ACCESSORIES.test(garment))
  return chosen.picture === 'prop:doll' && dressed ? { picture: 'person', person: DOLL } : chosen
}

/** No two people who meet in a film wear the same colour by chance. */
function rankOf(id: string, index: number, seed: number): number {
  const place = Number(/\d+$/u.exec(id)?.[0] ?? id.charCodeAt(0))
  return createRandom(seed).fork('clothes').whole(0, 11) + APART * place + index
}

interface Disguise {
  readonly picture: string
  readonly person: Person | null
  readonly wears: Person['wears']
  readonly seed: number
}

/** A thing in clothes is the head of who wears them. */
function asClad(subject: Subject, { picture, person, wears, seed }: Disguise): Actor | null {
  const dressed = [...(person?.wears ?? []), ...wears]
  if (!isClad(subject, dressed)) return null
  const thing = createPicture(picture, lookOf(subject))
  const role = person?.role ?? null
  return createClad(thing, subject, { seed, metres: thing.metres, wears: dressed, role })
}

/** An animal that is dressed, has a calling or uses its hands is played by a puppet with its head. */
function asMascot(subject: Subject, { picture, person, wears, seed }: Disguise): Actor | null {
  if (picture === 'noto:robot')
    return createStoried(subject, Person.parse({ ...person, role: 'robot' }), seed)
  const animal = faceOf(subject, picture)
  const dressed = [...(person?.wears ?? []), ...wears]
  const role = person?.role ?? null
  const handy = role !== null || usesHands(subject, animal)
  const clothes = dressed.filter(({ garment }) => !ACCESSORIES.test(garment))
  if ((!handy && clothes.length === 0) || !hasFace(animal)) return null
  const four = handy ? null : inJersey(subject, animal, clothes)
  if (four) return four
  const { metres } = createPicture(picture)
  const girth = girthOf(subject, 'puppet')
  const { colour } = lookOf(subject)
  return dressedUp(animal, { seed, colour, metres, wears: dressed, role, girth })
}

/** An animal on its hind legs, in the costume of something else if it has one. */
function dressedUp(animal: string, look: MascotLook): Actor {
  const { wears = [] } = look
  const worn = costumeWorn(wears)
  if (!worn) return createMascot(animal, look)
  const under = createMascot(animal, { ...look, wears: underCostume(wears, worn) })
  return inCostume(under, worn, true)
}

/** Turtles that are ninjas have a face of their own. */
function faceOf({ noun }: Subject, picture: string): string {
  return /\bninja turtle$/u.test(noun) ? 'ninja-turtle' : picture.replace(/^(noto|prop):/, '')
}

const ON_FOOT =
  /^(walk|run|race|march|jog|dance|chase|flee|crawl|climb|jump|hop|follow|sled|surf|finish-race)$/u

/** Works with its hands; or has to let go with them, as a sloth, whose picture hangs from its branch, when it goes somewhere. */
function usesHands({ actions }: Subject, animal: string): boolean {
  const letsGo = animal === 'sloth' && actions.some(({ verb }) => ON_FOOT.test(verb))
  return letsGo || animal === 'ninja-turtle' || actions.some(needsHands)
}

/** A dog or a cat on its four legs with a jersey on; null for all others. */
function inJersey(subject: Subject, animal: string, clothes: Person['wears']): Actor | null {
  const jersey = jerseyOf(clothes)
  const breed = fourLegged(animal)
  if (!jersey || !breed) return null
  return { ...createPicture(`prop:${breed}`, { ...lookOf(subject), jersey }), dressed: true }
}

const JERSEY = /sweater|jumper|pullover|cardigan|coat|jacket|vest|hoodie|shirt|jersey|tee|poncho/u

/** What a dog wears without getting up on its hind legs: the colour of its jersey or coat. */
function jerseyOf(clothes: Person['wears']): string | null {
  const [only, more] = clothes
  if (!only || more || !JERSEY.test(only.garment)) return null
  const asked = only.colour ? readColour(only.colour) : null
  return asked && asked !== 'rainbow' ? asked : '#c94f45'
}

/** The breed that stands for any dog or cat when it is dressed. */
const PLAIN_BREEDS: Readonly<Record<string, string>> = {
  dog: 'labrador',
  cat: 'tabby-cat',
  'black-cat': 'tabby-cat',
}

function fourLegged(animal: string): string | null {
  const breed = PLAIN_BREEDS[animal] ?? animal
  return BREEDS.some(({ name }) => name === breed) ? breed : null
}

interface Member {
  readonly picture: string
  readonly index: number
  readonly random: Random
}

/** A member of a group: a little larger or smaller, lighter or darker, and in its own time. */
function oneOfMany(subject: Subject, { picture, index, random }: Member): Actor {
  const plain = lookOf(subject)
  const motley = plain.colour === null && !plain.material && MOTLEY.test(picture)
  const look = motley ? { ...plain, colour: HUES[index % HUES.length] ?? null } : plain
  const scale = (look.scale ?? 1) * random.between(0.94, 1.06)
  const shade = SHADES[index % SHADES.length]
  return inOwnTime(createPicture(picture, { ...look, scale, shade }), random)
}

/** What nobody expects to see twice in one colour, and the colours it comes in. */
const MOTLEY =
  /balloon|:kite|umbrella|parasol|butterfly|tulip|(?<!jack-o-)lantern|:gift|tropical-fish|popsicle|beach-hut/u
const HUES = ['red', '#3f86d8', '#f2b62f', '#4fae5c', '#9a62c8', '#f08040', '#ef7aa8'] as const

/** Steps of lightness between members of a group: few, because each needs rasters of its own. */
const SHADES = [0, 0.025, -0.025, 0.04]

/** Members of a group breathe, blink and step each at their own moment. */
function inOwnTime(actor: Actor, random: Random): Actor {
  const late = random.between(0, 3)
  return { ...actor, draw: (brush, pose) => actor.draw({ ...brush, t: brush.t + late }, pose) }
}
