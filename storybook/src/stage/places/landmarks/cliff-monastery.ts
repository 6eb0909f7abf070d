import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { meadowGround, path } from '../kit/nature/nature.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Cloisters on pillars of rock, high over the valley; clouds drift between them. */
export const cliffMonasteryPlace = place({
  id: 'cliff-monastery',
  time: 'day',
  sounds: { wind: 0.5, birds: 0.2 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'far rocks', z: 34 }, (ink) => {
      for (const share of [-0.86, -0.3, 0.5, 0.94])
        pillar(ink, { x: share * ink.half, width: 6, height: 9 + 3 * Math.abs(share) })
      hills(ink, { colour: '#8fb0b5', height: [1, 3.4], step: 8 })
    }),
    litPlane(c, 'monasteries', {
      z: 22,
      draw: (ink) => ROCKS.forEach((rock) => crowned(ink, rock, false)),
      glow: c.light.dark && ((ink: Ink) => ROCKS.forEach((rock) => crowned(ink, rock, true))),
    }),
    ...CLOUDS.map(([z, y, start], i) => cloud(c, { z, y, start, i })),
    meadowGround(c, {
      flowers: 20,
      dress: (ink) => path(ink, { colour: '#d8c7a0', width: 2.4, bend: 2, far: 20 }),
    }),
    farBirds(c),
  ],
})

type Rock = readonly [share: number, height: number, width: number]

const ROCKS = triples('-0.62 6.6 9, 0.3 9 10, 0.98 5.4 9')
const CLOUDS = triples('23 4.2 -0.5, 21 3 0.4, 20 1.6 -0.1, 21.4 5 0.8')

function pillar(
  ink: Ink,
  { x, width, height }: { x: number; width: number; height: number },
): void {
  const stone = turned(ink, '#a8998a', { span: [x - width / 2, x + width / 2], amount: 0.25 })
  cut(ink, stone, [0.2, 0.3]).plot(
    { x, w: width, h: height },
    '-0.56 0, -0.46 -0.5, -0.5 -0.82, -0.4 -1, 0.4 -1, 0.52 -0.8, 0.45 -0.45, 0.58 0',
  )
  for (const at of [-0.24, 0.02, 0.26])
    mark(ink, clear('#5f5348', 0.35)).rect(x + at * width, -height * 0.92, [0.14, height * 0.8])
}

function crowned(ink: Ink, [share, height, width]: Rock, glowing: boolean): void {
  const [x, tall] = [share * ink.half, height * Math.min(1.2, ink.tall)]
  if (!glowing) {
    pillar(ink, { x, width, height: tall })
    building(ink, { x: x - 1.5, y: -tall, width: 4.4, height: 3.4 })
    building(ink, { x: x + 2, y: -tall, width: 3.2, height: 2.3 })
    dome(ink, x + 0.7, -tall - 2.2)
  }
  const colour = glowing ? '#ffd58a' : '#6b5648'
  for (const at of [-3, -2, -1, 1.5, 2.6])
    mark(ink, colour).rounded([x + at - 0.16, -tall - 1.3, 0.32, 0.6], [0.16, 0.16, 0, 0])
}

function building(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  cut(ink, '#e6d3b3', [0.14, 0.3]).standing(x, y, [w, h])
  cut(ink, '#b8624a', 0.1).plot(
    { x, y: y - h },
    `${-w * 0.58} 0, ${-w * 0.36} -0.7, ${w * 0.36} -0.7, ${w * 0.58} 0`,
  )
}

function dome(ink: Ink, x: number, y: number): void {
  cut(ink, '#efe0c4', 0.1).standing(x, y, [1.3, 1.2])
  cut(ink, darker('#b8624a', 0.1), 0.1).shape((ctx) =>
    ctx.ellipse(x, y - 1.2, 0.8, 0.8, 0, Math.PI, 0),
  )
  mark(ink, '#6b5648').rect(x - 0.05, y - 2.7, [0.1, 0.8])
  mark(ink, '#6b5648').rect(x - 0.22, y - 2.5, [0.44, 0.1])
}

function cloud(c: PlaceContext, how: { z: number; y: number; start: number; i: number }) {
  const { half } = extentAt(c.box, how.z)
  const [wide, white] = [half * 0.7, lighter(c.light.sky.at(-1) ?? '#ffffff', 0.7)]
  const { z, y, start, i } = how
  const where = { name: `drift ${i}`, y, z, start, size: [wide * 1.3, 4] as const }
  return passing(c, { ...where, speed: i % 2 ? 0.25 : -0.2 }, (ink) => {
    for (const [at, high, r] of triples('-0.34 0.5 0.7, -0.14 0.8 1, 0.1 0.9 1.1, 0.32 0.6 0.8'))
      mark(ink, clear(white, 0.9)).oval(at * wide, -high, [r * wide * 0.2, r * 0.9])
  })
}
