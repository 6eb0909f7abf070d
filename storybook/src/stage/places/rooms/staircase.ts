import { glowing, motes } from '../kit/alive.ts'
import { chandelier } from '../kit/indoors/fittings.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { darker, lighter } from '../kit/colour.ts'
import { column } from '../kit/town/castles.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { rug } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 9, height: 11, width: 1.45 } as const

export const staircasePlace = place({
  id: 'staircase',
  indoors: true,
  time: 'day',
  sounds: { room: 0.2 },
  set: (c) => {
    const { half, top } = roomSize(c, SIZE)
    return [
      room(c, {
        ...SIZE,
        wall: {
          style: 'panel',
          colour: '#dcc9ae',
          accent: '#cbb592',
          dado: 2,
          dadoColour: '#f2e8d6',
        },
        floor: { pattern: 'checks', colour: '#efe6d6', other: '#8a7468', size: 1.5 },
        ceiling: '#f7efe0',
        lamp: false,
        rug: (ink) =>
          rug(ink, {
            width: Math.min(3.6, ink.half * 0.7),
            z: [-4, 5],
            colour: '#9a2f3c',
            border: '#e0b85a',
          }),
        back: (ink) => back(ink),
        glow: (ink) => chandelier(ink, { x: 0, top: ink.top, drop: 2.2, size: 1.7, glowing: true }),
      }),
      plane(c, { name: 'stairs', z: 6.4, haze: 0.4 }, (ink) => flight(ink, half)),
      glowing(c, { at: [0, top - 2.6, 6], radius: 6, strength: 0.35, flicker: 0.04 }),
      plane(c, { name: 'newels', z: 4.2, split: true }, (ink) => {
        for (const s of [-1, 1]) {
          column(ink, { x: s * ink.half * 0.9, width: 0.7, height: top, colour: '#f4ead8' })
          pot(ink, { x: s * ink.half * 0.68, height: 2.2, colour: '#b5734a' })
        }
      }),
      motes(c, { z: 3, count: 20, colour: '#fff0c8' }),
      wing(c, { name: 'rail' }, (ink) => {
        for (const s of [-1, 1])
          cut(ink, '#6b3f30', 0.2).rect(s * ink.half * 1.1 - 0.4, ink.top * 0.3, [0.8, -ink.top])
      }),
    ]
  },
})

function back(ink: Ink): void {
  window(ink, {
    ...boxAt([0, -5.2], [ink.half * 0.5, -ink.top * 0.36]),
    view: 'trees',
    bars: [3, 3],
    curtains: '#a83a48',
  })
  for (const d of [-0.62, 0.62]) {
    door(ink, { x: d * ink.half, y: -4.9, width: 1.6, height: 3.4, colour: '#8a5f45' })
    picture(ink, { x: d * ink.half * 1.34, y: -6, width: 1.3, height: 1.7 })
  }
  for (const d of [-0.82, 0.82]) picture(ink, { x: d * ink.half, y: -2.2, width: 1.6, height: 1.9 })
  chandelier(ink, { x: 0, top: ink.top, drop: 2.2, size: 1.7 })
}

const GALLERY = 4.9
const STEPS = 12

/** A broad flight up to a landing, and two arms that part to the gallery. */
function flight(ink: Ink, half: number): void {
  cut(ink, darker('#efe2ca', 0.1), 0.2).rect(-half, -GALLERY - 0.3, [half * 2, 0.6])
  for (const s of [-1, 1]) {
    rail(ink, {
      from: s > 0 ? half * 0.3 : -half,
      to: s > 0 ? half : -half * 0.3,
      y: -GALLERY - 0.3,
    })
    mark(ink, 'rgba(60,40,40,0.2)').polygon(
      [s * half * 0.3, 0],
      [s * half, 0],
      [s * half, -GALLERY + 0.3],
      [s * half * 0.3, -GALLERY + 0.3],
    )
  }
  carpetedSteps(ink, half)
  for (const s of [-1, 1]) banister(ink, half, s)
}

function carpetedSteps(ink: Ink, half: number): void {
  const rise = 4.6 / STEPS
  for (let i = STEPS; i >= 0; i--) {
    const w = half * (0.5 - (i / STEPS) * 0.2)
    const y = -i * rise
    cut(ink, i % 2 ? '#f2e6d0' : '#e9dabf', 0.06).rect(-w, y - rise, [w * 2, rise + 0.04])
    mark(ink, lighter('#a8744a', 0.1)).rect(-w, y - rise, [w * 2, rise * 0.26])
    mark(ink, '#a32f3f').rect(-w * 0.5, y - rise, [w, rise])
    mark(ink, '#c4505c').rect(-w * 0.5, y - rise, [w, rise * 0.3])
  }
}

function banister(ink: Ink, half: number, s: number): void {
  stroke(ink, '#6b3f30', 0.26).line([s * half * 0.52, -1.5], [s * half * 0.31, -GALLERY - 1.3])
  for (let i = 0; i <= STEPS; i++) {
    const share = i / STEPS
    const x = s * half * (0.52 - share * 0.21)
    mark(ink, '#f7efe0').rect(x - 0.06, -1.45 - share * 4.7, [0.12, 1.5])
  }
  cut(ink, '#6b3f30', 0.1).rect(s * half * 0.52 - 0.24, -2, [0.48, 2])
  cut(ink, '#e0b85a', 0.06).shape((ctx) => ctx.arc(s * half * 0.52, -2.2, 0.32, 0, 7))
}

function rail(ink: Ink, how: { from: number; to: number; y: number }): void {
  const { from, to, y } = how
  for (let x = from; x <= to; x += 0.5) mark(ink, '#f7efe0').rect(x, y - 1.3, [0.12, 1.3])
  cut(ink, '#6b3f30', 0.08).rect(from, y - 1.45, [to - from, 0.24])
}
