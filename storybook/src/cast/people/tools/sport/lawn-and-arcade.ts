import { BRASS, CHINA, DARK, IRON, STEEL, WOOD, ball, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For games of lawns, halls and fairs. */
export const LAWN_AND_ARCADE: Readonly<Record<string, Tool>> = {
  'croquet mallet': {
    ...gripped([0.3, 0.52], [0.5, 0.06], Math.PI),
    draw: ({ shape }) => {
      shape('M-2 -100H2V-10H-2Z', '#d2a45e')
      shape('M-15 -14H15V0H-15Z', '#8f4a2e')
      shape('M-15 -14H-11V0H-15ZM11 -14H15V0H11Z', BRASS)
    },
  },
  'croquet hoop': standing(0.7, 0.2, ({ line }) =>
    line('M-26 0V-74Q-26 -97 0 -97Q26 -97 26 -74V0', CHINA, 10),
  ),
  'croquet ball': ball(({ dot, line }) => {
    dot(0, -50, 49, '#d6453f')
    line('M-46 -50H46', '#f7ded9', 8)
  }, 0.07),
  'croquet peg': standing(0.14, 0.3, ({ shape }) => {
    const bands = ['#3f72b8', '#d6453f', '#2c2733', '#f2c345']
    for (const [index, colour] of bands.entries())
      shape(`M-6 ${-100 + index * 14}H6V${-86 + index * 14}H-6Z`, colour)
    shape('M-6 -44H6V0H-6Z', CHINA)
  }),
  boule: ball(({ dot, line }) => {
    dot(0, -50, 49, '#9aa5ae')
    line('M-40 -64Q0 -40 40 -64M-44 -40Q0 -14 44 -40', '#727d87', 5)
    dot(-16, -68, 9, '#e7edf1')
  }, 0.08),
  'boule jack': ball(({ dot }) => dot(0, -50, 48, '#e8b33c'), 0.045),
  'foosball table': standing(1.75, 0.5, ({ shape, line, dot }) => {
    line('M-66 -46L-72 0M66 -46L72 0', DARK, 9)
    shape('M-84 -92H84V-42H-84Z', '#8a5a34')
    shape('M-78 -92H78V-80H-78Z', '#3f9d5d')
    for (const [index, x] of [-62, -37, -12, 12, 37, 62].entries()) {
      const team = index % 2 === 0 ? '#d6453f' : '#3f72b8'
      line(`M${x} -98V-60`, STEEL, 3)
      dot(x, -58, 5, DARK)
      shape(`M${x - 6} -98H${x + 6}V-82H${x - 6}Z`, team)
      dot(x, -100, 4, '#e8b48a')
    }
  }),
  'air hockey table': standing(2, 0.46, ({ shape, line }) => {
    line('M-76 -50V0M76 -50V0', IRON, 12)
    shape('M-98 -86H98V-46H-98Z', '#2f5fa8')
    shape('M-98 -92H98V-82H-98Z', '#eef4f8')
    shape('M-92 -66H92V-56H-92Z', '#49c3e0')
    line('M0 -92V-82', '#d6453f', 3)
  }),
  'air mallet': standing(1.3, 0.08, ({ shape }) => {
    shape('M-14 -100H14V-36H-14Z', '#d6453f')
    shape('M-60 -40H60V0H-60Z', '#d6453f')
  }),
  'flat puck': standing(3, 0.025, ({ shape }) => shape('M-140 -90H140V0H-140Z', '#f2c345')),
  'pinball machine': standing(1.15, 0.98, ({ shape, line, dot }) => {
    line('M-46 -38V0M42 -38V0', STEEL, 4)
    shape('M-54 -48L44 -58V-34L-54 -36Z', '#7a2f8f')
    shape('M-52 -52L44 -62V-57L-54 -47Z', '#bfe6f2')
    for (const [x, y, colour] of [
      [-30, -52, '#d6453f'],
      [-8, -55, '#f2c345'],
      [14, -57, '#49c3e0'],
      [30, -59, '#d6453f'],
    ] as const)
      dot(x, y, 3.6, colour)
    shape('M22 -100H56V-56H22Z', '#4b1f6b')
    shape('M26 -96H52V-64H26Z', '#f27fae')
    dot(39, -82, 9, '#f2c345')
    dot(-56, -43, 3, '#d6453f')
  }),
  'lacrosse stick': {
    ...gripped([0.26, 0.62], [0.5, 0.82], 0),
    draw: ({ shape, line }) => {
      shape('M-2 -66H2V0H-2Z', '#c9ced4')
      line('M0 -66Q-13 -78 -10 -98H10Q13 -78 0 -66', '#3f72b8', 3.4)
      line('M-9 -94L7 -74M9 -94L-7 -74M-10 -84H10M0 -98V-68', CHINA, 1.4)
    },
  },
  'squash ball': ball(({ dot }) => dot(0, -50, 48, '#2c2733'), 0.05),
  'sand pit': standing(7, 0.14, ({ shape, line }) => {
    shape('M-330 -20Q0 -100 330 -20Q340 0 300 0H-300Q-340 0 -330 -20Z', '#e6c98b')
    line('M-220 -30Q-120 -52 -20 -36M60 -40Q160 -50 240 -24', '#cfae6c', 8)
  }),
  shotgun: {
    ...gripped([4.6, 0.12], [0.34, 0.62], 0),
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-222 -52L-110 -70V-40L-206 0Q-226 -8 -222 -52Z', WOOD)
      shape('M-112 -72H-20V-40H-112Z', IRON)
      shape('M-20 -76H222V-58H-20Z', '#3d434c')
      shape('M-10 -58H90V-40H-10Z', WOOD)
      line('M-96 -40Q-88 -14 -70 -40', IRON, 7)
    },
  },
  'clay disc': standing(2.4, 0.05, ({ shape }) =>
    shape('M-110 -20Q-90 -96 0 -96Q90 -96 110 -20Q0 16 -110 -20Z', '#e8742c'),
  ),
  snowshoe: standing(3.1, 0.08, ({ shape, line }) => {
    shape('M-140 -50Q-60 -100 60 -88Q140 -76 150 -50Q140 -16 60 -8Q-60 0 -140 -50Z', '#c98a3f')
    line('M-80 -66L80 -24M-80 -30L80 -74M-20 -86V-8M40 -88V-10', '#f4e3bd', 9)
  }),
  'mechanical bull': standing(1.4, 0.62, ({ shape, line, dot }) => {
    shape('M-68 0H68L52 -10H-52Z', '#d6453f')
    line('M0 -10V-46', IRON, 14)
    shape('M-48 -86Q-40 -96 0 -92Q44 -96 50 -80Q54 -50 34 -44H-34Q-54 -52 -48 -86Z', '#6b4326')
    shape('M-14 -94H22L16 -74H-8Z', '#c98a3f')
    shape('M42 -84Q64 -92 70 -74Q72 -58 58 -56Q48 -58 44 -66Z', '#54331c')
    line('M52 -86Q50 -100 60 -102M60 -86Q66 -100 74 -98', '#f4e9d2', 5)
    dot(61, -76, 2.4, CHINA)
    line('M-48 -78Q-62 -74 -60 -56', '#54331c', 4)
  }),
  'vaulting table': standing(0.9, 0.62, ({ shape }) => {
    shape('M-8 -74H8V-8H-8Z', STEEL)
    shape('M-34 -8H34V0H-34Z', IRON)
    shape('M-42 -92Q-36 -101 0 -100Q42 -98 42 -84Q40 -72 0 -72Q-44 -72 -42 -92Z', '#3f72b8')
  }),
  'spring board': standing(2.6, 0.12, ({ shape, line }) => {
    shape('M-120 0L120 -76L120 -96L-120 -14Z', '#d2a45e')
    line('M90 -70V0M40 -50V0', IRON, 9)
  }),
  wakeboard: standing(5, 0.07, ({ shape }) => {
    shape('M-240 -70Q-200 -20 0 -20Q200 -20 240 -70Q230 0 0 0Q-230 0 -240 -70Z', '#f08a3c')
    shape('M-90 -60H-40V-18H-90ZM40 -60H90V-18H40Z', '#2c2733')
  }),
  'twirling baton': {
    ...gripped([0.12, 0.46], [0.5, 0.5], 0),
    draw: ({ shape, dot }) => {
      shape('M-1.4 -96H1.4V-4H-1.4Z', STEEL)
      dot(0, -96, 4.6, CHINA)
      dot(0, -4, 3.6, CHINA)
    },
  },
  'dance pole': standing(0.03, 2.2, ({ shape }) => shape('M-1.2 -100H1.2V0H-1.2Z', STEEL)),
  'crossed swords': standing(6, 0.1, ({ line }) => {
    line('M-290 -80L260 -8M-260 -8L290 -80', '#c3ccd4', 16)
    line('M-290 -80L-240 -73M290 -80L240 -73', BRASS, 22)
  }),
  'swept snow': standing(3.2, 1.34, ({ shape }) => {
    shape('M-160 0Q-90 -96 0 -100Q90 -96 160 0Z', '#f4f8fc')
    shape('M-7 -76L-44 -88Q-54 -66 -40 -42L-9 -52ZM7 -76L44 -88Q54 -66 40 -42L9 -52Z', '#cfdfee')
    shape('M-10 -46L-30 -8Q0 2 30 -8L10 -46Z', '#cfdfee')
    shape('M-10 -84Q0 -102 10 -84V-40H-10Z', '#bfd3e6')
  }),
  'low wall': standing(1.6, 0.5, ({ shape, line }) => {
    shape('M-78 -90H78V0H-78Z', '#b9694c')
    for (let row = 0; row < 5; row++) {
      line(`M-78 ${-86 + row * 18}H78`, '#d9b49c', 3)
      for (let x = row % 2 === 0 ? -60 : -42; x < 78; x += 36)
        line(`M${x} ${-86 + row * 18}v18`, '#d9b49c', 3)
    }
    shape('M-84 -100H84V-88H-84Z', '#cfc6b4')
  }),
  'whirling top': standing(0.9, 0.16, ({ shape, line }) => {
    line('M0 -100V-74', DARK, 8)
    shape('M-44 -60Q-40 -76 0 -76Q40 -76 44 -60Q30 -30 0 0Q-30 -30 -44 -60Z', '#d6453f')
    shape('M-43 -56H43L34 -42H-34Z', '#f2c345')
    shape('M-24 -28H24L14 -16H-14Z', '#3f72b8')
  }),
}
