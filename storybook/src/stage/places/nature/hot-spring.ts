import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { geyser } from '../../effects/geyser.ts'
import { motes, smoke } from '../kit/alive.ts'
import { lay, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { peaks, rock } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { lantern } from '../kit/town/pagoda.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, planeOf, plane } from '../kit/plane.ts'
import { lawn } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const hotSpringPlace = place({
  id: 'hot-spring',
  time: 'golden',
  waterline: 0,
  sounds: { stream: 0.4 },
  set: (c) => {
    const { half } = extentAt(c.box, 8)
    return [
      sky(c),
      ...plane(c, { name: 'peaks', z: 36 }, (ink) =>
        peaks(ink, { colour: '#8f9cc0', height: [5, 11], step: 9, snow: 0.5 }),
      ),
      ...plane(c, { name: 'wood', z: 22 }, (ink) =>
        wood(ink, ['pine', 'round'], { height: [3, 6], step: [1.4, 2.6] }),
      ),
      terrain(c, {
        colours: greens(c),
        bump: 0.14,
        dress: (ink) => {
          lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 10 })
          pool(ink)
        },
      }),
      ...rim(c),
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((share, i) =>
        smoke(c, {
          at: [share * half, 0.2, i % 2 === 0 ? 14.1 : -0.6],
          size: 0.6,
          alpha: 0.5,
          speed: 0.16,
          drift: 0.4,
          colour: '#ffffff',
        }),
      ),
      ...spout(c),
      ...garden(c),
      ...(/\b(?:onsen|japan|japanese|ryokan)\b/u.test(c.words) ? bathhouse(c) : []),
      motes(c, { z: 3, count: 14, colour: '#ffffff' }),
    ]
  },
})

/** Where geysers are the place, and none of them is played by itself. */
function spout({ words, nouns = [], box, random }: PlaceContext) {
  if (!/geyser/u.test(words) || nouns.includes('geyser')) return []
  return [geyser({ seed: Math.floor(random.fork('geyser').next() * 2 ** 31), box })]
}

/** Steaming turquoise water on the ground, so wide and near that those who bathe are in it. */
function pool(ink: GroundInk): void {
  const water = (grow: number, colour: string): void =>
    lay(ink, colour, (ctx) => {
      for (let i = 0; i < 40; i++) {
        const angle = (i / 40) * Math.PI * 2
        const wide = ink.half * (1.1 + 0.08 * grow) * (1 + 0.04 * Math.sin(i * 1.3))
        const p = ink.at(Math.cos(angle) * wide, 6 + Math.sin(angle) * (7.6 + 0.6 * grow))
        ctx.lineTo(p.x, p.y)
      }
    })
  water(0, '#4fb0b4')
  water(-2, '#6cc3c4')
}

/** The stones round the water: those behind it, and those before it. */
function rim(c: PlaceContext) {
  return [
    // Behind the water even where it is seen from within.
    ...plane(c, { name: 'far stones', z: 14.2 }, (ink) => stones(ink, [-1, 1], 1.5)),
    ...plane(c, { name: 'near stones', z: -3, split: true }, (ink) => {
      stones(ink, [-1, -0.62], 0.5)
      stones(ink, [0.66, 1], 0.5)
    }),
  ]
}

function stones(ink: Ink, [from, to]: readonly [number, number], height: number): void {
  for (let x = from * ink.half; x < to * ink.half; x += 1.25 * height) {
    const tall = height * ink.random.between(0.8, 1.25)
    rock(ink, { x, y: 0, width: tall * 1.5, height: tall, colour: '#8a8790' })
  }
}

/** Stone lanterns, a maple and a bamboo spout. */
const garden = planeOf({ name: 'garden', z: 14.6, split: true }, (ink) => {
  for (const side of [-1, 1]) lantern(ink, { x: side * ink.half * 0.8, height: 2.2 })
  tree(ink, 'round', {
    x: -ink.half * 0.98,
    height: 5.6 * Math.min(1.3, ink.tall),
    colour: '#d9773f',
  })
  tree(ink, 'round', { x: ink.half, height: 5 * Math.min(1.3, ink.tall), colour: '#c8583f' })
})

/** What tells an onsen: the bathhouse with its dark roof and cloth at the door, a bamboo fence, lanterns by the water. */
const bathhouse = planeOf({ name: 'bathhouse', z: 14.4 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += 0.5)
    cut(ink, '#b89a5e', 0.04).standing(x, 0, [0.4, 2.6])
  for (const y of [-2.2, -0.9]) mark(ink, '#6b5436').rect(ink.left, y, [ink.right - ink.left, 0.16])
  const [x, s] = [-ink.half * 0.5, Math.min(1.2, ink.tall)]
  cut(ink, '#8a6444', 0.14).standing(x, 0, [7.6 * s, 4.4 * s])
  for (const at of [-2.6, 2.6])
    mark(ink, ink.light.dark ? '#ffdf9e' : '#f4ead2').standing(x + at * s, -1.2, [2 * s, 2.2 * s])
  cut(ink, '#3f5f8a', 0.06).rect(x - 1.2 * s, -3.4 * s, [2.4 * s, 1.2 * s])
  cut(ink, '#4a4650', [0.2, 0.4]).plot(
    { x, y: -4.2 * s, w: s, h: s },
    '-5.6 0.2, -3.4 -2, 3.4 -2, 5.6 0.2, 4.4 0.4, -4.4 0.4',
  )
  for (const share of [0.1, 0.62]) lantern(ink, { x: share * ink.half, height: 3.4 })
})
