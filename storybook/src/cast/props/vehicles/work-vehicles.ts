import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { wheel, windows } from './vehicle-parts.ts'
import { METAL, STEEL, IRON, COAL, GLASS, RUBBER } from '../tones.ts'

const LAMP = '#ffe9a8'

/** Links of a tank's or a digger's track, round its rollers. */
function track(ink: Ink, [x, y, wide, tall]: readonly [number, number, number, number]): void {
  ink.box([x, y, wide, tall], COAL, tall / 2)
  ink.box([x + 5, y + 5, wide - 10, tall - 10], IRON, tall / 2 - 5)
  for (let at = x + 10; at < x + wide - 8; at += 9) ink.box([at, y + tall - 4, 4, 4], STEEL)
}

/** Vehicles for work and for winter, of which Noto has none seen from the side. */
export const WORK_VEHICLES: readonly Prop[] = [
  {
    cabin: [0.215, 0.3],
    words: ['dump truck', 'tipper', 'dumper', 'tipper truck'],
    ...metresTall(3.2, 190, '#f2b233'),
    build: 'wheeled',
    faces: 'left',
    moving: [
      wheel(42, 80, 19),
      wheel(122, 80, 19),
      wheel(162, 80, 19),
      {
        ...driven('open', [184, 62], 0.5),
        behind: true,
        draw: (ink) => {
          ink.shape('M76 20Q100 2 124 14Q150 0 172 20Z', '#9a7a58')
          ink.poly('70,18 188,18 178,64 82,64', ink.main)
          ink.poly('82,64 178,64 180,56 80,56', ink.dark)
          for (const x of [98, 124, 150]) ink.box([x, 20, 5, 38], ink.dark, 2)
        },
      },
    ],
    draw: (ink) => {
      ink.box([8, 66, 176, 10], IRON, 3)
      ink.shape('M6 74V46L24 14Q26 10 32 10H66V74Z', ink.main)
      ink.shape('M6 60H66V74H6Z', ink.deep)
      ink.pane('M20 42L33 18H54V42Z')
      ink.disc([12, 56, 5], LAMP)
    },
  },
  {
    words: ['tank', 'army tank', 'battle tank', 'half track', 'half-track'],
    ...metresTall(2.4, 230, '#6f7f4a'),
    build: 'wheeled',
    faces: 'left',
    moving: [44, 82, 120, 158, 194].map((x) => wheel(x, 82, 12)),
    draw: (ink) => {
      ink.box([0, 25, 104, 8], ink.dark, 3)
      ink.box([0, 22, 12, 14], ink.deep, 3)
      ink.shape('M86 14Q92 8 104 8H162Q176 8 182 24L186 42H78Z', ink.main)
      ink.shape('M150 8H162Q176 8 182 24L186 42H156Q162 24 150 8Z', ink.dark)
      ink.box([112, 2, 34, 8], ink.deep, 3)
      ink.poly('20,62 34,42 204,42 222,62', ink.light)
      track(ink, [14, 60, 212, 40])
    },
  },
  {
    words: ['forklift', 'fork-lift', 'forklift truck'],
    ...metresTall(2.3, 130, '#f0a52c'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.62, 0.56] },
    moving: [
      {
        ...driven('pop', [24, 70], 46),
        behind: true,
        draw: (ink) => {
          ink.box([0, 88, 42, 5], STEEL, 2)
          ink.box([0, 52, 36, 36], '#c9965c', 3)
          ink.box([0, 66, 36, 4], '#a87844')
        },
      },
      wheel(58, 84, 15),
      wheel(106, 84, 15),
    ],
    draw: (ink) => {
      ink.box([38, 4, 7, 90], IRON, 2)
      ink.box([46, 10, 4, 78], STEEL, 2)
      ink.shape('M48 58H72L78 74H120Q126 74 126 66V54Q126 48 118 48H96V82H48Z', ink.main)
      ink.box([48, 72, 76, 12], ink.deep, 3)
      ink.line('M54 58L60 8H104L112 50', 4.4, COAL)
      ink.box([82, 50, 20, 7], COAL, 3)
      ink.line('M66 58L74 46', 3, COAL)
    },
  },
  {
    words: ['tow truck', 'recovery truck', 'breakdown truck', 'wrecker', 'tow lorry'],
    ...metresTall(2.6, 190, '#e8a02c'),
    build: 'wheeled',
    faces: 'left',
    cabin: [0.24, 0.36],
    moving: [wheel(42, 83, 16), wheel(146, 83, 16)],
    draw: (ink) => {
      ink.box([10, 72, 172, 12], IRON, 3)
      ink.shape('M8 78V54Q10 46 22 44L36 20Q38 15 46 15H82V78Z', ink.main)
      ink.box([8, 66, 74, 12], ink.deep, 2)
      ink.pane('M32 44L42 23H68V44Z')
      ink.disc([12, 62, 5], '#ffe9a8')
      ink.box([48, 7, 22, 8], '#e0483a', 4)
      ink.box([86, 58, 94, 16], ink.main, 3)
      for (const x of [92, 114, 136, 158])
        ink.poly(`${x},58 ${x + 10},58 ${x + 2},74 ${x - 8},74`, COAL)
      ink.line('M98 58L112 24L178 10', 6, STEEL)
      ink.line('M130 58L150 16', 4, IRON)
      ink.line('M178 10L178 50', 2, COAL)
      ink.line('M178 50Q184 58 176 60Q170 60 172 54', 3, IRON)
    },
  },
  {
    words: ['cable car', 'gondola lift', 'aerial tramway', 'ropeway'],
    kind: 'aircraft',
    ...metresTall(3.4, 92, '#d8493f'),
    home: 'air',
    faces: 'left',
    draw: (ink) => {
      ink.box([34, -2, 26, 8], IRON, 4)
      for (const x of [39, 54]) ink.disc([x, 2, 4], STEEL)
      ink.line('M46 4L46 34M46 34L24 42M46 34L68 42', 4, IRON)
      ink.shape('M6 50Q8 38 22 38H70Q84 38 86 50L88 88Q88 98 78 98H14Q4 98 4 88Z', ink.main)
      ink.shape('M4 78H88V88Q88 98 78 98H14Q4 98 4 88Z', ink.deep)
      windows(ink, [10, 35, 60], { y: 46, wide: 22, tall: 27 })
    },
  },
  {
    words: ['steamroller', 'road roller'],
    ...metresTall(2.6, 150, '#f0b73a'),
    build: 'wheeled',
    faces: 'left',
    moving: [
      {
        ...driven('roll', [34, 72]),
        draw: (ink) => {
          ink.disc([34, 72, 28], STEEL)
          ink.disc([34, 72, 23], METAL)
          ink.line('M34 52V92M14 72H54', 3, STEEL)
        },
      },
      wheel(116, 76, 24),
    ],
    draw: (ink) => {
      ink.box([30, 40, 100, 28], ink.main, 6)
      ink.line('M34 72L48 46', 7, ink.deep)
      ink.line('M86 40L90 8M130 44L128 8', 4.4, COAL)
      ink.box([78, 2, 62, 8], ink.dark, 4)
      ink.box([98, 30, 22, 10], COAL, 3)
      ink.box([56, 18, 8, 24], COAL, 3)
    },
  },
  {
    name: 'tower-crane',
    words: ['construction crane', 'tower crane', 'building crane', 'magnet crane', 'harbor crane'],
    kind: 'building',
    ...metresTall(30, 120, '#f0b32c'),
    // Under its hook.
    grips: { middle: [0.78, 0.4] },
    draw: (ink) => {
      ink.line('M93.6 14V34', 0.8, COAL)
      ink.box([90, 34, 7.2, 5], '#b56a45', 1)
      ink.line('M93.6 39Q97 41 94 42.4', 1.2, COAL)
      ink.line('M34 100V12M44 100V12', 1.6, ink.main)
      for (let y = 14; y < 98; y += 8)
        ink.line(`M34 ${y}L44 ${y + 8}M44 ${y}L34 ${y + 8}`, 0.8, ink.dark)
      ink.line('M6 14H116M20 10H110', 1.4, ink.main)
      for (let x = 12; x < 112; x += 8) ink.line(`M${x} 14L${x + 4} 10L${x + 8} 14`, 0.8, ink.dark)
      ink.line('M39 0L8 13M39 0L112 12', 0.8, COAL)
      ink.poly('36,10 39,-1 42,10', ink.dark)
      ink.box([4, 13, 12, 8], IRON, 1)
      ink.box([45, 14, 8, 9], ink.dark, 1)
      ink.box([46, 15, 6, 5], GLASS, 1)
      ink.box([26, 96, 26, 4], IRON, 1)
    },
  },
  {
    words: ['snowmobile', 'snow mobile', 'ski-doo'],
    ...metresTall(1.3, 190, '#d8453f'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.62, 0.4] },
    draw: (ink) => {
      ink.line('M6 90Q0 80 12 80M8 94H78', 6, STEEL)
      ink.line('M52 90L62 70', 5, IRON)
      track(ink, [84, 72, 100, 26])
      ink.shape(
        'M14 66Q40 40 66 34L78 12L86 16L82 40H120Q130 30 176 36Q186 42 182 58L170 74H60Q30 78 14 66Z',
        ink.main,
      )
      ink.shape('M96 46Q120 32 174 38Q180 46 176 52H96Z', COAL)
      ink.poly('50,38 66,10 74,12 72,34', GLASS)
      ink.line('M78 14L94 8', 4, COAL)
      ink.disc([36, 56, 6], LAMP)
      ink.shape('M20 68Q60 76 172 68L168 76H60Q34 78 20 68Z', ink.deep)
    },
  },
  {
    words: ['unicycle', 'monocycle'],
    ...metresTall(1.1, 60, '#4f8fd0'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.5, 0.1], top: [0.5, 0.1] },
    moving: [
      {
        ...driven('roll', [30, 70]),
        draw: (ink) => {
          for (let i = 0; i < 8; i++)
            ink.moved({ x: 30, y: 70, turn: i * 0.785 }, () => ink.line('0,0 0,26', 1, METAL))
          ink.ring([30, 70, 26], 5, RUBBER)
          ink.line('M20 70H40', 3, STEEL)
          ink.box([16, 67, 8, 6], COAL, 2)
          ink.box([36, 67, 8, 6], COAL, 2)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M30 12V40L22 70M30 40L38 70', 4, ink.main)
      ink.shape('M14 6Q30 14 46 4Q48 14 30 16T14 6Z', COAL)
    },
  },
]
