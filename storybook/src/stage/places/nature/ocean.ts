import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, passing } from '../kit/alive.ts'
import { buoy, sailBoat, ship } from '../kit/nature/boats.ts'
import { cut } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { surfWave } from '../kit/nature/surf-wave.ts'
import { water } from '../kit/nature/water.ts'
import { waveBarrel } from '../kit/nature/wave-barrel.ts'
import { palm } from '../kit/nature/palms.ts'

export const oceanPlace = place({
  id: 'ocean',
  medium: 'water',
  time: 'day',
  ground: 'water',
  waterline: 0,
  sounds: { waves: 0.8, gulls: 0.3 },
  set: (c) => [
    sky(c),
    islands(c),
    theWater(c),
    // One wave that is spoken of is the great one, and it rears behind whoever rides it.
    ...greatWave(c),
    ...passersBy(c),
    farBirds(c, { colour: '#ffffff', high: 0.6 }),
  ],
})

const GREAT =
  /\b(?:ship|boat|yacht|galleon|kraken|octopus|squid|serpent|monster|whale|titanic)s?\b/u

/** Where a ship or a monster plays no other ship sails about, and no buoy bobs before it. */
function passersBy(c: PlaceContext) {
  if (c.nouns?.some((noun) => GREAT.test(noun))) return []
  return [shipPlane(c), sail(c), ...(isHollow(c) ? [] : [buoyPlane(c)])]
}

function greatWave(c: PlaceContext) {
  if (isHollow(c)) return waveBarrel(c)
  return isRidden(c) ? surfWave(c) : []
}

const isHollow = ({ words }: PlaceContext): boolean => /\bbarrel\b/u.test(words)

const isRidden = ({ nouns = [], deeds = [], words }: PlaceContext): boolean =>
  nouns.includes('wave') ||
  deeds.some((deed) => /^(surf|bodyboard)$/u.test(deed)) ||
  /(huge|giant|big|monster) wave/u.test(words)

const TROPICS = /hawaii|tropic|maldives|bali|bora|island|caribbean|beach/u

/** Who speaks of waves, or of nothing but the sea, wants to see them roll. */
const WAVES = /\b(waves?|surf\w*|swell|breakers?|tsunami|rough sea)\b/u

function islands(c: PlaceContext) {
  return plane(c, { name: 'islands', z: 38 }, (ink) => {
    ink.ctx.translate(-ink.half * 0.55, 0)
    cut(ink, '#7fa3ad', [0.14, 0.3]).skyline(
      pairs('-11 0.1, -6 -1.6, -2 -4, 2 -2.4, 6 -3, 12 0.1'),
      0.1,
    )
    if (TROPICS.test(c.words))
      for (const [x, height] of pairs('-5 5.4, 0.6 6.4, 5 5')) palm(ink, { x, y: -1.6, height })
    ink.ctx.translate(ink.half * 1.3, 0)
    cut(ink, '#8fb0b8', [0.14, 0.3]).skyline(pairs('-7 0.1, -3 -1.8, 1 -1.2, 6 0.1'), 0.1)
  })
}

function theWater(c: PlaceContext) {
  const high = WAVES.test(`${c.words} ${(c.nouns ?? []).join(' ')}`) || (c.nouns ?? []).length === 0
  const rough = c.weather === 'storm' ? 3.6 : high ? 2.4 : c.weather === 'wind' ? 1.8 : 1.2
  return water(c, {
    colours: ['#2b7fae', '#2f8fbd', '#3f9fc6'],
    waves: [28, 18, 11, 6, 2.6, -1.6, -3.6],
    waveHeight: 0.2 * rough,
    foam: rough > 1.5,
  })
}

function shipPlane(c: PlaceContext) {
  return passing(c, { name: 'ship', y: 0, z: 33, size: [9, 4], speed: 0.3, start: 0.4 }, (ink) =>
    ship(ink, { x: 0, width: 8 }),
  )
}

function sail(c: PlaceContext) {
  return passing(
    c,
    { name: 'sail', y: 0, z: 22, size: [3, 4], speed: -0.4, start: 0.15, bob: 0.05 },
    (ink) => sailBoat(ink, { x: 0, height: 3.4 }),
  )
}

function buoyPlane(c: PlaceContext) {
  return cutOut(
    c,
    {
      name: 'buoy',
      at: [-c.box.width * 0.42, -0.1, 4.4],
      size: [1, 1.4],
      sway: 0.3,
      swaySeconds: 3,
      drift: (t) => ({ x: 0, y: Math.sin(t * 1.4) * 0.12 }),
    },
    (ink) => buoy(ink, { x: 0, height: 1.2 }),
  )
}
