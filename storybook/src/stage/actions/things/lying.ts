import { TURN, cycle, wave } from '../../easing.ts'
import { thing } from './thing.ts'

/** Heavier things stand firm. */
const LIGHT = 1
/** The share of a beat during which a light thing rocks. */
const ROCKS = 0.3

/** A thing that nobody moves still lives a little: it sways as paper does, and a light one rocks once in a while. */
export const lying = thing((t, { random, performer }) => {
  const phase = random.fork('sway').next()
  const beat = cycle(t / 3.7 + 0.35 + 0.3 * phase)
  const share = Math.max(0, (beat - 1 + ROCKS) / ROCKS)
  const rock =
    performer.metres < LIGHT ? Math.sin(share * Math.PI) * Math.sin(share * TURN * 1.5) : 0
  const lean = 0.012 * wave(t / 5 + phase) + 0.045 * rock
  return { pose: { lean, stretch: 1 + 0.006 * wave(t / 3.3) } }
})
