import { plotted } from '../../../scene/rows.ts'
import { type Ink, cut, glow, mark, stroke } from '../kit/paper.ts'
import { fire } from '../kit/alive.ts'
import { interior } from '../kit/indoors/interior.ts'
import { darker } from '../kit/colour.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { column } from '../kit/town/castles.ts'

const GLASS = ['#c8414b', '#3f6fc0', '#e0a83a', '#3f9a6a', '#7a4fa8', '#4fb0c8'] as const
const LEAD = '#4a4350'
const STONE = '#cfc4b2'

/** A nave: coloured windows over an altar with candles, pillars, pews on both sides of the aisle. */
export const churchInteriorPlace = interior({
  id: 'church-interior',
  time: 'day',
  sounds: { room: 0.5 },
  wall: { style: 'stone', colour: '#b9ad9b' },
  floor: { pattern: 'checks', colour: '#d9cfbe', other: '#b3a692', size: 1.3 },
  ceiling: '#8d8273',
  height: 10.4,
  beams: false,
  lamps: null,
  rug: (ink) => lay(ink, '#9c3040', () => level(ink, [-1.5, 1.5], [ink.near, 6])),
  back: (ink, fit) => {
    rose(ink, { y: -8.1, radius: 1.75 })
    for (const share of [-0.74, -0.42, 0.42, 0.74]) lancet(ink, share * ink.half, fit)
    altar(ink, fit)
  },
  glow: (ink, fit) => {
    glow(ink, '#fff0c4', { x: 0, y: -8.1, radius: 4.4, strength: 0.34 })
    for (const share of [-0.74, -0.42, 0.42, 0.74])
      glow(ink, '#ffe6b0', { x: share * ink.half, y: -4.8, radius: 2.6, strength: 0.2 })
    for (const x of CANDLES) glow(ink, '#ffb04a', { x: x * fit, y: -3, radius: 1, strength: 0.5 })
  },
  middle: (ink) => {
    for (const side of [-1, 1])
      column(ink, {
        x: side * ink.half * 0.9,
        width: 1.3,
        height: 10 * Math.min(1.6, ink.tall),
        colour: STONE,
      })
  },
  alive: (_, { half, depth }) =>
    CANDLES.map((x) =>
      fire({ x: x * Math.min(1, half / 9.5), y: 2.75, z: depth - 0.1, size: 0.2 }),
    ),
  near: (ink) => {
    for (const side of [-1, 1]) pew(ink, side)
  },
})

const CANDLES = [-1.7, -1.2, 1.2, 1.7] as const

/** A round window: petals of coloured glass round a golden eye. */
function rose(ink: Ink, { y, radius }: { y: number; radius: number }): void {
  cut(ink, darker(STONE, 0.14), [0.16, 0.3]).disc(0, y, radius * 1.16)
  mark(ink, LEAD).disc(0, y, radius)
  for (let petal = 0; petal < 12; petal++) {
    const angle = (petal / 12) * Math.PI * 2
    const [px, py] = [Math.cos(angle), Math.sin(angle)]
    mark(ink, GLASS[petal % GLASS.length] ?? GLASS[0]).disc(
      px * radius * 0.7,
      y + py * radius * 0.7,
      radius * 0.17,
    )
    mark(ink, GLASS[(petal + 2) % GLASS.length] ?? GLASS[0]).disc(
      px * radius * 0.38,
      y + py * radius * 0.38,
      radius * 0.1,
    )
  }
  mark(ink, '#f2cf6a').disc(0, y, radius * 0.22)
}

/** A tall pointed window in small panes. */
function lancet(ink: Ink, x: number, fit: number): void {
  const [half, low, top] = [0.86 * Math.max(0.6, fit), -2.2, -6.6]
  const arch =
    (grow: number) =>
    (ctx: Ink['ctx']): void => {
      ctx.moveTo(x - half - grow, low + grow)
      ctx.lineTo(x - half - grow, top)
      ctx.quadraticCurveTo(x - half * 0.8 - grow, top - 1.1, x, top - 1.5 - grow)
      ctx.quadraticCurveTo(x + half * 0.8 + grow, top - 1.1, x + half + grow, top)
      ctx.lineTo(x + half + grow, low + grow)
      ctx.closePath()
    }
  cut(ink, darker(STONE, 0.14), [0.14, 0.3]).shape(arch(0.18))
  ink.ctx.save()
  ink.ctx.beginPath()
  arch(0)(ink.ctx)
  ink.ctx.clip()
  mark(ink, LEAD).rect(x - half, top - 2, [half * 2, low - top + 2.2])
  for (let row = 0; row < 10; row++)
    for (let column = 0; column < 3; column++)
      mark(ink, GLASS[(row * 2 + column * 5 + (x > 0 ? 1 : 0)) % GLASS.length] ?? GLASS[0]).rect(
        x - half + (column * half * 2) / 3 + 0.04,
        top - 1.6 + row * 0.62,
        [(half * 2) / 3 - 0.08, 0.54],
      )
  ink.ctx.restore()
}

/** The altar: a white cloth, a golden cross, candles on both sides. */
function altar(ink: Ink, fit: number): void {
  cut(ink, '#c9bca6', [0.14, 0.3]).rect(-3.6 * fit, -0.5, [7.2 * fit, 0.5])
  cut(ink, '#f4efe4', [0.16, 0.3]).rect(-2.3 * fit, -2, [4.6 * fit, 1.6])
  mark(ink, '#d9b25a').rect(-2.3 * fit, -1.86, [4.6 * fit, 0.14])
  stroke(ink, '#d9b25a', 0.22).path({}, 'M0 -2L0 -4.3M-0.66 -3.6L0.66 -3.6')
  for (const x of CANDLES) cut(ink, '#f7f0dc', 0.04).rect(x * fit - 0.08, -2.75, [0.16, 0.75])
}

/** The end of a pew, out of focus, at the side of the aisle. */
function pew(ink: Ink, side: number): void {
  const x = side * ink.half * 0.98
  cut(ink, '#7a5236', [0.2, 0.3]).polygon(
    ...plotted({ x, y: ink.foot, w: side }, '-1.1 0.4, -1.1 -2.2, -0.7 -2.9, 3 -2.9, 3 0.4'),
  )
}
