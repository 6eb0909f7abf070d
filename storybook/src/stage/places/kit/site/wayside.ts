import { pairs } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import { hut } from '../town/huts.ts'
import type { Stood } from './built.ts'

/** A red and white pole across the way, a little booth at its foot. */
export function barrierArm(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 2.6
  cut(ink, '#dcd6c8', [0.14, 0.3]).standing(x - w * 0.5, 0, [h * 0.9, h * 1.1])
  mark(ink, '#7fa9c4').rect(x - w * 0.5 - h * 0.32, -h * 0.98, [h * 0.64, h * 0.4])
  cut(ink, '#5a6b78', 0.1).rect(x - w * 0.5 - h * 0.54, -h * 1.22, [h * 1.08, h * 0.16])
  cut(ink, '#4a5058', 0.06).standing(x - w * 0.28, 0, [h * 0.18, h * 0.66])
  for (let i = 0; i < 8; i++)
    mark(ink, i % 2 ? '#f4efe4' : '#d2433c').rect(x - w * 0.3 + (i * w) / 10, -h * 0.6, [
      w / 10,
      h * 0.13,
    ])
  cut(ink, '#4a5058', 0.06).standing(x + w * 0.48, 0, [h * 0.12, h * 0.56])
}

/** A straight trunk whose bark is cut aslant, a cup under the cut. */
export function tappedTree(ink: Ink, { x, height: h }: Stood): void {
  cut(ink, '#c9c0b0', 0.08).standing(x, 0, [h * 0.07, h * 0.72])
  const green = ink.random.pick(['#5f9a4c', '#6fa856', '#4f8a48'])
  for (const [dx, y, r] of [
    [-0.16, 0.74, 0.17],
    [0.16, 0.76, 0.17],
    [0, 0.88, 0.2],
  ] as const)
    cut(ink, green, [0.1, 0.3]).disc(x + dx * h, -y * h, r * h)
  stroke(ink, '#7a5a44', h * 0.012).line([x - h * 0.03, -h * 0.32], [x + h * 0.03, -h * 0.26])
  mark(ink, '#fbf9f2').rect(x + h * 0.012, -h * 0.26, [h * 0.014, h * 0.05])
  cut(ink, '#3f2f2a', 0.03).standing(x + h * 0.02, -h * 0.17, [h * 0.06, h * 0.045])
}

/** A walk of round arches on columns under a roof of tiles, around a garden. */
export function arcade(ink: Ink, { height: h }: Stood): void {
  const stone = '#d8c6a2'
  const wide = h * 0.62
  mark(ink, '#6f5f50').rect(ink.left, -h * 0.72, [ink.right - ink.left, h * 0.72])
  for (let x = -Math.ceil(-ink.left / wide) * wide; x < ink.right; x += wide) {
    cut(ink, stone, [0.1, 0.25]).shape((ctx) => {
      ctx.moveTo(x - wide / 2, 0.1)
      ctx.lineTo(x - wide / 2, -h * 0.76)
      ctx.lineTo(x + wide / 2, -h * 0.76)
      ctx.lineTo(x + wide / 2, 0.1)
      ctx.lineTo(x + wide * 0.36, 0.1)
      ctx.lineTo(x + wide * 0.36, -h * 0.36)
      ctx.arc(x, -h * 0.36, wide * 0.36, 0, Math.PI, true)
      ctx.lineTo(x - wide * 0.36, 0.1)
      ctx.closePath()
    })
    cut(ink, lighter(stone, 0.2), 0.05).standing(x + wide / 2, -h * 0.06, [wide * 0.14, h * 0.3])
    for (const y of [0.02, 0.36])
      cut(ink, lighter(stone, 0.1), 0.04).standing(x + wide / 2, -h * y, [wide * 0.22, h * 0.05])
  }
  cut(ink, '#b5694a', [0.16, 0.3]).rect(ink.left, -h * 0.96, [ink.right - ink.left, h * 0.22])
  for (let x = ink.left; x < ink.right; x += h * 0.1)
    mark(ink, darker('#b5694a', 0.16)).rect(x, -h * 0.96, [h * 0.02, h * 0.22])
}

/** A road on pillars across the whole land, cars and a truck on it. */
export function flyover(ink: Ink, { x, height: h }: Stood): void {
  const deck = h * 0.16
  const grey = '#a3a4a8'
  for (let at = -ink.half * 1.5; at < ink.half * 1.6; at += ink.half * 0.56) {
    const [px, w] = [at + x, h * 0.1]
    cut(ink, darker(grey, 0.1), 0.1).standing(px, 0, [w, h - deck])
    cut(ink, darker(grey, 0.04), 0.06).polygon(
      [px - w * 1.8, -h + deck],
      [px - w / 2, -h + deck * 2.2],
      [px + w / 2, -h + deck * 2.2],
      [px + w * 1.8, -h + deck],
    )
  }
  const random = ink.random.fork(`deck ${h}`)
  const cars = ['prop:truck', 'noto:automobile', 'prop:van', 'noto:taxi', 'prop:bus']
  for (let at = -ink.half * 1.3, i = random.whole(0, 4); at < ink.half * 1.3; i++) {
    const name = cars[i % cars.length] ?? 'prop:van'
    thing(ink, name, { x: at, y: -h + deck * 0.1, height: /auto|taxi/u.test(name) ? 1.1 : 1.7 })
    at += random.between(4.4, 8)
  }
  cut(ink, grey, [0.18, 0.3]).rect(ink.left, -h, [ink.right - ink.left, deck])
  mark(ink, lighter(grey, 0.4)).rect(ink.left, -h - 0.04, [ink.right - ink.left, 0.14])
}

/** A ramp that swings up from the ground to a road on pillars. */
export function slipRoad(ink: Ink, { x, height: h }: Stood): void {
  const s = x < 0 ? 1 : -1
  const w = h * 2.4 * s
  cut(ink, '#8f9095', [0.2, 0.3]).path(
    { x, w, h },
    'M-0.6 0C0.2 0 0.1 -0.8 0.9 -1L1.4 -1L1.4 -0.84L0.9 -0.84C0.4 -0.7 0.5 0 -0.3 0Z',
  )
  stroke(ink, '#f4efe4', h * 0.014).path(
    { x, w, h },
    'M-0.46 0C0.3 0 0.24 -0.74 0.9 -0.92L1.4 -0.92',
  )
}

const SLIDES = ['#e8574a', '#f2b93c', '#3f9fd0'] as const

/** A tower of stairs with three slides that wind down from it into a pool. */
export function waterSlides(ink: Ink, { x, height: h }: Stood): void {
  cut(ink, '#4fb4d4', [0.06, 0.2]).oval(x, -h * 0.02, [h * 1.26, h * 0.1])
  mark(ink, '#8fdcec').oval(x, -h * 0.03, [h * 1.1, h * 0.06])
  stroke(ink, '#8a949b', h * 0.02).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * h * 0.14, 0)
      ctx.lineTo(x + side * h * 0.14, -h * 0.92)
    }
    for (let i = 0; i < 6; i++) {
      ctx.moveTo(x - (i % 2 ? 0.14 : -0.14) * h, -h * 0.15 * i)
      ctx.lineTo(x + (i % 2 ? 0.14 : -0.14) * h, -h * 0.15 * (i + 1))
    }
  })
  const ways = [
    'M-0.1 -0.86C-0.9 -0.86 -1.1 -0.6 -0.6 -0.54C-0.1 -0.48 -0.2 -0.3 -0.7 -0.28C-1 -0.26 -1.04 -0.12 -0.96 -0.04',
    'M0.1 -0.86C0.9 -0.9 1.16 -0.66 0.66 -0.56C0.2 -0.46 0.3 -0.32 0.74 -0.28C1.06 -0.24 1.06 -0.12 0.94 -0.04',
    'M0.04 -0.7C0.5 -0.66 0.36 -0.46 0.1 -0.4C-0.3 -0.3 -0.4 -0.14 -0.3 -0.04',
  ]
  for (const [i, way] of ways.entries()) {
    const colour = SLIDES[i] ?? '#e8574a'
    stroke(ink, darker(colour, 0.2), h * 0.075).path({ x, w: h, h }, way)
    stroke(ink, lighter(colour, 0.1), h * 0.05).path({ x, w: h, h }, way)
    stroke(ink, '#d6f2f8', h * 0.014).path({ x, w: h, h }, way)
  }
  for (const [dx, y] of pairs('-0.96 0.05, 0.94 0.05, -0.3 0.05'))
    for (const d of [-0.05, 0, 0.05])
      mark(ink, '#f4fbff').disc(x + (dx + d) * h, -y * h - Math.abs(d) * h * -0.4, h * 0.03)
  cut(ink, '#f4ead6', 0.1).rect(x - h * 0.2, -h * 0.9, [h * 0.4, h * 0.04])
  cut(ink, '#e8574a', [0.12, 0.3]).plot({ x, w: h, h }, '-0.26 -1, 0 -1.18, 0.26 -1')
}

/** Columns in which oil is parted, pipes between them, and a flame that burns off what is left. */
export function refinery(ink: Ink, { x, height: h }: Stood): void {
  const steel = '#c2c8cc'
  for (const [dx, high, wide] of [
    [-0.5, 0.7, 0.12],
    [-0.26, 0.96, 0.1],
    [-0.04, 0.62, 0.16],
    [0.2, 0.84, 0.1],
  ] as const) {
    const [cx, w] = [x + dx * h, wide * h]
    cut(ink, turned(ink, steel, { span: [cx - w / 2, cx + w / 2], amount: 0.4 }), 0.12).rounded(
      [cx - w / 2, -high * h, w, high * h],
      [w / 2, w / 2, 0, 0],
    )
    for (let y = 0.16; y < high - 0.06; y += 0.16)
      mark(ink, '#d9a441').rect(cx - w * 0.64, -y * h, [w * 1.28, h * 0.016])
  }
  stroke(ink, '#8a949b', h * 0.018).path(
    { x, w: h, h },
    'M-0.7 -0.1L0.7 -0.1M-0.7 -0.16L0.7 -0.16M-0.5 -0.4L-0.26 -0.4M-0.26 -0.56L0.2 -0.56',
  )
  stroke(ink, '#7d868c', h * 0.03).line([x + h * 0.56, 0], [x + h * 0.56, -h * 1.02])
  for (const [r, colour] of [
    [0.09, '#f28a3c'],
    [0.055, '#ffd76a'],
  ] as const)
    mark(ink, colour).path(
      { x: x + h * 0.56, y: -h, w: r * h, h: r * h },
      'M-0.8 0C-1.2 -1.2 -0.2 -1.4 0.3 -2.6C0.4 -1.6 1.2 -1.2 0.8 0Z',
    )
}

const LITTER = [
  '#d9574a',
  '#4f8fb8',
  '#f2c14e',
  '#f4efe4',
  '#6fa35c',
  '#2f3038',
  '#b58ac0',
] as const

/** A hill of rubbish: bags, boxes and bottles in every colour. */
export function litterHeap(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 1.5
  cut(ink, turned(ink, '#9a8f7c', { span: [x - w, x + w], amount: 0.3 }), [0.16, 0.2]).soft(
    [x - w, 0.1],
    [x - w * 0.7, -h * 0.4],
    [x - w * 0.2, -h * 0.9],
    [x + w * 0.2, -h],
    [x + w * 0.6, -h * 0.6],
    [x + w, 0.1],
  )
  const random = ink.random.fork(`litter ${x}`)
  for (let i = 0; i < 90; i++) {
    const y = random.between(0, 0.86)
    const at = x + random.between(-1, 1) * w * 0.86 * (1 - y * 0.9)
    const size = h * random.between(0.03, 0.075)
    const bit = cut(ink, random.pick(LITTER), 0.03)
    if (random.chance(0.4)) bit.oval(at, -y * h, [size, size * 0.8])
    else bit.rect(at - size, -y * h, [size * 1.8, size * random.between(0.6, 1.4)])
  }
}

/** A round house of clay under a pointed roof of straw. */
export function thatchedHut(ink: Ink, { x, height }: Stood): void {
  hut({ ...ink, ...straw(ink) }, { x, y: 0, width: height * 1.2, height: height * 0.92 })
}

/** Huts of straw stand wherever they are asked for, whatever the land. */
const straw = ({ land }: Ink): Partial<Ink> => (land ? { land: { ...land, homes: 'straw' } } : {})
