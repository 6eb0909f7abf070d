import { DARK, IRON, STEEL, WOOD, ball, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const CHUTE = 'M-52 -86H-40C-8 -86 -2 -22 58 -15H72'

/** Balls, gloves and gear of diamonds, pools and gyms. */
export const FIELD_GEAR: Readonly<Record<string, Tool>> = {
  softball: ball(({ dot, line }) => {
    dot(0, -50, 48, '#d9e04a')
    line('M-34 -84Q-14 -50 -34 -16M34 -84Q14 -50 34 -16', '#d6413f', 5)
  }, 0.07),
  'red rubber ball': ball(({ dot }) => {
    dot(0, -50, 49, '#d6453f')
    dot(-14, -68, 13, 'rgba(255,255,255,0.4)')
  }, 0.17),
  'ball of glass': ball(({ dot, line }) => {
    dot(0, -50, 49, '#6fb6dd')
    dot(0, -50, 45, '#a9dcf2')
    dot(6, -42, 34, '#c9ecf9')
    line('M-28 -78Q-6 -92 18 -84', '#ffffff', 8)
    dot(-26, -62, 7, '#ffffff')
    line('M-20 -14Q6 -4 28 -20', '#4d93bd', 5)
  }, 0.17),
  'fielding glove': {
    ...standing(0.95, 0.17, ({ shape, line }) => {
      shape(
        'M-40 -40Q-46 -92 -26 -92Q-22 -100 -8 -98Q6 -102 16 -94Q34 -94 36 -70Q46 -20 6 0Q-34 -2 -40 -40Z',
        '#b0693a',
      )
      line('M-22 -88L-16 -52M-6 -96L-2 -54M14 -92L12 -54', '#7c4522', 4)
      shape('M-40 -40Q-52 -56 -46 -66Q-36 -66 -28 -48Z', '#9a5a30')
    }),
    at: [0.5, 0.75],
  },
  'pool edge': standing(3.4, 0.4, ({ shape, line }) => {
    shape('M-168 0V-84H160V0Z', '#58b7d2')
    line('M-168 -56H160M-168 -28H160M-112 -84V0M-56 -84V0M0 -84V0M56 -84V0M112 -84V0', '#a8deea', 4)
    shape('M-170 -78V-100H168V-78Z', '#f7ecd6')
    shape('M-170 -78H168V-70H-170Z', '#d9c6a2')
  }),
  'pool slide': standing(1.56, 1.3, ({ shape, line }) => {
    line('M-46 0V-84M0 0V-42M36 0V-18', '#d4dde3', 4)
    line('M-76 0L-60 -90M-62 0L-50 -86', '#e8eef2', 3)
    line('M-74 -14H-62M-71 -30H-60M-68 -46H-58M-65 -62H-55M-62 -78H-53', '#8fa6b5', 3)
    line(CHUTE, '#e0892f', 13)
    line(CHUTE, '#f7c244', 9)
    line('M-50 -88H-40C-6 -88 0 -24 58 -17H72', '#6fcbe8', 4)
    line('M-60 -90V-104M-60 -103H-44', '#e8eef2', 2.4)
    shape('M-64 -84H-42V-80H-64Z', '#c25a3a')
  }),
  'elliptical machine': standing(1.35, 0.82, ({ shape, line, dot }) => {
    line('M-60 -2H56M-52 -2V-8M48 -2V-8', IRON, 6)
    dot(34, -26, 22, '#33323a')
    dot(34, -26, 13, '#d6453f')
    line('M30 -40L24 -96', IRON, 6)
    shape('M14 -100H38V-84L16 -88Z', '#33323a')
  }),
  'swinging pole': standing(0.08, 0.66, ({ shape }) => {
    shape(rod(2.4, -100, 0), '#8a939c')
    shape(rod(3.6, -100, -76), '#33323a')
  }),
  'foot plate': standing(4.6, 0.045, ({ shape }) => {
    shape('M-220 -100H220L200 0H-200Z', '#33323a')
  }),
  'speed bag': {
    ...standing(1.1, 0.44, ({ shape, line, dot }) => {
      shape('M-55 -100H55V-88H-55Z', WOOD)
      line('M0 -88V-74', IRON, 5)
      shape('M0 -76C-24 -66 -30 -40 -24 -24C-18 -6 18 -6 24 -24C30 -40 24 -66 0 -76Z', '#c8352f')
      shape('M4 -74C20 -62 24 -40 20 -24C16 -14 8 -10 4 -10Z', '#a02722')
      dot(-12, -34, 6, 'rgba(255,255,255,0.35)')
    }),
    at: [0.5, 0],
  },
  nunchuck: {
    ...standing(0.2, 0.34, ({ shape }) => {
      shape('M-7 -100H7L9 0H-9Z', '#5a2f1a')
      shape('M-8.4 -24H8.4V-12H-8.4ZM-7.2 -96H7.2V-86H-7.2Z', '#e3b64a')
    }),
    at: [0.5, 0.7],
  },
  'monkey bars': standing(1.5, 1.45, ({ line }) => {
    line('M-70 0L-62 -96M-54 0L-62 -96M54 0L62 -96M70 0L62 -96', '#d6453f', 4)
    line('M-66 -97H66', '#3f72b8', 4)
    for (let rung = -54; rung <= 54; rung += 18) line(`M${rung} -97V-92`, STEEL, 4)
  }),
  'coin case': standing(3.1, 0.24, ({ shape, dot, line }) => {
    shape(
      'M-140 -28C-150 -70 -110 -100 -70 -96C-50 -94 -30 -84 0 -84H140V-52H0C-40 -46 -60 -20 -90 -18Z',
      DARK,
    )
    shape(
      'M-130 -34C-136 -66 -106 -92 -70 -88C-50 -86 -30 -76 0 -76H132V-58H-4C-40 -52 -64 -28 -90 -26Z',
      '#b8403a',
    )
    shape('M-146 -30Q-150 0 -120 0H146V-40H0Q-60 -10 -146 -30Z', '#3f2a20')
    for (const [x, y] of [
      [-84, -44],
      [-62, -56],
      [-40, -52],
      [-20, -60],
      [6, -60],
      [34, -56],
      [60, -60],
      [-70, -36],
      [-2, -50],
      [88, -58],
    ] as const) {
      dot(x, y, 9, '#b98a2f')
      dot(x, y - 2, 8, '#f0c84f')
    }
    line('M40 -72L58 -52M74 -66L92 -74', '#8fbf7a', 10)
  }),
}
