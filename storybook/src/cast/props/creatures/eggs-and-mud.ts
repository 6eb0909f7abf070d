import { triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'

/** What lies flat in a hollow of the ground. */
function puddle(kind: Pick<Prop, 'name' | 'words' | 'colour'>): Prop {
  return {
    kind: 'nature',
    long: 2.4,
    width: 520,
    ...kind,
    draw: (ink) => {
      ink.shape(
        'M6 62Q0 30 84 26Q130 4 250 8Q350 -2 420 24Q520 30 514 62Q508 92 400 92Q300 104 190 96Q20 98 6 62Z',
        ink.dark,
      )
      ink.shape(
        'M18 56Q14 30 92 28Q140 10 252 13Q346 4 414 29Q502 34 500 58Q492 82 394 84Q296 94 192 87Q32 88 18 56Z',
        ink.main,
      )
      ink.faint(0.5, () => ink.oval([150, 40, 58, 9], ink.light))
      ink.faint(0.5, () => ink.oval([360, 62, 70, 9], ink.light))
      for (const [x, y, size] of triples('90 62 9, 250 50 12, 430 46 8'))
        ink.oval([x, y, size, size * 0.55], ink.dark)
    },
  }
}

/** What animals come out of, lie in and sit on. */
export const EGGS_AND_MUD: readonly Prop[] = [
  puddle({
    words: ['mud puddle', 'mud pool', 'mud hole', 'muddy puddle', 'mud clod', 'mud bath'],
    colour: '#7a5236',
  }),
  puddle({ name: 'rain-puddle', words: ['puddle', 'rain puddle'], colour: '#7fb2d0' }),
  {
    kind: 'thing',
    words: ['lower eggshell'],
    ...metresTall(0.3, 130, '#f3e7d0'),
    draw: (ink) => {
      ink.shape(
        'M2 22L18 40L32 16L50 38L66 12L84 36L100 14L114 38L128 20Q132 98 65 100Q-2 98 2 22Z',
        ink.main,
      )
      ink.faint(0.5, () =>
        ink.shape('M104 32L114 38L128 20Q132 98 65 100Q110 84 104 32Z', ink.dark),
      )
      ink.faint(0.6, () => ink.oval([30, 60, 9, 18], ink.pale, 0.3))
    },
  },
  {
    kind: 'thing',
    words: ['upper eggshell'],
    ...metresTall(0.3, 130, '#f3e7d0'),
    draw: (ink) => {
      ink.shape(
        'M2 84Q8 4 65 2Q122 4 128 84L114 98L100 76L84 96L66 74L50 98L32 78L18 98Z',
        ink.main,
      )
      ink.faint(0.6, () => ink.oval([40, 34, 9, 16], ink.pale, 0.5))
    },
  },
  {
    kind: 'thing',
    words: ['fence post', 'wooden post', 'fencepost'],
    ...metresTall(1.1, 60, '#9a7350'),
    draw: (ink) => {
      ink.box([0, 34, 60, 8], ink.dark, 2)
      ink.box([0, 66, 60, 8], ink.dark, 2)
      ink.box([20, 4, 20, 96], ink.main, 3)
      ink.box([20, 2, 20, 6], ink.light, 2)
      ink.line('M26 14V90M33 20V84', 1.4, ink.dark)
    },
  },
]
