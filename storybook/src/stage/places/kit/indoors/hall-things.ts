import { plotted } from '../../../../scene/rows.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { glowing } from '../alive.ts'
import { darker } from '../colour.ts'
import { glitter, rings } from '../nature/water.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { plane } from '../plane.ts'
import { thing } from '../thing.ts'
import type { HallSides } from './hall-looks.ts'

interface Hall {
  readonly sides: HallSides
  readonly w: number
  readonly top: number
}

/** What stands in a passage, along its walls. */
export function hallThings(c: PlaceContext, hall: Hall): Piece[] {
  const { sides, w, top } = hall
  switch (sides) {
    case 'cells':
      return bars(c, w, top)
    case 'mine':
      return [...[15, 8, 2.6].flatMap((z) => timber(c, hall, z)), ...ore(c, w)]
    case 'sewer':
      return [
        glitter(c, { y: 0, count: 26, near: -2, far: 14, spread: 0.24 }),
        rings(c, { y: 0, near: 0, far: 8, count: 4 }),
        ...plane(c, { name: 'rats', z: 5, split: true }, (ink) =>
          thing(ink, 'noto:rat', { x: -w * 0.8, height: 0.7 }),
        ),
      ]
    case 'wards':
      return plane(c, { name: 'beds', z: 6.4, split: true }, (ink) => {
        gurney(ink, -w * 0.78)
        thing(ink, 'prop:wheelchair', { x: w * 0.82, height: 2 })
      })
    case 'lockers':
      return plane(c, { name: 'bags', z: 4.4, split: true }, (ink) => {
        thing(ink, 'noto:backpack', { x: -w * 0.86, height: 1.2 })
        thing(ink, 'noto:books', { x: w * 0.88, height: 0.8 })
      })
    default:
      return []
  }
}

/** The bars of the nearest cell stand open at both sides. */
function bars(c: PlaceContext, w: number, top: number): Piece[] {
  return plane(c, { name: 'bars', z: 3.6, split: true }, (ink) => {
    for (const s of [-1, 1]) {
      stroke(ink, '#4a4f58', 0.14).shape((ctx) => {
        for (let i = 0; i < 5; i++) {
          ctx.moveTo(s * (w - i * 0.44), 0)
          ctx.lineTo(s * (w - i * 0.44), -top)
        }
      })
      for (const y of [0.3, top * 0.5, top - 0.2])
        mark(ink, '#4a4f58').rect(s > 0 ? w - 1.9 : -w, -y, [1.9, 0.18])
    }
  })
}

const BEAM = '#8a6240'

/** Two posts and a beam that hold the roof of a mine, and a lantern on one of them. */
function timber(c: PlaceContext, { w, top }: Hall, z: number): Piece[] {
  const high = top * 0.94
  const lantern = w * 0.6 * (z === 8 ? 1 : -1)
  const frame = plane(c, { name: `timber ${z}`, z }, (ink) => {
    for (const s of [-1, 1]) {
      cut(ink, darker(BEAM, 0.1), [0.14, 0.3]).rect(s * w * 0.92 - 0.3, -high, [0.6, high])
      stroke(ink, darker(BEAM, 0.2), 0.3).path({ w: s * w, h: high }, 'M0.9 -0.72L0.68 -0.96')
    }
    cut(ink, BEAM, [0.16, 0.3]).rect(-w * 1.04, -high - 0.34, [w * 2.08, 0.66])
    stroke(ink, '#2f2a28', 0.06).line([lantern, -high], [lantern, -high + 0.6])
    thing(ink, 'prop:lantern', { x: lantern, y: -high + 1.6, height: 1.1 })
  })
  const light = glowing(c, {
    at: [lantern, high - 1.2, z - 0.05],
    radius: 2.6,
    colour: '#ffb35c',
    strength: 0.7,
    flicker: 0.2,
  })
  return [...frame, light]
}

/** A tub of ore beside the track, and the tools. */
function ore(c: PlaceContext, w: number): Piece[] {
  return plane(c, { name: 'ore', z: 4.4, split: true }, (ink) => {
    const x = w * 0.66
    for (const [dx, tone] of [
      [-0.7, '#4a4440'],
      [0.5, '#5a524c'],
      [-0.1, '#3f3a38'],
      [0.8, '#c9a24e'],
    ] as const)
      cut(ink, tone, 0.05).disc(x + dx, -1.75, 0.45)
    cut(ink, '#7a7f86', [0.14, 0.3]).polygon(
      ...plotted({ x }, '-1.5 -1.8, 1.5 -1.8, 1.1 -0.5, -1.1 -0.5'),
    )
    for (const dx of [-0.7, 0.7]) {
      cut(ink, '#33363c', 0.04).disc(x + dx, -0.36, 0.38)
      mark(ink, '#8f959c').disc(x + dx, -0.36, 0.14)
    }
    thing(ink, 'noto:pick', { x: -w * 0.8, height: 1.5 })
  })
}

/** A bed on wheels. */
function gurney(ink: Ink, x: number): void {
  stroke(ink, '#8f9aa2', 0.1).shape((ctx) => {
    for (const s of [-1, 1]) {
      ctx.moveTo(x + s * 1.5, -1.2)
      ctx.lineTo(x - s * 1.1, -0.25)
    }
  })
  for (const dx of [-1.1, 1.1]) cut(ink, '#3a4046', 0.03).disc(x + dx, -0.18, 0.18)
  cut(ink, '#fbfdfd', [0.12, 0.4]).rounded([x - 1.9, -1.6, 3.8, 0.46], 0.16)
  cut(ink, '#8fc4cf', 0.05).rounded([x - 0.6, -1.72, 2.5, 0.5], 0.14)
  cut(ink, '#ffffff', [0.06, 0.4]).rounded([x - 1.8, -1.92, 1, 0.42], 0.18)
}
