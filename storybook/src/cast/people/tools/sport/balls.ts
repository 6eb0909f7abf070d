import { pairs } from '../../../../scene/rows.ts'
import { ball, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Balls and what else is thrown in play. */
export const BALLS: Readonly<Record<string, Tool>> = {
  football: ball(({ dot, shape }) => {
    dot(0, -50, 49, '#f7f5ef')
    shape('M0 -68L17 -55L11 -35H-11L-17 -55Z', '#33323a')
    shape(
      'M-46 -62L-30 -72L-24 -90L-38 -84ZM46 -62L30 -72L24 -90L38 -84ZM-30 -14L-20 -24L-30 -36L-42 -30ZM30 -14L20 -24L30 -36L42 -30Z',
      '#33323a',
    )
  }, 0.13),
  basketball: ball(({ dot, line }) => {
    dot(0, -50, 49, '#e0803a')
    line('M-49 -50H49M0 -99V-1M-34 -85Q-8 -50 -34 -15M34 -85Q8 -50 34 -15', '#7a3f1f', 4)
  }, 0.14),
  volleyball: ball(({ dot, line }) => {
    dot(0, -50, 49, '#f7f1e2')
    line('M-48 -60Q0 -40 48 -62M-30 -12Q-20 -50 -10 -98M20 -6Q30 -40 12 -98', '#3f72b8', 5)
  }, 0.13),
  'tennis ball': ball(({ dot, line }) => {
    dot(0, -50, 48, '#c8d93f')
    line('M-40 -76Q-10 -50 -40 -24M40 -76Q10 -50 40 -24', '#f7f5ef', 6)
  }, 0.05),
  baseball: ball(({ dot, line }) => {
    dot(0, -50, 48, '#f7f3ea')
    line('M-34 -84Q-14 -50 -34 -16M34 -84Q14 -50 34 -16', '#d6413f', 5)
  }, 0.05),
  'bowling ball': ball(({ dot }) => {
    dot(0, -50, 49, '#34487a')
    dot(-8, -72, 6, '#1d2745')
    dot(10, -76, 6, '#1d2745')
    dot(4, -60, 6, '#1d2745')
    dot(-22, -70, 9, 'rgba(255,255,255,0.35)')
  }, 0.12),
  'juggling ball': ball(({ dot }) => {
    dot(0, -50, 48, '#d6453f')
    dot(-14, -66, 14, 'rgba(255,255,255,0.35)')
  }, 0.055),
  'yellow ball': ball(({ dot }) => {
    dot(0, -50, 48, '#f2b632')
    dot(-14, -66, 14, 'rgba(255,255,255,0.35)')
  }, 0.055),
  'blue ball': ball(({ dot }) => {
    dot(0, -50, 48, '#3f80c8')
    dot(-14, -66, 14, 'rgba(255,255,255,0.35)')
  }, 0.055),
  snowball: ball(({ dot }) => {
    dot(0, -50, 48, '#f7fafc')
    dot(10, -38, 30, '#dfe9f2')
    dot(-8, -58, 34, '#fbfdff')
  }, 0.06),
  'big snowball': ball(({ dot }) => {
    dot(0, -50, 49, '#e3edf5')
    dot(-5, -56, 43, '#f7fafc')
  }, 0.3),
  shot: ball(({ dot }) => {
    dot(0, -50, 48, '#565c66')
    dot(-16, -68, 14, 'rgba(255,255,255,0.4)')
  }, 0.07),
  'golf ball': ball(({ dot }) => {
    dot(0, -50, 46, '#fbfaf6')
    for (const [y, half] of pairs('-82 12, -67 27, -51 34, -35 27, -20 12'))
      for (let x = -half; x <= half; x += 13) dot(x, y, 3.6, '#d9dbd8')
  }, 0.028),
  'ping pong ball': ball(({ dot }) => dot(0, -50, 46, '#fbf6ea'), 0.03),
  shuttlecock: standing(0.8, 0.06, ({ shape, dot, line }) => {
    shape('M-36 -96H36L14 -24H-14Z', '#fbf8f1')
    line('M-22 -96L-8 -24M0 -96V-24M22 -96L8 -24', '#d3cabb', 3)
    dot(0, -16, 15, '#d98a5f')
  }),
  frisbee: {
    ...standing(3.4, 0.045, ({ shape }) => {
      shape('M-168 -40Q-150 -100 0 -100Q150 -100 168 -40Q160 0 0 0Q-160 0 -168 -40Z', '#e0553f')
      shape('M-110 -58Q0 -88 110 -58Q0 -40 -110 -58Z', '#f08a6f')
    }),
    at: [0.1, 0.5],
  },
  discus: standing(2.2, 0.05, ({ shape }) =>
    shape('M-108 -50Q-90 -100 0 -100Q90 -100 108 -50Q90 0 0 0Q-90 0 -108 -50Z', '#a8743e'),
  ),
  'exercise ball': ball(({ dot, line }) => {
    dot(0, -50, 49, '#7d9fd3')
    line('M-46 -62Q0 -48 46 -62M-46 -38Q0 -24 46 -38', '#a8c0e6', 4)
  }, 0.34),
  flame: ball(({ shape }) => {
    shape('M0 0C-40 -6 -34 -50 -6 -98C0 -70 30 -60 34 -34C36 -10 20 0 0 0Z', '#ef7f2f')
    shape('M2 -2C-20 -6 -16 -34 2 -60C6 -40 22 -32 20 -18C18 -4 10 -2 2 -2Z', '#fbd35a')
  }, 0.12),
}
