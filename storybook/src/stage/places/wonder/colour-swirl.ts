import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { live } from '../../../paint/pieces/live.ts'
import type { Random } from '../../../scene/random.ts'
import type { Piece, Pen } from '../../../scene/scene.ts'
import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { place } from '../kit/recipe.ts'
import { NOWHERE } from '../kit/stuff.ts'

const SHEET = 640
const PALETTES = [
  ['#2b3a67', '#496a81', '#66999b', '#f2c57c', '#ef8354', '#d8576b'],
  ['#3d2c5c', '#7a4a8c', '#d1608f', '#f39a7a', '#ffd58a', '#5fb0b7'],
  ['#14424f', '#2f7f86', '#8ec3a7', '#f4dfa0', '#f2946b', '#c9455d'],
] as const

/** Nothing but paper in colours: great spirals that turn through each other, one behind the other. */
export const colourSwirlPlace = place({
  id: 'colour-swirl',
  ...NOWHERE,
  set: (c) => {
    const random = c.random.fork('swirl')
    const colours = random.pick(PALETTES)
    const turns = random.chance(0.5) ? 1 : -1
    return [
      ground(colours[0]),
      ...[0, 1, 2].map((i) =>
        spiral({
          number: i,
          colours: colours.slice(i, i + 4),
          random: random.fork(`arms ${i}`),
          turns: i === 1 ? -turns : turns,
        }),
      ),
      motes(c, { z: 1, count: 40, colour: '#fff3d6', size: 0.09 }),
    ]
  },
})

function ground(colour: string): Piece {
  return live({ name: 'depth', depth: 40 }, ({ ctx, width, height, spare }) => {
    ctx.fillStyle = colour
    ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
  })
}

interface Spiral {
  readonly number: number
  readonly colours: readonly string[]
  readonly random: Random
  readonly turns: number
}

const DEPTHS = [30, 16, 6] as const

/** Painted once and turned in each frame. */
function spiral(how: Spiral): Piece {
  const { number, turns } = how
  let sheet: Canvas | undefined
  const aside = how.random.between(-0.25, 0.25)
  return live({ name: `spiral ${number}`, depth: DEPTHS[number] ?? 6 }, (pen) => {
    sheet ??= paintSpiral(how)
    show(pen, sheet, { aside, turn: turns * pen.t * (0.1 + 0.05 * number) + number })
  })
}

function show(pen: Pen, sheet: Canvas, { aside, turn }: { aside: number; turn: number }): void {
  const { ctx, width, height, t } = pen
  const size = Math.hypot(width, height) * (1.25 + 0.06 * Math.sin(t * 0.5 + aside * 9))
  ctx.save()
  ctx.translate(width * (0.5 + aside), height * (0.5 - aside * 0.4))
  ctx.rotate(turn)
  ctx.drawImage(sheet, -size / 2, -size / 2, size, size)
  ctx.restore()
}

function paintSpiral({ number, colours, random }: Spiral): Canvas {
  const sheet = createCanvas(SHEET, SHEET)
  const ctx = sheet.getContext('2d')
  ctx.translate(SHEET / 2, SHEET / 2)
  const arms = 4 + number
  for (let arm = 0; arm < arms; arm++) {
    const colour = colours[arm % colours.length] ?? '#ef8354'
    ctx.save()
    ctx.rotate((arm / arms) * Math.PI * 2 + random.between(-0.15, 0.15))
    ctx.shadowColor = 'rgba(20,12,40,0.45)'
    ctx.shadowBlur = 16
    ctx.shadowOffsetY = 5
    const shade = ctx.createRadialGradient(0, 0, 10, 0, 0, SHEET / 2)
    shade.addColorStop(0, lighter(colour, 0.35))
    shade.addColorStop(1, darker(colour, 0.12))
    ctx.fillStyle = shade
    ribbon(ctx, random.between(0.24, 0.36) * (1.2 - number * 0.2))
    ctx.restore()
  }
  return sheet
}

/** A band that winds outwards, as wide as it is far from the middle. */
function ribbon(ctx: ReturnType<Canvas['getContext']>, wide: number): void {
  const at = (share: number, aside: number): readonly [number, number] => {
    const angle = share * 5.2 + aside
    const radius = (SHEET / 2) * 0.98 * share ** 0.9
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  }
  ctx.beginPath()
  for (let i = 0; i <= 40; i++) ctx.lineTo(...at(i / 40, 0))
  for (let i = 40; i >= 0; i--) ctx.lineTo(...at(i / 40, wide))
  ctx.closePath()
  ctx.fill()
}
