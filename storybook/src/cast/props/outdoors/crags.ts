import { metresTall, type Prop } from '../prop.ts'

/** Rock that juts out over nothing, for who stands high up. */
export const CRAGS: readonly Prop[] = [
  {
    words: ['crag', 'overhang'],
    ...metresTall(3, 190, '#8d8378'),
    kind: 'nature',
    grips: { seat: [0.6, 0.13], top: [0.6, 0.13], middle: [0.5, 0.5] },
    draw: (ink) => {
      ink.shape(
        'M0 100L0 34L16 20L34 22L52 12L118 10L150 13L188 9L182 22L164 30L150 42L140 64L126 76L120 100Z',
        ink.main,
      )
      ink.shape(
        'M150 13L188 9L182 22L164 30L150 42L140 64L126 76L120 100H92L104 70L122 46L136 24Z',
        ink.dark,
      )
      ink.shape(
        'M0 34L16 20L34 22L52 12L118 10L150 13L188 9L184 17L148 21L112 18L60 21L36 31L18 30L0 44Z',
        ink.light,
      )
      ink.line('M24 44L36 62L28 100M66 34L74 58L62 84M96 36L92 52', 1.6, ink.deep)
    },
  },
]
