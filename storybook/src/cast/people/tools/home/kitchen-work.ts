import { pairs } from '../../../../scene/rows.ts'
import { CHINA, DARK, PAPER, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What is being made in the kitchen, and served. */
export const KITCHEN_WORK: Readonly<Record<string, Tool>> = {
  'pizza dough': standing(3, 0.08, ({ shape }) => {
    shape('M-146 -46Q-130 -100 0 -96Q130 -100 146 -46Q130 0 0 0Q-130 0 -146 -46Z', '#f3dfb4')
    shape('M-110 -60Q0 -88 110 -60Q0 -36 -110 -60Z', '#e6c88f')
  }),
  'pizza on board': standing(3.4, 0.08, ({ shape, dot }) => {
    shape('M-168 -26H168V0H-168Z', WOOD)
    shape('M-130 -30Q-120 -84 0 -86Q120 -84 130 -30Z', '#d99a4e')
    shape('M-112 -36Q-100 -78 0 -80Q100 -78 112 -36Z', '#e0553f')
    for (const [x, y] of pairs('-60 -58, 0 -64, 58 -56, -20 -46, 30 -44')) dot(x, y, 10, '#fbf1d0')
  }),
  'sushi board': standing(3.6, 0.1, ({ shape, dot }) => {
    shape('M-176 -26H176V-12H-176ZM-140 -12H-110V0H-140ZM110 -12H140V0H110Z', WOOD)
    for (const x of [-130, -66, -2, 62, 126]) {
      shape(`M${x - 26} -28V-70Q${x} -82 ${x + 26} -70V-28Z`, '#2f3d38')
      shape(`M${x - 24} -68Q${x} -82 ${x + 24} -68Q${x} -58 ${x - 24} -68Z`, '#fbf8f1')
      dot(x, -69, 7, x % 4 === 0 ? '#f0806a' : '#f2a03c')
    }
  }),
  'sushi mat': standing(3.2, 0.07, ({ shape, line, dot }) => {
    shape(
      'M-150 -10Q-120 -40 -20 -30Q-10 -96 60 -96Q130 -92 130 -40Q128 -10 90 -6H-150Z',
      '#d9c58a',
    )
    line(
      'M-120 -14V-24M-90 -16V-30M-60 -14V-30M-30 -12V-30M20 -86V-76M60 -94V-80M100 -84V-72',
      '#a8905a',
      6,
    )
    dot(60, -44, 34, '#2f3d38')
    dot(60, -44, 27, '#fbf8f1')
    dot(60, -44, 10, '#f0806a')
  }),
  'sandwich stack': standing(1.5, 0.14, ({ shape }) => {
    shape('M-70 0V-16H70V0Z', CHINA)
    shape('M-58 -16V-34H58V-16Z', '#dba85f')
    shape('M-64 -34Q-40 -46 -20 -34Q0 -46 20 -34Q40 -46 64 -34V-42H-64Z', '#7fb04f')
    shape('M-58 -42H58V-52H-58Z', '#e0553f')
    shape('M-62 -52H62L50 -62H-50Z', '#f2c14a')
    shape('M-58 -62V-82Q0 -104 58 -82V-62Z', '#dba85f')
  }),
  'salad bowl': standing(1.7, 0.16, ({ shape, dot }) => {
    shape('M-70 -60Q-60 -96 -30 -82Q-10 -104 14 -84Q44 -100 70 -60Z', '#7fb04f')
    shape('M-40 -62Q-20 -84 0 -64Q20 -84 44 -62Z', '#a4c95f')
    dot(-30, -70, 9, '#e0553f')
    dot(24, -72, 9, '#e0553f')
    dot(50, -66, 7, '#f2c14a')
    shape('M-80 -62H80Q74 -8 26 -4V0H-26V-4Q-74 -8 -80 -62Z', '#b07b46')
  }),
  leaf: standing(1.3, 0.05, ({ shape }) =>
    shape('M-60 -40Q-30 -100 20 -90Q60 -70 60 -30Q10 0 -60 -40Z', '#8fbf52'),
  ),
  teapot: {
    ...standing(1.5, 0.13, ({ shape, line, dot }) => {
      line('M-44 -66Q-74 -66 -70 -38Q-66 -18 -42 -22', '#3f7f8f', 9)
      shape('M40 -30L70 -70L74 -62L48 -12Z', '#3f7f8f')
      shape('M-46 -44Q-46 -78 0 -80Q48 -78 48 -44Q48 0 0 0Q-46 0 -46 -44Z', '#4f9aa8')
      shape('M-26 -76Q0 -92 26 -76Z', '#3f7f8f')
      dot(0, -88, 7, '#f2c14a')
      line('M-34 -44Q0 -30 36 -44', '#f4efe2', 5)
    }),
    at: [0.08, 0.55],
  },
  teacup: standing(1.5, 0.06, ({ shape, line }) => {
    line('M44 -76Q72 -70 60 -42Q52 -30 36 -34', CHINA, 9)
    shape('M-50 -92H48Q46 -18 0 -14Q-48 -18 -50 -92Z', '#f3ead7')
    shape('M-46 -86Q0 -98 44 -86Q0 -76 -46 -86Z', '#a8693a')
    shape('M-70 -10H70Q60 0 0 0Q-60 0 -70 -10Z', '#e3d6bd')
  }),
  egg: standing(0.78, 0.07, ({ shape }) =>
    shape('M0 -100C-30 -96 -40 -50 -38 -34C-34 -4 34 -4 38 -34C40 -50 30 -96 0 -100Z', '#f6e2c4'),
  ),
  'carved pumpkin': standing(1.2, 0.22, ({ shape, line }) => {
    shape('M-6 -100H8L4 -84H-4Z', '#5f7a3f')
    shape(
      'M0 -86C-40 -96 -62 -70 -58 -40C-56 -6 -20 0 0 0C20 0 56 -6 58 -40C62 -70 40 -96 0 -86Z',
      '#e8802f',
    )
    line('M-24 -82Q-36 -44 -22 -4M24 -82Q36 -44 22 -4', '#c9621f', 3)
    shape('M-34 -50L-20 -66L-10 -48ZM34 -50L20 -66L10 -48Z', '#4a2a16')
    shape('M-36 -34Q0 -20 36 -34Q28 -10 0 -10Q-28 -10 -36 -34Z', '#4a2a16')
    shape('M-16 -29H-6V-20H-16ZM6 -29H16V-20H6Z', '#e8802f')
  }),
  'pencil sharpener': standing(1.6, 0.05, ({ shape, dot }) => {
    shape('M-70 -90H70V0H-70Z', '#3f72b8')
    dot(-30, -46, 20, STEEL)
  }),
  'cocktail shaker': standing(0.45, 0.19, ({ shape }) => {
    shape('M-10 -100H10V-86H-10Z', STEEL)
    shape('M-16 -84H16L20 -62H-20Z', '#dfe6ea')
    shape('M-22 -62H22L16 0H-16Z', STEEL)
    shape('M-12 -60H-6L-8 -4H-12Z', '#eef3f5')
  }),
  cocktail: standing(0.8, 0.13, ({ shape, line, dot }) => {
    shape('M-38 -92H38L2 -46V-8H20V0H-20V-8H-2V-46Z', 'rgba(214,234,240,0.85)')
    shape('M-30 -82H30L0 -50Z', '#f0637f')
    line('M10 -66L30 -104', DARK, 4)
    dot(26, -92, 9, '#e0443f')
  }),
  'bubble gum': standing(1, 0.12, ({ dot }) => {
    dot(0, -50, 49, '#f58fb2')
    dot(-16, -66, 12, 'rgba(255,255,255,0.55)')
  }),
  cloche: {
    ...standing(1.7, 0.14, ({ shape, dot }) => {
      shape('M-82 -14H82Q76 0 0 0Q-76 0 -82 -14Z', STEEL)
      shape('M-66 -16Q-64 -84 0 -86Q64 -84 66 -16Z', '#dfe6ea')
      shape('M-50 -22Q-48 -66 -16 -74Q-34 -50 -34 -22Z', '#f4f8fa')
      dot(0, -92, 8, STEEL)
    }),
    at: [0.5, 1],
  },
  'wok food': standing(2.4, 0.09, ({ shape }) => {
    shape('M-100 -30Q-90 -70 -60 -40ZM70 -40Q90 -80 104 -30Z', '#7fb04f')
    shape('M-60 -60Q-40 -100 -14 -56ZM20 -70Q40 -104 64 -60Z', '#e0703a')
    shape('M-20 -40Q0 -90 24 -40Z', '#e0443f')
    shape('M-40 -20Q-20 -50 0 -20ZM20 -20Q40 -54 60 -20Z', '#f2c14a')
  }),
  'paper crane': standing(1.4, 0.1, ({ shape }) => {
    shape('M-66 -40L0 -100L10 -34Z', '#f08fa6')
    shape('M66 -90L20 -30L50 -50L70 -70Z', '#f6b3c3')
    shape('M-50 -20L10 -34L40 0H0Z', '#e0708c')
    shape('M-66 -10L0 -30L0 0Z', PAPER)
  }),
}
