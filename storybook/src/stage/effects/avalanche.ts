import { blot } from '../../scene/blot.ts'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Piece, Pen } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { cycle, ease } from '../easing.ts'
import { dice } from './dice.ts'

const PUFFS = 96
const SHEET = 128
/** Far behind, where the mountains are, and how near its front comes. */
const [FAR, NEAR] = [22, 5]

interface Stuff {
  readonly puff: readonly [top: string, below: string]
  readonly clods: readonly [light: string, dark: string]
  /** How large the clods are. */
  readonly coarse: number
}

const STUFFS = {
  snow: { puff: ['#ffffff', '#c9d8ea'], clods: ['#ffffff', '#c4d3e6'], coarse: 1 },
  earth: { puff: ['#d3b48a', '#8f6c48'], clods: ['#8a7660', '#5d4a39'], coarse: 1.7 },
} as const satisfies Readonly<Record<string, Stuff>>

/** Snow or earth that thunders down a mountain: a front of puffs that broadens as it comes, with clods thrown out before it. */
export function avalanche({
  seed,
  box,
  of,
}: {
  seed: number
  box: Box
  of: 'snow' | 'earth'
}): Piece {
  const stuff = STUFFS[of]
  const side = of === 'snow' ? -1 : 1
  let sheet: Canvas | undefined
  return {
    name: 'avalanche',
    depth: () => NEAR,
    draw: (pen) => {
      sheet ??= paintPuff(stuff)
      const front = 0.46 + 0.56 * ease(pen.t / 5)
      for (let number = 0; number < PUFFS; number++)
        drawPuff(pen, { sheet, box, front, side, chance: dice(seed, number), number })
      for (let number = 0; number < 22; number++)
        drawClod(pen, { stuff, box, front, side, chance: dice(seed, 100 + number) })
    },
  }
}

interface Slide {
  readonly box: Box
  /** How far its front has come, 0 the summit … 1 the valley. */
  readonly front: number
  /** Snow comes from the left, earth from the right, where the hills of roads are. */
  readonly side: number
  readonly chance: (side: number) => number
}

/** A point of its way: from a summit at the upper left down to the middle of the valley. */
function onWay({ box, side }: Slide, share: number): { x: number; y: number; z: number } {
  const z = FAR + (NEAR - FAR) * share
  const { half, crown } = extentAt(box, z)
  return { x: side * half * (0.32 - 0.34 * share), y: crown * 0.5 * (1 - share) ** 1.6, z }
}

function drawPuff(pen: Pen, slide: Slide & { sheet: Canvas; number: number }): void {
  const { chance, front, number, sheet, box } = slide
  const share = front * (number / PUFFS) ** 0.7
  const spot = onWay(slide, share)
  const boil = cycle(pen.t * 0.5 + (chance(1) + 1) / 2)
  const size = box.height * (0.07 + 0.13 * share) * (0.7 + 0.5 * boil)
  const aside = chance(2) * size * (0.9 + 3.4 * share)
  const p = pen.project(spot.x + aside, spot.y + size * (0.25 + 0.5 * boil * share), spot.z)
  const wide = size * p.scale
  pen.ctx.globalAlpha = 0.92
  pen.ctx.drawImage(sheet, p.x - wide, p.y - wide, wide * 2, wide * 2)
  pen.ctx.globalAlpha = 1
}

function drawClod(pen: Pen, slide: Slide & { stuff: Stuff }): void {
  const { chance, front, box, stuff } = slide
  const beat = cycle(pen.t * 0.9 + (chance(1) + 1) / 2)
  const spot = onWay(slide, Math.min(1, front * (0.9 + 0.14 * beat)))
  const throwUp = 4 * beat * (1 - beat) * box.height * 0.1 * front
  const p = pen.project(spot.x + chance(2) * box.height * 0.4 * front, spot.y + throwUp, spot.z)
  const size = box.height * 0.012 * stuff.coarse * (1.4 + chance(3)) * p.scale
  pen.ctx.fillStyle = stuff.clods[chance(4) > 0 ? 0 : 1]
  pen.ctx.beginPath()
  if (stuff.coarse === 1) pen.ctx.arc(p.x, p.y, size, 0, 7)
  else
    for (let corner = 0; corner < 6; corner++) {
      const far = size * (0.9 + 0.3 * chance(5 + corner))
      const turn = corner * 1.05 + beat * 4
      pen.ctx.lineTo(p.x + far * Math.cos(turn), p.y + far * Math.sin(turn))
    }
  pen.ctx.fill()
}

function paintPuff({ puff }: Stuff): Canvas {
  const sheet = createCanvas(SHEET, SHEET)
  const ctx = sheet.getContext('2d')
  const half = SHEET / 2
  ctx.shadowColor = 'rgba(60,80,120,0.4)'
  ctx.shadowBlur = 10
  ctx.shadowOffsetY = 3
  const shade = ctx.createLinearGradient(0, half * 0.4, 0, SHEET * 0.9)
  shade.addColorStop(0, puff[0])
  shade.addColorStop(1, puff[1])
  blot(ctx, shade, [half, half, half * 0.76])
  return sheet
}
