import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, glow, mark, polygon, type Ink, type Pair } from '../kit/paper.ts'
import { mushroom } from '../kit/nature/plants.ts'
import { plane } from '../kit/plane.ts'
import { caveMouth } from '../kit/nature/wings-aside.ts'
import { place } from '../kit/recipe.ts'
import { sky } from '../../sky/sky.ts'
import { rings } from '../kit/nature/water.ts'

export const cavePlace = place({
  id: 'cave',
  time: 'day',
  ground: 'rock',
  sounds: [{ name: 'drips', level: 0.6 }],
  set: (c) => [
    sky(c),
    farWall(c),
    theGround(c),
    rings(c, { y: 0, near: 8, far: 10, count: 4 }),
    middleRock(c),
    nearRock(c),
    crystalGlows(c),
    stones(c),
    motes(c, { z: 4, count: 24, colour: '#bff4ff' }),
    caveMouth(c, { colour: '#2f2740', open: 0 }),
  ],
})

function farWall(c: PlaceContext) {
  return plane(c, 'far wall', {
    z: 30,
    haze: 0.5,
    draw: (ink) => hole(ink, { colour: '#6a5f86', open: [0.34, 0.66] }),
  })
}

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: ['#4f465f', '#665b7a', '#8a7d9c'],
    bump: 0.24,
    dress: (ink) => {
      const p = ink.at(0.4, 9)
      ink.ctx.fillStyle = '#4f9fb5'
      ink.ctx.beginPath()
      ink.ctx.ellipse(p.x, p.y, 5 * p.scale, 1 * p.scale, 0, 0, 7)
      ink.ctx.fill()
    },
  })
}

function middleRock(c: PlaceContext) {
  return plane(c, 'middle rock', {
    z: 18,
    haze: 0.6,
    draw: (ink) => {
      hole(ink, { colour: '#574c70', open: [0.56, 0.84] })
      teeth(ink, '#574c70', 8)
    },
    glow: (ink) => crystals(ink, 0.6),
  })
}

function nearRock(c: PlaceContext) {
  return plane(c, 'near rock', {
    z: 8,
    haze: 0.6,
    draw: (ink) => {
      hole(ink, { colour: '#453b5a', open: [0.8, 0.9] })
      teeth(ink, '#453b5a', 7)
    },
    glow: (ink) => crystals(ink, 0.84),
  })
}

function crystalGlows(c: PlaceContext) {
  return [-0.42, 0.44].map((x) =>
    glowing(c, {
      x: x * c.box.width,
      y: 1.2,
      z: 7.5,
      radius: 3.4,
      colour: x < 0 ? '#6fe0e8' : '#d78bff',
      strength: 0.5,
    }),
  )
}

function stones(c: PlaceContext) {
  return plane(c, 'stones', {
    z: 4,
    split: true,
    haze: 0.4,
    draw: (ink) => {
      rocks(ink, { x: -ink.half * 0.82, width: 2.6, height: 1.2, colour: '#5b5070' })
      rocks(ink, { x: ink.half * 0.86, width: 2.2, height: 0.9, colour: '#5b5070' })
      for (const dx of [-0.6, -0.56, 0.62])
        mushroom(ink, { x: dx * ink.half, height: 0.6, colour: '#5fb7c9' })
    },
  })
}

/** A sheet of rock with an opening: shares of half the width, and of the height. */
function hole(ink: Ink, how: { colour: string; open: Pair }): void {
  const [wide, high] = how.open
  const points: Pair[] = []
  for (let i = 0; i <= 22; i++) {
    const angle = Math.PI * (i / 22)
    const bump = ink.random.between(0.88, 1.1)
    points.push([
      -Math.cos(angle) * ink.half * wide * bump,
      Math.sin(angle) * ink.crown * high * bump,
    ])
  }
  const tone = ink.ctx.createLinearGradient(0, ink.crown, 0, 0)
  tone.addColorStop(0, darker(how.colour, 0.3))
  tone.addColorStop(1, lighter(how.colour, 0.08))
  cut(
    ink,
    tone,
    polygon([
      [ink.left, 0.2],
      [ink.left, ink.top],
      [ink.right, ink.top],
      [ink.right, 0.2],
      [ink.half * wide, 0.2],
      ...points.toReversed(),
      [-ink.half * wide, 0.2],
    ]),
    { shadow: 0.7, edge: 0.3 },
  )
}

function teeth(ink: Ink, colour: string, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = ink.random.between(-0.9, 0.9) * ink.half
    const w = ink.random.between(0.3, 0.7)
    const length = -ink.crown * ink.random.between(0.2, 0.42)
    cut(
      ink,
      lighter(colour, 0.06),
      polygon([
        [x - w, ink.top],
        [x + w, ink.top],
        [x + 0.1, ink.crown * 1.02 + length],
        [x - 0.1, ink.crown * 1.02 + length],
      ]),
      { shadow: 0.2 },
    )
    if (Math.abs(x) > ink.half * 0.5)
      mark(
        ink,
        lighter(colour, 0.12),
        polygon([
          [x - w, 0.2],
          [x, -length * 0.4],
          [x + w, 0.2],
        ]),
      )
  }
}

function crystals(ink: Ink, wide: number): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const x = side * ink.half * wide * ink.random.between(0.94, 1.2)
      const h = ink.random.between(0.7, 1.8)
      const colour = side < 0 ? '#79e3ec' : '#c98bff'
      mark(
        ink,
        i % 2 ? colour : lighter(colour, 0.3),
        polygon([
          [x - h * 0.16, 0],
          [x - h * 0.2, -h * 0.7],
          [x, -h],
          [x + h * 0.2, -h * 0.66],
          [x + h * 0.16, 0],
        ]),
      )
      if (i === 0) glow(ink, colour, { x, y: -0.8, radius: 2.4, strength: 0.45 })
    }
  }
}
