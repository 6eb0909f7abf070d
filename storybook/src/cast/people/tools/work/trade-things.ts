import { pairs } from '../../../../scene/rows.ts'
import { BRASS, CHINA, DARK, STEEL, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What tells a trade: jugs, nets, sockets. */
export const TRADE_THINGS: Readonly<Record<string, Tool>> = {
  'milk jug': standing(1.1, 0.11, ({ shape, line }) => {
    line('M-34 -74Q-58 -70 -54 -44Q-50 -22 -32 -26', STEEL, 8)
    shape('M-34 -96L30 -96L52 -84L34 -70L38 -10Q38 0 26 0H-28Q-38 0 -38 -10Z', STEEL)
    shape('M-34 -96L30 -96L46 -86H-34Z', '#fff6e6')
  }),
  'latte cup': standing(1.7, 0.09, ({ shape, line }) => {
    line('M52 -84Q84 -84 80 -56Q76 -36 46 -34', CHINA, 10)
    shape('M-60 -96H60Q58 -24 26 -8H-26Q-58 -24 -60 -96Z', CHINA)
    shape('M-54 -96Q0 -74 54 -96Q0 -112 -54 -96Z', '#b5793f')
    shape('M0 -90Q-26 -98 -16 -103Q-4 -106 0 -99Q4 -106 16 -103Q26 -98 0 -90Z', '#fff3dc')
  }),
  'lamp socket': standing(0.5, 0.5, ({ shape, line, dot }) => {
    line('M0 -100V-40', DARK, 2)
    shape('M-9 -42H9V-24H-9Z', BRASS)
    shape('M-22 -26Q0 -48 22 -26L26 -14H-26Z', '#e6dcc4')
    dot(0, -10, 9, '#fff0b0')
  }),
  lantern: {
    ...standing(0.55, 0.2, ({ shape, line, dot }) => {
      line('M-16 -66Q-14 -98 0 -98Q14 -98 16 -66', '#4a4038', 5)
      dot(0, -32, 44, 'rgba(255,214,120,0.25)')
      shape('M-22 -62L-12 -76H12L22 -62Z', '#5a4632')
      shape('M-20 -62H20L17 -8H-17Z', 'rgba(255,226,150,0.9)')
      shape('M0 -52Q14 -34 8 -18H-8Q-14 -34 0 -52Z', '#f2902f')
      shape('M-24 -10H24V0H-24Z', '#5a4632')
      line('M-20 -62L-17 -8M20 -62L17 -8', '#4a4038', 4)
    }),
    at: [0.5, 0.02],
  },
  'chimney brush': {
    ...standing(0.4, 0.62, ({ line, dot }) => {
      line('M0 0V-80', '#7a5a3c', 5)
      const bristles = Array.from({ length: 16 }, (_, index) => {
        const angle = (index / 16) * Math.PI * 2
        return `M0 -84L${Math.cos(angle) * 18} ${-84 + Math.sin(angle) * 14}`
      })
      line(bristles.join(''), '#2f2a2c', 3)
      dot(0, -84, 6, '#2f2a2c')
    }),
    at: [0.5, 0.8],
  },
  'palm fan': {
    ...standing(0.5, 0.9, ({ shape, line }) => {
      line('M0 0V-60', '#8a6a3c', 4)
      shape('M0 -48Q-42 -62 -34 -84Q-20 -104 0 -100Q20 -104 34 -84Q42 -62 0 -48Z', '#4f9a45')
      line('M0 -48V-98M0 -50L-20 -94M0 -50L20 -94M0 -50L-32 -80M0 -50L32 -80', '#2f6f34', 1.6)
    }),
    at: [0.5, 0.9],
  },
  'red cape': {
    ...standing(0.9, 0.42, ({ shape, line }) => {
      line('M-40 -98H40', '#8a5a3c', 4)
      shape('M-40 -98H40Q52 -40 34 -2Q16 -10 0 -2Q-20 -10 -38 0Q-46 -50 -40 -98Z', '#c8303f')
      line('M-16 -90Q-22 -40 -18 -10M14 -90Q22 -40 16 -10', '#8f1f30', 3)
    }),
    at: [0.5, 0.03],
  },
  'steel pole': standing(0.08, 2.1, ({ shape }) => shape('M-1.2 -100H1.2V0H-1.2Z', '#b9c2ca')),
  'microphone stand': standing(0.36, 0.86, ({ shape, line, dot }) => {
    line('M0 -4V-92', '#3d434c', 2)
    line('M-14 0L0 -8L14 0', '#3d434c', 2.4)
    shape('M-3 -100H3L4 -90H-4Z', '#565c66')
    dot(0, -98, 4, '#c3ccd4')
  }),
  falcon: standing(0.62, 0.2, ({ shape, line, dot }) => {
    shape(
      'M-6 -82Q18 -100 30 -74Q34 -60 22 -46Q20 -20 -2 -8Q-18 -2 -26 0Q-30 -40 -14 -62Z',
      '#7a5a3c',
    )
    shape('M12 -60Q20 -30 4 -12Q-2 -40 12 -60Z', '#e6d3b0')
    shape('M30 -76L42 -68L30 -64Z', '#e0b13c')
    dot(20, -78, 3.4, '#2b2420')
    line('M2 -8V2M10 -12V0', '#e0b13c', 4)
  }),
  'dental mirror': standing(0.3, 0.16, ({ line, dot }) => {
    line('M0 0V-78', STEEL, 6)
    dot(0, -88, 11, STEEL)
    dot(0, -88, 8, '#dff1f7')
  }),
  'dentist chair': standing(1.7, 0.62, ({ shape, line }) => {
    line('M0 -44V-8M-34 -4H34', STEEL, 10)
    shape('M-84 -44H30Q44 -44 44 -54Q44 -62 30 -62H-84Z', '#6fb3b0')
    shape('M18 -58L66 -104Q78 -108 82 -96L46 -48Z', '#6fb3b0')
    shape('M-84 -62L-96 -22L-84 -20L-68 -46Z', '#5a9a98')
  }),
  'football goal': standing(2, 1.35, ({ line }) => {
    const net = Array.from({ length: 9 }, (_, index) => `M${-88 + index * 22} -94V-4`).join('')
    const rows = Array.from({ length: 5 }, (_, index) => `M-94 ${-80 + index * 18}H94`).join('')
    line(net + rows, '#eef2f2', 0.6)
    line('M-96 0V-97H96V0', '#fbfbf8', 4)
  }),
  'fishing net': standing(1.5, 0.42, ({ shape, line }) => {
    for (const [x, y] of pairs('-20 -24, 16 -34, 36 -16, -44 -14, 0 -12'))
      shape(`M${x - 14} ${y}q14 -12 28 0l8 -6v12l-8 -6q-14 12 -28 0Z`, '#9fb6c4')
    line(
      'M-72 -90L-40 -4M-50 -78L-8 0M-28 -66L24 0M-64 -56L20 -4M-6 -56L48 -6M-70 -34L-10 -2M-40 -6L10 -56M-8 0L36 -48M24 0L56 -38M-64 -20L-22 -64M-72 -48L-48 -78',
      '#8a6a3f',
      3,
    )
    line('M-74 -92Q-10 -60 60 -40Q74 -20 56 -2H-50Q-76 -10 -74 -92Z', '#7a5a34', 4)
  }),
}
