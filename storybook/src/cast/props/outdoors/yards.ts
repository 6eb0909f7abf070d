import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD, IRON, METAL, PLANK, RUBBER, STEEL, WHITE, WOOD } from '../tones.ts'

/** What stands along roads and in yards. */
export const YARDS: readonly Prop[] = [
  {
    words: ['billboard', 'hoarding', 'advertising board', 'scoreboard'],
    ...metresTall(5, 130, '#4f8fb8'),
    draw: (ink) => {
      for (const x of [34, 90]) ink.box([x, 58, 7, 42], IRON, 1)
      ink.box([2, 2, 126, 60], COAL, 3)
      ink.box([7, 7, 116, 50], ink.pale, 2)
      ink.shape('M7 57V42Q40 18 66 40Q92 22 123 44V57Z', ink.main)
      ink.disc([98, 20, 9], GOLD)
      for (const x of [30, 65, 100]) ink.line([x, 62, x, 68], 3, STEEL)
    },
  },
  {
    words: ['dumpster', 'garbage container', 'rubbish skip', 'skip container'],
    ...metresTall(1.5, 140, '#3f7f5b'),
    draw: (ink) => {
      for (const x of [24, 108]) ink.disc([x, 94, 6], RUBBER)
      ink.poly('6,28 134,28 126,92 14,92', ink.main)
      ink.poly('96,28 134,28 126,92 96,92', ink.dark)
      for (const x of [34, 58, 82, 106]) ink.box([x, 34, 5, 52], ink.dark, 2)
      ink.poly('2,14 138,14 134,30 6,30', COAL)
      ink.box([60, 10, 20, 6], IRON, 2)
    },
  },
  {
    words: ['silo', 'grain silo', 'grain elevator'],
    ...metresTall(11, 44, '#c3ccd3'),
    draw: (ink) => {
      ink.box([4, 18, 36, 82], ink.main, 2)
      ink.box([28, 18, 12, 82], ink.dark, 2)
      ink.shape('M2 20Q8 2 22 2Q36 2 42 20Z', '#a5533f')
      for (const y of [32, 48, 64, 80]) ink.box([4, y, 36, 2.4], ink.deep)
      for (let y = 24; y < 98; y += 6) ink.line([10, y, 16, y], 1.4, IRON)
    },
  },
  {
    words: ['flagpole', 'flag pole', 'mast'],
    ...metresTall(7, 60, '#c8443a'),
    moving: [
      {
        ...driven('sway', [10, 16], 0.06),
        rate: 2.4,
        draw: (ink) => {
          ink.shape('M10 6Q24 0 36 7Q46 12 58 6V26Q46 32 36 27Q24 21 10 27Z', ink.main)
          ink.shape('M36 7Q46 12 58 6V26Q46 32 36 27Z', ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.box([8, 4, 3.4, 94], METAL, 1)
      ink.disc([9.7, 3, 3], GOLD)
      ink.box([2, 94, 16, 6], STEEL, 2)
    },
  },
  {
    name: 'wooden-cross',
    words: ['cross', 'wooden cross', 'stone cross', 'crucifix'],
    ...metresTall(2.4, 62, '#9a6a40'),
    draw: (ink) => {
      ink.box([24, 0, 14, 100], ink.main, 2)
      ink.box([33, 0, 5, 100], ink.dark, 2)
      ink.box([2, 22, 58, 14], ink.main, 2)
      ink.box([2, 31, 58, 5], ink.dark, 2)
      ink.line('26,8 30,18', 1.4, ink.deep)
      ink.line('28,54 34,72', 1.4, ink.deep)
    },
  },
  {
    name: 'iron-cage',
    words: ['cage', 'iron cage', 'lion cage', 'cell cage'],
    ...metresTall(2.2, 110, '#5d666e'),
    draw: (ink) => {
      ink.box([4, 90, 102, 10], ink.dark, 2)
      ink.box([4, 2, 102, 7], ink.main, 2)
      for (let x = 7; x < 106; x += 15.5) ink.box([x, 6, 2.6, 86], ink.main, 1)
      ink.box([94, 50, 10, 9], GOLD, 2)
      ink.disc([99, 54.5, 1.8], COAL)
    },
  },
  {
    words: (
      'pet cage|hamster cage|mouse cage|rabbit cage|guinea pig cage|wire cage|hutch|' +
      'rabbit hutch'
    ).split('|'),
    ...metresTall(0.5, 150, '#7d8f9c'),
    draw: (ink) => {
      ink.line('M8 88V20Q8 6 22 6H128Q142 6 142 20V88', 2.4, ink.main)
      for (let x = 18; x < 136; x += 10) ink.line(`M${x} 88V6`, 1.3, ink.main)
      ink.line('M8 34H142M8 61H142', 1.2, ink.main)
      ink.shape('M58 6Q75 -6 92 6', ink.dark)
      ink.shape('M2 84H148L143 100H7Z', '#5fa6b8')
      ink.box([2, 83, 146, 4], '#8cc6d4', 2)
    },
  },
  {
    words: ['empty birdcage', 'empty bird cage'],
    ...metresTall(0.6, 72, '#c9a24a'),
    draw: (ink) => {
      ink.line('M14 66H58', 2.4, WOOD)
      ink.line('M6 92V44Q8 14 36 14T66 44V92', 2, ink.main)
      ink.line('M16 92V33M26 92V20M46 92V20M56 92V33', 1, ink.main)
      ink.line('M6 46H66', 1.4, ink.main)
      ink.ring([36, 7, 5], 2, ink.dark)
      ink.box([2, 90, 68, 10], ink.dark, 4)
    },
  },
  {
    words: ['open birdcage', 'open bird cage', 'open cage'],
    ...metresTall(0.6, 106, '#c9a24a'),
    draw: (ink) => {
      ink.line('M14 60H46', 2.4, WOOD)
      ink.line('M6 92V44Q8 14 36 14T66 44V92', 2, ink.main)
      ink.line('M16 92V33M26 92V20M42 92V54M42 46V18M54 46V30', 1, ink.main)
      ink.line('M6 46H66', 1.4, ink.main)
      ink.line('M42 54H66M42 90V54', 2, ink.dark)
      ink.line('M66 54L100 60V98L66 90', 2.4, ink.dark)
      ink.line('M74 56V91M83 57.4V93M92 59V95.6', 1.2, ink.main)
      ink.ring([36, 7, 5], 2, ink.dark)
      ink.box([2, 90, 68, 10], ink.dark, 4)
    },
  },
  {
    words: ['wrecking ball', 'demolition ball'],
    ...metresTall(3, 60, '#3f444a'),
    moving: [
      {
        ...driven('sway', [30, -20], 0.12),
        rate: 2,
        draw: (ink) => {
          for (let y = 2; y < 54; y += 8) ink.ring([30, y, 3.4], 2, STEEL)
          ink.disc([30, 76, 23], ink.main)
          ink.disc([24, 68, 7], ink.pale)
        },
      },
    ],
    draw: () => {},
  },
  {
    words: ['stained glass window', 'stained glass', 'rose window', 'church window'],
    ...metresTall(3, 56, '#3f7fc4'),
    draw: (ink) => {
      ink.shape('M2 100V34Q2 2 28 0Q54 2 54 34V100Z', '#8a8478')
      ink.shape('M7 95V35Q8 8 28 5Q48 8 49 35V95Z', COAL)
      const tones = [ink.main, '#c8443a', GOLD, '#4f9a5a', '#8d5cc9', ink.light]
      for (let row = 0; row < 6; row++)
        for (let col = 0; col < 3; col++)
          ink.poly(
            [
              [9 + col * 13.4, 40 + row * 9],
              [20 + col * 13.4, 38 + row * 9],
              [20 + col * 13.4, 46 + row * 9],
              [9 + col * 13.4, 46 + row * 9],
            ],
            tones[(row * 2 + col) % tones.length] ?? CREAM,
          )
      ink.disc([28, 24, 12], GOLD)
      for (let i = 0; i < 6; i++)
        ink.moved({ x: 28, y: 24, turn: (i * Math.PI) / 3 }, () =>
          ink.oval([0, -7, 3.4, 4.6], tones[i] ?? CREAM),
        )
      ink.disc([28, 24, 3], WHITE)
    },
  },
  {
    words: ['pallet', 'wooden pallet', 'raft of planks'],
    ...metresTall(0.3, 220, PLANK),
    draw: (ink) => {
      for (const x of [8, 96, 184]) ink.box([x, 38, 28, 40], ink.deep, 2)
      ink.box([2, 78, 216, 18], ink.dark, 2)
      for (let x = 2; x < 210; x += 44) ink.box([x, 14, 40, 24], x % 88 ? ink.main : ink.light, 2)
    },
  },
  {
    words: ['trough', 'water trough', 'drinking trough', 'feeding trough', 'horse trough'],
    kind: 'furniture',
    ...metresTall(0.6, 240, '#8d6540'),
    grips: { top: [0.5, 0.2], seat: [0.5, 0.3] },
    draw: (ink) => {
      for (const x of [26, 196])
        ink.poly(`${x},58 ${x + 18},58 ${x + 24},100 ${x - 6},100`, ink.deep)
      ink.poly('2,20 238,20 216,78 24,78', ink.main)
      ink.poly('8,36 232,36 229,44 11,44', ink.dark)
      ink.poly('14,58 225,58 222,65 18,65', ink.dark)
      ink.box([0, 12, 240, 14], ink.light, 4)
      ink.oval([120, 17, 112, 8], '#5fb3d9')
      ink.oval([92, 15, 52, 3], '#a9dcf0')
    },
  },
  {
    words: ['garden gate', 'wooden gate', 'picket gate', 'little gate'],
    ...metresTall(1.3, 150, '#e9e2d2'),
    draw: (ink) => {
      for (const x of [4, 134]) {
        ink.box([x, 6, 12, 94], WOOD, 2)
        ink.disc([x + 6, 6, 8], WOOD)
      }
      ink.shape('M20 92L128 30V40L20 100Z', ink.dark)
      for (const y of [34, 80]) ink.box([18, y, 114, 8], ink.dark, 2)
      for (let i = 0; i < 6; i++) {
        const [x, y] = [21 + i * 18.5, 24 - 9 * Math.sin((Math.PI * (i + 0.5)) / 6)]
        ink.poly([x, y + 8, x + 7, y, x + 14, y + 8, x + 14, 96, x, 96], ink.main)
      }
      ink.disc([124, 58, 4], IRON)
    },
  },
  {
    words: ['watchful bush', 'bush with eyes', 'watching eyes'],
    kind: 'plant',
    ...metresTall(1.1, 150, '#1d2a2b'),
    moving: [
      {
        ...driven('turn', [75, 40], 0.28),
        seen: [0, 0.86],
        draw: (ink) => {
          for (const x of [56, 94]) {
            ink.faint(0.4, () => ink.disc([x, 44, 19], GOLD))
            ink.shape(`M${x - 12} 44Q${x} 32 ${x + 12} 44Q${x} 54 ${x - 12} 44Z`, '#fff07a')
            ink.oval([x, 44, 2.6, 6.5], COAL)
          }
        },
      },
    ],
    draw: (ink) => {
      for (const [x, y, r] of [
        [30, 68, 28],
        [120, 66, 28],
        [52, 42, 34],
        [98, 40, 34],
      ] as const)
        ink.disc([x, y, r], ink.main)
      ink.box([4, 64, 142, 36], ink.main, 12)
    },
  },
]
