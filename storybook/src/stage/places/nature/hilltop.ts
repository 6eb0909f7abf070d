import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { flowersTold } from '../kit/nature/field-tones.ts'
import { flower, grass } from '../kit/nature/plants.ts'
import { wood } from '../kit/nature/trees.ts'
import { cut, fade, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { house } from '../kit/town/houses.ts'

/** How far the land lies below the top. */
const BELOW = 3.4

/** The top of a hill under a wide sky: the grass falls away on both sides, the land lies far below. */
export const hilltopPlace = place({
  id: 'hilltop',
  time: 'day',
  far: 0.8,
  sounds: { wind: 0.4, birds: 0.4 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'far hills', z: 38, bottom: -BELOW - 1 }, (ink) => {
      hills(ink, { colour: '#92aebf', height: [0.5, 3.6], step: 9, floor: BELOW })
      hills(ink, { colour: '#9dbb9a', height: [-1.4, 0.8], step: 8, floor: BELOW })
    }),
    terrain(c, { colours: greens(c), bump: 0.2, y: -BELOW }),
    fields(c),
    mound(c),
    farBirds(c, { count: 4 }),
    pollen(c, { z: 2, count: 10 }),
  ],
})

/** Trees and a farm down in the valley. */
const fields = planeOf({ name: 'fields', z: 26, bottom: -BELOW - 1 }, (ink) => {
  wood(ink, ['round', 'poplar', 'round'], { height: [1.4, 2.4], step: [2, 4.4], y: BELOW })
  house(ink, { x: ink.half * 0.6, y: BELOW, width: 2.6, height: 2.2, colour: '#f2e2c4' })
})

/** How high the hill is at x: flat on top, then ever steeper. */
function rise(x: number, half: number): number {
  const out = Math.max(0, Math.abs(x) / half - 0.34)
  return -0.2 - 2.6 * out ** 1.8
}

function mound(c: PlaceContext) {
  const [near = '#5d9448', middle = '#7fb45a'] = greens(c)
  return plane(c, { name: 'hill', z: 1.3 }, (ink) => {
    outline(ink, lighter(middle, 0.1), 0)
    outline(ink, near, 1.3)
    const bare = c.season === 'winter' || c.snowy
    const tones = bare ? null : flowersTold(c.words)
    if (tones) bloom(ink, tones)
    for (let x = -ink.half * 1.3; x < ink.half * 1.3; x += ink.random.between(0.25, 0.6)) {
      const y = -rise(x, ink.half)
      if (!bare) grass(ink, { x, y: y + 0.1, height: ink.random.between(0.25, 0.5) })
      if (!bare && ink.random.chance(0.12)) flower(ink, { x, y: y + 0.1, height: 0.5 })
    }
  })
}

/** The whole hill in flower, from its edge down to us. */
function bloom(ink: Ink, tones: readonly string[]): void {
  for (let row = 0; row < 9; row++) {
    const size = 0.32 + row * 0.09
    for (let x = -ink.half * 1.5; x < ink.half * 1.5; x += size * ink.random.between(0.7, 1.2)) {
      const y = row ** 1.25 * 0.24 - rise(x * (1 + row * 0.03), ink.half)
      flower(ink, { x, y: y + 0.1, height: size, colour: ink.random.pick(tones) })
    }
  }
}

function outline(ink: Ink, colour: string, lower: number): void {
  const shade = ink.season === 'winter' ? '#e9f0f6' : colour
  cut(ink, fade(ink, [shade, darker(shade, 0.3)], [0.2, 6]), [0.3, 0.35]).shape((ctx) => {
    ctx.moveTo(ink.left, ink.bottom)
    for (let x = ink.left; x <= ink.right; x += 0.5)
      ctx.lineTo(x, lower - rise(x * (1 + lower * 0.1), ink.half) + Math.sin(x * 1.3) * 0.05)
    ctx.lineTo(ink.right, ink.bottom)
    ctx.closePath()
  })
}
