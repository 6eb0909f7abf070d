import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { cycle, ease } from '../easing.ts'
import { dice } from './dice.ts'

const PUFFS = 64
const SHEET = 128
/** Far behind, where the mountains are, and how near its front comes. */
const [FAR, NEAR] = [22, 5]

/** Snow that thunders down a mountain: a cloud of puffs that grows as it comes, with clods thrown out before it. */
export function avalanche({ seed, box }: { seed: number; box: Box }): Piece {
  let sheet: Canvas | undefined
  return {
    name: 'avalanche',
    depth: () => NEAR,
    draw: (pen) => {
      sheet ??= paintPuff()
      const front = 0.3 + 0.75 * ease(pen.t / 6)
      for (let number = 0; number < PUFFS; number++)
        drawPuff(pen, { sheet, box, front, chance: dice(seed, number), number })
      for (let number = 0; number < 14; number++)
        drawClod(pen, { box, front, chance: dice(seed, 100 + number) })
    },
  }
}

interface Slide {
  readonly box: Box
  /** How far its front has come, 0 the summit … 1 the valley. */
  readonly front: number
  readonly chance: (side: number) => number
}

/** A point of its way: from a summit at the upper left down to the middle of the valley. */
function onWay({ box }: Slide, share: number): { x: number; y: number; z: number } {
  const z = FAR + (NEAR - FAR) * share
  const { half, crown } = extentAt(box, z)
  return { x: half * (-0.32 + 0.34 * share), y: crown * 0.62 * (1 - share) ** 1.3, z }
}

function drawPuff(pen: Pen, slide: Slide & { sheet: Canvas; number: number }): void {
  const { chance, front, number, sheet, box } = slide
  const share = front * (number / PUFFS) ** 0.7
  const spot = onWay(slide, share)
  const boil = cycle(pen.t * 0.5 + (chance(1) + 1) / 2)
  const size = box.height * (0.07 + 0.2 * share) * (0.7 + 0.5 * boil)
  const aside = chance(2) * size * (0.7 + 1.5 * share)
  const p = pen.project(spot.x + aside, spot.y + size * (0.25 + 0.5 * boil * share), spot.z)
  const wide = size * p.scale
  pen.ctx.globalAlpha = 0.92
  pen.ctx.drawImage(sheet, p.x - wide, p.y - wide, wide * 2, wide * 2)
  pen.ctx.globalAlpha = 1
}

function drawClod(pen: Pen, slide: Slide): void {
  const { chance, front, box } = slide
  const beat = cycle(pen.t * 0.9 + (chance(1) + 1) / 2)
  const spot = onWay(slide, Math.min(1, front * (0.9 + 0.14 * beat)))
  const throwUp = 4 * beat * (1 - beat) * box.height * 0.1 * front
  const p = pen.project(spot.x + chance(2) * box.height * 0.14 * front, spot.y + throwUp, spot.z)
  const size = box.height * 0.012 * (1.4 + chance(3)) * p.scale
  pen.ctx.fillStyle = chance(4) > 0 ? '#ffffff' : '#c4d3e6'
  pen.ctx.beginPath()
  pen.ctx.arc(p.x, p.y, size, 0, 7)
  pen.ctx.fill()
}

function paintPuff(): Canvas {
  const sheet = createCanvas(SHEET, SHEET)
  const ctx = sheet.getContext('2d')
  const half = SHEET / 2
  ctx.shadowColor = 'rgba(60,80,120,0.4)'
  ctx.shadowBlur = 10
  ctx.shadowOffsetY = 3
  const shade = ctx.createLinearGradient(0, half * 0.4, 0, SHEET * 0.9)
  shade.addColorStop(0, '#ffffff')
  shade.addColorStop(1, '#c9d8ea')
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.arc(half, half, half * 0.76, 0, 7)
  ctx.fill()
  return sheet
}
