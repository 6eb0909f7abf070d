import { cycle, wave } from '../../easing.ts'
import { hopping } from '../life.ts'
import { thing } from './thing.ts'

/** A thing that nobody moves still lives a little: it sways as paper does, and once in a while it gives a hop. */
export const lying = thing((t, { random, performer }) => {
  const phase = random.fork('sway').next()
  const beat = cycle(t / 3.7 + 0.35 + 0.3 * phase)
  const light = performer.metres < 2.5 && beat > 0.86
  const hop = light ? hopping((beat - 0.86) / 0.14, 0.05) : { y: 0, stretch: 1 }
  return {
    y: hop.y,
    pose: { lean: 0.012 * wave(t / 5 + phase), stretch: hop.stretch * (1 + 0.006 * wave(t / 3.3)) },
  }
})
