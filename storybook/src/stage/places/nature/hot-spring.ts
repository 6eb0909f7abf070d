import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { geyser } from '../../effects/geyser.ts'
import { motes, smoke } from '../kit/alive.ts'
import { terrain } from '../kit/nature/ground.ts'
import { peaks, rock } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { lantern } from '../kit/town/pagoda.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { lawn } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const hotSpringPlace = place({
  id: 'hot-spring',
  time: 'golden',
  sounds: [{ name: 'stream', level: 0.4 }],
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
        dress: (ink) => lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 10 }),
      }),
      ...pool(c),
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((share, i) =>
        smoke(c, {
          at: [share * half, 0.2, 7.6 - i * 0.05],
          size: 0.6,
          alpha: 0.5,
          speed: 0.16,
          drift: 0.4,
          colour: '#ffffff',
        }),
      ),
      ...spout(c),
      ...garden(c),
      motes(c, { z: 3, count: 14, colour: '#ffffff' }),
    ]
  },
})

/** Where geysers are the place, and none of them is played by itself. */
function spout({ words, nouns = [], box, random }: PlaceContext) {
  if (!/geyser/u.test(words) || nouns.includes('geyser')) return []
  return [geyser({ seed: Math.floor(random.fork('geyser').next() * 2 ** 31), box })]
}

/** Steaming turquoise water in a ring of stones. */
function pool(c: PlaceContext) {
  return plane(c, { name: 'pool', z: 8, top: 3, bottom: -2 }, (ink) => {
    const w = Math.min(9, ink.half * 0.82)
    cut(ink, '#4fb0b4', { shadow: 0.1, edge: 0.5 }).oval(0, 0.3, [w, 1.3])
    mark(ink, 'rgba(200,240,240,0.5)').oval(-w * 0.2, 0.1, [w * 0.5, 0.3])
    ring(ink, w)
  })
}

function ring(ink: Ink, w: number): void {
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2
    const size = ink.random.between(0.8, 1.3)
    const [x, y] = [Math.cos(angle) * w, 0.35 + Math.sin(angle) * 1.3]
    rock(ink, {
      x,
      y,
      width: size * 1.5,
      height: size * (Math.sin(angle) > 0 ? 0.5 : 0.8),
      colour: '#8a8790',
    })
  }
}

/** Stone lanterns, a maple and a bamboo spout. */
function garden(c: PlaceContext) {
  return plane(c, { name: 'garden', z: 9.4, split: true }, (ink) => {
    for (const side of [-1, 1]) lantern(ink, { x: side * ink.half * 0.8, height: 2.2 })
    tree(ink, 'round', {
      x: -ink.half * 0.98,
      height: 5.6 * Math.min(1.3, ink.tall),
      colour: '#d9773f',
    })
    tree(ink, 'round', { x: ink.half, height: 5 * Math.min(1.3, ink.tall), colour: '#c8583f' })
  })
}
