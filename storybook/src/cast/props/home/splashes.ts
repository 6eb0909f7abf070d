import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { SHINE, WHITE } from '../tones.ts'

/** Tongues of a splash: how far each leans, how long it is, and which of the colours it has. */
const TONGUES = triples(`
  -1.25 70 0, -0.92 88 1, -0.6 74 2, -0.3 94 3, 0 80 0, 0.3 96 1, 0.6 76 2, 0.92 90 3, 1.25 72 1
`)

const tongue = (ink: Ink, [turn, long, tone]: (typeof TONGUES)[number], colours: Tones): void => {
  const tones = ink.own ? colours : [ink.main, ink.light, ink.dark]
  const colour = tones[tone % tones.length] ?? WHITE
  ink.moved({ x: 100, y: 96, turn }, () => {
    ink.shape(
      `M-13 0Q-9 ${-0.5 * long} -5 ${-0.8 * long}Q-9 ${-long} 0 ${-long}T5 ${-0.8 * long}Q9 ${-0.5 * long} 13 0Z`,
      colour,
    )
    ink.disc([6, -long - 9, 4.4], colour)
    ink.disc([-7, -long - 3, 2.6], colour)
    ink.faint(0.5, () => ink.line(`M-4 ${-0.3 * long}L-2 ${-0.78 * long}`, 2, SHINE))
  })
}

type Tones = readonly string[]

/** A splash that stands about something as it does in advertisements. */
const burst = (name: string, colours: Tones): Prop => ({
  name: `${name}-burst`,
  kind: 'thing',
  words: [`${name}burst`],
  ...metresTall(0.5, 200, colours[0] ?? WHITE),
  moving: [0, 1, 2].map((late): MovingPiece => ({
    ...driven('flicker', [60 + 40 * late, 96], 0.7),
    draw: (ink) => {
      TONGUES.filter((_, index) => index % 3 === late).forEach((each) => tongue(ink, each, colours))
    },
  })),
  draw: (ink) => {
    for (const [x, tone] of pairs('62 1, 138 2, 100 0'))
      ink.oval([x, 95, 46, 5], ink.own ? (colours[tone % colours.length] ?? WHITE) : ink.main)
  },
})

const CROWN =
  'M26 30Q30 12 24 2Q36 10 38 18Q42 6 40 -8Q50 4 50 14Q56 0 60 -10Q64 6 66 16Q74 8 82 2Q78 14 80 30Q54 40 26 30Z'

/** The cup is low on its sheet: the drop falls from above it. */
const LOW = { x: 4, y: 44, scale: 0.56 }

/** What is seen of a drop that falls into a cup, and between which shares of a round. */
const FALLS: readonly (readonly [from: number, to: number, draw: (ink: Ink) => void])[] = [
  ...[-62, -40, -16].map((y, index) => {
    const draw = (ink: Ink): void => {
      ink.shape(
        `M53 ${y - 16}Q62 ${y} 62 ${y + 6}A9 9 0 0 1 44 ${y + 6}Q44 ${y} 53 ${y - 16}Z`,
        ink.main,
      )
      ink.faint(0.6, () => ink.oval([50, y + 5, 2, 4], WHITE))
    }
    return [index * 0.07, (index + 1) * 0.07, draw] as const
  }),
  [0.21, 0.3, (ink) => ink.moved({ y: 18, x: 12, scale: 0.78 }, () => ink.shape(CROWN, ink.main))],
  [
    0.3,
    0.92,
    (ink) => {
      ink.shape(CROWN, ink.main)
      for (const [x, y, r] of triples('20 -8 3.4, 38 -20 4, 62 -24 4.6, 86 -8 3.2'))
        ink.disc([x, y, r], ink.main)
      ink.faint(0.35, () => ink.shape('M34 30Q52 20 74 30Q54 37 34 30Z', '#8a5a3a'))
    },
  ],
  [0.92, 1, (ink) => ink.oval([53, 28, 20, 5], ink.main)],
]

function drawCup(ink: Ink): void {
  ink.oval([54, 93, 52, 7], '#e6e0d6')
  ink.ring([104, 52, 14], 6, '#ece6da')
  ink.shape('M6 28Q8 82 34 90H74Q100 82 102 28Z', '#f7f3ea')
  ink.shape('M78 28H102Q100 82 74 90H62Q82 74 78 28Z', '#e2dacb')
  ink.oval([54, 28, 48, 15], WHITE)
  ink.oval([54, 29, 44, 12], '#4f2f1c')
  ink.oval([54, 30, 36, 9], '#653d25')
}

const RINGS = 24
/** Rings that grow and are gone: each is seen for its share of a round. */
const ring = (step: number, from: number): MovingPiece => ({
  ...driven('turn', [50, 50], 0.45),
  seen: [step / RINGS, (step + 1) / RINGS],
  draw: (ink) => {
    const share = ((step / RINGS + from) % 1) ** 0.8
    const tones = ink.own ? ['#37d6ff', '#ff4fc3', '#9b6bff'] : [ink.main, ink.light, ink.dark]
    const colour = tones[Math.round(from * 3)] ?? WHITE
    ink.faint(Math.min(1, 1.5 * (1 - share)), () => ink.ring([50, 50, 8 + 40 * share], 2.6, colour))
  },
})

const RAYS = Array.from({ length: 14 }, (_, at) => (at * Math.PI) / 7)

/** What stands behind a thing on show: rings of sound or neon, rays of light. */
const HALOES: readonly Prop[] = [
  {
    name: 'ring-burst',
    kind: 'thing',
    words: ['ringburst'],
    ...metresTall(0.5, 100, '#37d6ff'),
    moving: [0, 1 / 3, 2 / 3].flatMap((from) =>
      Array.from({ length: RINGS }, (_, step) => ring(step, from)),
    ),
    draw: (ink) => ink.faint(0.14, () => ink.disc([50, 50, 46], ink.main)),
  },
  {
    name: 'light-burst',
    kind: 'thing',
    words: ['lightburst'],
    ...metresTall(0.5, 100, '#ffe28a'),
    moving: [0, 1].map((late): MovingPiece => ({
      ...driven('flicker', [50, 50], 0.3 + 0.3 * late),
      draw: (ink) => {
        RAYS.filter((_, at) => at % 2 === late).forEach((turn) =>
          ink.moved({ x: 50, y: 50, turn }, () =>
            ink.faint(0.6, () => ink.poly('-1,0 1,0 5,-49 -5,-49', ink.main)),
          ),
        )
      },
    })),
    draw: (ink) => {
      ink.faint(0.35, () => ink.disc([50, 50, 34], ink.main))
      ink.faint(0.6, () => ink.disc([50, 50, 20], ink.light))
    },
  },
]

/** Splashes: about a product, and of a drop in a cup. */
export const SPLASHES: readonly Prop[] = [
  ...HALOES,
  burst('paint', ['#e8463c', '#3a7fd8', '#f2b632', '#3fae6a']),
  burst('milk', ['#fffaf0', '#f4ece0', '#ffffff']),
  burst('water', ['#8fd0ee', '#c4e8f8', '#5fb2dc']),
  burst('juice', ['#f6a32c', '#f8c04e', '#ee8a1c']),
  burst('chocolate', ['#6f4226', '#875334', '#5a341d']),
  {
    name: 'drop-in-cup',
    kind: 'food',
    words: ['drop in a cup'],
    ...metresTall(0.2, 76, '#fffaf0'),
    moving: FALLS.map(([from, to, draw]): MovingPiece => ({
      ...driven('turn', [53, 30], 0.4),
      seen: [from, to],
      draw: (ink) => ink.moved(LOW, () => draw(ink)),
    })),
    draw: (ink) => ink.moved(LOW, () => drawCup(ink)),
  },
]
