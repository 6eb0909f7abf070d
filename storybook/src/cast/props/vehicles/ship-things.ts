import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { BARK, GLASS, GOLD, METAL, STEEL, WHITE, WOOD } from '../tones.ts'

/** What is on board of ships, cars and in orbit. */
export const SHIP_THINGS: readonly Prop[] = [
  {
    words: ['ship wheel', "ship's wheel", 'helm', 'ships wheel'],
    ...metresTall(1.2, 100, '#9a6a40'),
    moving: [
      {
        ...driven('sway', [50, 50], 0.3),
        rate: 0.9,
        draw: (ink) => {
          ink.ring([50, 50, 30], 8, ink.main)
          for (let i = 0; i < 8; i++)
            ink.moved({ x: 50, y: 50, turn: (i * Math.PI) / 4 }, () => {
              ink.box([-2.4, -40, 4.8, 40], ink.dark, 2)
              ink.oval([0, -43, 4, 7], ink.light)
            })
          ink.disc([50, 50, 9], GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('44,50 56,50 62,100 38,100', ink.deep)
    },
  },
  {
    words: ['steering wheel', 'car steering wheel'],
    ...metresTall(0.4, 100, '#3b3f45'),
    draw: (ink) => {
      ink.ring([50, 50, 42], 12, ink.main)
      ink.ring([50, 50, 38], 3, ink.pale)
      ink.poly('10,46 38,38 38,58 12,58', ink.dark)
      ink.poly('90,46 62,38 62,58 88,58', ink.dark)
      ink.poly('42,60 58,60 56,90 44,90', ink.dark)
      ink.box([34, 34, 32, 30], ink.light, 10)
      ink.disc([50, 48, 7], METAL)
    },
  },
  {
    words: ['fishing net', 'net of fish', 'trawl net'],
    ...metresTall(1.2, 110, '#8fa6a0'),
    draw: (ink) => {
      ink.shape('M46 4H64Q104 44 100 78Q84 100 55 100Q26 100 10 78Q6 44 46 4Z', '#cfd9d2')
      for (const [x, y] of pairs('38 66, 66 60, 52 82, 78 78, 30 84')) {
        ink.oval([x, y, 11, 5.6], '#6f9bb5', 0.3)
        ink.poly([x - 10, y - 2, x - 17, y - 7, x - 16, y + 4], '#5a86a1')
      }
      for (let i = 0; i < 6; i++) {
        const reach = 12 + i * 15
        ink.line(
          `M${55 - reach * 0.5} ${14 + i * 14}Q55 ${30 + i * 15} ${55 + reach * 0.5} ${14 + i * 14}`,
          1.4,
          ink.dark,
        )
        ink.line(`M${49 + i * 2.4} 8Q${18 + i * 15} 50 ${24 + i * 12.4} 96`, 1.4, ink.dark)
      }
      ink.line('M46 8H64', 6, WOOD)
    },
  },
  {
    words: ['rope ladder'],
    ...metresTall(3, 44, '#cfa566'),
    draw: (ink) => {
      for (const x of [8, 36]) ink.line(`M${x} 0Q${x + 3} 50 ${x} 100`, 3, ink.main)
      for (let y = 10; y < 98; y += 14) ink.box([4, y, 36, 5], BARK, 2)
    },
  },
  {
    words: ['diving board', 'diving platform', 'springboard'],
    ...metresTall(3.2, 120, '#5aa9c9'),
    grips: { top: [0.8, 0.2] },
    draw: (ink) => {
      for (const x of [14, 40]) ink.box([x, 20, 6, 80], STEEL, 2)
      for (let y = 32; y < 98; y += 11) ink.line([17, y, 43, y], 3, METAL)
      ink.box([6, 18, 112, 7], ink.main, 3)
      ink.box([6, 23, 112, 3], ink.dark, 2)
      ink.line('M8 18V2H44V18', 3, METAL)
    },
  },
  {
    words: ['satellite', 'space probe', 'communications satellite'],
    ...metresLong(9, 210, '#d8b04a'),
    home: 'space',
    draw: (ink) => {
      for (const x of [2, 140]) {
        ink.box([x, 30, 68, 36], '#2f5488', 2)
        for (let k = 1; k < 4; k++) ink.line([x + k * 17, 30, x + k * 17, 66], 1.4, GLASS)
        ink.line([x, 48, x + 68, 48], 1.4, GLASS)
      }
      ink.line('68,48 142,48', 4, METAL)
      ink.box([84, 24, 42, 50], ink.main, 4)
      ink.box([108, 24, 18, 50], ink.dark, 4)
      ink.shape('M84 82Q105 104 126 82Z', WHITE)
      ink.line('105,74 105,84', 4, STEEL)
      ink.line('105,24 105,6', 2, METAL)
      ink.disc([105, 5, 3], '#c8443a')
    },
  },
]
