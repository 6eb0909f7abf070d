import { blot } from '../../../scene/blot.ts'
import { pairs, plotted, quads, triples } from '../../../scene/rows.ts'
import { eyeHeight } from '../../../scene/box.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { stars } from '../../sky/stars.ts'
import { cutOut, flag } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { nearRocks } from '../kit/nature/nature.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { sprinkle } from '../kit/nature/plants.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { radarDish, radome } from '../kit/site/towers.ts'
import { onStage, place } from '../kit/recipe.ts'

export const moonPlace = place({
  id: 'moon',
  medium: 'ground',
  lightAs: 'space',
  time: 'night',
  ground: 'rock',
  sounds: { space: 0.4 },
  set: (c) => [
    sky(c, { clouds: 0, sun: false, stars: false }),
    stars(c, { density: 1.6 }),
    isEarthNamed(c) ? earthRise(c) : earthPlane(c),
    farHills(c),
    hillsPlane(c),
    theGround(c),
    landerPlane(c),
    ...settled(c),
    plantedFlag(c),
    nearRocks(c, { height: 1.2, colour: '#6a667f', lift: 0.2 }),
  ],
})

/** Domes and a dish, where people live. */
function settled(c: PlaceContext) {
  if (!/\b(base|colony|station)\b/u.test(c.words)) return []
  return plane(c, { name: 'domes', z: 12, haze: 0.2 }, (ink) => {
    for (const [at, height] of pairs('-0.62 5, -0.24 3.8, 0.12 4.6'))
      radome(ink, { x: at * ink.half, height })
    radarDish(ink, { x: ink.half * 0.5, height: 5.4 })
  })
}

/** Whether the prompt speaks of the earth: then it is large, low over the hills, and may be seen to rise. */
function isEarthNamed({ nouns = [] }: PlaceContext): boolean {
  return nouns.some((noun) => /\bearth$/u.test(noun))
}

/** Two at a table leave the middle free; anybody else would stand before it there. */
const ACROSS_TABLE =
  /^play-(cards|table-tennis|chess|checkers|go|backgammon|board-game|mahjong|dominoes)$/u

function earthRise(c: PlaceContext) {
  const e = extentAt(c.box, 38)
  const radius = e.crown * 0.34
  const rises = c.deeds?.some((deed) => /^(rise|appear|climb)$/u.test(deed)) ?? false
  const start = rises ? -1.6 : -0.15
  const x = c.deeds?.some((deed) => ACROSS_TABLE.test(deed)) ? 0 : -e.half * 0.45
  return cutOut(
    c,
    {
      name: 'earth',
      // Behind the ground, out of which it rises.
      at: [x, eyeHeight(c.box), 39.3],
      size: [radius * 3.2, radius * 3.1],
      tint: 0,
      haze: 0,
      shadow: 0,
      drift: (t) => ({ x: 0, y: radius * Math.min(0, start + (rises ? 0.27 : 0.01) * t) }),
    },
    (ink) => earth(ink, radius),
  )
}

function earthPlane(c: PlaceContext) {
  const e = extentAt(c.box, 38)
  return cutOut(
    c,
    {
      name: 'earth',
      at: [-e.half * 0.45, e.crown * 0.42, 38],
      size: [12, 11],
      tint: 0,
      haze: 0,
      shadow: 0,
      drift: (t) => ({ x: t * 0.05, y: t * 0.03 }),
    },
    (ink) => earth(ink, 3.6),
  )
}

const farHills = planeOf({ name: 'far hills', z: 30 }, (ink) =>
  hills(ink, { colour: '#8d8aa3', height: [1.2, 4.6], step: 6 }),
)

const hillsPlane = planeOf({ name: 'hills', z: 19 }, (ink) =>
  hills(ink, { colour: '#a3a0b5', height: [0.4, 2], step: 7 }),
)

const theGround = onStage(terrain, {
  colours: ['#8f8ca3', '#aeabbf', '#c2bfd0'],
  bump: 0.24,
  dress: (ink) =>
    sprinkle(ink, 38, ({ x, y, scale }) => {
      const r = ink.random.between(0.25, 1.1) * scale
      blot(ink.ctx, clear('#6a667f', 0.75), [x, y, r, r * 0.24])
      ink.ctx.strokeStyle = clear('#e2e0ee', 0.8)
      ink.ctx.lineWidth = r * 0.1
      ink.ctx.beginPath()
      ink.ctx.ellipse(x, y + r * 0.03, r, r * 0.24, 0, 0.2, Math.PI - 0.2)
      ink.ctx.stroke()
    }),
})

const landerPlane = planeOf({ name: 'lander', z: 10, top: 6 }, (ink) => {
  lander(ink, ink.half * 0.56)
  rocks(ink, { x: -ink.half * 0.84, width: 3.4, height: 1.6, colour: '#8a869c' })
  stroke(ink, '#e6e6ee', 0.07).line([-ink.half * 0.5, 0], [-ink.half * 0.5, -2.6])
})

function plantedFlag(c: PlaceContext) {
  return flag(c, {
    at: [-extentAt(c.box, 10).half * 0.5, 2.2, 9.95],
    width: 1.5,
    height: 0.9,
    colour: '#e0604c',
  })
}

/** A disc of the earth, its middle a little more than a radius above the foot. */
function earth(ink: Ink, r: number): void {
  const up = -1.53 * r
  glow(ink, '#7fc6ff', { x: 0, y: up, radius: r * 1.5, strength: 0.55 })
  mark(ink, '#3f8fd0').disc(0, up, r)
  ink.ctx.save()
  ink.ctx.beginPath()
  ink.ctx.arc(0, up, r, 0, 7)
  ink.ctx.clip()
  for (const [dx, dy, w, h] of quads('-0.4 -0.3 0.5 0.3, 0.4 0.1 0.34 0.44, -0.3 0.5 0.3 0.2'))
    mark(ink, '#77b56c').oval(dx * r, up + dy * r, [w * r, h * r])
  for (const [dx, dy, w] of triples('0 -0.62 0.6, 0.3 -0.1 0.5, -0.4 0.24 0.5'))
    mark(ink, 'rgba(255,255,255,0.85)').oval(dx * r, up + dy * r, [w * r, r * 0.08])
  mark(ink, 'rgba(5,5,40,0.55)').shape((ctx) => {
    ctx.arc(0, up, r, -1.2, 1.94)
    ctx.arc(-r * 0.5, up - 0.08 * r, r * 1.1, 1.6, -0.9, true)
  })
  ink.ctx.restore()
}

/** A landing craft on four legs with gold foil. */
function lander(ink: Ink, x: number): void {
  stroke(ink, '#c9c7d2', 0.12).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * 0.9, -1.3)
      ctx.lineTo(x + side * 2, 0)
      ctx.moveTo(x + side * 1.7, 0)
      ctx.lineTo(x + side * 2.3, 0)
      ctx.moveTo(x + side * 0.6, -1)
      ctx.lineTo(x + side * 0.9, 0)
    }
  })
  cut(ink, '#d9a941', [0.1, 0.4]).polygon(...plotted({ x }, '-1.4 -1.1, -1.2 -2, 1.2 -2, 1.4 -1.1'))
  crewCabin(ink, x)
  mark(ink, '#8a8798').rect(x - 0.04, -4.4, [0.08, 0.9])
  cut(ink, '#e9e7f0', 0).shape((ctx) => ctx.arc(x + 0.7, -3.9, 0.4, 0.6, 3.4))
}

/** The upper stage with its two slanting windows. */
function crewCabin(ink: Ink, x: number): void {
  cut(ink, '#dcdae6', [0.1, 0.3]).polygon(
    ...plotted({ x }, '-1 -2, -1.2 -2.8, -0.6 -3.5, 0.6 -3.5, 1.2 -2.8, 1 -2'),
  )
  for (const side of [-1, 1])
    mark(ink, '#33405f').plot({ x, w: side }, '0.7 -2.6, 0.4 -3.1, 0.1 -2.6')
}
