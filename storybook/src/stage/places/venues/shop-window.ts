import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { litPlane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { awning } from '../kit/town/buildings.ts'
import { lamp } from '../kit/town/street.ts'
import { waresOf } from '../kit/town/wares.ts'

const WALLS = ['#b9735c', '#8f7f9a', '#7f95a0', '#a98a5f'] as const
const AWNINGS = ['#c8473f', '#3f7f8a', '#d99a3f', '#5f8a4f'] as const

/** A shop seen from the pavement: a large pane with what it sells behind it, on three boards. */
export const shopWindowPlace = place({
  id: 'shop-window',
  time: 'dusk',
  ground: 'road',
  sounds: { street: 0.4 },
  far: 1,
  set: (c) => [sky(c), pavement(c), front(c), lamps(c)],
})

const pavement = onStage(floor, {
  pattern: 'slabs',
  colour: '#b9b2ab',
  other: '#a39b95',
  back: 3,
  size: 1.2,
})

function front(c: PlaceContext) {
  const [wall, colour] = [c.random.fork('wall').pick(WALLS), c.random.fork('awning').pick(AWNINGS)]
  return litPlane(c, 'shop front', {
    z: 2.2,
    draw: (ink) => {
      const wide = ink.half * 1.5
      cut(ink, wall, 0).rect(ink.left, ink.top, [ink.right - ink.left, -ink.top])
      for (let row = 0, y = -0.3; y > ink.top; y -= 0.62, row++)
        for (let x = ink.left + (row % 2) * 0.8; x < ink.right; x += 1.6)
          mark(ink, darker(wall, 0.12)).rect(x, y, [1.5, 0.06])
      pane(ink, wide, goodsOf(c))
      awning(ink, { x: 0, y: ink.crown * 0.86, width: wide + 1.2, height: 1.3, colour })
    },
    glow: (ink) => glow(ink, '#ffd58a', { x: 0, y: -3, radius: ink.half * 0.8, strength: 0.16 }),
  })
}

/** Warm light, three boards, and a slanting gleam on the glass. */
function pane(ink: Ink, wide: number, goods: readonly string[]): void {
  const [left, top, high] = [-wide / 2, ink.crown * 0.84, -ink.crown * 0.84 - 0.7]
  cut(ink, '#4a2f28').rounded([left - 0.3, top - 0.3, wide + 0.6, high + 0.6], 0.2)
  mark(ink, '#ffe3ab').rect(left, top, [wide, high])
  const each = high / 3
  for (let row = 0; row < 3; row++) {
    const y = top + each * (row + 1) - 0.12
    cut(ink, '#9a6a44', 0.1).rect(left, y - 0.1, [wide, 0.2])
    const count = Math.floor(wide / 1.7)
    for (let n = 0; n < count; n++) {
      const name = goods[(n + row * 3) % goods.length] ?? 'noto:wrapped-gift'
      const x = left + ((n + 0.5) / count) * wide
      thing(ink, name, { x, y: y - 0.1, height: Math.min(1.35, each * 0.7), shadow: 0.05 })
    }
  }
  for (const at of [0.12, 0.62])
    mark(ink, clear('#ffffff', 0.14)).polygon(
      [left + wide * at, top],
      [left + wide * (at + 0.12), top],
      [left + wide * (at + 0.02), top + high],
      [left + wide * (at - 0.1), top + high],
    )
  mark(ink, lighter('#4a2f28', 0.2)).rect(-0.08, top, [0.16, high])
}

/** What the prompt names, else what such a shop sells. */
function goodsOf({ words, scenery = [] }: PlaceContext): readonly string[] {
  const named = scenery.filter((each) => /^(?:noto|prop):/u.test(each))
  if (named.length > 0) return named
  return waresOf(`${words} ${scenery.join(' ')}`)
}

const lamps = onStage(litPlane, 'lamp', {
  z: 1,
  split: true,
  draw: (ink) => lamp(ink, { x: ink.half * 0.96, height: 5 * ink.tall }),
  glow: (ink) => lamp(ink, { x: ink.half * 0.96, height: 5 * ink.tall, glowing: true }),
})
