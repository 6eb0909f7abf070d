import { pairs } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, smoke } from '../kit/alive.ts'
import { city } from '../kit/town/buildings.ts'
import { clear, darker } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { sideBricks, sideWall, sideWindow } from '../kit/indoors/side-wall.ts'
import { bags, bin, fireEscape } from '../kit/town/street.ts'
import { laundry } from '../kit/town/stalls.ts'

export const alleyPlace = place({
  id: 'alley',
  time: 'golden',
  ground: 'road',
  sounds: { street: 0.3, drips: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { w } = m
    return [
      sky(c, { clouds: 0.2, at: 0 }),
      farEnd(c),
      theFloor(c),
      brickSide(c, -w, '#a85c48'),
      brickSide(c, w, '#94604f'),
      ...[24, 15, 8].flatMap((z, i) => escapes(c, { z, w, i })),
      laundryPlane(c, m),
      bins(c, m),
      ...lamps(c, w),
      smoke(c, { at: [-w * 0.45, 0, 9], size: 0.35, alpha: 0.4 }),
      pipe(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const w = c.box.width * 0.36
  return { w }
}

type Measures = ReturnType<typeof measures>

const farEnd = onStage(litPlane, 'far end', {
  z: 34,
  draw: (ink) =>
    city(ink, {
      colours: ['#c98f6a', '#b5806a', '#d6a57c'],
      height: [9, 15],
      width: [3, 5],
      gap: 1.5,
    }),
  glow: (ink) =>
    city(ink, {
      colours: ['#c98f6a', '#b5806a', '#d6a57c'],
      height: [9, 15],
      width: [3, 5],
      gap: 1.5,
      glowing: true,
    }),
})

const theFloor = onStage(floor, {
  pattern: 'cobbles',
  colour: '#8d8280',
  other: '#6b6268',
  back: 34,
  dress: (ink) => {
    lay(ink, 'rgba(60,58,72,0.35)', () => level(ink, [-0.5, 0.5], [ink.near, 34]))
    for (const [x, z] of pairs('1.6 3, -1.8 7, 0.9 12')) {
      const p = ink.at(x, z)
      lay(ink, clear(ink.light.sky.at(-1) ?? '#ffffff', 0.4), (ctx) =>
        ctx.ellipse(p.x, p.y, 1.1 * p.scale, 0.2 * p.scale, 0, 0, 7),
      )
    }
  },
})

function laundryPlane(c: PlaceContext, { w }: Measures) {
  return plane(c, { name: 'laundry', z: 12, top: 12, bottom: 3 }, (ink) => {
    laundry(ink, [-w, -7.4 * ink.tall], [w, -6.9 * ink.tall])
    laundry(ink, [-w, -4.9 * ink.tall - 0.6], [w, -5.4 * ink.tall - 0.6])
  })
}

function bins(c: PlaceContext, { w }: Measures) {
  return plane(c, { name: 'bins', z: 5.5, top: 4, bottom: -0.5 }, (ink) => {
    bin(ink, { x: -w + 0.9, height: 1.9 })
    bin(ink, { x: -w + 2.1, height: 1.6, colour: '#7a6f86' })
    bags(ink, { x: w - 1.2, height: 1.2 })
    crates(ink, w - 2.6)
  })
}

const pipe = wingOf({ name: 'pipe' }, (ink) => {
  cut(ink, '#5b4b52', 0.2).rect(-ink.half * 1.3, ink.top, [ink.half * 0.36, -ink.top + 8])
  bin(ink, { x: ink.half * 0.98, y: ink.foot + 0.8, height: 2.4, colour: '#4f6a66' })
})

function brickSide(c: PlaceContext, x: number, colour: string): Piece {
  const dark = c.light.dark
  const rows = (draw: (z: number, y: number, burning: boolean) => void): void => {
    for (let z = -3, i = 0; z < 26; z += 4.2, i++)
      for (let y = 3.2, k = 0; y < 13; y += 3.4, k++) draw(z, y, (i * 7 + k * 3) % 5 < 3)
  }
  return sideWall(c, {
    name: `brick side ${x < 0 ? 'left' : 'right'}`,
    x,
    height: 17 * (c.box.height / 9),
    to: 33,
    draw: (brush) => {
      sideBricks(brush, { colour })
      rows((z, y) =>
        sideWindow(brush, {
          z,
          y,
          width: 1.5,
          height: 2,
          frame: '#d9c3a5',
          glass: dark ? '#2b3150' : '#8fa9bd',
        }),
      )
      brush.patch('#6d7f62', [2.4, 4], [0, 2.7])
      brush.patch(darker(colour, 0.3), [-9, 33], [0, 0.3])
    },
    ...(dark
      ? {
          glow: (brush) =>
            rows((z, y, burning) => burning && brush.patch('#ffcf7d', [z, z + 1.5], [y, y + 2])),
        }
      : {}),
  })
}

function escapes(c: PlaceContext, at: { z: number; w: number; i: number }): Piece[] {
  const side = at.i % 2 === 0 ? -1 : 1
  const width = 2.1
  return [
    cutOut(
      c,
      { name: `escape ${at.i}`, at: [side * (at.w - width / 2), 3, at.z], size: [width, 9] },
      (ink) => fireEscape(ink, { x: -width / 2, y: 0, width, floors: 3, gap: 3 }),
    ),
  ]
}

function lamps(c: PlaceContext, w: number): Piece[] {
  return [
    cutOut(c, { name: 'wall lamp', at: [w - 0.7, 4.2, 7], size: [1.6, 1.4] }, (ink) => {
      stroke(ink, '#33303c', 0.09).line([0.7, -1.1], [0, -1.1], [0, -0.8])
      cut(ink, '#33303c', 0).standing(0, -0.55, [0.7, 0.3])
      cut(ink, '#ffe3a1', 0).standing(0, -0.3, [0.44, 0.26])
    }),
    glowing(c, { at: [w - 0.7, 4.5, 6.9], radius: 3, strength: 0.7, flicker: 0.14 }),
  ]
}

function crates(ink: Ink, x: number): void {
  for (const [dx, dy] of pairs('0 0, 0.2 0.8')) {
    cut(ink, '#b3834f', [0.1, 0.3]).standing(x + dx, -dy, [0.95, 0.78])
    stroke(ink, '#8a6038', 0.07).line([x + dx - 0.42, -dy], [x + dx + 0.42, -dy - 0.76])
  }
}
