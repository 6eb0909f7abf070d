import { metresLong, metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { COAL, GOLD, LEAF, WHITE } from '../tones.ts'

/** Hats and neckwear for those who have no tailor: animals, snowmen, teapots. */
export const WEARABLES: readonly Prop[] = [
  {
    words: ['wizard hat', 'witch hat', "wizard's hat", "witch's hat", 'magic hat', 'pointed hat'],
    ...metresTall(0.4, 106, '#4b4fae'),
    draw: (ink) => {
      ink.oval([53, 88, 53, 12], ink.dark)
      ink.shape(
        'M22 86Q40 40 44 12Q48 0 62 4Q78 10 74 20Q64 14 62 20Q66 54 84 86Q53 98 22 86Z',
        ink.main,
      )
      ink.shape('M58 16Q66 54 84 86Q72 92 60 92Q64 50 58 16Z', ink.dark)
      ink.shape('M24 78Q53 90 81 78L84 86Q53 98 22 86Z', GOLD)
      for (const [x, y, r] of triples('48 58 5, 62 44 3.4, 42 40 3, 58 68 3.4'))
        ink.poly(
          `${x},${y - r} ${x + r * 0.35},${y - r * 0.3} ${x + r},${y} ${x + r * 0.35},${y + r * 0.3} ${x},${y + r} ${x - r * 0.35},${y + r * 0.3} ${x - r},${y} ${x - r * 0.35},${y - r * 0.3}`,
          '#ffe28a',
        )
    },
  },
  {
    words: ['santa hat', 'christmas hat', 'elf hat', 'nightcap'],
    ...metresTall(0.3, 112, '#d8383a'),
    draw: (ink) => {
      ink.shape('M12 76Q20 20 56 14Q92 16 104 54Q90 40 80 44Q96 60 94 76Z', ink.main)
      ink.shape('M62 18Q92 20 104 54Q90 40 80 44Q96 60 94 76H74Q82 40 62 18Z', ink.dark)
      ink.box([4, 74, 98, 22], WHITE, 11)
      ink.disc([102, 58, 11], WHITE)
    },
  },
  {
    words: ['cowboy hat', 'stetson', 'straw hat', 'sun hat', 'fedora', 'trilby'],
    ...metresTall(0.22, 180, '#b98452'),
    draw: (ink) => {
      ink.shape('M2 62Q20 96 90 96T178 62Q150 84 90 82T2 62Z', ink.dark)
      ink.shape('M44 80Q46 12 66 8Q80 4 90 14Q100 4 114 8Q134 12 136 80Q90 92 44 80Z', ink.main)
      ink.shape('M90 14Q100 4 114 8Q134 12 136 80Q114 86 96 86Q108 40 90 14Z', ink.dark)
      ink.shape('M43 66Q90 80 137 66L136 80Q90 92 44 80Z', ink.deep)
      ink.shape('M2 62Q30 84 90 84T178 62Q160 92 90 92T2 62Z', ink.main)
    },
  },
  {
    words: ['party hat', 'birthday hat', 'cone hat'],
    ...metresTall(0.25, 74, '#3fa7d6'),
    draw: (ink) => {
      ink.poly('37,10 72,96 2,96', ink.main)
      ink.poly('37,10 72,96 48,96', ink.dark)
      ink.poly('26,38 48,38 53,50 21,50', '#f7d154')
      ink.poly('15,66 60,66 65,78 10,78', '#ef5a7a')
      for (const [x, y, r] of triples('37 8 8, 30 12 5, 44 12 5')) ink.disc([x, y, r], '#f7d154')
      ink.oval([37, 96, 35, 4], ink.deep)
    },
  },
  {
    words: ['chef hat', "chef's hat", 'toque', 'cook hat'],
    ...metresTall(0.3, 96, '#f7f5ef'),
    draw: (ink) => {
      for (const [x, y, r] of triples('24 36 22, 50 24 24, 74 36 21')) ink.disc([x, y, r], ink.main)
      ink.box([18, 40, 60, 56], ink.main, 6)
      ink.shape('M60 44H78V90Q78 96 72 96H60Z', ink.dark)
      ink.box([16, 76, 64, 20], ink.pale, 5)
      ink.line('M34 46V74M48 48V74M62 46V74', 1.6, ink.deep)
    },
  },
  {
    words: ['pirate hat', 'tricorn', "pirate's hat", 'captain hat'],
    ...metresTall(0.22, 150, '#3c3f47'),
    draw: (ink) => {
      ink.shape(
        'M2 76Q20 40 40 30Q60 2 76 4Q96 2 112 30Q132 40 148 76Q110 96 75 92T2 76Z',
        ink.main,
      )
      ink.shape('M2 76Q40 62 75 66T148 76Q110 98 75 94T2 76Z', ink.dark)
      ink.line('M4 76Q40 63 75 67T146 76', 3.4, GOLD)
      ink.disc([75, 38, 12], WHITE)
      ink.box([68, 46, 14, 9], WHITE, 3)
      for (const x of [70.5, 79.5]) ink.disc([x, 38, 3.2], COAL)
      ink.line('M58 58L92 46M92 58L58 46', 3, WHITE)
    },
  },
  {
    words: ['beanie', 'woolly hat', 'knit cap', 'winter hat', 'wool hat', 'knitted hat'],
    ...metresTall(0.22, 104, '#c94f4f'),
    draw: (ink) => {
      ink.disc([52, 14, 13], WHITE)
      ink.shape('M10 74Q8 22 52 20T94 74Z', ink.main)
      ink.shape('M64 21Q96 30 94 74H76Q84 44 64 21Z', ink.dark)
      ink.box([4, 68, 96, 28], ink.light, 12)
      for (let x = 14; x < 98; x += 11) ink.line(`M${x} 74V90`, 3, ink.main)
    },
  },
  {
    words: ['space helmet', 'astronaut helmet', 'glass helmet', 'bubble helmet'],
    ...metresTall(0.4, 100, '#eef3f6'),
    draw: (ink) => {
      ink.faint(0.34, () => ink.disc([50, 46, 46], '#bfe6f5'))
      ink.ring([50, 46, 45], 4, ink.main)
      ink.box([14, 84, 72, 14], ink.main, 7)
      ink.box([14, 91, 72, 7], ink.dark, 3.5)
      ink.faint(0.75, () => ink.line('M20 36Q28 16 48 10', 5, WHITE))
    },
  },
  {
    words: ['bow tie', 'bowtie', 'red bow', 'hair bow', 'ribbon bow'],
    kind: 'clothing',
    ...metresLong(0.14, 170, '#d2383d'),
    draw: (ink) => {
      ink.shape('M78 50Q30 -6 8 12Q-4 50 8 88Q30 106 78 50Z', ink.main)
      ink.shape('M92 50Q140 -6 162 12Q174 50 162 88Q140 106 92 50Z', ink.main)
      ink.shape('M78 50Q40 60 12 88Q34 104 78 50ZM92 50Q130 60 158 88Q136 104 92 50Z', ink.dark)
      ink.box([68, 28, 34, 44], ink.deep, 12)
    },
  },
  {
    words: ['collar', 'dog collar', 'cat collar', 'pet collar', 'leather collar'],
    kind: 'clothing',
    ...metresLong(0.3, 190, '#c8383d'),
    draw: (ink) => {
      ink.shape('M4 8Q95 66 186 8L188 40Q95 98 2 40Z', ink.main)
      ink.shape('M3 26Q95 84 187 26L188 40Q95 98 2 40Z', ink.dark)
      ink.disc([95, 78, 19], GOLD)
      ink.disc([95, 78, 11], '#e0a528')
    },
  },
  {
    words: ['flower crown', 'floral crown', 'flower wreath', 'garland'],
    kind: 'clothing',
    ...metresLong(0.3, 220, '#f28bb2'),
    draw: (ink) => {
      ink.line('M8 60Q110 100 212 60', 12, LEAF)
      for (const [x, y, r] of triples('22 58 20, 62 70 23, 110 74 26, 158 70 23, 198 58 20')) {
        for (let i = 0; i < 5; i++)
          ink.disc(
            [x + Math.cos(i * 1.257) * r * 0.62, y + Math.sin(i * 1.257) * r * 0.62, r * 0.5],
            x % 4 ? ink.main : ink.pale,
          )
        ink.disc([x, y, r * 0.4], GOLD)
      }
    },
  },
  {
    words: ['turtle shell', 'tortoise shell'],
    ...metresLong(0.5, 140, '#5f8a3a'),
    draw: (ink) => {
      ink.shape('M4 88Q4 4 70 4T136 88Q70 104 4 88Z', ink.main)
      ink.shape('M92 10Q136 28 136 88Q118 93 100 95Q118 48 92 10Z', ink.dark)
      ink.line(
        'M44 12L52 40L34 62L8 66M52 40H90L98 14M90 40L108 62L134 68M34 62L42 94M108 62L100 94M34 62H108',
        4,
        ink.deep,
      )
      ink.shape('M2 82Q70 102 138 82L136 94Q70 108 4 94Z', '#d9c27a')
    },
  },
]
