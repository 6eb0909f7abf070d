import { attentionTo, focusOf } from './framing/attention.ts'
import { flatness, guessDepth, type DepthCues } from './depth/depth.ts'
import { standing, type Near } from './depth/standing.ts'
import { mapField, mostOf, product, resampled, step, type Field } from './field.ts'
import { lookAt, type Look } from './look.ts'
import { findFaceParts } from './regions/face-parts.ts'
import { findFoliage } from './regions/foliage.ts'
import { shareOf } from './regions/patches.ts'
import { findAnyFace } from './regions/head.ts'
import { horizonOf } from './regions/horizon.ts'
import { isLeafy } from './regions/is-thing.ts'
import { isLoose } from './regions/is-loose.ts'
import { findOnPlain } from './regions/on-plain.ts'
import { partAtShore } from './regions/shore.ts'
import { findSky } from './regions/sky.ts'
import { findSubjects } from './regions/subject.ts'
import { findWater } from './regions/water.ts'
import { detailsOf, placesOf, type Ground, type Subjects } from './survey-details.ts'
import { PIVOT, type Survey } from './survey.ts'
import type { Asked } from './wishes/asked.ts'
import type { PaintedWorld, World } from './framing/world.ts'

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

/** Hair and clothes stay on the sheet that can bend: what is cut out is stiff. */
function isBent({ hair, cloth }: Asked): boolean {
  return hair || cloth === 'garment'
}

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
