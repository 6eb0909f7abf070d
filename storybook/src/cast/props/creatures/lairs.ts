import { metresTall, type Prop } from '../prop.ts'

/** What beasts come out of and hang by, in pieces: one piece is behind them, the other before. */
export const LAIRS: readonly Prop[] = [
  {
    name: 'ground-hole',
    words: ['groundhole'],
    ...metresTall(0.4, 300, '#8a6040'),
    draw: (ink) => {
      ink.shape('M2 74Q20 30 80 26Q150 6 220 26Q280 30 298 74Q260 99 150 99T2 74Z', ink.main)
      for (let i = 0; i < 16; i++)
        ink.disc([26 + ((i * 53) % 250), 34 + ((i * 7) % 14), 6], i % 2 ? ink.light : ink.dark)
      ink.oval([150, 62, 112, 27], '#2c1d14')
    },
  },
  {
    name: 'ground-hole-lip',
    words: ['groundhole rim'],
    ...metresTall(0.16, 750, '#8a6040'),
    draw: (ink) => {
      ink.shape('M8 30Q30 8 94 4Q150 66 375 68T656 4Q720 8 742 30Q660 99 375 99T8 30Z', ink.main)
      ink.shape('M94 4Q150 66 375 68T656 4Q640 84 375 86T94 4Z', ink.dark)
      for (let i = 0; i < 30; i++)
        ink.disc(
          [110 + ((i * 97) % 540), 78 + ((i * 29) % 18), 9],
          [ink.light, ink.main, ink.deep][i % 3] ?? ink.main,
        )
    },
  },
  {
    name: 'silk-line',
    words: ['line of spider silk'],
    ...metresTall(2, 4, '#eef1f4'),
    draw: (ink) => ink.line('M2 0V100', 0.5, ink.main),
  },
]
