import { createRandom } from '../../scene/random.ts'
import { contrast, saturate } from './techniques/colour-table.ts'
import { painted } from './techniques/painted.ts'

/** Thick, short strokes that turn around whirls in the sky and run in waves over the ground. */
export const vanGogh = painted({
  hold: 3,
  layouts: 2,
  length: 0.058,
  thickness: 0.0145,
  bristle: 0.72,
  jitter: 0.62,
  colours: [
    (red, green, blue) => {
      const [r, g, b] = saturate(contrast([red, green, blue], 1.18, 118), 1.55) as [
        number,
        number,
        number,
      ]
      const light = (r + g + b) / 3
      // Shadows lean to cobalt, lights to chrome yellow: the two poles of his palette.
      return light < 120
        ? [r * 0.8, g * 0.9, b * 1.08 + 20]
        : [r * 1.05 + 8, g * 1.02 + 4, b * 0.86]
    },
  ],
  direction: ({ width, height, seed }) => {
    const random = createRandom(seed).fork('whirls')
    const whirls = Array.from({ length: 6 }, (_, index) => ({
      x: width * ((index + random.between(0.1, 0.9)) / 6),
      y: height * random.between(0.08, 0.5),
      size: height * random.between(0.13, 0.3),
      turn: index % 2 === 0 ? 1 : -1,
    }))
    return (x, y) => {
      const wave = Math.sin(x / (height * 0.12) + y / (height * 0.3))
      let dx = 1
      let dy = 0.45 * wave
      for (const whirl of whirls) {
        const away = Math.hypot(x - whirl.x, y - whirl.y) / whirl.size
        const pull = 4 * Math.exp(-away * away)
        const reach = Math.max(0.05, away) * whirl.size
        dx += (pull * whirl.turn * -(y - whirl.y)) / reach
        dy += (pull * whirl.turn * (x - whirl.x)) / reach
      }
      return Math.atan2(dy, dx)
    }
  },
})
