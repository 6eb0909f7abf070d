import { eye } from './creature-parts.ts'
import { driven, type Prop } from '../prop.ts'

/** What tells one great bird from another in the air. */
interface Traveller {
  readonly words: readonly string[]
  readonly colour: string
  readonly wing: string
  readonly beak: string
  readonly head?: string
}

/** With the neck stretched out before and the feet drawn in: none of them walks on the air. They look left on a sheet 190 wide. */
function inFlight({ words, colour, wing, beak, head }: Traveller): Prop {
  const upperWing = 'M78 58Q92 8 150 -6Q152 34 112 62Z'
  return {
    words,
    kind: 'bird',
    tall: 0.7,
    width: 190,
    colour,
    faces: 'left',
    build: 'bird',
    moving: [
      {
        ...driven('flap', [98, 56]),
        behind: true,
        draw: (ink) => ink.shape(upperWing, ink.own ? wing : ink.deep),
      },
      {
        ...driven('flap', [96, 60]),
        draw: (ink) => {
          ink.shape('M72 62Q78 2 132 -14Q142 30 110 66Q88 72 72 62Z', ink.own ? wing : ink.dark)
          ink.line('M88 56Q98 26 126 2M98 60Q110 36 132 18', 1.6, '#ffffff66')
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M140 58L188 56L170 66L186 74L138 72Z', ink.own ? wing : ink.dark)
      ink.line('M24 48Q46 46 74 60', 11, ink.own && head !== undefined ? head : ink.main)
      ink.shape('M58 56Q84 44 118 50Q146 56 156 66Q132 84 96 82Q66 78 58 56Z', ink.main)
      ink.shape('M66 70Q100 84 144 72Q124 86 96 84Q76 80 66 70Z', ink.pale)
      ink.oval([22, 46, 12, 8.5], ink.own && head !== undefined ? head : ink.main)
      ink.shape('M14 42L-2 49L14 53Z', beak)
      eye(ink, [20, 44, 2.4])
    },
  }
}

/** Great birds as they travel. */
export const IN_FLIGHT: readonly Prop[] = [
  inFlight({
    words: ['flying goose', 'wild goose', 'wild geese'],
    colour: '#d5d3cd',
    wing: '#8f8a82',
    beak: '#e8823a',
  }),
  inFlight({
    words: ['flying canada goose', 'canada goose'],
    colour: '#b09a80',
    wing: '#6f5c48',
    beak: '#2f2f33',
    head: '#33312f',
  }),
  inFlight({ words: ['flying swan'], colour: '#faf8f2', wing: '#e4e2da', beak: '#f0a03a' }),
  inFlight({
    words: ['flying duck', 'wild duck'],
    colour: '#b9a184',
    wing: '#7a6650',
    beak: '#e8b23a',
    head: '#2f7a55',
  }),
]
