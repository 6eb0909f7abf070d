import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

/** How many pixels of a small frame are clearly orange. */
function orangePixels(prompt: string): number {
  const scene = stage({ plan: read(prompt), seed: 1, width: 192, height: 108, seconds: 5, fps: 24 })
  const frame = createPainter(scene).paint(60)
  const { data } = frame.getContext('2d').getImageData(0, 0, 192, 108)
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 180 && g > 80 && g < 170 && b < 90) count++
  }
  return count
}

test('a huge orange moon is the moon of the sky, large and orange', () => {
  const plain = orangePixels('the moon over the sea at night')
  const orange = orangePixels('an orange moon over the sea at night')
  const huge = orangePixels('a huge orange moon over the sea at night')
  expect(plain).toBeLessThan(20)
  expect(orange).toBeGreaterThan(60)
  expect(huge).toBeGreaterThan(orange * 2)
})

test('a sun or moon with a face is the one of the sky, and nobody plays a second one', () => {
  for (const prompt of [
    'the sun smiles over a field',
    'a crescent moon with a sleeping face',
    'a big yellow sun',
    'an orange sun sinks',
  ]) {
    const { pieces } = stage({
      plan: read(prompt),
      seed: 1,
      width: 192,
      height: 108,
      seconds: 5,
      fps: 24,
    }).shots[0] ?? { pieces: [] }
    const lamps = pieces.filter(({ name }) => /\b(sun|moon)\b/u.test(name))
    expect(lamps.map(({ name }) => name)).toHaveLength(1)
  }
})
