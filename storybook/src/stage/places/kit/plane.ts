import { readColour } from '../../../cast/colour/read-colour.ts'
import { backdrop, type BackdropOptions } from '../../../paint/pieces/backdrop.ts'
import { flat } from '../../../paint/pieces/flat.ts'
import { eyeHeight, REST_DISTANCE } from '../../../scene/box.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Box } from '../../../scene/space.ts'
import type { PlaceContext } from '../../place.ts'
import { panesOf } from './indoors/panes.ts'
import { landOf } from './nature/lands.ts'
import { snowIn } from './lying-snow.ts'
import { coatWithStuff } from './of-stuff.ts'
import { overgrow } from './overgrowth.ts'
import type { Ink, Outlook } from './paper.ts'
import type { Ctx } from './shapes.ts'

/** What a depth of the stage shows at rest, in u with y up, and how far sets must reach. */
export interface Extent {
  readonly half: number
  readonly crown: number
  readonly low: number
  readonly reach: number
}

/** Cameras never see beyond this many resting frames; sets end there. */
const REACH = 1.7

export function extentAt(box: Box, z: number): Extent {
  const spread = Math.max(0.3, (REST_DISTANCE + z) / REST_DISTANCE)
  const eye = eyeHeight(box)
  return {
    half: (box.width / 2) * spread,
    crown: eye + box.horizon * box.height * spread,
    low: eye - (1 - box.horizon) * box.height * spread,
    reach: (box.width / 2) * spread * REACH,
  }
}

/** How far plants bend in a wind from the left. */
const LEANS: Readonly<Partial<Record<PlaceContext['weather'], number>>> = {
  wind: 0.2,
  storm: 0.24,
  blizzard: -0.22,
  sandstorm: 0.22,
}

export function inkFor(
  context: PlaceContext,
  name: string,
  how: { z: number; ctx: Ctx; unit: number },
): Ink {
  const { box, light, season, weather } = context
  const land = landOf(context.words)
  const extent = extentAt(box, how.z)
  const grow = (extent.crown - extent.low) * 0.35
  return {
    ctx: how.ctx,
    light,
    season,
    plays: (words) => context.nouns?.some((noun) => words.test(noun)) ?? false,
    random: context.random.fork(name),
    left: -extent.reach,
    right: extent.reach,
    top: -(extent.crown + grow),
    bottom: -(extent.low - grow),
    half: extent.half,
    crown: -extent.crown,
    foot: -extent.low,
    unit: how.unit,
    tall: box.height / 9,
    lean: LEANS[weather] ?? 0,
    ...(context.trees === undefined ? {} : { trees: context.trees }),
    ...(land === null ? {} : { land }),
    ...frontsOf(context),
    ...panesOf(context),
    ...outlookOf(context),
    ...(context.open === true ? { open: true } : {}),
  }
}

/** "Yellow houses": the row is painted so. */
function frontsOf({ scenery = [] }: PlaceContext): Pick<Ink, 'fronts'> {
  const said = scenery.find((words) => words.endsWith(' houses'))
  const paint = said === undefined ? null : readColour(said.replace(/ houses$/u, ''))
  return paint === null || paint === 'rainbow' ? {} : { fronts: paint }
}

/** What is seen through the panes of a room's own windows, by the words for it. */
const OUTLOOKS: readonly (readonly [words: RegExp, outlook: Outlook])[] = [
  [/\b(?:waves?|surf|breakers|(?:stormy|rough|wild|raging) (?:sea|ocean))\b/u, 'waves'],
  [/\b(?:sea|ocean|coast|beach|bay|harbou?r|lake|ships?|boats?)\b/u, 'sea'],
  [/\b(?:city|skyline|skyscrapers?|towers|buildings|neon|traffic|streets?|town|lights)\b/u, 'city'],
  [/\b(?:forest|woods|trees|pines|jungle|garden)\b/u, 'trees'],
]

function outlookOf({ outlook = '' }: PlaceContext): Pick<Ink, 'outlook'> {
  const found = OUTLOOKS.find(([words]) => words.test(outlook))
  return found === undefined ? {} : { outlook: found[1] }
}

type Draw = (ink: Ink) => void

export interface PlaneOptions {
  readonly name: string
  readonly z: number
  readonly haze?: number
  readonly tint?: number
  readonly shadow?: number
  readonly edge?: number
  readonly fineness?: number
  readonly reflect?: { readonly y: number; readonly strength: number }
  readonly drift?: (t: number) => { readonly x: number; readonly y: number }
  readonly driftReach?: number
  /** Nothing is painted above or below these, in u with y up: saves memory and time. What is taller in a tall frame may be. */
  readonly top?: number
  readonly bottom?: number
  /** Its middle is empty: two small sheets move faster than one wide one. */
  readonly split?: boolean
}

/** A whole plane of the stage: many set pieces, painted once into one sheet (two, when its middle is empty). */
export function plane(context: PlaceContext, options: PlaneOptions, draw: Draw): Piece[] {
  return sheets(context, options, (ink) => {
    draw(ink)
    coatWithStuff(ink, context)
    overgrow(ink, options.name, context)
    snowIn(ink, options, context)
  })
}

/** The same for whichever stage it is set up on. */
export const planeOf =
  (options: PlaneOptions, draw: Draw) =>
  (context: PlaceContext): Piece[] =>
    plane(context, options, draw)

/** A plane with what burns by itself, drawn over everything, without tint. */
export function litPlane(
  context: PlaceContext,
  name: string,
  options: Omit<PlaneOptions, 'name'> & {
    readonly draw: Draw
    readonly glow: Draw | false | undefined
  },
): Piece[] {
  const { draw, glow, ...plain } = options
  const named = { name, ...plain }
  const burning = { z: plain.z - 0.01, tint: 0, haze: 0.3, shadow: 0, edge: 0 }
  const lit = glow && sheets(context, named, glow, { name: `${name} glow`, ...burning })
  return [...plane(context, named, draw), ...(lit || [])]
}

/** A plane that is drawn once more in its own light when it is dark. */
export function litAtNight(
  context: PlaceContext,
  { name, ...options }: PlaneOptions,
  draw: (ink: Ink, lit: boolean) => void,
): Piece[] {
  const glow = context.light.dark && ((ink: Ink) => draw(ink, true))
  return litPlane(context, name, { ...options, draw: (ink) => draw(ink, false), glow })
}

function sheets(
  context: PlaceContext,
  { name, split, top, ...plain }: PlaneOptions,
  ...[paint, part]: readonly [Draw, Partial<BackdropOptions>?]
): Piece[] {
  const tall = Math.max(1, context.box.height / 9)
  return (split ? HALVES : WHOLE).map((side) =>
    backdrop({
      name,
      ...plain,
      ...(top === undefined ? {} : { top: top * tall }),
      ...part,
      draw: (ctx, view) => {
        if (side !== 0) clipTo(ctx, side)
        paint(inkFor(context, name, { z: plain.z, ctx, unit: view.unit }))
      },
    }),
  )
}

const WHOLE = [0] as const
const HALVES = [-1, 1] as const

function clipTo(ctx: Ctx, side: number): void {
  ctx.beginPath()
  ctx.rect(side < 0 ? -1e3 : 0, -1e3, 1e3, 2e3)
  ctx.clip()
}

export interface WingOptions {
  readonly name: string
  readonly z?: number
  readonly soft?: number
  readonly sway?: number
  readonly tint?: number
}

/** The wings of the foreground, out of focus, at the left and right edges. */
export function wing(context: PlaceContext, options: WingOptions, draw: Draw): Piece[] {
  const { name, z = -3 } = options
  const extent = extentAt(context.box, z)
  const height = (extent.crown - extent.low) * 1.5
  const foot = extent.low - (extent.crown - extent.low) * 0.25
  return HALVES.map((side) =>
    flat({
      name: `${name} ${side < 0 ? 'left' : 'right'}`,
      x: (side * extent.reach) / 2,
      y: foot,
      z,
      width: extent.reach,
      height,
      bleed: 0,
      soft: options.soft ?? 0.05,
      shadow: 0.8,
      edge: 0.4,
      tint: options.tint ?? 1,
      ...(options.sway === undefined ? {} : { sway: options.sway, swaySeconds: 5 }),
      draw: (ctx, unit) => {
        ctx.translate((-side * extent.reach) / 2, foot)
        clipTo(ctx, side)
        const ink = inkFor(context, name, { z, ctx, unit })
        draw(ink)
        coatWithStuff(ink, context)
        snowIn(ink, { name, z }, context)
      },
    }),
  )
}

/** The same for whichever stage they are set up on. */
export const wingOf =
  (options: WingOptions, draw: Draw) =>
  (context: PlaceContext): Piece[] =>
    wing(context, options, draw)
