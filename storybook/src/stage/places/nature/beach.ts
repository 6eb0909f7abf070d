import { blot } from '../../../scene/blot.ts'
import { plotted, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { lighter } from '../kit/colour.ts'
import { earthTint } from '../kit/nature/earth-tint.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, mark, stroke } from '../kit/paper.ts'
import { grass, sprinkle } from '../kit/nature/plants.ts'
import { plane, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { palm } from '../kit/nature/palms.ts'
import { seaPinks } from '../kit/nature/sea-pinks.ts'
import { surf, water } from '../kit/nature/water.ts'
import { headland, sail, hasPalms, palmGrove } from '../kit/nature/seaside.ts'

export const beachPlace = place({
  id: 'beach',
  time: 'day',
  ground: 'sand',
  far: 3,
  sounds: { waves: 0.7, gulls: 0.3 },
  spots: (c) => [{ name: 'offing', x: -c.box.width * 0.2, y: 0, z: 14 }],
  set: (c) => [
    sky(c),
    headland(c),
    water(c, { colours: ['#4fc0cf', '#2f9fc4', '#2a86b8'], waves: [26, 16], waveHeight: 0.16 }),
    sail(c),
    theGround(c),
    surf(c, isDeserted(c) ? { z: edgeOf(c), run: 4.4, foam: 2 } : { z: edgeOf(c) }),
    ...(isCold(c) ? crags(c) : [parasols(c), palms(c)]),
    ...(hasPalms(c) ? [palmGrove(c, isDeserted(c) ? 1.2 : 4.4)] : []),
    farBirds(c, { count: 4, colour: '#ffffff', high: 0.62 }),
    ...(isCold(c) ? [] : [shells(c), frond(c)]),
    ...(c.season === 'spring' ? [seaPinks(c)] : []),
  ],
})

const WATERS =
  /^(palm(?: tree)?s?|waves?|water|sea|ocean|sand|surf|foam|tide|breeze|wind|sky|sun|moon|clouds?)$/u

/** Nobody is here but the sea: it comes up to us. */
function isDeserted({ nouns = [] }: PlaceContext): boolean {
  return nouns.every((noun) => WATERS.test(noun))
}

/** How far away the water's edge is. */
function edgeOf(c: PlaceContext): number {
  // At low tide the sea is far out.
  if (/mud ?flats?|tidal flats?|low tide/u.test(c.words)) return 30
  return isDeserted(c) ? 4.6 : 7.2
}

/** No holiday: the north, the winter, bad weather, or black sand. */
function isCold({ words, weather, season }: PlaceContext): boolean {
  if (season === 'winter' || /^(storm|rain|snow|blizzard|fog|hail)$/u.test(weather)) return true
  return /\bblack\b|iceland|nordic|norway|scotland|ireland|rocky|north|deserted|lonely|rough|wild/u.test(
    words,
  )
}

function sandOf({ words }: PlaceContext): readonly string[] {
  return ['#e8c78c', '#f2dcab', '#f7e8c4'].map((usual) => earthTint(words, usual))
}

/** Dark rocks to both sides, and stacks in the sea. */
function crags(c: PlaceContext) {
  return [
    ...plane(c, { name: 'stacks', z: 26 }, (ink) => {
      for (const [share, width, height] of triples('0.5 4 6, 0.68 3 4, -0.7 5 3.4'))
        rocks(ink, { x: share * ink.half, width, height, colour: '#5f646e' })
    }),
    ...plane(c, { name: 'crags', z: 6, split: true }, (ink) => {
      for (const side of [-1, 1])
        for (const share of [0.8, 0.96, 1.14])
          rocks(ink, { x: side * share * ink.half, width: 2.6, height: 1.5, colour: '#6a6f78' })
    }),
  ]
}

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: sandOf(c),
    far: edgeOf(c) + 0.3,
    depth: 38.65,
    bump: 0.1,
    dress: (ink) => {
      sprinkle(ink, 130, ({ x, y, scale }) =>
        blot(ink.ctx, ink.random.pick(['#d9b378', '#fff4da', '#cfa268', '#e9d2a6']), [
          x,
          y,
          ink.random.between(0.03, 0.1) * scale,
          0.03 * scale,
        ]),
      )
    },
  })
}

function parasols(c: PlaceContext) {
  return plane(
    c,
    { name: 'parasols', z: isDeserted(c) ? -0.4 : 5.2, split: true, top: 5, bottom: -0.4 },
    (ink) => {
      const towel = ink.random.pick(['#e7695c', '#4f8fb5', '#f0b24e'])
      for (const side of [-1, 1]) {
        const x = side * ink.half * ink.random.between(0.62, 0.78)
        stroke(ink, '#f4ead6', 0.09).line([x, 0], [x + 0.25, -2.6])
        parasol(ink, { x: x + 0.25, y: -2.5, colour: side < 0 ? towel : '#3f9a94' })
        cut(ink, side < 0 ? '#f0c25e' : towel, 0.1).polygon(
          ...plotted({ x }, '0.9 0.1, 1.2 -0.22, 2.9 -0.22, 2.8 0.1'),
        )
      }
    },
  )
}

function palms(c: PlaceContext) {
  return plane(c, { name: 'palms', z: isDeserted(c) ? -0.2 : 3.6, split: true }, (ink) => {
    palm(ink, { x: -ink.half * 0.96, height: Math.min(6.8 * ink.tall, ink.half * 1.2), lean: 0.16 })
    rocks(ink, { x: ink.half * 1.02, width: 3, height: 1.2, colour: '#9c8f86' })
    grass(ink, { x: ink.half * 0.8, height: 0.8, colour: '#8fae5f' })
  })
}

function shells(c: PlaceContext) {
  return cutOut(
    c,
    { name: 'shells', at: [c.box.width * 0.3, 0, -1.4], size: [2, 0.6], shadow: 0.6 },
    (ink) => {
      cut(ink, '#f2b8a0', 0.06).oval(-0.5, -0.14, [0.24, 0.16])
      for (const dx of [-0.6, -0.5, -0.4]) mark(ink, '#e09a80').oval(dx, -0.14, [0.025, 0.13])
      starfish(ink, 0.5)
    },
  )
}

const frond = wingOf({ name: 'frond', sway: 0.25 }, (ink) =>
  palm(ink, {
    x: ink.half * 1.2,
    y: ink.foot,
    height: 9 * ink.tall,
    lean: -0.06,
    colour: '#2f7a55',
  }),
)

type Ink = Parameters<typeof palm>[0]

function parasol(ink: Ink, b: { x: number; y: number; colour: string }): void {
  const r = 1.7
  for (let i = 0; i < 6; i++) {
    const from = -r + (i * 2 * r) / 6
    mark(ink, i % 2 ? '#fbf3e2' : b.colour).shape((ctx) => {
      ctx.moveTo(b.x, b.y - 0.75)
      ctx.quadraticCurveTo(b.x + from, b.y - 0.6, b.x + from, b.y)
      ctx.quadraticCurveTo(b.x + from + r / 6, b.y - 0.16, b.x + from + r / 3, b.y)
      ctx.quadraticCurveTo(b.x + from + r / 3, b.y - 0.6, b.x, b.y - 0.75)
    })
  }
  mark(ink, lighter(b.colour, 0.3)).disc(b.x, b.y - 0.78, 0.08)
}

function starfish(ink: Ink, x: number): void {
  cut(ink, '#ec8f5a', 0.06).shape((ctx) => {
    for (let i = 0; i < 10; i++) {
      const far = i % 2 ? 0.11 : 0.28
      const angle = (i * Math.PI) / 5 - 0.3
      ctx.lineTo(x + Math.cos(angle) * far, -0.14 + Math.sin(angle) * far * 0.55)
    }
    ctx.closePath()
  })
}
