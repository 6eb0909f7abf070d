import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker, mix } from '../kit/colour.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { futureHall } from '../kit/indoors/future-hall.ts'
import { isOfTheFuture } from '../kit/indoors/future-look.ts'
import { ceiling } from '../kit/indoors/room.ts'
import { sideBricks, sideWall } from '../kit/indoors/side-wall.ts'
import { cornerPot } from '../kit/indoors/furniture.ts'

export const corridorPlace = place({
  id: 'corridor',
  indoors: true,
  time: 'day',
  sounds: [{ name: 'hum', level: 0.3 }],
  set: (c) => {
    const m = measures(c)
    const { jail, tunnel, w, top, depth, wallColour } = m
    if (isOfTheFuture(c)) return futureHall(c, { half: w, top })
    return [
      theFloor(c, m),
      endPlane(c, m),
      theCeiling(c, m),
      side(c, { x: -w, top, depth, jail, tunnel, colour: wallColour }),
      side(c, { x: w, top, depth, jail, tunnel, colour: wallColour }),
      ceilingGlows(c, m),
      lamp(c, m),
      ...(jail ? bars(c, w, top) : []),
      motes(c, { z: 4, count: 16 }),
      edgePlane(c, m),
    ]
  },
})

function measures(c: PlaceContext) {
  const jail = /jail|prison|cell|dungeon/.test(c.words)
  const tunnel = /tunnel|underpass|sewer/.test(c.words)
  const w = c.box.width * 0.4
  const top = 6.6 * (0.6 + 0.4 * (c.box.height / 9))
  const depth = 24
  const carpet = c.random.fork('carpet').pick(['#9a3f48', '#3f6a86', '#4f7a5c', '#7a5a8a'])
  const paint = c.random.fork('paint').pick(['#c9b08a', '#9fb5c4', '#a8b89a', '#c4a5a0'])
  const wallColour = mix(
    jail ? '#8f9298' : tunnel ? '#7d7a78' : '#e0d3b8',
    paint,
    c.random.fork('coat').between(0.05, 0.35),
  )
  return { jail, tunnel, w, top, depth, carpet, wallColour }
}

type Measures = ReturnType<typeof measures>

function theFloor(c: PlaceContext, { jail, tunnel, depth, carpet, w }: Measures) {
  return floor(c, {
    pattern: jail ? 'slabs' : tunnel ? 'plain' : 'checks',
    colour: jail ? '#9a9a98' : tunnel ? '#5f5f66' : '#e6dcc8',
    other: jail ? '#84848a' : '#b5a58c',
    back: depth,
    size: 1.5,
    dress: (ink) => {
      if (tunnel)
        lay(ink, '#f0c23c', () => {
          for (let z = -6; z < depth; z += 2.6) level(ink, [-0.1, 0.1], [z, z + 1.3])
        })
      else if (!jail) lay(ink, carpet, () => level(ink, [-w * 0.36, w * 0.36], [ink.near, depth]))
    },
  })
}

function endPlane(c: PlaceContext, { depth, w, top, jail, tunnel, wallColour }: Measures) {
  return plane(c, { name: 'end', z: depth, haze: 0.4 }, (ink) =>
    end(ink, { w, top, jail, tunnel, colour: wallColour }),
  )
}

function theCeiling(c: PlaceContext, { w, top, depth, tunnel, jail }: Measures) {
  return ceiling(c, {
    half: w,
    top,
    depth,
    colour: tunnel ? '#6a6866' : jail ? '#a5a7aa' : '#f2ead8',
    step: 3,
  })
}

function ceilingGlows(c: PlaceContext, { top, tunnel }: Measures) {
  return [20, 14, 8.6, 4].map((z) =>
    glowing(c, {
      at: [0, top - 0.3, z],
      radius: 2.4,
      colour: tunnel ? '#ffb35c' : '#fff3d0',
      strength: 0.7,
      flicker: z === 8.6 ? 0.3 : 0.02,
    }),
  )
}

function lamp(c: PlaceContext, { top, tunnel }: Measures) {
  return [20, 14, 8.6, 4].flatMap((z) =>
    plane(
      c,
      {
        name: `lamp ${z}`,
        z: z + 0.02,
        tint: 0,
        haze: 0.1,
        shadow: 0,
        edge: 0,
        top: top + 0.2,
        bottom: top - 0.5,
      },
      (ink) =>
        mark(ink, tunnel ? '#ffd08a' : '#fffbe8').rounded([-0.8, -top + 0.06, 1.6, 0.2], 0.1),
    ),
  )
}

function edgePlane(c: PlaceContext, { jail, tunnel, wallColour }: Measures) {
  return wing(c, { name: 'edge' }, (ink) => {
    if (!jail && !tunnel) cornerPot(ink, { side: 1, height: 2.6 })
    for (const s of [-1, 1])
      if (jail || tunnel)
        mark(ink, darker(wallColour, 0.5)).rect(s * ink.half * 1.14 - 0.4, ink.top, [
          0.8,
          -ink.top + 6,
        ])
  })
}

interface Hall {
  readonly top: number
  readonly jail: boolean
  readonly tunnel: boolean
  readonly colour: string
}

function side(c: PlaceContext, h: Hall & { x: number; depth: number }): Piece {
  return sideWall(c, {
    name: `hall ${h.x < 0 ? 'left' : 'right'}`,
    x: h.x,
    height: h.top,
    to: h.depth,
    haze: 0.5,
    draw: (brush) => {
      const { top, depth } = h
      if (h.jail || h.tunnel)
        sideBricks(brush, { colour: h.colour, size: h.tunnel ? 0.9 : 1.3, share: 0.35 })
      else brush.patch(h.colour, [-9, depth], [0, top])
      if (h.tunnel) {
        brush.patch('#f0c23c', [-9, depth], [0.6, 0.9])
        brush.patch('#4a4a50', [-9, depth], [top * 0.7, top * 0.74])
        return
      }
      if (!h.jail) brush.patch('#8fae9a', [-9, depth], [0, 1.9])
      if (!h.jail) brush.patch('#f7efe0', [-9, depth], [1.9, 2.06])
      for (let z = -6; z < depth - 2; z += 4.6) {
        if (h.jail) {
          brush.patch('#2f3138', [z, z + 3], [0, 4.4])
          for (let k = 0; k <= 9; k++)
            brush.patch('#6d727c', [z + k * 0.33, z + k * 0.33 + 0.1], [0, 4.4])
          for (const y of [0.1, 2.2, 4.3]) brush.patch('#6d727c', [z, z + 3], [y, y + 0.14])
        } else {
          brush.patch('#f4ead6', [z - 0.2, z + 2], [0, 4.2])
          brush.patch('#8a5f45', [z, z + 1.8], [0, 4])
          brush.patch('#a3765a', [z + 0.3, z + 1.5], [2.2, 3.6])
          brush.patch('#a3765a', [z + 0.3, z + 1.5], [0.4, 1.8])
          brush.patch('#ecc762', [z + 0.2, z + 0.34], [1.9, 2.06])
          brush.patch('#b08d4f', [z + 2.6, z + 3.7], [2.7, 4.1])
          brush.patch('#9fc0b5', [z + 2.75, z + 3.55], [2.85, 3.95])
        }
      }
    },
  })
}

function end(ink: Ink, h: Hall & { w: number }): void {
  mark(ink, darker(h.colour, 0.06)).rect(-h.w, -h.top, [h.w * 2, h.top])
  if (h.tunnel) {
    mark(ink, ink.light.sky.at(-1) ?? '#ffffff').shape((ctx) => {
      ctx.moveTo(-h.w * 0.84, 0)
      ctx.lineTo(-h.w * 0.84, -h.top * 0.45)
      ctx.ellipse(0, -h.top * 0.45, h.w * 0.84, h.top * 0.5, 0, Math.PI, 0)
      ctx.lineTo(h.w * 0.84, 0)
      ctx.closePath()
    })
    mark(ink, '#8fae6a').shape((ctx) => ctx.ellipse(0, 0, h.w * 0.84, 1.4, 0, Math.PI, 0))
    return
  }
  if (h.jail) {
    window(ink, { x: 0, y: -h.top * 0.58, width: 2.6, height: 1.6, bars: [5, 1], frame: '#6d727c' })
    door(ink, { x: 0, width: 2.2, height: 3.4, colour: '#5f6670' })
    return
  }
  window(ink, { x: 0, y: -1.8, width: h.w * 0.9, height: h.top * 0.56, view: 'trees' })
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
