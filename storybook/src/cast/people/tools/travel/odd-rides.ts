import { DARK, RUBBER, STEEL, spokes, standing, wheel } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Rarer rides, seen from the side and facing right. */
export const ODD_RIDES: Readonly<Record<string, Tool>> = {
  segway: standing(0.6, 0.74, ({ shape, line, dot }) => {
    line('M4 -16L20 -92', STEEL, 4)
    line('M10 -96H27', RUBBER, 5)
    shape('M-26 -26H24Q28 -26 28 -20V-14H-26Z', '#3f72b8')
    dot(0, -15, 15, RUBBER)
    dot(0, -15, 9, '#8a939c')
    dot(0, -15, 3.5, RUBBER)
  }),
  unicycle: standing(0.62, 0.5, ({ shape, line, dot }) => {
    line(spokes(0, -28, 25), '#c9d1d8', 0.9)
    line(wheel(0, -28, 26), RUBBER, 5)
    line('M0 -28V-92', '#d6453f', 5)
    shape('M-20 -98Q0 -88 18 -98Q20 -90 4 -88H-10Q-20 -90 -20 -98Z', RUBBER)
    dot(0, -28, 5, STEEL)
  }),
  bobsled: standing(3.4, 0.28, ({ shape, line }) => {
    line('M-140 -6H120Q150 -6 158 -24', '#8a939c', 6)
    line('M-90 -14V-4M80 -14V-4', '#8a939c', 6)
    shape(
      'M-160 -90L-140 -18H90Q160 -20 168 -48Q120 -84 40 -88Q20 -60 -60 -60Q-120 -62 -160 -90Z',
      '#c8303f',
    )
    shape('M-146 -40H150L140 -28H-142Z', '#f2c14a')
  }),
  'dog sled': standing(1.5, 0.5, ({ line, shape }) => {
    line('M-60 -6H52Q70 -8 70 -28', DARK, 5)
    line('M-52 -6L-62 -96H-44M-30 -6V-34M20 -6V-34', DARK, 4)
    shape('M-50 -40H50Q58 -32 50 -24H-50Z', '#b07b46')
    shape('M-36 -64Q-10 -76 34 -52L42 -38H-40Z', '#b8404a')
  }),
  'magic carpet': standing(4.6, 0.13, ({ shape, line }) => {
    shape(
      'M-220 -40Q-110 -100 0 -60Q110 -20 220 -80L224 -40Q110 20 0 -20Q-110 -60 -216 0Z',
      '#a83250',
    )
    line('M-200 -32Q-110 -84 0 -44Q110 -4 206 -60', '#f2c14a', 12)
    line('M-220 -40L-232 -20M-216 -16L-228 2M220 -80L232 -64M224 -50L234 -34', '#f2c14a', 8)
  }),
  sailboard: standing(1.05, 1.5, ({ shape, line }) => {
    shape('M-50 -7Q-20 -3 30 -5Q48 -7 52 -12Q48 -1 20 0H-30Q-46 -1 -50 -7Z', '#f4efe2')
    line('M10 -8L2 -98', DARK, 1.6)
    shape('M3 -97Q-44 -60 -42 -24L9 -16Q16 -50 3 -97Z', '#e0553f')
    shape('M-26 -58Q-40 -38 -42 -24L9 -16Q11 -30 11 -44Z', '#f2c14a')
    line('M10 -38Q-20 -46 -42 -28', '#33323a', 1.4)
  }),
  'jet ski': standing(2.1, 0.42, ({ shape, line }) => {
    shape('M-100 -40Q-40 -52 30 -46Q84 -44 104 -34Q90 -4 40 0H-60Q-96 -6 -100 -40Z', '#f4f2ec')
    shape('M-70 -64Q-30 -70 10 -58L18 -46H-76Z', '#33323a')
    shape('M16 -48Q34 -80 44 -82Q70 -60 92 -38Z', '#3f80c8')
    line('M42 -80L26 -94H14', '#33323a', 6)
    shape('M-98 -30Q0 -20 98 -28L92 -18Q0 -10 -94 -20Z', '#e0553f')
  }),
  'rubber raft': standing(3.6, 0.24, ({ shape, line }) => {
    shape(
      'M-176 -84Q-150 -50 -120 -48H120Q150 -50 176 -84Q184 -20 130 0H-130Q-184 -20 -176 -84Z',
      '#f2a03c',
    )
    line('M-140 -26H140', '#33323a', 10)
    shape('M-60 -52Q-40 -66 -20 -52ZM40 -52Q60 -66 80 -52Z', '#d98a35')
  }),
  'power kite': standing(2.2, 0.42, ({ shape, line }) => {
    line('M-90 -24L0 0L90 -24M-40 -50L0 0L40 -50', '#f7f3ea', 1.4)
    shape('M-108 -14Q-96 -92 0 -100Q96 -92 108 -14Q60 -62 0 -62Q-60 -62 -108 -14Z', '#3f8fc8')
    shape('M-36 -60Q-34 -96 0 -100Q34 -96 36 -60Q0 -66 -36 -60Z', '#f2c14a')
  }),
  trolley: standing(1.2, 0.1, ({ shape, dot, line }) => {
    shape('M-50 -84H50L30 -40H-30Z', '#d6453f')
    dot(-30, -80, 16, STEEL)
    dot(30, -80, 16, STEEL)
    line('M0 -40V0', RUBBER, 10)
  }),
}
