import { IRON } from './materials.ts'
import type { Tool } from './tool.ts'

/** What a gym has. */
export const GYM_GEAR: Readonly<Record<string, Tool>> = {
  barbell: {
    aspect: 3.3,
    size: 0.3,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-164 -53H164V-47H-164Z', '#8a939c')
      shape('M-150 -94H-132V-6H-150ZM132 -94H150V-6H132Z', '#34363f')
      shape('M-130 -78H-118V-22H-130ZM118 -78H130V-22H118Z', '#b8404a')
    },
  },
  'barbell end': {
    aspect: 1,
    size: 0.3,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot }) => {
      dot(0, -50, 48, '#34363f')
      dot(0, -50, 34, '#b8404a')
      dot(0, -50, 10, '#c3ccd4')
    },
  },
  dumbbell: {
    aspect: 1.7,
    size: 0.1,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-56 -56H56V-44H-56Z', '#8a939c')
      shape('M-80 -84H-56V-16H-80ZM56 -84H80V-16H56Z', '#34363f')
    },
  },
  kettlebell: {
    aspect: 0.9,
    size: 0.16,
    at: [0.5, 0.1],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M-20 -58Q-22 -92 0 -92Q22 -92 20 -58', '#34363f', 13)
      dot(0, -34, 34, '#34363f')
    },
  },
  'hula hoop': {
    aspect: 3.2,
    size: 0.17,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-154 -50A154 44 0 1 0 154 -50A154 44 0 1 0 -154 -50Z', '#e0608a', 11)
      line('M-140 -26A154 44 0 0 0 30 -7', '#f6c4d6', 5)
    },
  },
  'punching bag': {
    aspect: 0.3,
    size: 0.95,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -100L-8 -78M0 -100L8 -78', IRON, 1.6)
      shape('M-13 -78Q0 -84 13 -78V-6Q0 2 -13 -6Z', '#b8303f')
      line('M-13 -62Q0 -57 13 -62M-13 -22Q0 -17 13 -22', '#8a1f2c', 2)
    },
  },
  'punch mitt': {
    aspect: 0.8,
    size: 0.14,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-34 -94Q0 -106 34 -94V-6Q0 6 -34 -6Z', '#34363f'),
  },
  'yoga mat': {
    aspect: 42,
    size: 0.03,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-2060 -60H2060L2100 0H-2100Z', '#7db5a8'),
  },
  'exercise bench': {
    aspect: 2.4,
    size: 0.26,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-90 -84H-78V0H-90ZM78 -84H90V0H78Z', IRON)
      shape('M-116 -100H116V-78H-116Z', '#34405e')
    },
  },
  trampoline: {
    aspect: 3.4,
    size: 0.26,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-150 -80V0M150 -80V0M-60 -76V0M60 -76V0', '#6d757e', 8)
      shape('M-168 -86Q0 -104 168 -86Q0 -66 -168 -86Z', '#34405e')
      line('M-168 -86Q0 -66 168 -86', '#e0803a', 9)
    },
  },
  'pull-up bar': {
    aspect: 0.7,
    size: 1.36,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-31 0V-98M31 0V-98', '#6d757e', 3)
      line('M-33 -98H33', '#4b4f57', 2.6)
    },
  },
}
