import type { PlaceContext } from '../../place.ts'
import { cutOut, moving } from '../kit/alive.ts'
import { screen, wardBed, clock } from '../kit/indoors/fittings.ts'
import { counter, cornerPot } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { curtain, door, window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

export const hospitalPlace = place({
  id: 'hospital',
  indoors: true,
  time: 'day',
  sounds: { hum: 0.3 },
  spots: (c) => [{ name: 'bed', x: -c.box.width * 0.2, y: 1.3, z: 4.2 }],
  set: (c) => {
    const m = measures(c)
    const { half, depth } = m
    return [
      theRoom(c),
      bed(c, m),
      dripPlane(c, m),
      heartbeat(half, depth),
      secondBed(c, m),
      trolleyPlane(c),
      plant(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const { half, depth } = roomSize(c, { depth: 5.8 })
  const bedWide = Math.min(4.6, half * 0.64)
  return { half, depth, bedWide }
}

type Measures = ReturnType<typeof measures>

const theRoom = onStage(room, {
  depth: 5.8,
  wall: { style: 'plain', colour: '#dcebe6', dado: 2.2, dadoColour: '#a9d2cc' },
  floor: { pattern: 'tiles', colour: '#e6ece8', other: '#c4d2ce', size: 1.5 },
  ceiling: '#f7faf8',
  rug: (ink) => sunPatch(ink, { x: 1, z: [0.4, 5], width: 3 }),
  back,
})

function bed(c: PlaceContext, { half, bedWide }: Measures) {
  return cutOut(c, { name: 'bed', at: [-half * 0.38, 0, 4.3], size: [bedWide + 0.6, 2.6] }, (ink) =>
    wardBed(ink, { x: 0, width: bedWide, height: 1.9 }),
  )
}

function dripPlane(c: PlaceContext, { half, bedWide }: Measures) {
  return cutOut(
    c,
    { name: 'drip', at: [-half * 0.38 + bedWide * 0.62, 0, 4.2], size: [1.4, 4] },
    drip,
  )
}

function secondBed(c: PlaceContext, { bedWide }: Measures) {
  return plane(c, { name: 'second bed', z: 4, split: true }, (ink) => {
    wardBed(ink, { x: ink.half * 0.72, width: bedWide, height: 1.9 })
    curtain(ink, {
      ...boxAt([ink.half * 0.3, -0.5], [1.2, 6]),
      colour: '#8fc4c9',
      side: -1,
      tied: false,
    })
  })
}

const trolleyPlane = planeOf({ name: 'trolley', z: 2.6, split: true, top: 4 }, (ink) =>
  trolley(ink, -ink.half * 0.92),
)

const plant = wingOf({ name: 'plant' }, (ink) =>
  cornerPot(ink, { side: 1, height: 2.6, colour: '#f4f0e6' }),
)

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, { ...boxAt([ink.half * 0.06, -2.7], [3 * s, 2.9]), view: 'trees', frame: '#ffffff' })
  cross(ink, -ink.half * 0.82)
  clock(ink, { x: -ink.half * 0.3, y: -6.2, size: 0.55, frame: '#5f8f94' })
  mark(ink, '#f7faf8').rect(-ink.half * 0.7, -4.6, [3.4 * s, 0.4])
  for (let i = 0; i < 4; i++)
    mark(ink, ['#d9584c', '#5fa8c9', '#f0c25e', '#8fae6a'][i] ?? '#d9584c').disc(
      -ink.half * 0.7 + 0.4 + i * 0.7 * s,
      -4.4,
      0.1,
    )
  shelves(ink, {
    ...boxAt([ink.half * 0.5, -3.4], [2.4 * s, 1.6]),
    rows: 2,
    fill: 'bottles',
    colour: '#f4f7f4',
    palette: ['#6fb5c9', '#e0a05c', '#f7f2e6', '#8fc48a'],
  })
  counter(ink, {
    x: ink.half * 0.5,
    width: 2.8 * s,
    height: 1.9,
    colour: '#f4f7f4',
    top: '#a9d2cc',
  })
  door(ink, { x: ink.right - 1.3, width: 1.9, height: 4.4, colour: '#a9c9c4', glass: true })
  screen(ink, { x: -ink.half * 0.14, y: -2.6, width: 1.1, height: 0.9, colour: '#1f3f3a' })
}

function cross(ink: Ink, x: number): void {
  cut(ink, '#ffffff', 0.1).disc(x, -5.6, 0.9)
  mark(ink, '#d9483f').rect(x - 0.18, -6.15, [0.36, 1.1])
  mark(ink, '#d9483f').rect(x - 0.55, -5.78, [1.1, 0.36])
}

function drip(ink: Ink): void {
  stroke(ink, '#9aa3aa', 0.08).path({}, 'M0 0L0 -3.7M-0.4 -3.7L0.4 -3.7M-0.4 0L0.4 0')
  cut(ink, '#bfe6ee', 0.05).rounded([0.16, -3.6, 0.5, 0.8], 0.12)
  stroke(ink, '#cfe6ea', 0.04).path({}, 'M0.4 -2.8C0.5 -2 -0.4 -1.8 -0.6 -1.4')
}

function trolley(ink: Ink, x: number): void {
  for (const d of [-0.8, 0.8]) {
    mark(ink, '#9aa3aa').rect(x + d - 0.05, -1.7, [0.1, 1.6])
    mark(ink, '#4a4f58').disc(x + d, -0.1, 0.12)
  }
  for (const y of [-1.7, -0.8]) cut(ink, '#e6ecea', 0.06).rect(x - 0.95, y, [1.9, 0.14])
  for (let i = 0; i < 4; i++)
    mark(ink, ['#6fb5c9', '#f7f2e6', '#e0a05c', '#8fc48a'][i] ?? '#6fb5c9').rounded(
      [x - 0.8 + i * 0.42, -2.2, 0.3, 0.5],
      0.06,
    )
}

/** A monitor's green line that runs and beats. */
function heartbeat(half: number, depth: number) {
  return moving('heartbeat', { x: -half * 0.14, y: 2.6, z: depth - 0.05 }, (ctx, t) => {
    ctx.strokeStyle = '#6ff0a0'
    ctx.lineWidth = 0.05
    ctx.beginPath()
    for (let i = 0; i <= 30; i++) {
      const share = i / 30
      const beat = (share * 2 - t * 0.9) % 1
      const b = beat < 0 ? beat + 1 : beat
      const y = b < 0.1 ? -Math.sin(b * 31) * 0.3 : b < 0.16 ? 0.1 : 0
      ctx.lineTo(-0.5 + share, -0.45 + y)
    }
    ctx.stroke()
  })
}
