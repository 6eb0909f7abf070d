import type { Canvas } from '@napi-rs/canvas'
import type { Plan } from '../plan/plan.ts'
import { moversAmong } from './alive/movers.ts'
import { darken, setAgainstLight } from './against-light.ts'
import { attentionTo } from './framing/attention.ts'
import { cropFor, type Crop, type Extent } from './framing/crop.ts'
import { paperOf, subjectsIn } from './framing/kept.ts'
import { cutOut, unionOf, type CutOut } from './cut/cut-outs.ts'
import { pulled } from './cut/pull.ts'
import { flatness } from './depth/depth.ts'
import { depthByModel } from './depth/depth-model.ts'
import { widened } from './depth/edge-aware.ts'
import { empty } from '../scene/kept-canvas.ts'
import { loadPicture, resized } from './load-picture.ts'
import { masked, sample, type Field } from './field.ts'
import { lookAt, type Look } from './look.ts'
import type { Tint } from './one-colour.ts'
import { findAnyFace } from './regions/head.ts'
import { findSun } from './regions/sun.ts'
import { shareOf } from './regions/patches.ts'
import { plainMarginOf } from './framing/plain-margin.ts'
import { cutSky, type SkyLayer } from './sky/sky-layer.ts'
import { cloudiness, isBlank, skyMaskOf } from './sky/sky-mask.ts'
import { skyMatte, withinPrint, type Matte } from './sky/sky-matte.ts'
import type { SkyMask } from './sky/sky-show.ts'
import { surveyWorld } from './survey-world.ts'
import type { Survey } from './survey.ts'
import { beyondFor } from './framing/view.ts'
import { openWarp, type Warp } from './drawing/warp.ts'
import type { Pixels } from './pixels.ts'
import { askedOf, type Asked } from './wishes/asked.ts'
import { wishesOf, type Wishes } from './wishes/wishes.ts'
import { createWorld, type World } from './framing/world.ts'

/** A picture taken apart for its film: made once for all shots. */
export interface Prepared {
  readonly world: World
  readonly survey: Survey
  /** The tint of a picture of one colour. */
  readonly tint: Tint | null
  /** The world small, for what is out of focus. */
  readonly small: Canvas
  /** The world's pixels, and the sky's behind them when it may drift. */
  readonly warp: Warp
  /** How far a sky that may drift goes on beyond the world, in pixels. */
  readonly skyMargin: number | null
  /** Whether there is nothing in its sky that could drift. */
  readonly blank: boolean
  /** The sky's outline, when something is to show in it. */
  readonly skyMask: SkyMask | null
  /** Things that stand clear, cut out of the pixels. */
  readonly cutOuts: readonly CutOut[]
}

export interface Preparation {
  readonly plan: Plan
  readonly image: string
  readonly frame: Size
  readonly seconds: number
  /** The path of an ONNX model that measures depth. */
  readonly depthModel?: string | undefined
}

export async function prepare(preparation: Preparation): Promise<Prepared> {
  const { plan, image, depthModel } = preparation
  const picture = await loadPicture(image)
  const beyond = Math.max(...plan.shots.map(({ camera }) => beyondFor(camera.move)))
  const look = lookAt(picture)
  const crop = croppedFor(picture, look, preparation)
  const painted = createWorld(picture, { frame: preparation.frame, crop, beyond })
  empty(picture)
  const wishes = plan.shots.map((shot) => wishesOf(plan, shot))
  const asked = askedOf(plan, wishes)
  const measure =
    depthModel === undefined ? undefined : (seen: Look) => depthByModel(depthModel, seen)
  const survey = await surveyWorld(painted, asked, measure)
  const blank = isBlank(survey)
  const parts = takenApart(pixelsOf(painted.canvas), survey, {
    plan,
    wishes,
    asked,
    world: painted.world,
    blank,
  })
  const { pixels, sky, skyMask, cutOuts } = parts
  const small = shrunk(painted.canvas)
  empty(painted.canvas)
  return {
    world: painted.world,
    survey,
    tint: look.tint,
    small,
    warp: openWarp(pixels, sky, preparation.frame),
    skyMargin: sky?.margin ?? null,
    blank,
    skyMask,
    cutOuts,
  }
}

function croppedFor(picture: Canvas, look: Look, { plan, frame, seconds }: Preparation): Crop {
  const attention = attentionTo(look)
  const flat = flatness(look) > 0.5
  return cropFor(picture, frame, {
    // On maps and screens every label counts, those at the edges as well.
    attention: flat ? look.edge : attention,
    margin: plainMarginOf(look),
    move: plan.shots[0]?.camera.move ?? null,
    ...(flat || isShaped(picture, frame)
      ? { all: null, subject: null, face: null }
      : { ...subjectsIn(look, attention), face: faceExtent(look) }),
    flat,
    paper: paperOf(look),
    seconds,
  })
}

interface Script {
  readonly plan: Plan
  readonly wishes: readonly Wishes[]
  readonly asked: Asked
  readonly world: World
  readonly blank: boolean
}

interface Parts extends Pick<Prepared, 'skyMask' | 'cutOuts'> {
  /** Where a sky may drift their alpha is low. */
  readonly pixels: Pixels
  readonly sky: SkyLayer | null
}

/** Takes the pixels apart into what moves by itself: things, the sky, and the rest. */
function takenApart(pixels: Pixels, survey: Survey, script: Script): Parts {
  const { plan, wishes, asked, world } = script
  const againstLight = plan.style === 'silhouette'
  if (againstLight) setAgainstLight(pixels, survey)
  // In a blank sky nothing would be seen to drift but the halos of what stands before it.
  const drifts = !script.blank && skyDrifts(survey, wishes)
  const isOutlined = survey.sky !== null && (asked.sky || drifts)
  const outline = isOutlined ? withinPrint(outlineOf(pixels, survey, survey.sky), world) : null
  const cutOuts = cutOut(pixels, survey.look, {
    things: survey.things,
    going: goersIn(survey, plan),
  })
  if (againstLight) for (const { canvas } of cutOuts) darken(canvas)
  if (!survey.sky || !outline) return { pixels, sky: null, skyMask: null, cutOuts }
  const skyMask = shownSky(outline, survey, script)
  // The sky's tones are those of the picture before it was set against the light.
  const isCut = drifts && !againstLight
  const sky = isCut
    ? cutSky(pixels, survey.look, { mask: survey.sky, outline, columns: columnsOf(world) })
    : null
  return { pixels, sky, skyMask, cutOuts }
}

/** Whose places come to light; on paper nothing but paper is behind them. */
function goersIn(survey: Survey, { shots }: Plan): Survey['loose'] {
  if (survey.plain || survey.loose.size === 0) return new Set()
  const movers = new Set(shots.flatMap((shot) => moversAmong(survey, shot)))
  return new Set([...survey.loose].filter((thing) => movers.has(thing)))
}

function shownSky(outline: Matte, survey: Survey, script: Script): SkyMask | null {
  if (!survey.sky || !isShownIn(script)) return null
  return skyMaskOf(outline, survey.sky, { survey, changes: hasHour(script.plan) })
}

/** Whether anything is painted into the sky: an outline for it costs as much as all that is looked for in a picture. */
function isShownIn({ plan, wishes, blank }: Script): boolean {
  if (hasHour(plan)) return true
  return wishes.some(
    ({ rainbow, aurora, moon, meteors, cloudy }) =>
      rainbow || aurora || moon || meteors || (cloudy && blank),
  )
}

function hasHour({ shots }: Plan): boolean {
  return shots.some(({ time }) => time !== null)
}

function skyDrifts(survey: Survey, wishes: Script['wishes']): boolean {
  return wishes.some(
    ({ clouds, silent, wind }) => clouds || wind > 1 || (silent && driftsUnasked(survey)),
  )
}

/** Cables and the sun may come off worse when the sky behind them moves: unasked, only plain clouds by day do. */
const PLAINLY_CLOUDY = 0.0095

function driftsUnasked(survey: Survey): boolean {
  const { dark, sky, look } = survey
  return !dark && cloudiness(survey) > PLAINLY_CLOUDY && sky !== null && !findSun(sky, look)
}

/** The columns of pixels that show the picture. */
function columnsOf({ size, left, right, print }: World): readonly [number, number] {
  if (!print) return [0, size.width - 1]
  const at = (x: number): number => ((x - left) / (right - left)) * size.width
  return [Math.round(at(print.left)), Math.round(at(print.right)) - 1]
}

/** Between a thing and the sky that was found around it lies a rim of neither, in pixels of the look: it would keep its hour. */
const AROUND = 5

/** The sky goes on behind the things that were cut out, and never into water of its colours. */
function outlineOf(pixels: Pixels, { look, things, water }: Survey, sky: Field): Matte {
  const hidden = masked(widened(unionOf(look, things), AROUND), 0.02)
  const matte = skyMatte(pulled(sky, hidden), look, pixels)
  return water ? dried(matte, water) : matte
}

function dried({ width, height, data }: Matte, water: Field): Matte {
  const dry = data.map((value, at) => {
    const v = (Math.floor(at / width) + 0.5) / height
    return value > 0 && sample(water, ((at % width) + 0.5) / width, v) > 0.6 ? 0 : value
  })
  return { width, height, data: dry }
}

/** Whether a picture fills a frame with so little cut off that no subject can be lost. */
function isShaped(picture: Size, frame: Size): boolean {
  const ratio = (picture.width * frame.height) / (picture.height * frame.width)
  return ratio > 0.88 && ratio < 1.13
}

interface Size {
  readonly width: number
  readonly height: number
}

function faceExtent(look: Look): Extent | null {
  const face = findAnyFace(look)
  return face && shareOf(face, look.bright)
}

/** Enough for what is blurred. */
const SMALL = 480

function shrunk(canvas: Canvas): Canvas {
  const scale = Math.min(1, SMALL / canvas.width)
  const width = Math.max(2, Math.round(canvas.width * scale))
  const height = Math.max(2, Math.round(canvas.height * scale))
  const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  return resized(canvas, whole, { width, height })
}

function pixelsOf(canvas: Canvas): Pixels {
  const bytes = new Uint8Array(canvas.data())
  return { width: canvas.width, height: canvas.height, data: new Uint32Array(bytes.buffer) }
}
