import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { bush } from '../kit/nature/plants.ts'
import { hills } from '../kit/nature/land.ts'
import { greens, meadowGround, path } from '../kit/nature/nature.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import type { Ink } from '../kit/paper.ts'
import { litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { city } from '../kit/town/buildings.ts'
import { cathedralFront } from '../kit/town/cathedral-front.ts'
import { frontSteps, portico } from '../kit/town/portico.ts'
import { bulbs, floors, marquee, publicHouse, type PublicHouse } from '../kit/town/public-house.ts'
import { lamp } from '../kit/town/street.ts'
import { styledFront } from '../kit/town/styled-fronts.ts'
import { strollers } from '../kit/town/town.ts'

const BRICK = '#b9705a'

/** Houses with floors of windows, by the words for them. */
const HOUSES: readonly (readonly [words: RegExp, house: PublicHouse])[] = [
  [
    /apartment|flats|tenement|condo|residential/u,
    { wall: '#d9a886', top: 'flat', door: 'canopy', rows: 5, balconies: true },
  ],
  [/fire/u, { wall: BRICK, emblem: 'noto:fire', top: 'tower', door: 'gates', rows: 1 }],
  [
    /police|jail|prison/u,
    { wall: '#8fa0b8', emblem: 'noto:police-car-light', top: 'flat', door: 'steps', rows: 3 },
  ],
  [
    /hospital|clinic|dentist|doctor/u,
    { wall: '#e4e2da', emblem: 'noto:stethoscope', top: 'cross', door: 'canopy', rows: 4 },
  ],
  [
    /hotel|motel|inn\b|casino/u,
    { wall: '#d8b890', emblem: 'noto:bellhop-bell', top: 'flat', door: 'canopy', rows: 5 },
  ],
  [
    /school|college|university|academy|campus|classroom/u,
    { wall: BRICK, emblem: 'noto:books', top: 'clock', door: 'steps', rows: 3 },
  ],
  [
    /station/u,
    { wall: '#c9a27a', emblem: 'noto:locomotive', top: 'clock', door: 'canopy', rows: 2 },
  ],
  [/post/u, { wall: '#d9b45a', emblem: 'noto:envelope', top: 'clock', door: 'steps', rows: 3 }],
  [/gym/u, { wall: '#9fb0a0', emblem: 'noto:flexed-biceps', top: 'flat', door: 'steps', rows: 2 }],
  [/lab/u, { wall: '#c4ccd4', emblem: 'noto:microscope', top: 'flat', door: 'steps', rows: 4 }],
  [
    /mall|shopping/u,
    { wall: '#d4c4b4', emblem: 'noto:shopping-bags', top: 'flat', door: 'canopy', rows: 2 },
  ],
  [
    /medic|health/u,
    { wall: '#e4e2da', emblem: 'noto:stethoscope', top: 'cross', door: 'canopy', rows: 4 },
  ],
  [
    /youth|community|culture|cultural|arts/u,
    { wall: '#d4a06a', emblem: 'noto:performing-arts', top: 'flat', door: 'steps', rows: 2 },
  ],
  [/orphan/u, { wall: BRICK, emblem: 'noto:teddy-bear', top: 'clock', door: 'steps', rows: 3 }],
  [/./u, { wall: '#b8bcc4', emblem: 'noto:briefcase', top: 'flat', door: 'canopy', rows: 5 }],
]

/** What is on the gable of a house with columns. */
const GABLES: readonly (readonly [words: RegExp, emblem: string])[] = [
  [/bank|exchange/u, 'noto:money-bag'],
  [/librar/u, 'noto:books'],
  [/court/u, 'noto:balance-scale'],
  [/galler|art/u, 'noto:artist-palette'],
  [/science|dinosaur|natural/u, 'noto:sauropod'],
  [/opera|concert/u, 'noto:musical-score'],
  [/museum/u, 'noto:amphora'],
  [/embassy|consulate|ministry|government/u, 'noto:globe-showing-europe-africa'],
  [/synagogue/u, 'noto:star-of-david'],
  [/observatory/u, 'noto:telescope'],
  [/mint/u, 'noto:coin'],
  [/customs/u, 'noto:customs'],
]

const PILLARED =
  /museum|galler|librar|bank|court|capitol|parliament|(?:town|city|concert) hall|opera|louvre|exchange|embassy|consulate|ministry|government|synagogue|observatory|mint|customs|classical|palladian|rotunda/u
const FLAGGED = /embassy|consulate|ministry|government|parliament|capitol|(?:town|city) hall/u
const DOMED = /rotunda|observatory|synagogue|capitol|parliament|hall|opera|court/u

interface Front {
  readonly draw: (ink: Ink) => void
  readonly glow?: (ink: Ink) => void
}

/** A great house from the square before it: a cathedral, a museum, a school, a theatre, as the words say. */
export const buildingFrontPlace = place({
  id: 'building-front',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.3 },
  far: 3,
  set: (c) => [
    sky(c),
    ...(isHome(c.words) ? country(c) : town(c)),
    front(c),
    square(c),
    farBirds(c, { count: 5 }),
  ],
})

/** Somebody lives there: it stands in its garden. */
const isHome = (words: string): boolean =>
  /\b(?:house|home|villa|cottage|mansion|inn)$/u.test(words)

function country(c: PlaceContext): Piece[] {
  return [
    ...plane(c, { name: 'hills', z: 30 }, (ink) => {
      hills(ink, { colour: greens(c)[1] ?? '#84b65a', height: [2, 5], step: 9 })
      wood(ink, ['round', 'poplar'], { height: [4, 7], step: [2, 4] })
    }),
    meadowGround(c, {
      flowers: 24,
      dress: (ink) => path(ink, { colour: '#d8c8aa', width: 2.6, bend: 0.4, far: 10 }),
    }),
  ]
}

function town(c: PlaceContext): Piece[] {
  return [
    ...plane(c, { name: 'town', z: 30 }, (ink) =>
      city(ink, { colours: ['#b8c0d0', '#c4c6d2', '#aab6cc'], height: [7, 12], width: [3, 5] }),
    ),
    floor(c, { pattern: 'slabs', colour: '#c9bfb0', other: '#b3a899', back: 9, size: 1.6 }),
    ...strollers(c, { z: 5.4, count: 3, height: 2.8 }),
  ]
}

function front(c: PlaceContext): Piece[] {
  // Whoever plays in the middle does not hide its door.
  const aside = c.random.fork('aside').pick([-1, 1]) * 0.14
  const moved = (paint: (ink: Ink) => void) => (ink: Ink) => {
    ink.ctx.translate(aside * ink.half, 0)
    paint(ink)
  }
  const { draw, glow } = frontOf(c.words)
  return litPlane(c, 'front', {
    z: 10.6,
    haze: 0.2,
    draw: moved(draw),
    glow: c.light.dark && glow && moved(glow),
  })
}

/** As large as the frame lets it be. */
const sizeOf = (ink: Ink): { size: number; half: number } => ({
  size: Math.min(13 * ink.tall, -ink.crown * 0.86),
  half: Math.min(13, ink.half * 0.8),
})

function frontOf(words: string): Front {
  const styled = styledFront(words)
  if (styled) return { draw: (ink) => styled(ink, sizeOf(ink)) }
  if (/cathedral|basilica|minster|church|abbey|chapel|dame/u.test(words))
    return { draw: (ink) => cathedralFront(ink, Math.min(-ink.crown * 0.84, ink.half * 1.2)) }
  if (/cinema|movie|theat|playhouse|ballet/u.test(words)) {
    const emblem = /cinema|movie/u.test(words) ? 'noto:clapper-board' : 'noto:performing-arts'
    return {
      draw: (ink) => marquee(ink, emblem, sizeOf(ink)),
      glow: (ink) => bulbs(ink, sizeOf(ink)),
    }
  }
  if (PILLARED.test(words)) return { draw: (ink) => pillars(ink, words) }
  const house = HOUSES.find(([told]) => told.test(words))?.[1]
  if (!house) return { draw: (ink) => pillars(ink, words) }
  return {
    draw: (ink) => publicHouse(ink, house, sizeOf(ink)),
    glow: (ink) => floors(ink, house, { ...sizeOf(ink), glowing: true }),
  }
}

function pillars(ink: Ink, words: string): void {
  const { size, half } = sizeOf(ink)
  const dome = DOMED.test(words)
  const grown = Math.min(size * (dome ? 0.86 : 1.15), half * 1.3)
  const emblem = GABLES.find(([told]) => told.test(words))?.[1]
  ink.ctx.save()
  ink.ctx.translate(0, -1)
  portico(ink, grown, { dome })
  if (FLAGGED.test(words))
    for (const side of [-1, 1])
      thing(ink, 'prop:flagpole', { x: side * grown * 0.78, y: 1, height: grown * 0.92 })
  if (emblem) thing(ink, emblem, { x: 0, y: -grown * 0.52, height: grown * 0.15, shadow: 0.04 })
  ink.ctx.restore()
  frontSteps(ink, grown * 0.7)
}

/** Trees and lamps at both sides. */
function square(c: PlaceContext): Piece[] {
  const kind = c.random.fork('trees').pick(['round', 'poplar'] as const)
  return litPlane(c, 'square', {
    z: 3.6,
    split: true,
    draw: (ink) => {
      for (const side of [-1, 1]) {
        tree(ink, kind, { x: side * ink.half * 0.94, height: 5.4 * ink.tall })
        bush(ink, { x: side * ink.half * 0.8, height: 0.9 })
        lamp(ink, { x: side * ink.half * 0.68, height: 4.8 * ink.tall })
      }
    },
    glow: (ink) => {
      for (const side of [-1, 1])
        lamp(ink, { x: side * ink.half * 0.68, height: 4.8 * ink.tall, glowing: true })
    },
  })
}
