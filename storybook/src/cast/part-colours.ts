import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Subject } from '../plan/plan.ts'
import type { Actor, ActorBrush, Pose } from './actor.ts'
import { readColour } from './colour/read-colour.ts'
import { ears, nose } from './ear-areas.ts'
import { eyeLayer } from './eye-colours.ts'
import { sheetTurn } from './figure/draw-figure.ts'
import { findWheels, type Wheel } from './find-wheels.ts'

/** Traces where a part is, in own heights as on a canvas. */
type Area = (ctx: SKRSContext2D, actor: Actor, pose: Pose) => void

const EYES = /eyes?$/u
const WHEELS = /wheels?$|t[iy]res?$|rims?$|hubcaps?$/u

/** Where the parts are by which things and animals are told apart. */
const AREAS: readonly (readonly [part: RegExp, area: Area])[] = [
  [/(?:head|face)$/u, head],
  [/ears?$/u, ears],
  [/tail(?: feathers?)?s?$/u, tail],
  [
    /wings?$/u,
    (ctx, { aspect }, pose) => oval(ctx, [-0.1 * ahead(pose) * aspect, 0.56], [0.27 * aspect, 0.2]),
  ],
  [
    /(?:belly|breast|chest|tummy)$/u,
    (ctx, { aspect }, pose) => oval(ctx, [0.06 * ahead(pose) * aspect, 0.3], [0.28 * aspect, 0.16]),
  ],
  [/(?:paw|foot|feet|sock|hoof|hooves|hove)s?$/u, band(0, 0.15)],
  [/legs?$/u, band(0, 0.32)],
  [/hull$/u, band(-0.2, 0.34)],
  [/(?:roof|top|lid|cap|shade)$/u, lid],
  [/handle$/u, handle],
  [/(?:base|bottom|stand)$/u, band(-0.2, 0.22)],
]

/** What keeps its own tones however the coat is dyed. */
const KEEPING: readonly (readonly [part: RegExp, area: Area])[] = [
  [/(?:antler|horn)s?$/u, aboveHead],
  [/(?:nose|beak|bill)s?$/u, nose],
  [/sails?$/u, band(0.34, 1.2)],
]

/** Parts by their outlines, on a sheet 100 high with 0,0 at its top left: by picture, then by name. */
const OUTLINES: Readonly<Record<string, readonly (readonly [part: RegExp, path: string])[]>> = {
  'prop:plain-house': [
    [/roof$/u, 'M22 14H98L117 50H3Z'],
    [/door$/u, 'M49 63Q60 56 71 63V97H49Z'],
    [/shutter$/u, 'M18 60H24V80H18ZM38 60H44V80H38ZM76 60H82V80H76ZM96 60H102V80H96Z'],
    [
      /window(?: frame)?$/u,
      'M24 58H38V82H24ZM26 60V68H30V60ZM32 60V68H36V60ZM26 70V80H30V70ZM32 70V80H36V70ZM82 58H96V82H82ZM84 60V68H88V60ZM90 60V68H94V60ZM84 70V80H88V70ZM90 70V80H94V70Z',
    ],
    [/chimney$/u, 'M78 2H94V14H78Z'],
  ],
  'prop:bottle': [[/(?:lid|cap|cork|top)$/u, 'M10 0H22V9H10Z']],
  'noto:automobile': [[/door$/u, 'M68 41H104Q110 41 110 48V72Q110 77 104 77H72Q68 77 68 72Z']],
}

/** The same actor with parts in colours of their own: a white car with a black roof. */
export function inParts(
  actor: Actor,
  { parts = [] }: Subject,
  painted: (colour: string) => Actor,
): Actor {
  const layers = parts.flatMap(({ part, colour }): Layer[] => {
    if (WHEELS.test(part)) return [wheelLayer(actor, colour)]
    if (EYES.test(part)) return [eyeLayer(actor, colour)]
    const keeps = keptBy(actor, part)
    if (keeps !== undefined) return [washed(keeps, actor, colour)]
    const path = OUTLINES[actor.name]?.find(([name]) => name.test(part))?.[1]
    if (path !== undefined) return [filled(path, actor, colour)]
    const area = AREAS.find(([name]) => name.test(part))?.[1]
    return area ? [clipped(area, painted(colour))] : []
  })
  if (layers.length === 0) return actor
  return {
    ...actor,
    draw(brush, pose) {
      actor.draw(brush, pose)
      for (const layer of layers) layer(brush, pose)
    },
  }
}

/** Where a part is that only a wash of colour reaches: what hands hold is seldom dyed with the thing. */
function keptBy({ name }: Actor, part: string): Area | undefined {
  if (part.endsWith('handle') && !POTS.test(name)) return handle
  return KEEPING.find(([kept]) => kept.test(part))?.[1]
}

type Layer = (brush: ActorBrush, pose: Pose) => void

/** Filled as one flat sheet; who faces the other way has it there. */
function filled(path: string, actor: Actor, colour: string): Layer {
  const tone = readColour(colour)
  if (tone === null || tone === 'rainbow') return () => undefined
  const outline = new Path2D(path)
  return ({ ctx: pen }, pose) => {
    pen.save()
    pen.scale(sheetTurn(pose.turn, actor.faces) / 100, 0.01)
    pen.translate(-50 * actor.aspect, -100)
    pen.fillStyle = tone
    pen.lineWidth = 0.8
    pen.strokeStyle = 'rgba(40, 25, 15, 0.35)'
    pen.stroke(outline)
    pen.clip(outline, 'evenodd')
    pen.fillRect(0, 0, 100 * actor.aspect, 100)
    pen.restore()
  }
}

function clipped(area: Area, actor: Actor): Layer {
  return (brush, { holds: _holds, ...pose }) => {
    brush.ctx.save()
    brush.ctx.beginPath()
    area(brush.ctx, actor, pose)
    brush.ctx.clip()
    actor.draw(brush, pose)
    brush.ctx.restore()
  }
}

/** A wash of colour over what is there. */
function washed(area: Area, actor: Actor, colour: string): Layer {
  const tone = readColour(colour)
  if (tone === null || tone === 'rainbow') return () => undefined
  return (brush, { holds: _holds, ...pose }) => {
    const pixels = Math.ceil(brush.pixels)
    const [half, low] = [actor.aspect + 0.3, 0.2]
    const ctx = createCanvas(Math.ceil(2 * half * pixels), Math.ceil(2 * pixels)).getContext('2d')
    ctx.scale(pixels, pixels)
    ctx.translate(half, 2 - low)
    actor.draw({ ...brush, ctx, pixels }, pose)
    ctx.globalCompositeOperation = 'source-atop'
    ctx.globalAlpha = 0.8
    ctx.fillStyle = tone
    ctx.fillRect(-half, low - 2, 2 * half, 2)
    brush.ctx.save()
    brush.ctx.beginPath()
    area(brush.ctx, actor, pose)
    brush.ctx.clip()
    brush.ctx.drawImage(ctx.canvas, -half, low - 2, 2 * half, 2)
    brush.ctx.restore()
  }
}

const ahead = ({ turn }: Pose): number => ((turn ?? -1) < 0 ? -1 : 1)

function oval(
  ctx: SKRSContext2D,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
): void {
  ctx.ellipse(x, -y, rx, ry, 0, 0, Math.PI * 2)
}

function head(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const [top, mouth] = [actor.grip('head', pose), actor.grip('mouth', pose)]
  const [x, y] = [0.55 * top.x + 0.45 * mouth.x, 0.5 * (top.y + mouth.y)]
  const reach = Math.max(0.19, 0.06 + 0.64 * Math.hypot(top.x - mouth.x, top.y - mouth.y))
  oval(ctx, [x, y], [reach, reach])
}

/** What grows out of the skull, up to where it ends. */
function aboveHead(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const { x, y } = actor.grip('head', pose)
  ctx.rect(x - 0.5, -y - 1, 1, 1)
}

function tail(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const back = -Math.sign(actor.grip('mouth', pose).x || ahead(pose))
  const from = (actor.build === 'bird' || actor.build === 'fish' ? 0.22 : 0.27) * actor.aspect
  const low = actor.build === 'quadruped' ? 0.34 : -0.2
  ctx.rect(back > 0 ? from : -from - 2, -1.6, 2, 1.6 - low)
}

function band(low: number, high: number): Area {
  return (ctx, { aspect }) => ctx.rect(-aspect, -high, 2 * aspect, high - low)
}

/** Of a pot it lies within the rim. */
function lid(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const { aspect, name } = actor
  if (/tea-?pot|kettle/u.test(name)) ctx.rect(-0.24 * aspect, -1.3, 0.48 * aspect, 0.66)
  else band(0.6, 1.3)(ctx, actor, pose)
}

const POTS = /cup|mug|pot|jug|pitcher|kettle/u

/** Beside a pot or a cup, over a bag, and the lower end of what has a long one. */
function handle(ctx: SKRSContext2D, actor: Actor, pose: Pose): void {
  const { aspect, name } = actor
  if (POTS.test(name)) ctx.rect(0.23 * aspect, -1, aspect, 1.1)
  else if (/bag|basket|bucket|case|lantern/u.test(name)) band(0.74, 1.3)(ctx, actor, pose)
  else band(-0.2, 0.4)(ctx, actor, pose)
}

/** Rims over the wheels, wherever the picture has them. */
function wheelLayer(actor: Actor, colour: string): Layer {
  let wheels: readonly Wheel[] | undefined
  const tone = readColour(colour)
  const fill = tone === null || tone === 'rainbow' ? '#c94f45' : tone
  return (brush, pose) => {
    wheels ??= findWheels(actor, brush)
    const turn = sheetTurn(pose.turn, actor.faces)
    for (const { x, radius } of wheels) {
      for (const [share, paint] of [
        [0.72, fill],
        [0.24, '#f4f0e6'],
      ] as const) {
        brush.ctx.beginPath()
        oval(brush.ctx, [x * turn, radius], [share * radius, share * radius])
        brush.ctx.fillStyle = paint
        brush.ctx.fill()
      }
    }
  }
}
