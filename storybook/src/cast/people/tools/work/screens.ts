import { gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Cameras, microphones and screens. */
export const SCREENS: Readonly<Record<string, Tool>> = {
  phone: {
    ...gripped([0.5, 0.085], [0.5, 0.6], 0.3),
    draw: ({ shape }) => {
      shape('M-22 -100H22V0H-22Z', '#2f303a')
      shape('M-18 -90H18V-12H-18Z', '#8fd3ec')
    },
  },
  'selfie stick': {
    ...standing(0.3, 0.34, ({ shape, line }) => {
      line('M0 0V-70', '#5d626b', 4)
      line('M0 0V-16', '#2f303a', 8)
      shape('M-13 -100H13V-62H-13Z', '#2f303a')
      shape('M-10.5 -96H10.5V-67H-10.5Z', '#8fd3ec')
    }),
    at: [0.5, 0.96],
  },
  laptop: {
    ...standing(1.5, 0.15, ({ shape, line }) => {
      shape('M-74 -100H22L34 -12H-58Z', '#4a5058')
      shape('M-67 -94H17L27 -20H-55Z', '#7cc8ea')
      line('M-58 -80H-6M-55 -66H8M-53 -52H-14M-50 -38H4', '#f4fbff', 4)
      shape('M-58 -13H36L74 0H-44Z', '#aeb8c1')
      line('M-40 -8H44M-34 -4H54', '#7f8a94', 2)
    }),
    at: [0.5, 0.95],
  },
  monitor: {
    ...standing(0.5, 0.24, ({ shape }) => {
      shape('M-10 -30H6V-4H20V0H-24V-4H-10Z', '#6d757e')
      shape('M-14 -100L2 -96V-24L-14 -20Z', '#34363f')
    }),
    at: [0.5, 0.95],
  },
  'desk mouse': standing(1.7, 0.07, ({ shape, line, dot }) => {
    line('M70 -40Q120 -60 150 -8', '#3d3f4d', 6)
    shape('M-80 0Q-84 -76 -10 -96Q66 -104 80 -30V0Z', '#f4f5f7')
    shape('M-80 0Q-84 -76 -10 -96L-18 -50H-74Z', '#c3ccd4')
    dot(-42, -84, 13, '#3d3f4d')
  }),
  'monitor face': standing(1.2, 0.34, ({ shape, line, dot }) => {
    shape('M-14 -26H14V-6H34V0H-34V-6H-14Z', '#6d757e')
    shape('M-60 -100H60V-22H-60Z', '#34363f')
    shape('M-54 -94H54V-28H-54Z', '#7cc8ea')
    shape('M-54 -28V-48L-24 -68L2 -46L22 -60L54 -40V-28Z', '#5fae7c')
    dot(34, -78, 9, '#f7e07a')
    line('M-8 -84V-62M-8 -84L8 -68', '#ffffff', 5)
  }),
  controller: {
    ...standing(1.6, 0.065, ({ shape, dot, line }) => {
      shape(
        'M-50 -92H50Q84 -92 78 -20Q74 6 54 -4L34 -34H-34L-54 -4Q-74 6 -78 -20Q-84 -92 -50 -92Z',
        '#3d3f4d',
      )
      dot(40, -62, 9, '#e0553f')
      dot(56, -76, 7, '#5fb87a')
      line('M-44 -74V-50M-56 -62H-32', '#cfd6dc', 8)
    }),
    at: [0.5, 0.6],
  },
  'remote control': {
    ...gripped([0.36, 0.09], [0.5, 0.75], Math.PI),
    draw: ({ shape, dot }) => {
      shape('M-16 -100H16V0H-16Z', '#34363f')
      dot(0, -84, 6, '#e0553f')
      dot(-6, -62, 3.4, '#cfd6dc')
      dot(6, -62, 3.4, '#cfd6dc')
    },
  },
  camera: {
    ...standing(1.25, 0.1, ({ shape, dot }) => {
      shape('M-20 -100H6L10 -84H-26Z', '#3d3f4a')
      shape('M-50 -86H46V0H-50Z', '#34363f')
      dot(14, -44, 32, '#55596a')
      dot(14, -44, 22, '#8fb9d3')
      dot(6, -52, 6, '#ffffff')
    }),
    at: [0.6, 0.9],
  },
  microphone: {
    ...gripped([0.3, 0.15], [0.5, 0.7], 2.5),
    draw: ({ shape, dot }) => {
      shape('M-9 -70H9L6 0H-6Z', '#34323c')
      dot(0, -84, 15, '#8b939c')
      dot(-4, -89, 5, '#cfd6dc')
    },
  },
}
