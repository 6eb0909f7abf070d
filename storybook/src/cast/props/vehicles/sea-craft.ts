import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { quads } from '../../../scene/rows.ts'
import { BARK, COAL, GLASS, GOLD, IRON, METAL, PLANK, STEEL, WHITE } from '../tones.ts'

const BOXES = ['#c8453c', '#2f6fa8', '#3f8f6a', '#e0a03a', '#8a5aa0', '#d8d4c8', '#e07a3a'] as const

/** Craft that work: they carry boxes, tow ships, take lovers through a canal. */
export const SEA_CRAFT: readonly Prop[] = [
  {
    words: ['container ship', 'cargo ship', 'freighter', 'cargo vessel', 'tanker'],
    ...metresTall(40, 330, '#a83a34'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    draw: (ink) => {
      ink.box([270, 8, 34, 52], WHITE, 2)
      ink.box([264, 10, 46, 8], WHITE, 2)
      for (const y of [22, 32, 42]) ink.box([275, y, 24, 5], GLASS, 1)
      ink.box([282, 0, 10, 10], '#e0a03a', 1)
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 9; i++) {
          if (row === 3 && (i === 0 || i > 6)) continue
          const tone = BOXES[(i * 3 + row * 5) % BOXES.length] ?? BOXES[0]
          ink.box([34 + i * 25, 46 - row * 13, 24, 12], tone, 1)
          ink.box([40 + i * 25, 48 - row * 13, 1.4, 8], ink.deep, 0)
        }
      ink.shape('M2 52L26 60H324Q322 94 310 98H34Q10 84 2 52Z', '#2c3f58')
      ink.shape('M14 80H320Q316 96 310 98H34Q22 92 14 80Z', ink.main)
      ink.line('M6 58L28 66H322', 2, WHITE)
      ink.disc([26, 70, 3], STEEL)
    },
  },
  {
    words: ['gondola', 'venetian gondola'],
    ...metresLong(9, 420, '#23242c'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    grips: { seat: [0.5, 0.62], middle: [0.5, 0.62], feet: [0.8, 0.6] },
    draw: (ink) => {
      ink.line('M330 30L392 96', 5, PLANK)
      ink.shape('M8 8Q12 60 70 72H350Q396 66 412 30Q410 88 352 96H76Q8 90 0 10Z', ink.main)
      ink.shape('M14 60Q40 84 84 84H350Q392 78 408 50Q404 90 352 96H76Q26 92 14 60Z', ink.deep)
      ink.line('M6 14Q14 62 72 74H350Q394 68 411 34', 3.4, GOLD)
      ink.shape('M0 4H18V10H2Z', METAL)
      for (const y of [14, 22, 30]) ink.box([0, y, 14, 4], METAL, 1)
      ink.box([168, 52, 74, 22], '#b5322f', 6)
      ink.box([234, 38, 14, 36], '#8f2626', 5)
      ink.line('M300 72V46', 5, BARK)
    },
  },
  {
    words: 'steamboat|paddle steamer|riverboat|paddle boat|steamer|paddlewheel boat'.split('|'),
    ...metresTall(16, 230, '#f4efe2'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    moving: [
      {
        ...driven('time', [206, 74], 0.3),
        draw: (ink) => {
          for (let i = 0; i < 8; i++)
            ink.moved({ x: 206, y: 74, turn: (i * Math.PI) / 4 }, () =>
              ink.box([-4, -22, 8, 22], '#c8453c', 1),
            )
          ink.ring([206, 74, 20], 3, BARK)
        },
      },
    ],
    draw: (ink) => {
      for (const x of [62, 80]) {
        ink.box([x, 2, 8, 34], COAL, 1)
        ink.shape(`M${x - 3} 2L${x} -4H${x + 8}L${x + 11} 2Z`, COAL)
      }
      ink.box([92, 16, 40, 16], ink.main, 2)
      ink.box([40, 32, 140, 18], ink.main, 2)
      ink.box([30, 50, 160, 22], ink.light, 2)
      for (let x = 48; x < 172; x += 14) ink.box([x, 37, 8, 9], GLASS, 1)
      for (let x = 40; x < 180; x += 14) ink.box([x, 55, 8, 13], GLASS, 1)
      ink.line('M26 50H194M36 32H184', 3, '#c8453c')
      ink.shape('M4 70H226V80Q222 96 206 98H34Q10 92 4 70Z', '#8f3a32')
      ink.line('M6 74H226', 3, WHITE)
    },
  },
  {
    words: ['tugboat', 'tug boat', 'tug', 'trawler', 'fishing trawler'],
    ...metresLong(16, 170, '#c8453c'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    draw: (ink) => {
      ink.box([92, 6, 20, 34], '#e0a03a', 2)
      ink.box([92, 6, 20, 9], COAL, 2)
      ink.box([44, 22, 44, 36], WHITE, 3)
      ink.box([40, 18, 52, 7], ink.main, 2)
      for (const x of [48, 62, 76]) ink.box([x, 28, 9, 10], GLASS, 2)
      ink.box([84, 40, 48, 20], '#efe6d2', 3)
      for (const x of [96, 114]) ink.disc([x, 50, 4], GLASS)
      ink.shape('M2 46Q10 60 30 60H162Q168 60 166 70Q160 96 142 98H40Q10 88 2 46Z', '#2f4f6a')
      ink.shape('M14 82H158Q152 97 142 98H40Q22 94 14 82Z', ink.main)
      for (const [x, y] of quads('28 72 0 0, 62 74 0 0, 98 74 0 0, 134 72 0 0'))
        ink.ring([x, y, 7], 4, COAL)
    },
  },
  {
    words: ['jet ski', 'jetski', 'waverunner', 'water scooter'],
    ...metresLong(3, 190, '#e0533c'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    grips: { seat: [0.62, 0.44], middle: [0.62, 0.44], feet: [0.5, 0.7], bothHands: [0.36, 0.2] },
    draw: (ink) => {
      ink.line('M66 14L80 40', 5, IRON)
      ink.line('M52 14H82', 6, COAL)
      ink.shape('M4 66Q30 40 66 36L92 42H160Q182 46 186 66Z', ink.main)
      ink.shape('M92 36Q120 26 160 34Q172 38 170 48H96Z', COAL)
      ink.shape('M2 64H188Q186 92 160 96H44Q14 88 2 64Z', WHITE)
      ink.shape('M10 78H184Q178 94 160 96H44Q22 92 10 78Z', ink.dark)
      ink.line('M20 58Q44 46 68 46', 4, ink.pale)
    },
  },
  {
    kind: 'thing',
    words: ['shipping container', 'cargo container', 'freight container'],
    ...metresTall(2.6, 230, '#c8553c'),
    draw: (ink) => {
      ink.box([2, 6, 226, 90], ink.main, 3)
      for (let x = 14; x < 170; x += 13) ink.box([x, 14, 6, 74], ink.dark, 1)
      ink.box([178, 12, 46, 78], ink.light, 2)
      ink.line('M201 14V88', 2, ink.deep)
      ink.line('M190 18V84M212 18V84', 3, METAL)
      ink.box([2, 88, 226, 8], ink.deep, 2)
    },
  },
]
