import { attentionTo, focusOf, salientBox } from './framing/attention.ts'
import { findTarget } from './framing/find-target.ts'
import { flatness, guessDepth, type DepthCues } from './depth/depth.ts'
import { standing, type Near } from './depth/standing.ts'
import {
  mapField,
  meanOf,
  meanWithin,
  mostOf,
  product,
  resampled,
  sample,
  step,
  type Field,
} from './field.ts'
import { lookAt, type Look } from './look.ts'
import { findCloth, type Cloth } from './regions/cloth.ts'
import { findFooting, isBust, type Footing } from './regions/floor.ts'
import { findFaceParts, type FaceParts } from './regions/face-parts.ts'
import { findFoliage } from './regions/foliage.ts'
import { shareOf, type Share } from './regions/patches.ts'
import { findPerch, type Perch } from './regions/perch.ts'
import { findAnyFace, findHair, isCloseUp } from './regions/head.ts'
import { findFire, findLights, type Lamp } from './regions/lights.ts'
import { horizonOf } from './regions/horizon.ts'
import { isLeafy } from './regions/is-thing.ts'
import { isLoose } from './regions/is-loose.ts'
import { findOnPlain } from './regions/on-plain.ts'
import { findWindows, isRoom } from './regions/room.ts'
import { partAtShore } from './regions/shore.ts'
import { findSky } from './regions/sky.ts'
import { findSubjects } from './regions/subject.ts'
import { findWater } from './regions/water.ts'
import type { Asked } from './wishes/asked.ts'
import type { PaintedWorld, World } from './framing/world.ts'

/** What is where in a world. Fields cover the whole world, at a small size. */
export interface Survey {
  readonly look: Look
  /** What draws the eye, in shares of the world. */
  readonly focus: { readonly u: number; readonly v: number }
  /** What the prompt sends the camera to, when it is found. */
  readonly target: { readonly u: number; readonly v: number } | null
  readonly sky: Field | null
  readonly water: Field | null
  readonly foliage: Field | null
  readonly lights: readonly Lamp[]
  readonly fire: Field | null
  /** How near things are, those that stand clear among them. */
  readonly depth: Field
  /** How near all that is behind them is. */
  readonly backDepth: Field
  readonly things: readonly Near[]
  /** Those of them that may leave their place, when somebody is asked to move. */
  readonly loose: ReadonlySet<Near>
  readonly horizon: number
  /** Where guests may stand or swim. */
  readonly footing: Footing
  /** The largest face. */
  readonly face: Share | null
  /** Its eyes and mouth, when it is to move. */
  readonly faceParts: FaceParts | null
  /** Where guests may come down on a roof or a ridge. */
  readonly perch: Perch | null
  /** Whether its sky is the white of a drawing's paper. */
  readonly paper: boolean
  /** Whether it is a drawing, a page or a screen, and no view. */
  readonly flat: boolean
  /** Whether its things are alone on paper of one colour. */
  readonly plain: boolean
  /** How bright it is altogether, 0…1. */
  readonly tone: number
  /** Whether it is night in it already. */
  readonly dark: boolean
  /** Whether it plainly shows a room, and the windows of that room. */
  readonly indoors: boolean
  readonly windows: readonly Share[]
  /** Cloth that is to flutter. */
  readonly cloth: Cloth | null
  /** The hair of the person in it, when it is to blow. */
  readonly hair: Field | null
  /** What draws the eye, in shares of the world. */
  readonly salient: Share
}

/** Measures depth in place of the guess. */
export type DepthOf = (look: Look) => Promise<Field>

/** Finds what is where in a world, and what of it the prompt asks to move. */
export async function surveyWorld(
  { world, canvas, small }: PaintedWorld,
  asked: Asked,
  depthOf?: DepthOf,
): Promise<Survey> {
  const look = lookAt(small ?? canvas)
  const inside = insideOf(world, look)
  const onPrint = (value: number, at: number): number => PIVOT + (value - PIVOT) * inside.data[at]!
  const attention = product(attentionTo(look), inside)
  const alone = aloneIn(world, look)
  const plain = alone.length > 0
  const isMatted = world.print !== null && !small
  const flat = plain || flatness(look) > 0.5
  const { sky, lake } = skyOf(look, asked, isMatted || isBlankPaper(plain, asked))
  const horizon = sky ? horizonOf(sky) : 0.42
  const found = isStill({ world, flat, plain, asked }) ? alone : findSubjects(look, sky)
  const foliage = flat ? null : kept(findFoliage(look, { asked: asked.leaves, sky }), inside)
  const { face, faceParts } = faceIn(look, asked, flat)
  const solid = isBent(asked) ? [] : found.filter((each) => sky || !isLeafy(each, foliage))
  // Who smiles stays on the sheet that can bend.
  const clear = faceParts ? [] : solid
  const ground: Ground = { look, asked, inside, sky, lake, horizon, flat, face }
  const water = waterOf(ground, solid)
  const depth = await depthIn(look, { attention, sky, water, horizon }, depthOf)
  const measured = depthOf !== undefined
  const { things, back, all } = standing(clear, { depth, sky, horizon, measured })
  const seen = detailsOf(ground, { water, foliage, found })
  return {
    ...seen,
    look,
    focus: seen.target ?? focusOf(attention),
    depth: mapField(all, onPrint),
    backDepth: mapField(back, onPrint),
    things,
    loose: looseAmong(things, { look, asked, plain }),
    plain,
    faceParts,
    ...placesOf(ground, { attention, water, things: solid }),
  }
}

/** In a cartoon who is asked to move is looked for as in a photograph; pages have nobody. */
function isStill({
  world,
  flat,
  plain,
  asked,
}: Pick<Survey, 'flat' | 'plain'> & { readonly world: World; readonly asked: Asked }): boolean {
  return world.print !== null || plain || (flat && !asked.moves)
}

function looseAmong(
  things: readonly Near[],
  { look, asked, plain }: Pick<Ground, 'look' | 'asked'> & Pick<Survey, 'plain'>,
): Survey['loose'] {
  if (!asked.moves) return new Set()
  const subjects = things.map(({ subject }) => subject)
  return new Set(things.filter(({ subject }) => plain || isLoose(subject, look, subjects)))
}

async function depthIn(look: Look, cues: DepthCues, depthOf?: DepthOf): Promise<Field> {
  return depthOf ? resampled(await depthOf(look), look) : guessDepth(look, cues)
}

interface Held {
  readonly attention: Field
  readonly water: Field | null
  readonly things: Subjects
}

/** Where one looks, and where guests may stand, swim or sit. */
function placesOf(
  { look, sky, horizon, flat, face }: Ground,
  { attention, water, things }: Held,
): Pick<
  Survey,
  'sky' | 'horizon' | 'flat' | 'tone' | 'salient' | 'face' | 'footing' | 'perch' | 'paper'
> {
  const salient = salientBox(attention)
  const footing = findFooting(look, { sky, water, things, horizon })
  return {
    sky,
    horizon,
    flat,
    tone: meanOf(look.bright),
    salient,
    face,
    footing: isNear(face) || (!sky && isBust(look)) ? { ...footing, ground: null } : footing,
    perch: sky && findPerch(sky, salient),
    paper: flat && sky !== null && meanWithin(look.colourful, sky) < 0.1,
  }
}

function aloneIn({ print }: World, look: Look): Subjects {
  return print ? [] : findOnPlain(look)
}

/** The largest face, and eyes and mouth of who is to smile or blink: unasked, only those of a portrait move. */
function faceIn(look: Look, asked: Asked, flat: boolean): Pick<Survey, 'face' | 'faceParts'> {
  const patch = flat && !asked.face ? null : findAnyFace(look)
  if (!patch) return { face: null, faceParts: null }
  const parts = asked.face || asked.silent ? findFaceParts(patch, look) : null
  const isPlain = parts !== null && (asked.face || parts.apart > PORTRAIT)
  return {
    face: flat ? null : shareOf(patch, look.bright),
    faceParts: isPlain ? parts : null,
  }
}

/** How far eyes are apart in a portrait, as a share of its width. */
const PORTRAIT = 0.07

/** Paper of the colours of a sky is none unless the prompt speaks of one. */
function isBlankPaper(plain: boolean, asked: Asked): boolean {
  return plain && !asked.sky
}

/** Whether it is somebody's head and shoulders. */
function isNear(face: Share | null): boolean {
  return face !== null && isCloseUp(face)
}

/** Hair and clothes stay on the sheet that can bend: what is cut out is stiff. */
function isBent({ hair, cloth }: Asked): boolean {
  return hair || cloth === 'garment'
}

/** What is known of a world before its parts are looked for. */
interface Ground {
  readonly look: Look
  readonly asked: Asked
  readonly inside: Field
  readonly sky: Field | null
  /** Water in the colours of the sky above it. */
  readonly lake: Field | null
  readonly horizon: number
  /** A drawing or a diagram, and no view. */
  readonly flat: boolean
  readonly face: Share | null
}

type Subjects = ReturnType<typeof findSubjects>

function waterOf(ground: Ground, things: Subjects): Field | null {
  const { look, asked, inside, sky, lake, horizon, flat } = ground
  if (flat && !asked.water) return null
  const { water, runs } = asked
  const found = findWater(look, { sky, horizon, asked: water, runs, things })
  if (!found || !lake) return kept(found ?? lake, inside)
  return kept(mostOf(found, lake), inside)
}

/** The sky, and, when the prompt speaks of water, the lake that seemed to be a part of it. */
function skyOf(look: Look, asked: Asked, isCovered: boolean): Pick<Ground, 'sky' | 'lake'> {
  const sky = isCovered ? null : findSky(look, asked.sky || asked.water)
  const parts = sky && asked.water ? partAtShore(sky, look) : null
  return { sky: parts?.sky ?? sky, lake: parts?.water ?? null }
}

interface Parts {
  readonly water: Field | null
  readonly foliage: Field | null
  readonly found: Subjects
}

type Details = Pick<
  Survey,
  | 'water'
  | 'foliage'
  | 'lights'
  | 'fire'
  | 'dark'
  | 'indoors'
  | 'windows'
  | 'cloth'
  | 'hair'
  | 'target'
>

function detailsOf(ground: Ground, { water, foliage, found }: Parts): Details {
  const { look, asked, sky, inside, face } = ground
  const dark = isDark(look, sky)
  const indoors = isIndoors(ground, foliage)
  const lights = findLights(look, { dark, asked: asked.lights, fire: asked.fire }).filter(
    (lamp) => sample(inside, lamp.u, lamp.v) > 0 && !isWorn(lamp, face),
  )
  return {
    water,
    foliage,
    lights,
    fire: fireAmong(lights, look),
    dark,
    indoors,
    windows: indoors ? findWindows(look) : [],
    cloth: asked.cloth && findCloth(asked.cloth, look, { sky, foliage, things: found }),
    hair: asked.hair ? findHair(look) : null,
    target:
      asked.target &&
      findTarget(asked.target, look, { sky, water, foliage, lights, things: found }),
  }
}

/** Said of a picture without a sky, "outside" is what its windows show. */
function isIndoors({ look, asked, sky, flat, face }: Ground, foliage: Field | null): boolean {
  if (asked.room || (asked.outside && !sky)) return true
  // What is behind head and shoulders may be a wall or a studio's backdrop: before it, snow may fall.
  return !flat && !isNear(face) && isRoom(look, { sky, foliage })
}

/** In the dark, faces and collars are the brightest things, and none of them glows. */
function isWorn({ u, v, kind }: Lamp, face: Share | null): boolean {
  if (!face || kind !== 'lamp') return false
  const [wide, high] = [face.right - face.left, face.bottom - face.top]
  const across = u > face.left - 0.5 * wide && u < face.right + 0.5 * wide
  return across && v > face.top - 0.2 * high && v < face.bottom + 1.2 * high
}

function fireAmong(lights: Survey['lights'], look: Look): Field | null {
  return lights.some(({ kind }) => kind === 'fire') ? findFire(look) : null
}

/** Lit houses make a night bright; its sky stays dark. */
function isDark({ bright }: Look, sky: Field | null): boolean {
  return meanOf(bright) < 0.26 || (sky !== null && meanWithin(bright, sky) < 0.24)
}

/** The depth that stays in place when the camera moves. */
export const PIVOT = 0.4

/** 1 in the picture; on a mat it falls to 0 at the edges of the print, which must stay straight. */
function insideOf({ left, right, top, bottom, print }: World, look: Look): Field {
  return mapField(look.bright, (_, at, y) => {
    if (!print) return 1
    const x = left + (((at % look.width) + 0.5) / look.width) * (right - left)
    const down = top + ((y + 0.5) / look.height) * (bottom - top)
    const room = Math.min(x - print.left, print.right - x, down - print.top, print.bottom - down)
    return step(0.005, 0.07, room)
  })
}

function kept(field: Field | null, inside: Field): Field | null {
  return field && product(field, inside)
}
