import { pairs } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, METAL, STEEL, WHITE } from '../tones.ts'

/** What is worn over the rest, or instead of it, laid out. */
export const OUTERWEAR: readonly Prop[] = [
  {
    words: [
      'jacket',
      'leather jacket',
      'bomber jacket',
      'denim jacket',
      'windbreaker',
      'zip jacket',
    ],
    ...metresTall(0.8, 104, '#4f6f8f'),
    draw: (ink) => {
      ink.shape('M30 8L8 20L0 88Q8 96 18 92L26 44Z', ink.dark)
      ink.shape('M74 8L96 20L104 88Q96 96 86 92L78 44Z', ink.dark)
      ink.shape('M30 8Q52 20 74 8L82 30L80 88H24L22 30Z', ink.main)
      ink.box([23, 86, 58, 12], ink.deep, 4)
      for (let x = 28; x < 78; x += 6) ink.line([x, 88, x, 96], 1.6, ink.dark)
      ink.line('52,20 52,97', 2.6, METAL)
      ink.box([50, 24, 4, 8], STEEL, 1)
      ink.shape('M30 8Q38 0 52 2Q66 0 74 8L60 26L52 16L44 26Z', ink.deep)
      ink.shape('M38 8Q52 14 66 8L52 16Z', COAL)
      ink.line('M30 62L42 72M74 62L62 72', 3, ink.deep)
      ink.line('M1 82L17 86M103 82L87 86', 4, ink.deep)
    },
  },
  {
    words: ['raincoat', 'rain coat', 'rain jacket', 'slicker', 'yellow raincoat'],
    ...metresTall(1.1, 92, '#f4c430'),
    draw: (ink) => {
      ink.shape('M26 24L6 36L0 78Q8 84 16 80L24 54Z', ink.dark)
      ink.shape('M66 24L86 36L92 78Q84 84 76 80L68 54Z', ink.dark)
      ink.shape('M26 24H66L72 40L80 96Q46 102 12 96L20 40Z', ink.main)
      ink.shape('M46 26H66L72 40L80 96Q64 99 46 99Z', ink.light)
      ink.shape('M22 28Q18 2 46 2T70 28Q58 38 46 36Q34 38 22 28Z', ink.dark)
      ink.shape('M30 27Q28 11 46 11T62 27Q54 32 46 31Q38 32 30 27Z', ink.deep)
      for (const y of [44, 58, 72, 86]) ink.disc([46, y, 2.6], COAL)
      ink.box([22, 66, 16, 12], ink.dark, 2)
      ink.box([55, 66, 16, 12], ink.dark, 2)
    },
  },
  {
    words: ['bathrobe', 'bath robe', 'robe', 'dressing gown', 'terry robe', 'housecoat'],
    ...metresTall(1.2, 92, '#f0ebe0'),
    draw: (ink) => {
      ink.shape('M30 6L10 18L0 62L16 68L26 44Z', ink.dark)
      ink.shape('M62 6L82 18L92 62L76 68L66 44Z', ink.dark)
      ink.line('M1 58L17 64M91 58L75 64', 6, ink.light)
      ink.shape('M30 6H62L70 30L66 52L76 98H16L26 52L22 30Z', ink.main)
      ink.shape('M30 6H38L50 46L44 98H38L42 46L26 14ZM62 6H54L42 46L50 60L48 50L66 14Z', ink.deep)
      ink.box([24, 49, 44, 8], ink.deep, 3)
      ink.shape('M40 48H52V58H40Z', ink.dark)
      ink.line('M43 57L38 82M49 57L54 80', 4.4, ink.deep)
      ink.box([22, 66, 14, 14], ink.light, 2)
      ink.box([56, 66, 14, 14], ink.light, 2)
      ink.shape('M38 6Q46 12 54 6L46 22Z', '#8f867a')
    },
  },
  {
    words: ['wedding dress', 'wedding gown', 'bridal gown', 'bridal dress', "bride's dress"],
    ...metresTall(1.5, 110, '#faf7f0'),
    draw: (ink) => {
      ink.line('M44 4L46 20M66 4L64 20', 3, ink.dark)
      ink.shape('M42 16Q50 24 55 18Q60 24 68 16L66 42H44Z', ink.main)
      ink.shape('M44 42H66Q82 66 108 92Q96 100 86 96T66 97T46 97T26 96T2 92Q28 66 44 42Z', ink.main)
      ink.shape('M57 42H66Q82 66 108 92Q96 100 86 96T66 97Q70 66 57 42Z', ink.dark)
      ink.line('M50 48Q40 74 26 94M60 48Q68 74 84 94M55 48V95', 1.6, ink.deep)
      ink.box([43, 39, 24, 6], '#e8c9d0', 3)
      for (const [x, y] of pairs(
        '49 26, 55 30, 61 26, 52 34, 58 34, 14 88, 30 90, 46 90, 64 90, 80 90, 96 88',
      ))
        ink.disc([x, y, 1.8], '#d8cdb8')
    },
  },
  {
    words: [
      'sweatpants',
      'sweat pants',
      'joggers',
      'jogging pants',
      'tracksuit bottoms',
      'track pants',
    ],
    ...metresTall(1, 62, '#8f949b'),
    draw: (ink) => {
      ink.shape('M10 8H52L60 90H38L31 36L24 90H2Z', ink.main)
      ink.shape('M31 8H52L60 90H38L31 36Z', ink.dark)
      ink.box([9, 2, 44, 10], ink.deep, 4)
      ink.box([2, 88, 22, 11], ink.deep, 3)
      ink.box([38, 88, 22, 11], ink.deep, 3)
      ink.line('M29 10L27 26M33 10L36 24', 2, WHITE)
      ink.line('M13 18L9 34M49 18L53 34', 2, ink.deep)
    },
  },
  {
    words: [
      'window blinds',
      'blind',
      'blinds',
      'venetian blinds',
      'window blind',
      'window shade',
      'roller blind',
    ],
    kind: 'furniture',
    ...metresTall(1.2, 92, '#efe8d8'),
    draw: (ink) => {
      ink.box([2, 4, 88, 95], '#bfe0ee', 2)
      ink.box([0, 0, 92, 9], ink.deep, 3)
      for (let y = 11; y < 84; y += 7.2) {
        ink.box([3, y, 86, 5.4], ink.main, 1)
        ink.box([3, y + 3.6, 86, 1.8], ink.dark, 1)
      }
      ink.box([3, 84, 86, 5], ink.deep, 2)
      ink.line('18,8 18,86', 1, ink.deep)
      ink.line('74,8 74,86', 1, ink.deep)
      ink.line('82,8 82,70', 1.4, CREAM)
      ink.disc([82, 72, 2.8], CREAM)
    },
  },
]
