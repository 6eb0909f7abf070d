import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, IRON, METAL, STEEL, WHITE, WOOD } from '../tones.ts'

/** A road sign of this outline, 60 high, on its post. */
const roadSign = (words: readonly string[], colour: string, outline: string): Prop => ({
  words,
  ...metresTall(2.2, 68, colour),
  draw: (ink) => {
    ink.box([31, 40, 6, 60], STEEL, 2)
    ink.box([34, 40, 3, 60], IRON, 1)
    ink.shape(outline, ink.deep)
    for (const [scale, tone] of [
      [0.92, WHITE],
      [0.84, ink.main],
    ] as const)
      ink.moved({ x: 34 * (1 - scale), y: 32 * (1 - scale), scale }, () => ink.shape(outline, tone))
    ink.disc([34, 31, 2], ink.deep)
  },
})

/** Things of workshops, rinks and pitches that nothing else looks like. */
export const ODD_IMPLEMENTS: readonly Prop[] = [
  {
    words: ['bullet', 'rifle bullet', 'gun cartridge'],
    ...metresTall(0.06, 36, '#d9a83c'),
    draw: (ink) => {
      ink.shape('M8 42Q8 14 18 2Q28 14 28 42Z', '#b8683c')
      ink.shape('M18 2Q28 14 28 42H20Q24 18 18 2Z', '#8f4c2a')
      ink.box([5, 40, 26, 50], ink.main, 2)
      ink.box([21, 40, 10, 50], ink.dark, 2)
      ink.box([8, 88, 20, 4], ink.deep)
      ink.box([4, 91, 28, 7], ink.main, 2)
      ink.line('M10 46V84', 2.6, ink.pale)
    },
  },
  {
    words: ['gyroscope', 'toy gyroscope'],
    ...metresTall(0.12, 96, '#c9a24a'),
    draw: (ink) => {
      ink.poly('38,98 58,98 52,88 44,88', IRON)
      ink.ring([48, 46, 40], 5, STEEL)
      ink.line('M48 2V90', 4, METAL)
      ink.oval([48, 46, 38, 12], ink.deep)
      ink.oval([48, 43, 38, 12], ink.main)
      ink.oval([48, 43, 27, 8], ink.dark)
      ink.oval([48, 43, 8, 3], METAL)
      ink.line('M48 2V43', 4, METAL)
      ink.disc([48, 4, 4], STEEL)
      ink.line('M18 38Q30 34 44 33', 2.4, ink.pale)
    },
  },
  {
    words: ['hookah', 'shisha', 'water pipe for smoking', 'hookah pipe', 'narghile'],
    ...metresTall(0.7, 88, '#3f8f9a'),
    draw: (ink) => {
      ink.line('M34 48Q84 38 80 66Q74 88 60 76', 4, '#c8352f')
      ink.line('M60 76L52 70', 6, WOOD)
      ink.poly('24,4 44,4 40,14 28,14', '#8a5a38')
      ink.disc([34, 3, 5], '#e5603a')
      ink.oval([34, 17, 18, 4], GOLD)
      ink.box([30, 16, 8, 40], GOLD, 3)
      for (const y of [26, 36, 46]) ink.oval([34, y, 8, 4], '#c98a1e')
      ink.shape('M26 54H42L44 62Q64 72 60 88Q56 98 34 98T8 88Q4 72 24 62Z', ink.main)
      ink.shape('M38 54H42L44 62Q64 72 60 88Q56 98 38 98Q54 78 38 54Z', ink.dark)
      ink.line('M14 84Q14 74 24 68', 3, ink.pale)
      for (const x of [20, 34, 48]) ink.disc([x, 84, 3], GOLD)
    },
  },
  {
    words: ['curling stone', 'curling rock'],
    ...metresTall(0.14, 150, '#8b9299'),
    draw: (ink) => {
      ink.line('M58 34V20Q58 12 66 12H104Q112 12 112 20', 10, '#d8352f')
      ink.line('M66 12H100', 3, '#f07a6a')
      ink.shape('M28 38H122Q148 42 148 66T122 96H28Q2 90 2 66T28 38Z', ink.main)
      ink.shape('M100 38H122Q148 42 148 66T122 96H92Q128 80 100 38Z', ink.dark)
      ink.box([1, 60, 148, 12], ink.deep, 5)
      for (const [x, y] of pairs('24 50, 44 46, 70 50, 96 48, 34 82, 60 86, 88 82, 116 84, 126 52'))
        ink.disc([x, y, 2], ink.pale)
    },
  },
  {
    words: ['sawhorse', 'saw horse', 'sawbuck', 'trestle'],
    ...metresLong(1.1, 150, '#d3a06a'),
    draw: (ink) => {
      for (const x of [24, 112]) {
        ink.line([x + 8, 26, x + 22, 97], 7, ink.deep)
        ink.line([x + 4, 26, x - 14, 97], 8, ink.dark)
        ink.line([x - 8, 72, x + 18, 72], 5, ink.deep)
      }
      ink.box([4, 14, 142, 17], ink.main, 3)
      ink.box([4, 26, 142, 5], ink.deep, 2)
      ink.line('M12 20H90M104 20H138', 1.8, ink.light)
      for (const x of [26, 116]) ink.disc([x, 22, 2.4], COAL)
    },
  },
  {
    words: ['home plate', 'baseball base', 'baseball plate'],
    ...metresLong(0.43, 200, '#f4f1e8'),
    draw: (ink) => {
      ink.poly('26,44 174,44 198,70 100,98 2,70', '#b9a98a')
      ink.poly('30,40 170,40 192,64 100,90 8,64', '#3d3a36')
      ink.poly('36,43 164,43 182,63 100,86 18,63', ink.main)
    },
  },
  {
    words: ['fire poker', 'fireplace poker', 'poker iron'],
    ...metresTall(0.8, 36, '#4a4f55'),
    draw: (ink) => {
      ink.line('M18 22V94', 5, ink.main)
      ink.line('M18 84Q30 84 28 74', 4.4, ink.main)
      ink.poly('15,92 21,92 18,100', ink.deep)
      ink.ring([18, 8, 6], 3.4, GOLD)
      ink.box([14, 14, 8, 14], GOLD, 3)
      ink.line('M17 30V80', 1.6, ink.pale)
    },
  },
  {
    words: ['valve', 'water valve', 'pipe valve', 'gate valve'],
    ...metresLong(0.3, 136, '#c8352f'),
    draw: (ink) => {
      ink.box([2, 58, 132, 30], STEEL, 4)
      ink.box([2, 76, 132, 12], IRON, 4)
      for (const x of [20, 102]) ink.box([x, 50, 14, 46], METAL, 3)
      ink.poly('50,58 86,58 80,40 56,40', STEEL)
      ink.box([63, 18, 10, 26], METAL, 2)
      ink.oval([68, 18, 46, 13], ink.deep)
      ink.oval([68, 15, 46, 13], ink.main)
      ink.oval([68, 15, 34, 8], '#b9c6cc')
      ink.line('M34 15H102M50 8L86 22M86 8L50 22', 5, ink.main)
      ink.disc([68, 15, 7], ink.dark)
    },
  },
  {
    words: ['rowing machine', 'rower machine', 'indoor rower', 'ergometer'],
    kind: 'furniture',
    ...metresLong(2.2, 230, '#2f343a'),
    draw: (ink) => {
      ink.line('M24 92L34 98M206 92V98M40 88L220 80', 8, STEEL)
      ink.line('M40 84L220 76', 3, METAL)
      ink.disc([40, 62, 34], ink.main)
      ink.disc([40, 62, 26], ink.dark)
      for (let at = 0; at < 12; at++)
        ink.line(
          [
            40 + Math.cos(at) * 10,
            62 + Math.sin(at) * 10,
            40 + Math.cos(at + 0.4) * 24,
            62 + Math.sin(at + 0.4) * 24,
          ],
          2,
          ink.pale,
        )
      ink.disc([40, 62, 8], STEEL)
      ink.line('M50 36L66 4', 6, STEEL)
      ink.box([56, 0, 26, 17], COAL, 3)
      ink.box([60, 3, 18, 10], '#9fc7a4', 2)
      ink.line('M66 52L112 58', 2, METAL)
      ink.line('M112 48V68', 6, COAL)
      ink.poly('88,66 104,60 108,80 92,84', COAL)
      ink.box([140, 66, 42, 10], '#c8352f', 5)
      ink.box([150, 74, 22, 8], IRON, 2)
    },
  },
  roadSign(['diamond sign', 'warning sign', 'caution sign'], '#f2c02e', 'M34 0L66 32L34 64L2 32Z'),
  roadSign(['triangle sign', 'yield sign', 'give way sign'], '#d8352f', 'M34 0L68 58H0Z'),
  roadSign(['square sign'], '#f4f1e8', 'M4 2H64V62H4Z'),
  roadSign(['round sign', 'circle sign'], '#d8352f', 'M34 0A32 32 0 0 1 34 64A32 32 0 0 1 34 0Z'),
  roadSign(['hexagon sign', 'octagon sign'], '#3f7fd0', 'M20 4H48L66 32L48 60H20L2 32Z'),
]
