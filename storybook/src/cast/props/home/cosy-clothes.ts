import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD, METAL, WHITE } from '../tones.ts'

/** What keeps warm or is worn on great days, as it lies or hangs. */
export const COSY_CLOTHES: readonly Prop[] = [
  {
    words: ['mitten', 'mittens', 'winter mitten', 'woolen mitten'],
    ...metresTall(0.26, 82, '#c9454a'),
    draw: (ink) => {
      ink.shape('M16 76V36Q16 4 38 4Q60 4 60 36V46Q66 34 74 38Q84 46 74 60L60 76Z', ink.main)
      ink.shape('M48 7Q60 14 60 36V46Q66 34 74 38Q84 46 74 60L60 76H52V38Q54 20 48 7Z', ink.dark)
      ink.poly('18,40 25,32 32,40 39,32 46,40 52,34 52,42 46,48 39,40 32,48 25,40 18,48', ink.pale)
      ink.box([12, 74, 52, 24], ink.light, 7)
      for (let x = 19; x < 60; x += 8) ink.box([x, 76, 3, 20], ink.dark, 1)
    },
  },
  {
    // As it hangs: over a peg, the long end before the short one.
    name: 'neck-scarf',
    words: ['scarf', 'shawl', 'muffler', 'bandana', 'neckerchief', 'woolen scarf', 'winter scarf'],
    ...metresTall(0.62, 84, '#d2474a'),
    moving: [
      {
        ...driven('sway', [52, 16], 0.7),
        draw: (ink) => {
          ink.shape('M40 10Q60 4 66 18L76 88Q58 94 44 90Z', ink.main)
          ink.shape('M60 8Q66 12 66 18L76 88Q70 90 66 91Z', ink.dark)
          for (const y of [62, 74])
            ink.poly(
              [41.5 + y / 30, y, 68 + y / 12, y - 2, 69 + y / 12, y + 5, 42 + y / 30, y + 6],
              ink.pale,
            )
          for (let x = 46; x < 76; x += 6) ink.line(`M${x} 90V98`, 2.4, ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M20 22Q14 4 40 3Q62 2 64 16Q58 26 40 24Q28 24 34 34L38 74Q26 80 12 76Z', ink.dark)
      ink.shape('M22 20Q18 6 40 5Q58 4 62 14Q50 20 38 18Q26 18 22 20Z', ink.light)
      for (const y of [56, 66])
        ink.poly([17 - y / 14, y, 35.5, y - 1, 36.5, y + 6, 16 - y / 14, y + 6], ink.pale)
      for (let x = 14; x < 38; x += 6) ink.line(`M${x} 76V84`, 2.4, ink.deep)
    },
  },
  {
    words: [
      'skirt',
      'miniskirt',
      'mini skirt',
      'pleated skirt',
      'sarong',
      'hoopskirt',
      'ballet skirt',
      'overskirt',
    ],
    ...metresTall(0.6, 110, '#c2508a'),
    draw: (ink) => {
      ink.shape('M32 10H78L108 90Q55 106 2 90Z', ink.main)
      for (const [top, low] of [
        [40, 26],
        [50, 46],
        [60, 66],
        [70, 86],
      ] as const)
        ink.poly([top, 14, low + 8, 95, low - 2, 96], ink.dark)
      ink.box([30, 3, 50, 11], ink.deep, 3)
      ink.box([51, 4, 8, 9], GOLD, 2)
    },
  },
  {
    words: ['suit', 'business suit', 'tuxedo', 'dinner jacket', 'suit jacket', 'blazer'],
    ...metresTall(0.8, 104, '#33415c'),
    draw: (ink) => {
      ink.shape(
        'M34 6L14 14Q4 22 4 44L2 84L16 86L22 48V96H82V48L88 86L102 84L100 44Q100 22 90 14L70 6Z',
        ink.main,
      )
      ink.shape('M52 40L82 30V96H52Z', ink.dark)
      ink.shape('M38 5H66L52 52Z', WHITE)
      ink.poly('49,14 55,14 58,40 52,48 46,40', '#b5303c')
      ink.poly('47,8 57,8 55,15 49,15', '#94242f')
      ink.poly('38,4 30,10 26,32 36,34 52,56', ink.light)
      ink.poly('66,4 74,10 78,32 68,34 52,56', ink.deep)
      for (const y of [64, 76]) ink.disc([50, y, 2.4], COAL)
      for (const x of [27, 63]) ink.box([x, 78, 15, 4], ink.deep, 1)
      ink.poly('66,46 75,42 76,48 67,50', WHITE)
    },
  },
  {
    words: ['cape', 'superhero cape', 'cloak', "superhero's cape"],
    ...metresTall(1.1, 96, '#c9303c'),
    moving: [
      {
        ...driven('sway', [48, 10], 0.5),
        draw: (ink) => {
          ink.shape(
            'M32 8H64Q86 50 94 92Q80 100 70 92Q58 102 48 93Q36 102 26 92Q14 100 2 92Q12 50 32 8Z',
            ink.main,
          )
          ink.poly('40,14 34,92 26,92', ink.dark)
          ink.poly('56,14 72,92 64,94', ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M28 14Q48 -8 68 14L60 22Q48 12 36 22Z', ink.deep)
      ink.disc([48, 16, 4.6], GOLD)
    },
  },
  {
    words: ['hoodie', 'hooded sweatshirt', 'hooded sweater'],
    ...metresTall(0.75, 106, '#5a8f5f'),
    draw: (ink) => {
      ink.shape(
        'M34 18L16 24Q6 32 2 78L17 82L24 52V96H82V52L89 82L104 78Q100 32 90 24L72 18Z',
        ink.main,
      )
      ink.shape('M66 20L90 24Q100 32 104 78L89 82L82 52V96H66Z', ink.dark)
      ink.shape('M32 30Q28 2 53 2T74 30Q66 42 53 42T32 30Z', ink.light)
      ink.shape('M39 30Q38 12 53 12T67 30Q60 37 53 37T39 30Z', ink.deep)
      for (const x of [46, 60]) ink.line(`M${x} 38V58`, 2, CREAM)
      ink.poly('36,88 40,66 66,66 70,88', ink.deep)
      ink.poly('38,88 42,68 64,68 68,88', ink.light)
      ink.box([24, 91, 58, 7], ink.deep, 2)
    },
  },
  {
    words: ['sombrero', 'mexican hat'],
    ...metresTall(0.3, 220, '#e0a63c'),
    draw: (ink) => {
      ink.shape('M2 54Q40 76 110 76T218 54Q222 92 110 98Q-2 92 2 54Z', ink.main)
      ink.shape('M4 60Q40 82 110 83T216 60Q217 78 190 86Q110 98 30 86Q3 78 4 60Z', ink.dark)
      ink.line('M6 66Q60 92 110 92T214 66', 3.4, '#c9303c')
      ink.shape('M70 80Q78 6 110 4Q142 6 150 80Q110 92 70 80Z', ink.light)
      ink.shape('M122 6Q144 20 150 80Q136 86 124 86Q132 40 122 6Z', ink.main)
      ink.shape('M73 58Q110 70 147 58L150 76Q110 88 70 76Z', '#c9303c')
      for (let x = 82; x < 146; x += 14) ink.poly([x - 5, 72, x, 64, x + 5, 72], '#3f9a5a')
    },
  },
  {
    words: ['fez', 'tarboosh'],
    ...metresTall(0.16, 116, '#b5303c'),
    draw: (ink) => {
      ink.poly('26,12 86,12 102,96 10,96', ink.main)
      ink.poly('66,12 86,12 102,96 74,96', ink.dark)
      ink.oval([56, 12, 30, 8], ink.light)
      ink.line('M56 11Q96 4 104 40', 2.6, COAL)
      ink.poly('99,38 109,38 112,70 97,70', COAL)
    },
  },
  {
    words: ['ballet shoe', 'ballet slipper', 'pointe shoe', 'pointe shoes'],
    ...metresLong(0.26, 176, '#f2a6b8'),
    draw: (ink) => {
      ink.line('M40 62Q20 30 46 4', 5, ink.light)
      ink.line('M56 58Q78 30 60 4', 5, ink.light)
      ink.shape('M8 66Q8 50 30 52Q60 76 104 60Q150 52 172 78Q178 96 150 97H34Q8 96 8 66Z', ink.main)
      ink.shape('M30 54Q62 78 104 62Q92 78 62 80Q38 78 30 54Z', ink.deep)
      ink.shape('M10 88H174Q170 97 150 97H34Q14 97 10 88Z', ink.dark)
      ink.line('M92 66L104 56', 3, ink.pale)
    },
  },
  {
    words: ['snowshoe', 'snow shoe'],
    ...metresLong(0.8, 300, '#b9814f'),
    draw: (ink) => {
      ink.shape(
        'M4 50Q40 44 90 18Q170 -8 250 14Q296 28 296 50T250 86Q170 108 90 82Q40 56 4 50Z',
        ink.main,
      )
      ink.shape(
        'M50 50Q70 46 100 30Q170 8 244 26Q280 36 280 50T244 74Q170 92 100 70Q70 54 50 50Z',
        CREAM,
      )
      for (let x = 84; x < 280; x += 22) {
        ink.line([x - 14, 36, x + 14, 66], 2, ink.dark)
        ink.line([x - 14, 66, x + 14, 36], 2, ink.dark)
      }
      for (const x of [112, 216]) ink.line(`M${x} 22V78`, 5, ink.dark)
      ink.box([144, 34, 50, 32], COAL, 8)
      ink.box([162, 28, 12, 44], METAL, 3)
    },
  },
]
