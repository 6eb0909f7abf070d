import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Bodice } from './bodice.ts'
import { printBody, printSkirt } from './details/prints.ts'
import { type Figure, fillCloth, hemLine } from './drapery.ts'
import { shade } from '../drawing/tone.ts'

/** The bib of an apron, on the body. */
export function drawBib(ctx: SKRSContext2D, body: Bodice): void {
  const { look, length, hip, middle, view } = body
  const colour = look.outfit.extras.get('apron')
  if (!colour || view === 'back') return
  const bib = new Path2D()
  bib.roundRect(middle - 0.05, -length * 0.76, 0.1, length, 0.012)
  bib.rect(-hip * (view === 'side' ? 0.6 : 1.2), -length * 0.34, hip * 2.6, length)
  ctx.fillStyle = colour
  ctx.save()
  ctx.clip(bib)
  ctx.fillRect(-0.3, -length, 0.6, length * 2)
  if (look.outfit.apron) printBody(ctx, look.outfit.apron, { long: length, colour })
  ctx.restore()
  ctx.strokeStyle = shade(colour, 0.22)
  ctx.lineWidth = 0.007
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(middle + side * 0.045, -length * 0.75)
    ctx.lineTo(middle * 0.8 + side * 0.03, -length)
  }
  ctx.moveTo(-0.2, -length * 0.34)
  ctx.lineTo(0.2, -length * 0.34)
  ctx.stroke()
}

/** The rest of it, down to the knees and before the legs. */
export function drawApron(figure: Figure): void {
  const { ctx, look, bones, hip, view } = figure
  const colour = look.outfit.extras.get('apron')
  if (!colour || view === 'back') return
  const hem = hemLine(figure, { length: 0.46, flare: 0.1 })
  const from = view === 'side' ? hem.waist.x - hip * 0.35 : hem.waist.x - hip * 0.86
  const back = view === 'side' ? (hem.back + hem.front) / 2 - hip * 0.2 : hem.back + hip * 0.3
  const front = view === 'side' ? hem.front + 0.004 : hem.front - hip * 0.3
  ctx.beginPath()
  ctx.moveTo(from, -hem.waist.y)
  ctx.lineTo(back, -hem.low)
  ctx.quadraticCurveTo((back + front) / 2, -hem.low + 0.014, front, -hem.high)
  if (hem.knee.x - bones.hip.x > 0.1) ctx.lineTo(hem.knee.x + 0.01, -hem.knee.y - hip * 0.9)
  ctx.lineTo(hem.waist.x + hip * 0.95, -hem.waist.y)
  ctx.closePath()
  const lit = figure.lit(colour)
  fillCloth(figure, lit, { from: back, to: front })
  if (look.outfit.apron)
    printSkirt(ctx, { pattern: look.outfit.apron, colour: lit, hip: bones.hip, ...hem })
}
