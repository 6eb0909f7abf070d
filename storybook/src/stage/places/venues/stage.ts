import type { Piece } from '../../../scene/scene.ts'
import { ONE_LAMP } from '../../../plan/kinds.ts'
import type { PlaceContext } from '../../place.ts'
import { live } from '../../../paint/pieces/live.ts'
import { glowing, motes } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { speaker } from '../kit/indoors/fittings.ts'
import { hasHouseCurtain, houseCurtain } from '../kit/indoors/house-curtain.ts'
import { curtain } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { beams, spotCone } from '../kit/indoors/stage-lights.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 7, height: 9, width: 1.4 } as const

export const stagePlace = place({
  id: 'stage',
  indoors: true,
  time: 'night',
  sounds: { crowd: 0.6 },
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { half, top } = m
    const lone = c.scenery?.includes(ONE_LAMP) === true
    if (lone) return bareStage(c, m)
    return [
      theRoom(c, c.scenery?.includes('empty') === true),
      beams(c, { half, top, z: 4 }),
      theGlow(c),
      trussPlane(c, m),
      houseCurtain(c),
      footlights(c),
      crowdHeads(c),
      motes(c, { z: 2, count: 36, colour: '#ffe0a8' }),
      drapes(c),
      valance(c),
    ]
  },
})

/** Boards, a curtain and one cone of light. */
function bareStage(c: PlaceContext, { top }: RoomSize) {
  return [
    theRoom(c, true),
    spotCone({ top, z: 4 }),
    motes(c, { z: 2, count: 24, colour: '#ffe0a8' }),
    drapes(c),
    valance(c),
  ]
}

function theRoom(c: PlaceContext, bare: boolean) {
  return room(c, {
    ...SIZE,
    wall: { style: 'plain', colour: '#5f3f6a' },
    floor: { pattern: 'planks', colour: '#b57f52', other: '#97663e', size: 1 },
    ceiling: '#33263f',
    lamp: false,
    back: (ink) => {
      // Under the open sky one sees the land behind.
      for (let x = ink.left; x < ink.right && !ink.open; x += 1.5)
        curtain(ink, {
          ...boxAt([x + 0.75, 0], [1.5, -ink.top]),
          colour: hasHouseCurtain(c) ? '#33508c' : '#a82f44',
          tied: false,
        })
      if (bare) return
      if (!ink.open)
        for (const s of [-1, 1]) star(ink, { x: s * ink.half * 0.5, y: ink.top * 0.6, size: 1.2 })
      for (const s of [-1, 1]) speaker(ink, { x: s * ink.half * 0.82, width: 1.5, height: 3.6 })
    },
    glow: (ink) => {
      if (bare) return
      for (let i = 0; i < 14; i++)
        mark(ink, i % 2 ? '#ffe9a8' : '#ffc27a').disc(
          ink.left + ((i + 0.5) * ink.half) / 7,
          ink.top + 0.5,
          0.16,
        )
      if (!ink.open)
        for (const s of [-1, 1]) star(ink, { x: s * ink.half * 0.5, y: ink.top * 0.6, size: 1 })
    },
  })
}

function theGlow(c: PlaceContext) {
  return glowing(c, {
    at: [0, 0.6, 3.5],
    radius: 5,
    colour: '#fff0c8',
    strength: 0.3,
    flicker: 0.02,
  })
}

function trussPlane(c: PlaceContext, { top }: RoomSize) {
  return plane(c, { name: 'truss', z: 4, top: top + 2, bottom: top * 0.7 }, (ink) =>
    truss(ink, top * 0.94),
  )
}

const footlights = planeOf({ name: 'footlights', z: -1.6, top: 1, bottom: -2 }, (ink) => {
  mark(ink, '#4a2f3c').rect(ink.left, 0.05, [ink.right - ink.left, 3])
  for (let d = -0.9; d < 0.95; d += 0.225) {
    cut(ink, '#e0b85a', 0.05).shape((ctx) => ctx.arc(d * ink.half, 0.1, 0.26, Math.PI, 0))
    mark(ink, '#fff3cf').disc(d * ink.half, 0.02, 0.12)
  }
})

const drapes = wingOf({ name: 'drapes', z: -2.6 }, (ink) => {
  for (const s of [-1, 1])
    curtain(ink, {
      ...boxAt([s * ink.half * 1.12, ink.foot + 1], [ink.half * 0.3, -ink.crown + ink.foot + 2.5]),
      colour: '#8a1f34',
      side: s,
    })
})

const valance = planeOf({ name: 'valance', z: -2.4, haze: 0 }, (ink) =>
  cut(ink, '#8a1f34', [0.3, 0.3]).shape((ctx) => {
    ctx.moveTo(ink.left, ink.top)
    ctx.lineTo(ink.right, ink.top)
    ctx.lineTo(ink.right, ink.crown + 0.3)
    const swags = 8
    for (let i = swags; i > 0; i--)
      ctx.quadraticCurveTo(
        ink.left + ((i - 0.5) * (ink.right - ink.left)) / swags,
        ink.crown + 1.0,
        ink.left + ((i - 1) * (ink.right - ink.left)) / swags,
        ink.crown + 0.3,
      )
  }),
)

function star(ink: Ink, at: { x: number; y: number; size: number }): void {
  const { x, y, size } = at
  mark(ink, clear('#ffd98a', 0.9)).shape((ctx) => {
    for (let i = 0; i < 10; i++) {
      const far = i % 2 ? size * 0.44 : size
      ctx.lineTo(
        x + Math.cos((i * Math.PI) / 5 - 1.57) * far,
        y + Math.sin((i * Math.PI) / 5 - 1.57) * far,
      )
    }
  })
}

function truss(ink: Ink, y: number): void {
  stroke(ink, '#8d8a98', 0.1).shape((ctx) => {
    ctx.moveTo(ink.left, -y)
    ctx.lineTo(ink.right, -y)
    ctx.moveTo(ink.left, -y - 0.6)
    ctx.lineTo(ink.right, -y - 0.6)
    for (let x = ink.left, i = 0; x < ink.right; x += 0.6, i++) {
      ctx.moveTo(x, -y - (i % 2) * 0.6)
      ctx.lineTo(x + 0.6, -y - ((i + 1) % 2) * 0.6)
    }
  })
  for (const d of [-0.7, -0.35, 0, 0.35, 0.7]) {
    cut(ink, '#33303a', 0.06).rounded([d * ink.half - 0.3, -y + 0.05, 0.6, 0.6], 0.1)
    mark(ink, '#fff3cf').disc(d * ink.half, -y + 0.65, 0.22)
  }
}

/** Heads of the audience along the lower edge, who sway with the music. */
function crowdHeads(c: PlaceContext): Piece {
  const random = c.random.fork('heads')
  const heads = Array.from({ length: 22 }, (_, i) => ({
    x: (i / 21 - 0.5) * c.box.width * 1.3,
    size: random.between(0.34, 0.5),
    phase: random.between(0, 6),
  }))
  return live({ name: 'audience', depth: -3 }, (pen) => {
    pen.ctx.fillStyle = '#241a2e'
    for (const head of heads) {
      const p = pen.project(
        head.x + Math.sin(pen.t * 2 + head.phase) * 0.08,
        -1.05 + Math.abs(Math.sin(pen.t * 3 + head.phase)) * 0.08,
        -3,
      )
      const r = head.size * p.scale
      pen.ctx.beginPath()
      pen.ctx.arc(p.x, p.y, r, 0, 7)
      pen.ctx.ellipse(p.x, p.y + r * 2, r * 1.7, r * 1.4, 0, 0, 7)
      pen.ctx.fill()
    }
  })
}
