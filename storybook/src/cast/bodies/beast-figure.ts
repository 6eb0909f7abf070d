import type { Pose } from '../actor.ts'
import { bodyColours } from '../colour/body-colours.ts'
import { shift, toHex } from '../colour/oklch.ts'
import { paletteOf } from '../colour/palette.ts'
import { readColour } from '../colour/read-colour.ts'
import type { Figure, Frame, Part, Sheet } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { fitted } from '../figure/fitted.ts'
import { swingLeg, type Leg } from '../figure/gait.ts'
import { shinOf, type Shin } from '../figure/knee.ts'
import { after, turnAbout } from '../figure/turn-about.ts'
import { eyelids } from '../noto/eyelids.ts'
import { CANVAS_SIDE } from '../noto/icons.ts'
import { headTilt } from '../noto/neck-part.ts'
import { openMouth } from '../noto/open-mouth.ts'
import { maskOfIcon } from '../noto/picture.ts'
import { svgImage } from '../noto/trim.ts'
import { createInk, type Ink } from '../props/ink.ts'
import type { Beast } from './beast.ts'
import { drawLeg, drawTail, drawTrunk, LEGS, type Coat } from './beast-shapes.ts'

const PHASES = [0.5, 0.12, 0, 0.62]

/** How high the belly is above the ground. */
const CLEARANCE: Readonly<Record<Beast['build'], number>> = {
  bear: 0.14,
  prowler: 0.2,
  horse: 0.27,
  bird: 0.16,
  frog: 0,
  figure: 0.1,
}

/** A head on a body of our own, in the head's colours, jointed so that it walks. */
export function beastFigure(
  name: string,
  body: string,
  { beast, key, colour }: { beast: Beast; key: string; colour?: string | null },
): Figure {
  const coat = coatOf(beast, body, colour)
  const frame = frameOf(name, beast)
  const draw = (paint: (ink: Ink) => void): Sheet =>
    fitted({
      frame,
      paint: (ctx) => {
        ctx.scale(0.01, 0.01)
        paint(createInk(ctx, coat.main))
      },
    })
  const legs = LEGS[beast.build]
  const sheets: Sheet[] = [
    headSheet(name, body, beast),
    draw((ink) => drawTrunk(ink, beast.build, coat)),
    draw((ink) => drawTail(ink, beast.tail ?? 'none', coat)),
    ...legs.map((leg) => draw((ink) => drawLeg(ink, leg, { build: beast.build, coat }))),
  ]
  const stands = standsOf(beast)
  const steps = (far: boolean): Part[] =>
    stands.flatMap((leg, index) => {
      const move = (pose: Pose): Affine => swingLeg(pose, leg, stands)
      const fold = (pose: Pose): Shin | null => shinOf(pose, leg, stands)
      return legs[index]?.far === far ? [{ sheet: index + 3, planted: true, move, fold }] : []
    })
  const arms = beast.build === 'figure' ? armParts(sheets, draw, coat) : []
  const lids = lidParts(sheets, { name, body, beast })
  const mouth = mouthParts(sheets, beast)
  return {
    key,
    aspect: frame.right - frame.left,
    sheets,
    parts: [
      ...steps(true),
      { sheet: 2, move: wagTail },
      ...arms,
      { sheet: 1 },
      ...steps(false),
      { sheet: 0, move: nod(beast) },
      ...lids,
      ...mouth,
    ],
    ...(stands.length > 0 && { legs: stands }),
    alive: legs.length > 0 ? 'breathes' : 'waddles',
  }
}

function standsOf({ build }: Beast): Leg[] {
  return LEGS[build].map(({ x, hip }, index) => ({
    hip: hip / 100,
    foot: [x / 100, 0],
    sinks: CLEARANCE[build],
    phase: PHASES[index] ?? 0,
    ahead: -1,
    paw: index === 2,
    stiff: build === 'figure',
  }))
}

/** Lids over the eyes of the head, which go with it. */
function lidParts(
  sheets: Sheet[],
  { name, body, beast }: { name: string; body: string; beast: Beast },
): Part[] {
  const tall = beast.head.tall / 100
  const onHead: Affine = [tall, 0, 0, tall, beast.head.x / 100, -beast.head.y / 100 + tall / 2]
  const turn = nod(beast)
  const lids = eyelids({
    body,
    bounds: maskOfIcon(name).bounds,
    between: [0.5, 0.46, 0.9],
    follow: (pose, t) => after(turn(pose, t), onHead),
  })
  const first = sheets.push(...lids.sheets) - lids.sheets.length
  return lids.front.map((part) => ({ ...part, sheet: part.sheet - 1 + first }))
}

/** The mouths of those who look at us: horses and hens look to the side, robots have none. */
function mouthParts(sheets: Sheet[], beast: Beast): Part[] {
  if (beast.build !== 'bear' && beast.build !== 'prowler') return []
  const { x, y, tall } = beast.head
  const { sheet, move } = openMouth({
    x: x / 100,
    y: -y / 100 + (tall / 100) * 0.24,
    wide: (tall / 100) * 0.36,
    fangs: true,
    follow: nod(beast),
  })
  return [{ sheet: sheets.push(sheet) - 1, move }]
}

/** The arms of a figure hang from its shoulders and swing against its legs. */
function armParts(sheets: Sheet[], draw: (paint: (ink: Ink) => void) => Sheet, coat: Coat): Part[] {
  return [-1, 1].map((side): Part => {
    sheets.push(
      draw((ink) => {
        ink.line([side * 20, -56, side * 26, -34], 9, coat.limbs)
        ink.disc([side * 27, -30, 6], coat.shade)
      }),
    )
    const sheet = sheets.length - 1
    return {
      sheet,
      move: (pose, t) => {
        const swing =
          pose.gait === undefined
            ? 0.06 * Math.sin(t * 1.9)
            : 0.5 * Math.sin(2 * Math.PI * pose.gait)
        return turnAbout(side * 0.2, -0.56, side * 0.1 + side * swing)
      },
    }
  })
}

function wagTail(pose: Pose, t: number): Affine {
  const swing =
    pose.wag === undefined ? 0.07 * Math.sin(t * 2.3) : 0.35 * Math.sin(2 * Math.PI * pose.wag)
  return turnAbout(0.43, -0.5, swing)
}

function nod({ head }: Beast): (pose: Pose, t: number) => Affine {
  const [x, y] = [head.x / 100 + 0.1, -head.y / 100 + 0.12]
  return (pose, t) => turnAbout(x, y, -headTilt(pose, t))
}

function headSheet(name: string, body: string, { head }: Beast): Sheet {
  const { bounds } = maskOfIcon(name)
  const tall = head.tall / 100
  const wide = (tall * bounds.width) / bounds.height
  const [left, top] = [head.x / 100 - wide / 2, -head.y / 100 - tall / 2]
  const unit = tall / bounds.height
  return {
    frame: { left, top, right: left + wide, bottom: top + tall },
    paint: (ctx, pixels) => {
      const image = svgImage(body, Math.ceil(CANVAS_SIDE * unit * pixels))
      const side = CANVAS_SIDE * unit
      ctx.drawImage(image, left - bounds.x * unit, top - bounds.y * unit, side, side)
    },
  }
}

/** As wide as what is drawn, centred on the feet, so that turning does not make it jump. */
function frameOf(name: string, { head, build, tail }: Beast): Frame {
  const { bounds } = maskOfIcon(name)
  const wide = (head.tall * bounds.width) / bounds.height
  const reach = { brush: 82, tuft: 68, mane: 68, stub: 53, none: 50 }[tail ?? 'none']
  const half =
    build === 'figure'
      ? 36
      : Math.max(wide / 2 - head.x, build === 'frog' || build === 'bird' ? 60 : reach)
  return { left: -half / 100, top: -1, right: half / 100, bottom: 0 }
}

/** The head's own tones; a colour that was asked for wins over those written down. */
function coatOf(beast: Beast, body: string, colour?: string | null): Coat {
  const asked = colour ? readColour(colour) : null
  const family = bodyColours(paletteOf(body))
  const widest = family?.swatches.toSorted((a, b) => b.share - a.share)[0]
  const own = widest ? toHex(widest) : '#a58a72'
  const main = asked && asked !== 'rainbow' ? asked : (beast.main ?? own)
  const limbs = beast.limbs ?? shift(main, -0.03)
  return {
    main,
    limbs,
    farLimbs: shift(limbs, -0.09),
    belly: beast.belly ?? shift(main, 0.05),
    shade: shift(main, -0.1),
    tip: beast.tailTip ?? main,
    band: beast.band ?? false,
  }
}
