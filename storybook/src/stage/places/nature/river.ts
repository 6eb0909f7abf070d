import { sky } from '../../sky/sky.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { clear, lighter } from '../kit/colour.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { riverMiddle } from '../kit/nature/waterside.ts'
import { waterTint } from '../kit/nature/water-tint.ts'
import { cut } from '../kit/paper.ts'
import { bush, reeds } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const riverPlace = place({
  id: 'river',
  time: 'day',
  waterline: -0.05,
  sounds: { stream: 0.6, birds: 0.4 },
  set: (c) => [
    sky(c),
    hillsPlane(c),
    theGround(c),
    ...(isIce(c) ? [] : [flow(c)]),
    ...(isWild(c) ? boulders(c) : [bridge(c)]),
    ...(c.trees ? avenue(c) : []),
    banks(c),
    stones(c),
    farBirds(c),
    greenery(c),
  ],
})

function hillsPlane(c: PlaceContext) {
  return plane(c, { name: 'hills', z: 32 }, (ink) => {
    hills(ink, { colour: '#8fb0b5', height: [3, 7], step: 8 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1, 3], step: 7 })
    wood(ink, ['round', 'pine'], { height: [2, 3.6], step: [1.5, 4], gap: 3 })
  })
}

function theGround(c: PlaceContext) {
  return meadowGround(c, {
    dress: (ink) => {
      path(ink, { colour: '#d6c79c', width: 7.4, from: 1.5, to: -4, bend: 7, far: 34 })
      const colour = isIce(c) ? '#86bcd8' : waterTint(c.words, '#4fa0c0')
      path(ink, { colour, width: 6.2, from: 1.5, to: -4, bend: 7, far: 34 })
      path(ink, {
        colour: lighter(colour, 0.2),
        width: 3,
        from: 1.2,
        to: -4.2,
        bend: 7,
        far: 34,
        sunk: false,
      })
      if (isIce(c))
        for (const from of [-0.6, 2.9])
          path(ink, { colour: '#f4fafd', width: 0.5, from, to: -4, bend: 7, far: 34, sunk: false })
    },
  })
}

/** In winter it is frozen over and still, unless somebody is on it or in it. */
function isIce({ season, afloat, nouns = [] }: PlaceContext): boolean {
  const open = nouns.some((noun) =>
    /\b(fish|salmon|trout|boat|canoe|kayak|duck|swan|otter)$/u.test(noun),
  )
  return season === 'winter' && afloat !== true && !open
}

const bridge = planeOf({ name: 'bridge', z: 20, top: 4 }, (ink) => {
  cut(ink, '#b08a66', [0.15, 0.4]).path({}, 'M-5.4 0Q-1.6 -3 2.4 0L1.6 0Q-1.6 -2 -4.6 0')
})

/** Trees that are named stand along both banks. */
function avenue(c: PlaceContext) {
  return [22, 14].flatMap((z) =>
    plane(c, { name: `avenue ${z}`, z, split: true }, (ink) =>
      wood(ink, ['round'], {
        height: [4.4, 6],
        step: [2.4, 3.6],
        gap: ink.half * (z > 20 ? 0.34 : 0.5),
      }),
    ),
  )
}

const banks = planeOf({ name: 'banks', z: 9, split: true }, (ink) => {
  tree(ink, 'round', { x: -ink.half * 0.8, height: 6 * ink.tall })
  tree(ink, 'willow', { x: ink.half * 0.84, height: 5.6 * ink.tall })
  bush(ink, { x: -ink.half * 0.5, height: 1 })
  rocks(ink, { x: ink.half * 0.5, width: 1.8, height: 0.6 })
})

function stones(c: PlaceContext) {
  return cutOut(c, { name: 'stones', at: [-c.box.width * 0.3, 0, 2.6], size: [3, 2] }, (ink) => {
    rocks(ink, { x: 0, width: 2.2, height: 0.8 })
    reeds(ink, { x: -0.9, height: 1.5 })
  })
}

const WILD = /\b(rapids|white ?water|wild|raging|rushing|roaring|torrents?|foaming|turbulent)\b/u

function isWild(c: PlaceContext): boolean {
  return WILD.test(c.words) && !isIce(c)
}

/** Rocks in a wild river, with the foam that breaks on them. */
function boulders(c: PlaceContext): Piece[] {
  const random = c.random.fork('boulders')
  return [20, 14, 9, 5.5, 3.2].map((z, index) =>
    cutOut(
      c,
      {
        name: `boulder ${index}`,
        at: [riverMiddle((z + 5) / 39) + random.between(-1.9, 1.9), 0, z],
        size: [3.4, 2],
      },
      (ink) => {
        const size = random.between(0.9, 1.5)
        rocks(ink, { x: 0, width: size, height: size * 0.6 })
        for (let i = -3; i <= 3; i++)
          cut(ink, '#f6fbfd', 0.04).oval(
            i * size * 0.24,
            -0.06 - 0.1 * Math.abs(i % 2),
            [0.3, 0.17],
          )
      },
    ),
  )
}

/** Streaks that run down the river with the current. */
function flow(c: PlaceContext): Piece {
  const random = c.random.fork('flow')
  const wild = isWild(c)
  const streaks = Array.from({ length: wild ? 230 : 34 }, () => ({
    lane: random.between(-0.48, 0.48),
    phase: random.next(),
    wide: random.between(0.3, wild ? 0.7 : 0.9),
  }))
  const near = -5
  const far = 30
  const colour = lighter(c.light.sky.at(-1) ?? '#ffffff', 0.3)
  return live({ name: 'current', depth: 38.5 }, (pen) => {
    pen.ctx.fillStyle = clear(wild ? '#ffffff' : colour, wild ? 0.85 : 0.55)
    for (const streak of streaks) {
      const run = 1 - ((streak.phase + pen.t * (wild ? 0.26 : 0.07)) % 1)
      const z = near + (far - near) * run ** 1.6
      const share = (z - near) / (34 - near)
      const surge = wild ? 0.16 * Math.abs(Math.sin(pen.t * 5 + streak.phase * 40)) : 0
      const p = pen.project(riverMiddle(share) + streak.lane * 5.4, surge, z)
      pen.ctx.globalAlpha = Math.min(1, 4 * run, 4 * (1 - run))
      pen.ctx.beginPath()
      pen.ctx.ellipse(p.x, p.y, streak.wide * p.scale, (wild ? 0.1 : 0.04) * p.scale, 0, 0, 7)
      pen.ctx.fill()
    }
    pen.ctx.globalAlpha = 1
  })
}
