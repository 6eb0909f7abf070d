import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import type { Piece } from '../../../scene/scene.ts'
import { cutOut, glowing, motes, moving } from '../kit/alive.ts'
import { counter, cornerPot } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { floorLamp } from '../kit/indoors/lamps.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { rug, sunPatch } from '../kit/indoors/rug.ts'
import { bunting } from '../kit/town/stalls.ts'
import { boxAt } from '../kit/shapes.ts'

export const nurseryPlace = place({
  id: 'nursery',
  indoors: true,
  time: 'morning',
  sounds: { room: 0.2 },
  spots: (c) => [{ name: 'crib', x: -c.box.width * 0.24, y: 1.3, z: 4.2 }],
  set: (c) => {
    const m = measures(c)
    const { half, top } = m
    return [
      theRoom(c, m),
      // Who sleeps in a crib has it before the wall.
      c.nouns?.some((noun) => /\b(?:crib|cot|cradle)$/u.test(noun))
        ? []
        : cutOut(c, { name: 'crib', at: [-half * 0.42, 0, 4.3], size: [4.4, 2.8] }, crib),
      mobile({ x: -half * 0.42, y: top, z: 4.1 }),
      horse(c, m),
      blocksPlane(c),
      bearPlane(c),
      glowing(c, { at: [half * 0.86, 3.2, 5], radius: 2, strength: 0.35 }),
      motes(c, { z: 3, count: 14 }),
      plant(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const { half, top } = roomSize(c)
  const tone = c.random.fork('look').pick([
    ['#cfe3ee', '#f6d38a'],
    ['#f4d6d9', '#b5d6c4'],
    ['#dfe8c8', '#f2b6a0'],
  ] as const)
  return { half, top, tone }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { tone }: Measures) {
  return room(c, {
    wall: { style: 'dots', colour: tone[0], accent: '#ffffff', dado: 1.8, dadoColour: '#fbf4e6' },
    floor: { pattern: 'planks', colour: '#d9b58a', other: '#bf9668' },
    ceiling: '#fdf9f0',
    lamp: false,
    rug: (ink) => {
      rug(ink, { width: ink.half * 1.1, z: [-1.2, 3.2], colour: tone[1], border: '#fffaf0' })
      sunPatch(ink, { x: 1.4, z: [0.6, 5], width: 3 })
    },
    back,
    glow: (ink) => floorLamp(ink, { x: ink.right - 1.1, height: 3.6, glowing: true }),
  })
}

function horse(c: PlaceContext, { half }: Measures) {
  return cutOut(
    c,
    { name: 'horse', at: [half * 0.5, 0, 4], size: [2.8, 2.8], sway: 0.2, swaySeconds: 2.6 },
    rockingHorse,
  )
}

function blocksPlane(c: PlaceContext) {
  return cutOut(c, { name: 'blocks', at: [c.box.width * 0.36, 0, 2.8], size: [2.4, 2] }, blocks)
}

function bearPlane(c: PlaceContext) {
  return cutOut(c, { name: 'bear', at: [-c.box.width * 0.4, 0, 2.9], size: [1.8, 1.8] }, bear)
}

const plant = wingOf({ name: 'plant' }, (ink) =>
  cornerPot(ink, { side: 1, height: 2.4, colour: '#f2b6a0' }),
)

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, { x: 1 * s, y: -2.7, width: 3 * s, height: 2.8, curtains: '#f2c9a0', view: 'hills' })
  shelves(ink, {
    ...boxAt([ink.half * 0.58, 0], [2.6 * s, 3.2]),
    rows: 3,
    fill: 'mixed',
    colour: '#f7ecd8',
    palette: ['#e0728a', '#6fb5c9', '#f2c14e', '#8fc48a', '#c9a0d6'],
  })
  counter(ink, {
    x: -ink.half * 0.8,
    width: 2.4 * s,
    height: 1.9,
    colour: '#fbf4e6',
    top: '#e6cfa8',
  })
  picture(ink, { x: -ink.half * 0.46, y: -3.6, width: 1.3, height: 1.3, frame: '#f2b6a0' })
  picture(ink, { x: -ink.half * 0.24, y: -3.9, width: 1.1, height: 1.1, frame: '#9fc4d6' })
  floorLamp(ink, { x: ink.right - 1.1, height: 3.6, colour: '#f7d9a0' })
  bunting(ink, [ink.left, ink.top + 0.9], [0, ink.top + 0.8])
  bunting(ink, [0, ink.top + 0.8], [ink.right, ink.top + 0.9])
  for (const [x, y] of pairs('-0.7 0.78, 0.3 0.84, 0.74 0.74'))
    mark(ink, '#ffffff').shape((ctx) => {
      for (const [dx, r] of pairs('-0.5 0.3, 0 0.44, 0.5 0.3')) {
        ctx.moveTo(x * ink.half + dx + r, ink.top * y)
        ctx.arc(x * ink.half + dx, ink.top * y, r, 0, 7)
      }
    })
}

function crib(ink: Ink): void {
  cut(ink, '#fff6e6', 0.06).rounded([-1.8, -1.3, 3.6, 0.5], 0.1)
  cut(ink, '#9fc4d6', 0.05).rounded([-0.6, -1.5, 2.3, 0.6], 0.2)
  mark(ink, '#ffffff').oval(-1.3, -1.4, [0.5, 0.2])
  for (const x of [-2, 2]) cut(ink, '#e6cfa8', 0.1).rounded([x - 0.13, -2.6, 0.26, 2.6], 0.12)
  for (let i = 1; i < 12; i++) mark(ink, '#f2e2c4').rect(-2 + i * 0.333 - 0.05, -2.2, [0.1, 1.7])
  for (const y of [-2.3, -0.6]) cut(ink, '#e6cfa8', 0.06).rounded([-2, y, 4, 0.2], 0.08)
}

/** A mobile that turns above the crib. */
function mobile(at: { x: number; y: number; z: number }): Piece {
  return moving('mobile', at, (ctx, t) => {
    ctx.strokeStyle = '#b59a78'
    ctx.lineWidth = 0.05
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(0, at.y * 0.34)
    ctx.stroke()
    const y = at.y * 0.34
    for (let i = 0; i < 5; i++) {
      const angle = t * 0.6 + (i * Math.PI * 2) / 5
      const x = Math.cos(angle) * 1.2
      const size = 0.24 + 0.06 * Math.sin(angle)
      ctx.beginPath()
      ctx.moveTo(0, y)
      ctx.lineTo(x, y + 0.2)
      ctx.lineTo(x, y + 0.9)
      ctx.stroke()
      ctx.fillStyle = ['#f2c14e', '#e0728a', '#6fb5c9', '#8fc48a', '#c9a0d6'][i] ?? '#f2c14e'
      ctx.beginPath()
      for (let k = 0; k < 10; k++) {
        const far = k % 2 ? size * 0.5 : size
        ctx.lineTo(
          x + Math.cos((k * Math.PI) / 5 - 1.57) * far,
          y + 1.1 + Math.sin((k * Math.PI) / 5 - 1.57) * far,
        )
      }
      ctx.fill()
    }
  })
}

function rockingHorse(ink: Ink): void {
  stroke(ink, '#c4453c', 0.18).path({}, 'M-1.2 -0.25Q0 0.1 1.2 -0.25')
  stroke(ink, '#d9a05c', 0.24).shape((ctx) => {
    for (const d of [-0.6, 0.55]) {
      ctx.moveTo(d * 0.8, -1)
      ctx.lineTo(d * 1.2, -0.16)
    }
  })
  cut(ink, '#e0ab6a', 0.08).oval(0, -1.2, [0.95, 0.42])
  cut(ink, '#e0ab6a', 0.04).polygon(...pairs('0.5 -1.2, 0.9 -2.2, 1.4 -2, 1.3 -1.7, 0.95 -1'))
  mark(ink, '#7a4f38').polygon(...pairs('0.45 -1.3, 0.8 -2.3, 0.62 -1.3'))
  mark(ink, '#c4453c').rounded([-0.4, -1.7, 0.8, 0.5], 0.16)
  mark(ink, '#33303a').disc(1.08, -1.96, 0.06)
}

function blocks(ink: Ink): void {
  for (const [x, y, tone, mark2] of [
    [-0.5, 0, '#e0728a', 0],
    [0.4, 0, '#6fb5c9', 1],
    [-0.05, 0.84, '#f2c14e', 2],
  ] as const) {
    cut(ink, tone, [0.08, 0.3]).rounded([x - 0.42, -y - 0.84, 0.84, 0.84], 0.08)
    if (mark2 === 0) mark(ink, '#fff6e6').disc(x, -y - 0.42, 0.22)
    else if (mark2 === 1)
      mark(ink, '#fff6e6').polygon([x - 0.22, -y - 0.24], [x, -y - 0.64], [x + 0.22, -y - 0.24])
    else mark(ink, '#fff6e6').rect(x - 0.2, -y - 0.62, [0.4, 0.4])
  }
}

function bear(ink: Ink): void {
  const fur = '#b5834f'
  for (const d of [-0.5, 0.5]) cut(ink, fur, 0.04).oval(d, -0.24, [0.3, 0.22])
  cut(ink, fur, 0.06).oval(0, -0.6, [0.5, 0.52])
  for (const d of [-0.34, 0.34]) mark(ink, fur).disc(d, -1.5, 0.18)
  cut(ink, fur, 0.05).disc(0, -1.2, 0.44)
  mark(ink, '#e9cfa0').oval(0, -1.08, [0.2, 0.15])
  for (const d of [-0.16, 0.16]) mark(ink, '#33262a').disc(d, -1.28, 0.05)
  mark(ink, '#33262a').oval(0, -1.13, [0.07, 0.05])
}
