import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  "Extreme close up of a 24 year old woman's eye blinking, standing in Marrakech during magic hour",
  "close-up of a dragon's eye opening",
  'macro shot of a blue eye, the pupil dilates',
  'extreme close-up of a green eye with a tear rolling down',
])('%s: nothing but the eye is seen', (prompt) => {
  expect(told(prompt)).toMatchObject({ place: 'close eye', subjects: [] })
})

test('what is before the eye is told to it, and whose it is', () => {
  const { scenery } = told("extreme close-up of a cat's green eye in a city")
  expect(scenery?.join(' ')).toMatch(/cat.*green.*city/u)
})

test('a close-up of somebody with blue eyes is a portrait', () => {
  expect(told('close-up of a woman with blue eyes')).toMatchObject({
    subjects: [{ noun: 'woman' }],
  })
})

test.each([
  ['with a tear rolling down', true],
  ['that looks about', false],
])('a tear is seen on an eye %s: %s', (how, weeps) => {
  const plan = read(`extreme close-up of a green eye ${how}`)
  const scene = stage({ plan, seed: 1, width: 64, height: 36, seconds: 5, fps: 24 })
  const names = scene.shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))
  expect(names.includes('tear')).toBe(weeps)
})

/** How many pixels in the middle of a small frame are the violet of a night sky. */
function violetPixels(prompt: string, at: number): number {
  const scene = stage({ plan: read(prompt), seed: 1, width: 192, height: 108, seconds: 5, fps: 24 })
  const frame = createPainter(scene).paint(at)
  const { data } = frame.getContext('2d').getImageData(56, 24, 80, 60)
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3)
    if (b > r + 20 && b > g + 30 && r + g < 200) count++
  }
  return count
}

test('a galaxy fills the eye that mirrors it, and the film ends with it open', () => {
  const galaxy = "close-up of a woman's brown eye opening, reflecting a galaxy"
  expect(violetPixels(galaxy, 0)).toBeLessThan(20)
  expect(violetPixels(galaxy, 119)).toBeGreaterThan(300)
  expect(violetPixels("close-up of a woman's brown eye in a garden", 119)).toBeLessThan(20)
})
