import { metresTall, type Prop } from '../prop.ts'

/** What high houses are built of: flanges, a web between them, rivets. */
export const GIRDERS: readonly Prop[] = [
  {
    words: (
      'steel beam|steel girder|girder|i-beam|iron beam|crane beam|construction beam|' +
      'iron girder'
    ).split('|'),
    ...metresTall(0.5, 3000, '#a5634d'),
    draw: (ink) => {
      ink.box([0, 14, 3000, 72], ink.dark, 1)
      ink.box([0, 20, 3000, 26], ink.main, 1)
      for (const y of [0, 78]) ink.box([0, y, 3000, 22], ink.main, 2)
      ink.box([0, 0, 3000, 6], ink.light, 2)
      for (let x = 30; x < 3000; x += 60) ink.disc([x, 62, 5], ink.light)
    },
  },
]
