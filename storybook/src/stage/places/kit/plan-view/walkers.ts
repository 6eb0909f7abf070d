import { blot } from '../../../../scene/blot.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cast, standing } from './shadows.ts'
import { slab, wake, type Look } from './wheels.ts'

const HAIR = ['#3a2a22', '#7a4f2c', '#20191a', '#c9973f', '#8d8580']
const SKIN = ['#e8b48c', '#8a5a3c', '#f2c9a4', '#b57a52']

const hairOf = ({ tone, index }: Look): string => tone(HAIR[index % HAIR.length] ?? '#3a2a22')
const skinOf = ({ tone, index }: Look): string => tone(SKIN[(index * 3) % SKIN.length] ?? '#e8b48c')

export function walker(look: Look): void {
  const { ctx, colour, tone, t } = look
  const step = Math.sin(t * 7)
  cast(look, (c) => standing(c, { tall: 1.5, step }))
  for (const side of [-1, 1]) {
    slab(ctx, tone('#33364a'), [side * step * 0.2, side * 0.11, 0.34, 0.14, 0.07])
    slab(ctx, skinOf(look), [-side * step * 0.17, side * 0.31, 0.26, 0.11, 0.05])
  }
  slab(ctx, colour, [0, 0, 0.28, 0.62, 0.14])
  blot(ctx, hairOf(look), [0.04, 0, 0.17])
  blot(ctx, skinOf(look), [0.17, 0, 0.05, 0.08])
}

const CLOTHS = [
  '#d8483a',
  '#f0b93a',
  '#2f7fa6',
  '#5b9a52',
  '#8a5fb0',
  '#e78fb0',
  '#26252c',
  '#f2efe6',
]

export function umbrella(look: Look): void {
  const { ctx, tone, index, t, colour } = look
  walker({ ...look, colour: tone('#4a4f66') })
  const cloth = look.noun === 'umbrella' ? colour : tone(CLOTHS[index % CLOTHS.length] ?? '#d8483a')
  blot(ctx, clear('#141428', 0.25), [-0.08, 0.16, 0.62])
  for (let i = 0; i < 8; i++) {
    ctx.fillStyle = i % 2 === 0 ? cloth : lighter(cloth, 0.22)
    ctx.beginPath()
    ctx.moveTo(0, 0)
    const a = (i / 8) * Math.PI * 2 + 0.1 * Math.sin(t * 3)
    ctx.arc(0, 0, 0.62, a, a + Math.PI / 4)
    ctx.fill()
  }
  blot(ctx, tone('#f4f0e6'), [0, 0, 0.05])
}

export function cyclist(look: Look): void {
  const { ctx, colour, tone, t, noun } = look
  if (/\b(motor|scooter|moped|vespa|biker)/u.test(noun)) return motorcyclist(look)
  cast(look, (c) => standing(c, { tall: 1.4, step: 0.4, wheels: true }))
  slab(ctx, tone('#26252c'), [0.52, 0, 0.62, 0.08, 0.04])
  slab(ctx, tone('#26252c'), [-0.5, 0, 0.62, 0.08, 0.04])
  slab(ctx, tone('#c9c9cf'), [0, 0, 0.8, 0.06, 0.03])
  slab(ctx, tone('#4a4a52'), [0.4, 0, 0.06, 0.5, 0.03])
  for (const side of [-1, 1]) {
    slab(ctx, skinOf(look), [0.02 + side * 0.12 * Math.sin(t * 8), side * 0.14, 0.36, 0.13, 0.06])
    slab(ctx, skinOf(look), [0.26, side * 0.24, 0.34, 0.1, 0.05])
  }
  slab(ctx, colour, [-0.02, 0, 0.44, 0.44, 0.18])
  blot(ctx, tone('#f2efe6'), [0.24, 0, 0.19, 0.16])
  blot(ctx, darker(colour, 0.15), [0.24, 0, 0.15, 0.06])
}

/** Fat tyres, a tank of its colour between the knees, and a helmet. */
function motorcyclist({ ctx, colour, tone }: Look): void {
  slab(ctx, clear('#141428', 0.32), [-0.06, 0.14, 1.7, 0.5, 0.2])
  for (const x of [-0.62, 0.66]) slab(ctx, tone('#26252c'), [x, 0, 0.52, 0.2, 0.09])
  slab(ctx, tone('#8f949c'), [-0.5, 0.17, 0.6, 0.09, 0.04])
  slab(ctx, colour, [0.1, 0, 1, 0.3, 0.14])
  slab(ctx, colour, [-0.52, 0, 0.4, 0.24, 0.1])
  slab(ctx, tone('#3a3d48'), [0.46, 0, 0.08, 0.78, 0.04])
  blot(ctx, '#fff2c4', [0.66, 0, 0.09, 0.09])
  for (const side of [-1, 1]) {
    slab(ctx, tone('#34405a'), [-0.06, side * 0.22, 0.46, 0.14, 0.07])
    slab(ctx, tone('#6b4630'), [0.24, side * 0.3, 0.46, 0.12, 0.06])
  }
  slab(ctx, tone('#6b4630'), [-0.12, 0, 0.42, 0.5, 0.18])
  blot(ctx, tone('#f2efe6'), [0.08, 0, 0.2, 0.19])
  blot(ctx, tone('#c0392f'), [0.08, 0, 0.2, 0.06])
}

/** Front crawl: one arm ahead, then the other. */
export function swimmer(look: Look): void {
  const { ctx, colour, t } = look
  const turn = Math.sin(t * 4)
  wake(look, [0.9, 0.34])
  for (const side of [-1, 1]) {
    const reach = 0.5 + side * turn * 0.5
    slab(ctx, skinOf(look), [
      0.3 + reach * 0.3,
      side * (0.36 - 0.1 * reach),
      0.3 + 0.5 * reach,
      0.13,
      0.06,
    ])
    slab(ctx, skinOf(look), [-0.72, side * 0.12 + 0.05 * Math.sin(t * 9 + side), 0.66, 0.14, 0.07])
  }
  slab(ctx, skinOf(look), [-0.02, 0, 0.8, 0.46, 0.22])
  slab(ctx, colour, [-0.3, 0, 0.36, 0.44, 0.14])
  blot(ctx, hairOf(look), [0.5, 0, 0.2])
  ctx.strokeStyle = clear('#f4fdff', 0.8)
  ctx.lineWidth = 0.05
  for (const r of [0.34, 0.5]) {
    ctx.beginPath()
    ctx.arc(0.52, 0, r + 0.04 * turn, -0.9, 0.9)
    ctx.stroke()
  }
}

/** On the board, with the white of the wave behind. */
export function surfer(look: Look): void {
  const { ctx, colour, tone, t } = look
  wake(look, [1.9, 0.6])
  blot(ctx, colour, [0, 0, 1.1, 0.27])
  slab(ctx, darker(colour, 0.3), [0, 0, 2, 0.05, 0.02])
  const sway = 0.06 * Math.sin(t * 2)
  slab(ctx, skinOf(look), [0.28, 0.06, 0.34, 0.16, 0.07])
  slab(ctx, skinOf(look), [-0.28, -0.06, 0.34, 0.16, 0.07])
  slab(ctx, tone('#26324a'), [0, sway, 0.34, 0.36, 0.14])
  slab(ctx, skinOf(look), [0.1, 0.42 + sway, 0.14, 0.5, 0.06])
  slab(ctx, skinOf(look), [-0.06, -0.42 + sway, 0.14, 0.5, 0.06])
  blot(ctx, hairOf(look), [0.08, sway, 0.17])
}

/** Two skis with poles, and the tracks they leave. */
export function skier(look: Look): void {
  const { ctx, colour, tone, t } = look
  for (const side of [-1, 1]) {
    slab(ctx, clear('#a9bccd', 0.7), [-3.2, side * 0.13, 5.4, 0.06, 0])
    slab(ctx, tone('#c0392f'), [0.1, side * 0.13, 1.5, 0.1, 0.05])
    slab(ctx, tone('#4a4a52'), [-0.25, side * (0.5 + 0.06 * Math.sin(t * 4)), 0.7, 0.04, 0.02])
  }
  cast(look, (c) => standing(c, { tall: 1.4, step: 0.2 }))
  slab(ctx, colour, [0, 0, 0.34, 0.66, 0.15])
  blot(ctx, tone('#f2efe6'), [0.1, 0, 0.17])
}

/** On a towel in the sun, or on an air bed. */
export function lying(look: Look): void {
  const { ctx, colour, tone, index } = look
  slab(ctx, tone(CLOTHS[(index * 3) % CLOTHS.length] ?? '#f0b93a'), [0, 0, 1.7, 0.8, 0.08])
  for (const side of [-1, 1]) {
    slab(ctx, skinOf(look), [-0.48, side * 0.12, 0.6, 0.13, 0.06])
    slab(ctx, skinOf(look), [0.2, side * 0.3, 0.5, 0.1, 0.05])
  }
  slab(ctx, skinOf(look), [0.08, 0, 0.6, 0.42, 0.16])
  slab(ctx, colour, [-0.12, 0, 0.24, 0.4, 0.1])
  blot(ctx, hairOf(look), [0.56, 0, 0.19])
}
