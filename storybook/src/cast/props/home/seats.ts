import { metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, CREAM, STEEL, IRON, COAL, WOOD, BARK, GOLD } from '../tones.ts'

/** One stands and sits on its upper edge. */
export const ON_TOP = { top: [0.5, 0.03], seat: [0.5, 0.03] } as const

export const SEATS: readonly Prop[] = [
  {
    words: ['couch', 'sofa', 'settee', 'loveseat', 'sofa bed', 'sleeper sofa'],
    ...metresTall(0.85, 220, '#4f83b8'),
    grips: { seat: [0.5, 0.52], top: [0.5, 0.52], back: [0.5, 0.1] },
    draw: (ink) => {
      for (const x of [24, 186]) ink.box([x, 88, 10, 12], BARK, 2)
      ink.box([22, 2, 176, 62], ink.dark, 14)
      ink.box([28, 6, 80, 54], ink.main, 12)
      ink.box([112, 6, 80, 54], ink.main, 12)
      ink.box([18, 50, 184, 40], ink.deep, 8)
      ink.box([26, 48, 83, 24], ink.light, 8)
      ink.box([111, 48, 83, 24], ink.light, 8)
      for (const x of [2, 186]) {
        ink.box([x, 34, 32, 58], ink.main, 14)
        ink.box([x + 6, 40, 20, 10], ink.light, 5)
      }
      ink.moved({ x: 50, y: 34, turn: -0.2 }, () => ink.box([-15, -15, 30, 28], GOLD, 6))
    },
  },
  {
    words: ['armchair', 'easy chair', 'recliner'],
    ...metresTall(1, 104, '#b8604f'),
    grips: { seat: [0.5, 0.52], back: [0.5, 0.1] },
    draw: (ink) => {
      for (const x of [16, 78]) ink.box([x, 90, 10, 10], BARK, 2)
      ink.box([16, 2, 72, 66], ink.dark, 18)
      ink.box([24, 8, 56, 56], ink.main, 14)
      ink.box([12, 52, 80, 40], ink.deep, 8)
      ink.box([20, 50, 64, 24], ink.light, 9)
      for (const x of [1, 77]) {
        ink.box([x, 36, 26, 58], ink.main, 12)
        ink.box([x + 5, 42, 16, 8], ink.light, 4)
      }
    },
  },
  {
    words: ['cushion', 'velvet cushion', 'velvet pillow', 'throw pillow'],
    kind: 'furniture',
    ...metresTall(0.24, 200, '#9c2f4f'),
    grips: { top: [0.5, 0.14], seat: [0.5, 0.2] },
    draw: (ink) => {
      for (const [x, y] of pairs('12 26, 188 26, 10 92, 190 92')) ink.disc([x, y, 9], GOLD)
      ink.shape(
        'M14 24Q56 2 100 8T186 24Q178 58 188 92Q144 104 100 99T12 92Q22 58 14 24Z',
        ink.main,
      )
      ink.shape('M40 20Q100 -2 160 20Q100 34 40 20Z', ink.light)
      ink.shape('M188 92Q144 104 100 99T12 92L14 82Q100 98 186 82Z', ink.dark)
      ink.line('M12 92Q56 103 100 99T188 92', 3.4, GOLD)
      ink.line('M30 40Q44 56 34 80M170 40Q156 56 166 80', 3, ink.dark)
    },
  },
  {
    words: ['passenger seat', 'coach seat'],
    ...metresTall(1.05, 80, '#3f6f9e'),
    faces: 'right',
    grips: { seat: [0.5, 0.56], back: [0.15, 0.1] },
    draw: (ink) => {
      ink.box([26, 78, 30, 20], IRON, 2)
      ink.box([18, 94, 46, 6], COAL, 2)
      ink.shape('M6 8Q8 0 18 0T28 10L34 66H14Z', ink.dark)
      ink.shape('M12 16Q16 12 22 16L30 62H18Z', ink.main)
      ink.box([6, 2, 22, 16], ink.light, 6)
      ink.box([14, 62, 62, 20], ink.deep, 8)
      ink.box([16, 58, 58, 14], ink.main, 7)
      ink.box([26, 46, 40, 7], ink.dark, 3)
    },
  },
  {
    name: 'side-chair',
    words: ['dining chair', 'side chair', 'kitchen chair'],
    ...metresTall(0.95, 54, WOOD),
    faces: 'right',
    grips: { seat: [0.5, 0.52], top: [0.5, 0.5], back: [0.1, 0.2] },
    draw: (ink) => {
      ink.poly('14,58 20,58 22,96 17,96', ink.deep)
      ink.poly('42,58 47,58 46,96 41,96', ink.deep)
      ink.poly('3,2 10,0 14,54 8,100 2,100 7,54', ink.dark)
      ink.poly('46,58 52,58 53,100 47,100', ink.main)
      for (const y of [6, 20, 34]) ink.poly([6, y, 13, y - 4, 14, y + 6, 7, y + 10], ink.light)
      ink.poly('8,2 16,-0.6 20,48 12,52', ink.main)
      ink.shape('M6 50L20 46H48Q54 47 53 54L52 60H8Z', ink.main)
      ink.shape('M8 55H53L52 61H8Z', ink.dark)
    },
  },
  {
    words: ['office chair', 'desk chair', 'swivel chair'],
    ...metresTall(1.1, 62, '#4b545e'),
    faces: 'right',
    grips: { seat: [0.5, 0.56], back: [0.1, 0.3] },
    draw: (ink) => {
      ink.box([29, 60, 5, 26], STEEL, 2)
      ink.line('8,92 31,84 54,92', 4, STEEL)
      for (const x of [8, 31, 54]) ink.disc([x, 95, 5], COAL)
      ink.shape('M6 6Q8 0 16 2T22 12L24 50H10Z', ink.main)
      ink.shape('M16 2Q22 4 22 12L24 50H18Z', ink.dark)
      ink.line('M22 44H48V54', 4, COAL)
      ink.box([8, 52, 46, 11], ink.light, 5)
      ink.box([8, 58, 46, 6], ink.dark, 3)
    },
  },
  {
    words: ['stool', 'bar stool'],
    ...metresTall(0.6, 66, WOOD),
    grips: ON_TOP,
    draw: (ink) => {
      ink.poly('12,12 20,12 10,100 3,100', ink.dark)
      ink.poly('46,12 54,12 63,100 56,100', ink.dark)
      ink.box([12, 60, 42, 6], ink.deep, 3)
      ink.box([3, 2, 60, 14], ink.main, 7)
      ink.box([3, 2, 60, 7], ink.light, 5)
    },
  },
  {
    words: ['rocking chair'],
    ...metresTall(1.1, 84, BARK),
    faces: 'right',
    grips: { seat: [0.5, 0.56] },
    draw: (ink) => {
      ink.line('M6 84Q40 106 80 86', 5, ink.deep)
      ink.line('20,90 22,58', 5, ink.dark)
      ink.line('60,90 58,58', 5, ink.dark)
      ink.line('22,58 8,6', 6, ink.main)
      for (const y of [12, 24, 36]) ink.line([10 + y * 0.2, y, 20 + y * 0.2, y - 3], 5, ink.light)
      ink.line('16,42 58,42', 5, ink.main)
      ink.line('58,42 58,58', 4, ink.dark)
      ink.box([18, 54, 48, 8], ink.main, 4)
    },
  },
  {
    words: ['lectern', 'podium', 'pulpit'],
    ...metresTall(1.2, 70, '#9a663c'),
    grips: { top: [0.5, 0.06], bothHands: [0.5, 0.1] },
    draw: (ink) => {
      ink.line('M52 14Q54 2 62 4', 2, IRON)
      ink.disc([63, 4, 3.4], COAL)
      ink.poly('14,22 56,22 52,94 18,94', ink.main)
      ink.poly('42,22 56,22 52,94 42,94', ink.dark)
      ink.poly('2,14 68,10 64,24 6,26', ink.light)
      ink.box([10, 92, 50, 8], ink.deep, 2)
      ink.disc([34, 54, 9], GOLD)
    },
  },
  {
    words: ['crib', 'cradle', 'cot', 'bassinet', 'baby cot', 'baby bed'],
    ...metresTall(1, 130, '#e9d9b8'),
    grips: { seat: [0.5, 0.6] },
    draw: (ink) => {
      for (const x of [4, 116]) ink.box([x, 2, 10, 96], ink.main, 4)
      ink.box([10, 66, 110, 16], '#a8cfe8', 6)
      for (let x = 22; x < 112; x += 13) ink.box([x, 20, 5, 62], ink.dark, 2)
      ink.box([8, 16, 114, 8], ink.light, 4)
      ink.box([8, 78, 114, 9], ink.main, 4)
      for (const x of [9, 121]) ink.disc([x, 97, 4], IRON)
    },
  },
  {
    words: ['bed', 'double bed', 'single bed'],
    ...metresTall(0.95, 210, '#5f8fc4'),
    faces: 'left',
    grips: { seat: [0.55, 0.48], top: [0.55, 0.46], middle: [0.55, 0.46] },
    draw: (ink) => {
      ink.box([2, 2, 16, 98], BARK, 5)
      ink.box([194, 42, 14, 58], BARK, 5)
      ink.box([10, 66, 192, 22], WOOD, 3)
      ink.box([16, 48, 182, 24], WHITE, 7)
      ink.shape('M18 46Q20 32 42 33T66 46Q66 54 42 54T18 46Z', CREAM)
      ink.shape('M70 42H190Q198 42 198 50V80H64Q60 52 70 42Z', ink.main)
      ink.shape('M64 66H198V80H64Z', ink.dark)
      ink.shape('M70 42H88Q80 54 84 80H64Q60 52 70 42Z', ink.light)
    },
  },
]
