import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { GOLD, WOOD } from '../tones.ts'
import {
  BLACK,
  BLUE,
  GREEN,
  HIGH,
  LEFT,
  PURE,
  RED,
  TOP,
  YELLOW,
  bands,
  crescent,
  cross,
  disc,
  flat,
  nordic,
  on,
  piece,
  spot,
  star,
  starAt,
  sun,
  upright,
  wedge,
  type Emblem,
} from './flag-cloth.ts'

/** The right half of a maple leaf, tip first. */
const LEAF = pairs(
  '0 -1, 0.18 -0.62, 0.42 -0.74, 0.34 -0.3, 0.62 -0.42, 0.68 -0.24, 0.98 -0.16, 0.74 0.08, 0.8 0.22, 0.28 0.3, 0.3 0.5, 0.05 0.44, 0.05 0.95',
)

const leaf: Emblem = (ink) => {
  const [x, y] = spot(0.5, 0.5)
  const size = HIGH * 0.34
  const half = (side: 1 | -1) =>
    LEAF.map(([dx, dy]): readonly [number, number] => [x + side * dx * size, y + dy * size])
  ink.poly([...half(1), ...half(-1).toReversed()], RED)
}

const unionJack: Emblem = (ink) => {
  piece(ink, [0, 0, 1, 1], BLUE)
  for (const [width, fill] of [
    [9, PURE],
    [3.4, RED],
  ] as const) {
    ink.line([spot(0.06, 0.07), spot(0.5, 0.5), spot(0.94, 0.93)], width, fill)
    ink.line([spot(0.06, 0.93), spot(0.5, 0.5), spot(0.94, 0.07)], width, fill)
  }
  cross(ink, { at: 0.5, wide: 0.34 }, PURE)
  cross(ink, { at: 0.5, wide: 0.2 }, RED)
}

const starsAndStripes: Emblem = (ink) => {
  bands(
    ink,
    Array.from({ length: 13 }, (_, i) => (i % 2 ? PURE : RED)),
    false,
  )
  piece(ink, [0, 0, 0.42, 7 / 13], BLUE)
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5; i++) star(ink, [0.05 + i * 0.08, 0.08 + row * 0.125, 0.045], PURE)
}

const ringOfStars: Emblem = (ink) => {
  piece(ink, [0, 0, 1, 1], '#24479e')
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6
    star(ink, [0.5 + 0.19 * Math.cos(angle), 0.5 + 0.31 * Math.sin(angle), 0.07], YELLOW)
  }
}

/** Whose flag is drawn how; the first word is where, the second how one says it of people. */
const FLAGS: readonly (readonly [names: string, draw: Emblem])[] = [
  ['france|french', upright('#26459c', PURE, '#e03a3f')],
  ['italy|italian', upright('#24924f', PURE, '#d4343b')],
  ['ireland|irish', upright('#24985f', PURE, '#f28c3a')],
  ['belgium|belgian', upright(BLACK, '#f9d648', '#e23b44')],
  ['romania|romanian', upright('#23449b', '#f9d13e', '#d12c38')],
  ['nigeria|nigerian', upright(GREEN, PURE, GREEN)],
  ['peru|peruvian', upright(RED, PURE, RED)],
  ['mexico|mexican', on(upright('#1a7a4d', PURE, '#cf2c3c'), sun(0.5, 0.13, '#8a6a3a'))],
  [
    'canada|canadian',
    on((ink) => {
      piece(ink, [0, 0, 1, 1], PURE)
      for (const [from, to] of [
        [0, 0.26],
        [0.74, 1],
      ] as const)
        piece(ink, [from, 0, to, 1], RED)
    }, leaf),
  ],
  ['germany|german', flat(BLACK, '#d8252f', '#f6c52e')],
  ['russia|russian', flat(PURE, '#2f50a8', '#d3323c')],
  ['netherlands|dutch|holland', flat('#b8323f', PURE, '#2b4c94')],
  ['austria|austrian', flat(RED, PURE, RED)],
  ['hungary|hungarian', flat('#cf3441', PURE, '#47725a')],
  ['bulgaria|bulgarian', flat(PURE, '#1f9670', '#d23a32')],
  ['estonia|estonian', flat('#3a7ac2', BLACK, PURE)],
  ['lithuania|lithuanian', flat('#f7bd3c', '#1d7350', '#c0343a')],
  ['latvia|latvian', flat('#96303c', '#96303c', PURE, '#96303c', '#96303c')],
  ['ukraine|ukrainian', flat('#2c66c0', '#f9d939')],
  ['poland|polish', flat(PURE, '#d8304b')],
  ['indonesia|indonesian', flat('#d22f37', PURE)],
  ['spain|spanish', on(flat('#c12a30', YELLOW, YELLOW, '#c12a30'), sun(0.3, 0.13, '#a8482f'))],
  ['colombia|colombian', flat('#f8d13c', '#f8d13c', '#28469e', '#cf2e3a')],
  ['thailand|thai', flat('#b02c3a', PURE, '#2f3f80', '#2f3f80', PURE, '#b02c3a')],
  ['argentina|argentinian|argentine', on(flat('#7fb4e2', PURE, '#7fb4e2'), sun(0.5, 0.13, GOLD))],
  [
    'india|indian',
    on(flat('#f0913c', PURE, '#21834a'), (ink) => {
      const [x, y] = spot(0.5, 0.5)
      ink.ring([x, y, HIGH * 0.12], 2, '#2b3f8f')
      ink.disc([x, y, HIGH * 0.03], '#2b3f8f')
    }),
  ],
  [
    'myanmar|burmese|burma',
    on(flat('#f6ca3a', '#3da350', '#e2383f'), starAt([0.5, 0.52, 0.36], PURE)),
  ],
  ['egypt|egyptian', on(flat('#c62d35', PURE, BLACK), sun(0.5, 0.1, '#c29a3a'))],
  ['japan|japanese', on(flat(PURE), sun(0.5, 0.3, '#c4203f'))],
  ['bangladesh|bangladeshi', on(flat('#1d6f52'), sun(0.45, 0.3, '#ef3c4f'))],
  [
    'china|chinese',
    on(
      flat('#da2b26'),
      starAt([0.17, 0.27, 0.17], YELLOW),
      ...[
        [0.34, 0.1],
        [0.4, 0.22],
        [0.4, 0.37],
        [0.34, 0.48],
      ].map(([u = 0, v = 0]) => starAt([u, v, 0.06], YELLOW)),
    ),
  ],
  ['vietnam|vietnamese', on(flat('#d52b26'), starAt([0.5, 0.52, 0.3], '#f9e03c'))],
  ['turkey|turkish', crescent('#d9262f', 0, PURE)],
  ['pakistan|pakistani', crescent('#1c5a3a', 0.25, PURE)],
  [
    'brazil|brazilian',
    on(flat('#229a4c'), (ink) => {
      ink.poly([spot(0.08, 0.5), spot(0.5, 0.09), spot(0.92, 0.5), spot(0.5, 0.91)], '#f9da3c')
      disc(ink, [0.5, 0.5, 0.22], '#2c3f8a')
    }),
  ],
  [
    'switzerland|swiss',
    on(flat('#d8262c'), (ink) => {
      piece(ink, [0.3, 0.41, 0.7, 0.59], PURE)
      piece(ink, [0.445, 0.17, 0.555, 0.83], PURE)
    }),
  ],
  [
    'greece|greek',
    on(flat(...Array.from({ length: 9 }, (_, i) => (i % 2 ? PURE : '#2a62b5'))), (ink) => {
      piece(ink, [0, 0, 0.36, 5 / 9], '#2a62b5')
      piece(ink, [0, 2 / 9, 0.36, 3 / 9], PURE)
      piece(ink, [0.146, 0, 0.214, 5 / 9], PURE)
    }),
  ],
  [
    'israel|israeli',
    on(flat(PURE), (ink) => {
      for (const v of [0.1, 0.76]) piece(ink, [0, v, 1, v + 0.14], '#2d57b5')
      const [x, y] = spot(0.5, 0.5)
      const r = HIGH * 0.17
      for (const way of [1, -1])
        ink.line(
          `M${x} ${y - way * r}L${x + 0.87 * r} ${y + way * 0.5 * r}L${x - 0.87 * r} ${y + way * 0.5 * r}Z`,
          2,
          '#2d57b5',
        )
    }),
  ],
  [
    'south korea|south korean|korea|korean',
    on(flat(PURE), (ink) => {
      disc(ink, [0.5, 0.5, 0.24], '#2d4f9e')
      const [x, y] = spot(0.5, 0.5)
      const r = HIGH * 0.24
      ink.shape(
        `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Q${x + r / 2} ${y - r / 2} ${x} ${y}T${x - r} ${y}Z`,
        '#cf3340',
      )
      for (const [u, v] of [
        [0.2, 0.22],
        [0.8, 0.22],
        [0.2, 0.78],
        [0.8, 0.78],
      ] as const)
        for (const d of [-0.05, 0, 0.05])
          piece(ink, [u - 0.07, v + d - 0.014, u + 0.07, v + d + 0.014], BLACK)
    }),
  ],
  ['czech republic|czech', on(flat(PURE, '#d12f38'), (ink) => wedge(ink, 0.42, '#2b4c8f'))],
  [
    'cuba|cuban',
    on(
      flat('#2b4c9e', PURE, '#2b4c9e', PURE, '#2b4c9e'),
      (ink) => wedge(ink, 0.4, RED),
      starAt([0.14, 0.5, 0.12], PURE),
    ),
  ],
  ['palestine|palestinian', on(flat(BLACK, PURE, '#2a8a50'), (ink) => wedge(ink, 0.34, '#d83039'))],
  [
    'philippines|philippine|filipino',
    on(flat('#2748a0', '#cf2c38'), (ink) => wedge(ink, 0.42, PURE), sun(0.15, 0.1, GOLD)),
  ],
  [
    'chile|chilean',
    on(
      flat(PURE, '#d23440'),
      (ink) => piece(ink, [0, 0, 0.34, 0.5], '#2a479a'),
      starAt([0.17, 0.25, 0.14], PURE),
    ),
  ],
  [
    'portugal|portuguese',
    on(
      flat('#d52b34'),
      (ink) => piece(ink, [0, 0, 0.4, 1], '#1f7a45'),
      sun(0.4, 0.17, YELLOW),
      sun(0.4, 0.09, RED),
    ),
  ],
  ['sweden|swedish', nordic('#2b66a8', '#f9cb3c', '#f9cb3c')],
  ['norway|norwegian', nordic('#c4323f', PURE, '#27386e')],
  ['denmark|danish', nordic('#c9303f', PURE, PURE)],
  ['finland|finnish', nordic(PURE, '#2b4f94', '#2b4f94')],
  ['iceland|icelandic', nordic('#26509a', PURE, '#d53541')],
  ['england|english', on(flat(PURE), (ink) => cross(ink, { at: 0.5, wide: 0.2 }, RED))],
  ['united kingdom|british|uk|great britain', unionJack],
  ['united states|american|usa|us|america', starsAndStripes],
  ['european union|european|eu|europe', ringOfStars],
]

/** The flags of countries, that wave. */
export const NATIONAL_FLAGS: readonly Prop[] = FLAGS.map(([names, draw]) => ({
  words: names.split('|').map((name) => `${name} flag`),
  ...metresTall(2.4, 100, PURE),
  moving: [
    {
      ...driven('sway', [LEFT, TOP + HIGH / 2], 0.7),
      draw: (ink: Ink) => {
        draw(ink)
        ink.faint(0.12, () => {
          for (const u of [0.26, 0.7]) piece(ink, [u, 0, u + 0.16, 1], BLACK)
        })
      },
    },
  ],
  draw: (ink: Ink) => {
    ink.box([5, 2, 4, 98], WOOD, 1.8)
    ink.disc([7, 3, 3.4], GOLD)
  },
}))
