import { CHINA, DARK, IRON, RUBBER, STEEL, gripped, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const TILE = '#b5543f'
const LEAVES = ['#c98a2e', '#a8612c', '#7d8f3a', '#d6a63c']

/** What house and garden are kept in order with. */
export const UPKEEP_THINGS: Readonly<Record<string, Tool>> = {
  eaves: standing(1, 2.1, ({ shape, line }) => {
    shape('M-16 -68H50V0H-16Z', '#e6d3b0')
    for (const y of [-58, -46, -34, -22, -10]) line(`M-16 ${y}H50`, '#d3bd96', 0.7)
    shape('M8 -50H36V-22H8Z', CHINA)
    shape('M10.5 -47.5H33.5V-24.5H10.5Z', '#a9cfe0')
    line('M22 -47V-25M11 -36H33', CHINA, 1.6)
    shape('M-30 -70L6 -100H50V-66H-30Z', TILE)
    for (const [row, y] of [-74, -80, -86, -92].entries())
      line(`M${-25 + row * 7} ${y}H50`, '#96402f', 0.9)
    shape('M-44 -74H50V-71Q50 -64 44 -64H-38Q-44 -64 -44 -71Z', '#eef1f2')
    line('M-44 -73H50', '#b9c4ca', 1.6)
    line('M-12 -64V-2', '#dde3e6', 3.4)
  }),
  'gutter leaves': standing(7, 0.07, ({ shape }) => {
    for (let index = 0; index < 11; index++) {
      const x = -300 + index * 60
      const tall = 60 + (index % 3) * 18
      shape(
        `M${x - 44} 0Q${x - 30} ${-tall} ${x} ${-tall - 14}Q${x + 34} ${-tall} ${x + 44} 0Z`,
        LEAVES[index % LEAVES.length] ?? '#c98a2e',
      )
    }
  }),
  'leaning ladder': standing(0.24, 1.5, ({ line }) => {
    line('M-11 0L-3 -100M5 0L12 -100', '#d9a04a', 2.2)
    for (let rung = 0; rung < 11; rung++) {
      const up = rung * 9 + 5
      line(`M${-11 + up * 0.08} ${-up}H${5 + up * 0.07}`, '#b67c40', 1.8)
    }
  }),
  'pool net': {
    ...gripped([0.24, 1.15], [0.5, 0.9], 0),
    draw: ({ shape, line }) => {
      shape(rod(0.8, -84, 0), '#4f8fc4')
      shape('M-11 -100H11L9 -83Q0 -78 -9 -83Z', '#d8ecf4')
      line('M-11 -100H11L9 -83Q0 -78 -9 -83Z', '#3a6d9c', 1.4)
      line('M-5 -99L-4 -82M0 -99V-80M5 -99L4 -82M-10 -94H10M-10 -88H9', '#8fb9d3', 0.6)
    },
  },
  'pool in the ground': standing(5, 0.3, ({ shape, line }) => {
    shape('M-246 -52Q-240 -100 0 -100Q240 -100 246 -52Q240 0 0 0Q-240 0 -246 -52Z', '#f2ead8')
    shape('M-222 -54Q-214 -90 0 -90Q214 -90 222 -54Q214 -14 0 -14Q-214 -14 -222 -54Z', '#2f86ad')
    shape('M-218 -46Q-204 -76 0 -76Q204 -76 218 -46Q206 -14 0 -14Q-206 -14 -218 -46Z', '#49b4d8')
    for (const [x, y] of [
      [-140, -50],
      [-20, -34],
      [60, -56],
      [130, -36],
    ] as const)
      line(`M${x - 40} ${y}Q${x - 20} ${y - 12} ${x} ${y}T${x + 40} ${y}`, '#b5e6f4', 4)
    line('M190 -96V-118Q190 -128 204 -128M214 -92V-114Q214 -128 204 -128', '#c3ccd4', 7)
  }),
  'dabs of cream': standing(1, 0.1, ({ shape }) => {
    shape('M-14 -70Q-4 -92 18 -84Q34 -76 24 -64Q6 -54 -14 -70Z', '#fffdf6')
    shape('M-30 -30Q-26 -46 -12 -42Q-2 -36 -10 -26Q-22 -18 -30 -30Z', '#fffdf6')
  }),
  'floating leaves': standing(6, 0.05, ({ shape }) => {
    for (const [index, x] of [-240, -130, -10, 90, 210].entries())
      shape(`M${x - 46} -20Q${x} -100 ${x + 46} -20Q${x} 0 ${x - 46} -20Z`, LEAVES[index % 4] ?? '')
  }),
  'floor sander': {
    ...gripped([0.62, 0.7], [0.1, 0.06], 0),
    upright: true,
    planted: true,
    draw: ({ shape, line, dot }) => {
      line('M-25 -97L8 -30', RUBBER, 4)
      line('M-30 -97H-19', '#c8403f', 6)
      shape('M-14 -34Q-12 -46 4 -46H22Q31 -44 31 -30V-8H-14Z', '#e0a12e')
      shape('M-18 -10H31V0H-18Z', IRON)
      dot(20, -8, 8, RUBBER)
      dot(-8, -8, 8, RUBBER)
      shape('M-30 -52Q-38 -30 -26 -14Q-16 -14 -16 -34Q-18 -52 -30 -52Z', '#d8cbb0')
    },
  },
  'floor boards': standing(9, 0.12, ({ shape, line }) => {
    shape('M-430 -100H430L450 0H-450Z', '#8d6a48')
    shape('M-430 -100H20L-40 0H-450Z', '#e3bd86')
    line('M-436 -70H436M-442 -38H442', '#7a5a3c', 4)
  }),
  'branch to cut': standing(1.6, 1.55, ({ shape, line, dot }) => {
    shape('M38 0Q44 -40 40 -100H62Q60 -40 68 0Z', '#7a5236')
    line('M46 -52Q10 -62 -40 -58', '#7a5236', 5)
    line('M48 -78Q20 -92 -8 -92', '#7a5236', 4)
    for (const [x, y, r] of [
      [-46, -60, 13],
      [-30, -66, 14],
      [-34, -52, 11],
      [-12, -68, 11],
      [-10, -92, 13],
      [8, -88, 13],
      [26, -96, 14],
      [52, -94, 18],
      [70, -84, 14],
      [66, -66, 12],
    ] as const)
      dot(x, y, r, x % 4 === 0 ? '#5f9a4f' : '#4f8a4a')
  }),
  loppers: {
    ...gripped([0.4, 0.5], [0.5, 0.95], 0),
    draw: ({ shape, line }) => {
      line('M-3 -62L-12 -4M3 -62L12 -4', '#c8403f', 6)
      line('M-12 -18V0M12 -18V0', RUBBER, 8)
      shape('M-3 -60Q-18 -78 -9 -100Q0 -84 4 -62Z', STEEL)
      shape('M3 -60Q20 -76 14 -96Q4 -84 -2 -62Z', '#9aa5ae')
    },
  },
  'trigger bottle': standing(0.6, 0.28, ({ shape, line }) => {
    shape('M-14 -64H10Q22 -56 22 -40V-6Q22 0 16 0H-20Q-26 0 -26 -6V-40Q-26 -56 -14 -64Z', '#58b4d6')
    shape('M-22 -40H18V-14H-22Z', CHINA)
    shape('M-9 -74H5V-62H-9Z', '#e8eef0')
    shape('M-16 -92Q-14 -100 -4 -100H24L30 -94V-86H8L6 -74H-12Z', '#e0553f')
    line('M16 -84Q14 -74 20 -68', '#b93f2e', 4)
  }),
  sofa: standing(2.1, 0.48, ({ shape, line }) => {
    shape('M-84 -100H84Q94 -100 94 -88V-20H-94V-88Q-94 -100 -84 -100Z', '#3f8f8b')
    shape('M-80 -56H-2V-26H-80ZM2 -56H80V-26H2Z', '#56aaa4')
    shape('M-105 -70Q-105 -78 -94 -78Q-82 -78 -82 -68V-10H-105Z', '#357a77')
    shape('M105 -70Q105 -78 94 -78Q82 -78 82 -68V-10H105Z', '#357a77')
    shape('M-94 -26H94V-8H-94Z', '#2f6d6a')
    line('M-92 -8V0M92 -8V0', DARK, 8)
    line('M0 -96V-58', '#357a77', 2)
  }),
  'fleece heap': standing(2.6, 0.15, ({ shape, line }) => {
    shape(
      'M-124 -8Q-140 -40 -108 -52Q-104 -84 -66 -80Q-40 -112 -4 -92Q34 -112 58 -82Q96 -88 102 -52Q138 -42 122 -8Q60 4 0 0Q-60 4 -124 -8Z',
      '#f6f1e4',
    )
    line(
      'M-90 -36Q-76 -54 -62 -36M-30 -60Q-14 -78 2 -60M36 -34Q52 -52 68 -34M-24 -24Q-10 -40 4 -24',
      '#cfc5ae',
      6,
    )
  }),
  'silk bow': standing(2.1, 0.09, ({ shape, dot }) => {
    shape('M-6 -58Q-70 -112 -100 -92Q-108 -50 -100 -8Q-70 12 -6 -42Z', '#c8303f')
    shape('M6 -58Q70 -112 100 -92Q108 -50 100 -8Q70 12 6 -42Z', '#c8303f')
    shape(
      'M-14 -50Q-50 -66 -84 -62Q-60 -48 -14 -46ZM14 -50Q50 -66 84 -62Q60 -48 14 -46Z',
      '#a3222f',
    )
    dot(0, -50, 19, '#dc4a57')
  }),
  cork: standing(0.7, 0.05, ({ shape }) => {
    shape('M-30 -100H30L26 0H-26Z', '#c99a63')
    shape('M-34 -100H34V-70H-34Z', '#b07b46')
  }),
  'shot of tequila': standing(0.76, 0.09, ({ shape }) => {
    shape('M-38 -98H38L28 0H-28Z', '#dcebf0')
    shape('M-35 -76H35L28 -12H-28Z', '#e0a12e')
    shape('M-36 -98H36L35 -88H-35Z', '#f6fbfd')
  }),
}
