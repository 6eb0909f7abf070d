import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Look, Pattern } from '../outfit.ts'
import { printOf, printSleeve } from './details/prints.ts'
import { LACQUER } from './details/patterns.ts'
import { limb, limbPart } from './limb.ts'
import { braceleted, tattooed } from './skin-art.ts'
import { tone, type Depth, type Part } from './part.ts'
import { cut, model } from '../drawing/paper.ts'
import { shade } from '../drawing/tone.ts'

/** Half widths of an arm in own heights of a slim adult: at the root, at the joint, at the end. */
const ARM = { shoulder: 0.0335, elbow: 0.0265, wrist: 0.0195 }

export function upperArm(look: Look, depth: Depth): Part {
  const size = look.build.girth * look.build.body
  const length = look.build.upperArm
  const { colour, sleeve, bare, details } = look.outfit.top
  const print = bare ? null : printOf(details)
  const skin = tone(look.skin, depth)
  const cloth = tone(colour, depth)
  return limbPart(length, 0.075 * size, (ctx) => {
    const covered = sleeve === 'long' || sleeve === 'wide'
    const puff = covered ? 1.12 : 1
    limb(ctx, {
      length,
      from: ARM.shoulder * size * puff,
      to: ARM.elbow * size * puff,
      colour: covered && !bare ? cloth : skin,
      print: covered ? print : null,
    })
    if (!covered || bare) tattooed(ctx, look, { length, half: ARM.elbow * size })
    if (details.includes('scales')) shoulderPlate(ctx, { length, size, colour: cloth })
    if (sleeve !== 'short' || bare) return
    const cap = new Path2D()
    const wide = ARM.shoulder * size * 1.24
    cap.moveTo(-wide, 0)
    cap.bezierCurveTo(-wide, -wide * 1.3, wide, -wide * 1.3, wide, 0)
    cap.lineTo(wide * 0.98, length * 0.6)
    cap.quadraticCurveTo(0, length * 0.68, -wide * 0.98, length * 0.6)
    cap.closePath()
    cut(ctx, cap, { colour: cloth, depth: 0.7 })
    if (print) printSleeve(ctx, cap, { pattern: print, colour: cloth })
    model(ctx, cap, { colour: cloth, left: -wide, right: wide })
  })
}

/** How far a laced plate reaches to either side of the arm, and how many rows it has. */
const PLATE = { half: 0.064, rows: 5 }

/** The plate that hangs from a samurai's shoulder, row under row. */
function shoulderPlate(
  ctx: SKRSContext2D,
  { length, size, colour }: { length: number; size: number; colour: string },
): void {
  const half = PLATE.half * size
  const tall = length * 0.98 + 0.02
  const shape = new Path2D()
  shape.roundRect(-half, -0.024, half * 2, tall, 0.008)
  cut(ctx, shape, { colour, depth: 0.9 })
  model(ctx, shape, { colour, left: -half, right: half })
  for (let row = 0; row <= PLATE.rows; row++) {
    ctx.fillStyle = row === 0 || row === PLATE.rows ? LACQUER.rim : LACQUER.plate
    ctx.fillRect(-half, -0.024 + (row / PLATE.rows) * (tall - 0.011), half * 2, 0.011)
  }
}

export function lowerArm(look: Look, depth: Depth): Part {
  const size = look.build.girth * look.build.body
  const length = look.build.lowerArm
  const { colour, sleeve, bare, details } = look.outfit.top
  const cloth = tone(colour, depth)
  const covered = (sleeve === 'long' || sleeve === 'wide') && !bare
  const overall = details.includes('bib')
  return limbPart(length, (sleeve === 'wide' ? 0.13 : 0.07) * size, (ctx) => {
    const own = overall ? tone(look.outfit.top.inner, depth) : cloth
    if (!covered) {
      limb(ctx, {
        length,
        from: ARM.elbow * size,
        to: ARM.wrist * size,
        colour: tone(look.skin, depth),
      })
      tattooed(ctx, look, { length, half: ARM.wrist * size })
      braceleted(ctx, look, { length, half: ARM.wrist * size })
    } else if (sleeve === 'wide')
      wideSleeve(ctx, {
        length,
        size,
        cloth: own,
        skin: tone(look.skin, depth),
        print: printOf(details),
      })
    else {
      limb(ctx, {
        length: length * 0.98,
        from: ARM.elbow * size * 1.12,
        to: ARM.wrist * size * 1.25,
        colour: own,
        print: printOf(details),
      })
      cuff(ctx, { y: length * 0.88, half: ARM.wrist * size * 1.36, colour: cuffColour(look, own) })
    }
  })
}

function cuffColour(look: Look, cloth: string): string {
  const { details } = look.outfit.top
  if (details.includes('belly')) return cloth
  if (details.includes('yoke')) return '#f8f5ee'
  if (details.includes('lapels')) return look.outfit.top.inner
  return details.includes('reflect') ? '#e9e4c9' : shade(cloth, 0.16)
}

function cuff(ctx: SKRSContext2D, look: { y: number; half: number; colour: string }): void {
  const shape = new Path2D()
  shape.roundRect(-look.half, look.y, look.half * 2, 0.02, 0.006)
  cut(ctx, shape, { colour: look.colour, depth: 0 })
}

function wideSleeve(
  ctx: SKRSContext2D,
  look: { length: number; size: number; cloth: string; skin: string; print: Pattern | null },
): void {
  const { length, size, cloth } = look
  limb(ctx, { length, from: ARM.elbow * size, to: ARM.wrist * size, colour: look.skin })
  const shape = new Path2D()
  const top = ARM.elbow * size * 1.15
  shape.moveTo(-top, 0)
  shape.bezierCurveTo(-top, -top * 1.3, top, -top * 1.3, top, 0)
  shape.lineTo(0.036 * size, length * 0.86)
  shape.quadraticCurveTo(-0.03, length * 1.02, -0.078 * size, length * 0.74)
  shape.closePath()
  cut(ctx, shape, { colour: cloth, depth: 0.8 })
  if (look.print) printSleeve(ctx, shape, { pattern: look.print, colour: cloth })
  model(ctx, shape, { colour: cloth, left: -0.07, right: 0.05 })
}
