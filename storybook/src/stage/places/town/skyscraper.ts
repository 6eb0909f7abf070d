import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { glowing, moving } from '../kit/alive.ts'
import { city, windows } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, litPlane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lamp } from '../kit/town/street.ts'
import { sideRoad, strollers, traffic } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'

const NEAR = {
  colours: ['#9fb0cf', '#b5b9d2', '#8fa3c9'],
  height: [9, 15],
  width: [3, 5],
  dip: 0.3,
} as const

export const skyscraperPlace = place({
  id: 'skyscraper',
  time: 'day',
  ground: 'road',
  sounds: { city: 0.5 },
  set: (c) => [
    sky(c, { at: 0.75 }),
    skyline(c),
    theTower(c),
    theGlow(c),
    planePlane(c),
    theFloor(c),
    strollers(c, { z: 13, count: 4, height: 1.7 }),
    traffic(c, { z: 9, count: 3, size: 3.8 }),
    plaza(c),
    planter(c),
  ],
})

function skyline(c: PlaceContext) {
  return litAtNight(c, { name: 'skyline', z: 38 }, (ink, lit) =>
    city(ink, { ...NEAR, height: [10 * ink.tall, 17 * ink.tall], glowing: lit }),
  )
}

function theTower(c: PlaceContext) {
  const top = extentAt(c.box, 22).crown * 0.84
  return litAtNight(c, { name: 'the tower', z: 22, haze: 0.6 }, (ink, lit) => {
    tower(ink, top, lit)
    sideTowers(ink, lit)
  })
}

function theGlow(c: PlaceContext) {
  const top = extentAt(c.box, 22).crown * 0.84
  return glowing(c, {
    at: [0, top + 1.6, 21.9],
    radius: 1.4,
    colour: '#ff5a4a',
    strength: 0.9,
    flicker: 0.5,
  })
}

function planePlane(c: PlaceContext) {
  return moving('plane', { x: 0, y: extentAt(c.box, 34).crown * 0.82, z: 34 }, (ctx, t) => {
    const x = ((t * 1.6 + 20) % 60) - 30
    ctx.fillStyle = '#f4efe6'
    ctx.beginPath()
    ctx.ellipse(x, 0, 1.1, 0.18, -0.06, 0, 7)
    ctx.moveTo(x, 0)
    ctx.lineTo(x - 0.6, 0.5)
    ctx.lineTo(x - 0.2, 0)
    ctx.moveTo(x - 0.8, -0.05)
    ctx.lineTo(x - 1.2, -0.5)
    ctx.lineTo(x - 0.6, -0.1)
    ctx.fill()
  })
}

const theFloor = onStage(floor, {
  pattern: 'slabs',
  colour: '#c4bbb0',
  other: '#aba197',
  back: 24,
  size: 2,
  dress: (ink) => sideRoad(ink, { z: [6, 11] }),
})

const plaza = onStage(litPlane, 'plaza', {
  z: 5,
  split: true,
  draw: (ink) => {
    for (const s of [-1, 1]) {
      lamp(ink, { x: s * ink.half * 0.68, height: 4.6 * ink.tall })
      tree(ink, 'round', { x: s * ink.half * 0.92, height: 4.2 * ink.tall })
    }
  },
  glow: (ink) => {
    for (const s of [-1, 1])
      lamp(ink, { x: s * ink.half * 0.68, height: 4.6 * ink.tall, glowing: true })
  },
})

const planter = wingOf({ name: 'planter' }, (ink) => {
  for (const s of [-1, 1]) {
    cut(ink, '#8f877e', 0.2).rect(s * ink.half * 1.06 - 1, ink.foot - 0.5, [2, 3])
    tree(ink, 'round', { x: s * ink.half * 1.06, y: ink.foot, height: 2.4 })
  }
})

/** One great tower in steps that thins towards its mast. */
function tower(ink: Ink, top: number, glowing: boolean): void {
  const steps = triples('3.6 0 0.42, 2.9 0.42 0.66, 2.1 0.66 0.84, 1.3 0.84 0.94')
  for (const [half, low, high] of steps) {
    const y = -top * high
    const tall = top * (high - low)
    const own = { ...ink, random: ink.random.fork(`step ${low}`) }
    if (!glowing) {
      cut(ink, '#8ba3c4', [0.4, 0.3]).rect(-half, y, [half * 2, tall + 0.05])
      mark(ink, darker('#8ba3c4', 0.18)).rect(ink.light.from <= 0 ? half * 0.3 : -half, y, [
        half * 0.7,
        tall,
      ])
      for (let i = -3; i <= 3; i++)
        mark(ink, lighter('#8ba3c4', 0.22)).rect((i * half) / 3.5 - 0.05, y, [0.1, tall])
      mark(ink, lighter('#8ba3c4', 0.35)).rect(-half - 0.15, y - 0.2, [half * 2 + 0.3, 0.3])
    }
    windows(
      own,
      { x: -half * 0.96, y: y + 0.4, width: half * 1.92, height: tall - 0.5 },
      {
        columns: Math.round(half * 4),
        rows: Math.max(2, Math.round(tall / 0.7)),
        size: [0.5, 0.56],
        share: 0.5,
        glowing,
      },
    )
  }
  if (glowing) return
  mast(ink, top)
  entrance(ink)
}

function mast(ink: Ink, top: number): void {
  cut(ink, '#a9bcd4', 0.1).plot({ h: top }, '-0.9 -0.94, 0 -1, 0.9 -0.94')
  stroke(ink, '#5d6c88', 0.14).line([0, -top * 0.97], [0, -top - 1.6])
}

function entrance(ink: Ink): void {
  for (const dx of [-1.2, 0, 1.2])
    mark(ink, ink.light.dark ? '#ffdf9e' : '#33415c').rounded(
      [dx - 0.4, -1.8, 0.8, 1.8],
      [0.4, 0.4, 0, 0],
    )
}

function sideTowers(ink: Ink, glowing: boolean): void {
  for (const s of [-1, 1]) {
    const own = {
      ...ink,
      left: s < 0 ? ink.left : ink.half * 0.3,
      right: s < 0 ? -ink.half * 0.3 : ink.right,
      random: ink.random.fork(`side ${s}`),
    }
    city(own, {
      colours: ['#b99f8c', '#a5b0a8', '#a89cb5'],
      height: [6 * ink.tall, 11 * ink.tall],
      width: [2.6, 4],
      ...(glowing ? { glowing } : {}),
    })
  }
}
