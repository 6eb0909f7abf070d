import { pairs } from '../../../scene/rows.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, WHITE, WOOD } from '../tones.ts'

const STONE = '#8f8a84'
const DARK = '#2b2733'
const LIGHT = '#ffe9a3'
/** How far light reaches around a door, and how strong it is there. */
const HALO = pairs('24 0.08, 20 0.1, 16 0.13, 12 0.17, 8 0.22, 4 0.3')

/** Hills, rocks and sheds that one goes into and comes out of. */
export const PORTALS: readonly Prop[] = [
  {
    kind: 'building',
    words: ['glowing door', 'magic door', 'magical door', 'shining door', 'door of light'],
    ...metresTall(2.4, 90, '#8a5a34'),
    moving: [
      {
        ...driven('flicker', [45, 100], 0.5),
        behind: true,
        draw: (ink) => {
          for (const [reach, alpha] of HALO)
            ink.faint(alpha, () =>
              ink.box([24 - reach, 8 - reach, 42 + 2 * reach, 92 + reach], LIGHT, 16),
            )
        },
      },
      {
        ...driven('hinge', [27, 50], 1.2),
        rest: 0.35,
        draw: (ink) => {
          ink.shape('M27 99V30Q27 12 45 12T63 30V99Z', ink.main)
          ink.line('M39 13V99M51 13V99', 1.6, ink.dark)
          ink.line('M27 36H63M27 78H63', 3, ink.deep)
          ink.disc([58, 58, 2.4], '#f6d67a')
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M22 100V30Q22 7 45 7T68 30V100Z', '#ffdf8a')
      ink.shape('M27 100V30Q27 12 45 12T63 30V100Z', '#fff6cf')
      ink.shape('M35 100Q38 40 45 30Q52 40 55 100Z', WHITE)
    },
  },
  {
    kind: 'building',
    words: ['lit cottage'],
    ...metresTall(5, 116, '#e6d3b3'),
    draw: (ink) => {
      ink.box([78, 8, 12, 26], '#a5614c', 1)
      ink.box([12, 42, 92, 58], ink.main, 1)
      ink.box([84, 42, 20, 58], ink.dark, 1)
      ink.poly('2,46 34,12 92,12 114,46', '#a5503f')
      ink.poly('34,12 92,12 96,18 28,18', '#bd6751')
      ink.box([25, 44, 62, 40], WHITE, 1)
      ink.box([28, 46, 56, 35], '#ffdf94', 1)
      ink.box([22, 81, 68, 5], WOOD, 1)
      ink.line('M12 99H104', 2, ink.deep)
    },
  },
  {
    kind: 'building',
    words: ['balcony front'],
    ...metresTall(6.4, 110, '#e2c39a'),
    draw: (ink) => {
      ink.box([8, 6, 94, 94], ink.main, 1)
      ink.box([92, 6, 10, 94], ink.dark, 1)
      ink.box([4, 2, 102, 6], '#a5503f', 1)
      ink.shape('M26 62V22Q50 6 74 22V62Z', ink.deep)
      ink.shape('M29 62V23Q50 10 71 23V62Z', '#ffdf94')
      for (const x of [14, 74]) ink.box([x, 22, 12, 40], '#4f8074', 1)
      ink.box([42, 76, 16, 24], '#8a5a34', 1)
      for (const x of [16, 70]) {
        ink.box([x, 76, 14, 14], '#cfe4ea', 1)
        ink.line(`M${x + 7} 76V90M${x} 83H${x + 14}`, 1.2, WHITE)
      }
      ink.box([8, 66, 84, 4], STONE, 1)
      ink.line('M10 48H90', 1.8, COAL)
      for (let x = 11; x <= 90; x += 5.5) ink.line(`M${x} 48V66`, 1, COAL)
      for (const x of [16, 34, 52, 70, 86]) ink.disc([x, 67, 3], '#d9567a')
      ink.line('M8 99H102', 2, ink.deep)
    },
  },
  {
    kind: 'building',
    words: ['window tower'],
    ...metresTall(9, 62, '#a39bb5'),
    draw: (ink) => {
      ink.poly('12,30 50,30 56,100 6,100', ink.main)
      ink.poly('42,30 50,30 56,100 46,100', ink.dark)
      for (const [x, y] of pairs('13 72, 24 86, 36 66, 14 92, 38 92, 46 78, 22 64'))
        ink.box([x, y, 7, 3], ink.light, 1)
      ink.shape('M18 56V38Q31 26 44 38V56Z', ink.deep)
      ink.shape('M20 56V39Q31 29 42 39V56Z', '#ffdf94')
      ink.box([15, 55, 32, 4], WOOD, 1)
      ink.poly('4,31 31,0 58,31', '#7a4a86')
      ink.poly('31,0 58,31 40,31', '#5f3a6b')
      ink.line('M31 0V-6', 1.4, ink.deep)
      ink.poly('31,-7 41,-4 31,-1', '#c8473f')
    },
  },
  {
    words: ['cave', 'cave mouth', 'den', 'lair', 'cavern entrance'],
    ...metresTall(4, 150, '#8c8279'),
    draw: (ink) => {
      ink.shape('M2 100Q4 62 20 46T46 18Q70 -2 96 8T132 44Q148 66 148 100Z', ink.main)
      ink.shape('M96 8Q124 22 132 44T148 100H118Q128 50 96 8Z', ink.dark)
      ink.shape('M20 46Q34 40 46 18Q40 50 24 70Z', ink.light)
      ink.shape('M42 100Q40 60 58 48T92 50Q108 66 106 100Z', DARK)
      ink.shape('M42 100Q40 60 58 48T74 45Q50 58 52 100Z', '#443d4b')
      ink.line('M10 82L24 76M116 34L126 40M62 22L74 16M124 84L138 80', 2, ink.deep)
      ink.shape('M4 100Q8 88 20 92T34 100ZM112 100Q120 90 132 93T146 100Z', '#6f8f55')
    },
  },
  {
    words: ['tunnel', 'railway tunnel', 'tunnel mouth'],
    ...metresTall(9, 240, '#7c9a5e'),
    draw: (ink) => {
      ink.shape('M0 100Q10 44 60 24T150 4Q200 2 222 16V100Z', ink.main)
      ink.shape('M150 4Q200 2 222 16V100H196Q204 40 150 4Z', ink.dark)
      ink.shape('M18 72Q40 38 90 26Q60 50 50 84Z', ink.light)
      for (const [x, y] of pairs('70 62, 112 40, 140 70, 94 82'))
        ink.shape(
          `M${x - 12} ${y + 8}Q${x - 8} ${y - 12} ${x} ${y - 4}T${x + 14} ${y + 8}Z`,
          ink.deep,
        )
      ink.shape('M206 100V30Q214 10 232 12Q240 14 240 26V100H226V34Q220 34 220 44V100Z', STONE)
      ink.shape('M220 100V44Q220 34 226 34V100Z', DARK)
      for (const y of [30, 44, 58, 72, 86])
        ink.line(`M207 ${y}H219M227 ${y + 4}H239`, 1.6, '#6c6862')
    },
  },
  {
    words: ['garage', 'carport'],
    ...metresTall(4.2, 140, '#c7b39a'),
    draw: (ink) => {
      ink.box([8, 34, 124, 66], ink.main, 1)
      ink.poly('0,38 22,8 118,8 140,38', '#8a5a4a')
      ink.poly('22,8 118,8 124,16 16,16', '#a06a58')
      ink.box([24, 44, 92, 56], DARK, 1)
      ink.box([24, 44, 92, 12], WHITE, 1)
      for (const x of [46, 70, 94]) ink.line(`M${x} 44V56`, 1.4, ink.deep)
      ink.box([14, 62, 6, 10], '#f3d9a0', 2)
      ink.line('M8 99H132', 2, ink.deep)
    },
  },
  {
    words: ['chicken coop', 'coop', 'henhouse', 'hen house'],
    ...metresTall(2.6, 124, '#b9744a'),
    draw: (ink) => {
      ink.box([18, 40, 88, 48], ink.main, 1)
      for (let x = 30; x < 104; x += 12) ink.line(`M${x} 40V88`, 1.2, ink.dark)
      ink.poly('8,44 62,10 116,44 108,50 62,20 16,50', '#7b4b3a')
      ink.poly('20,42 62,14 104,42', ink.light)
      ink.shape('M48 88V64Q48 52 60 52T72 64V88Z', DARK)
      ink.box([80, 54, 16, 14], '#e9d9b0', 1)
      ink.line('M80 61H96M88 54V68', 1.4, WOOD)
      ink.line('M24 88V99M100 88V99', 4, WOOD)
      ink.poly('48,88 72,88 66,100 42,100', WOOD)
      ink.line('M47 92H69M45 96H67', 1.2, COAL)
    },
  },
  {
    words: ['pit', 'ditch', 'trench', 'sinkhole', 'pothole', 'chasm', 'crater', 'open manhole'],
    ...metresTall(0.5, 340, '#8a6a4c'),
    draw: (ink) => {
      ink.oval([170, 62, 168, 36], ink.main)
      ink.oval([170, 64, 152, 30], ink.deep)
      ink.oval([170, 70, 140, 23], DARK)
      for (const [x, y] of pairs('24 46, 60 32, 118 28, 232 28, 290 36, 318 52'))
        ink.oval([x, y, 11, 6], ink.dark)
    },
  },
  {
    words: ['burrow', 'rabbit hole', 'fox hole', 'hole in the ground', 'hole'],
    ...metresTall(0.6, 190, '#8fae62'),
    draw: (ink) => {
      ink.shape('M2 100Q14 40 60 22T140 24Q180 44 188 100Z', ink.main)
      ink.shape('M140 24Q180 44 188 100H160Q166 60 140 24Z', ink.dark)
      ink.shape('M56 100Q54 50 94 48T134 100Z', '#7d5a3f')
      ink.shape('M64 100Q62 58 94 56T126 100Z', DARK)
      ink.line(
        'M24 66L20 54M30 62L30 50M150 56L152 44M158 62L164 52M84 26L82 14M92 24L94 12',
        2.4,
        ink.deep,
      )
    },
  },
]
