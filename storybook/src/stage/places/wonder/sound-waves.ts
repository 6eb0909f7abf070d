import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { clear, lighter, mix } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const LIGHTS = ['#3fd6ff', '#8a6bff', '#ff5fa8'] as const
const BARS = /\b(?:equali[sz]er|visuali[sz]er|spectrum|bars|beat)\b/u
const LINES = 7
const COLUMNS = 40

/** How loud it is at a share of the width: a swell in the middle that never repeats itself. */
const loud = (share: number, t: number): number =>
  Math.sin(share * Math.PI) ** 1.4 *
  (0.45 +
    0.3 * Math.sin(share * 11 - t * 2.1) * Math.sin(t * 0.9 + share * 5) +
    0.25 * Math.sin(share * 23 + t * 1.7))

/** A tune that can be seen: lines of light that swing, or bars that rise with the beat. */
export const soundWavesPlace = place({
  id: 'sound-waves',
  ...NOWHERE,
  time: 'night',
  set: (c) => {
    const colours = coloursIn(c.words, LIGHTS)
    const from = c.random.fork('sound').between(0, 40)
    const bars = BARS.test(c.words)
    return [backdrop('#0a0a1f', '#171033'), bars ? columns(colours, from) : lines(colours, from)]
  },
})

const toneAt = (colours: readonly string[], share: number): string => {
  const at = share * (colours.length - 1)
  const [low, high] = [colours[Math.floor(at)], colours[Math.ceil(at)]]
  return mix(low ?? LIGHTS[0], high ?? low ?? LIGHTS[0], at % 1)
}

function lines(colours: readonly string[], from: number): Piece {
  return live({ name: 'lines', depth: 20 }, ({ ctx, width, height, t: now, spare }) => {
    const t = from + now
    ctx.lineJoin = 'round'
    for (let number = 0; number < LINES; number++) {
      const share = number / (LINES - 1)
      const colour = toneAt(colours, share)
      const swing = height * (0.56 - 0.055 * number)
      ctx.beginPath()
      for (let x = -spare; x <= width + spare; x += width / 120) {
        const along = x / width
        const wave = Math.sin(along * (9 + number * 1.3) - t * (1.1 + 0.13 * number) + number)
        ctx.lineTo(x, height / 2 + swing * loud(along, t + number * 0.15) * wave)
      }
      for (const [wide, tone] of [
        [0.016, clear(colour, 0.3)],
        [0.005, lighter(colour, 0.35)],
      ] as const) {
        ctx.lineWidth = height * wide
        ctx.strokeStyle = tone
        ctx.stroke()
      }
    }
  })
}

function columns(colours: readonly string[], from: number): Piece {
  return live({ name: 'columns', depth: 20 }, ({ ctx, width, height, t: now }) => {
    const t = from + now
    for (let number = 0; number < COLUMNS; number++) {
      const share = (number + 0.5) / COLUMNS
      const tall = height * (0.03 + 0.42 * Math.abs(loud(share, t * 1.4 + number * 0.4)))
      const colour = toneAt(colours, share)
      const wide = (width / COLUMNS) * 0.6
      ctx.fillStyle = clear(colour, 0.28)
      ctx.fillRect(share * width - wide * 0.8, height / 2 - tall * 1.05, wide * 1.6, tall * 2.1)
      ctx.fillStyle = lighter(colour, 0.2)
      ctx.fillRect(share * width - wide / 2, height / 2 - tall, wide, tall * 2)
    }
  })
}
