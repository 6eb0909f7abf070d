import { describe, expect, test } from 'vitest'
import { beach, field } from './corpus/landscapes.ts'
import { nightCity } from './corpus/city.ts'
import { portrait } from './corpus/subjects.ts'
import { changeIn, staged } from './frames.ts'
import { drawn, pictureFolder } from './pictures.ts'

const save = pictureFolder()
const shore = save('beach.jpg', beach())
const city = save('city.jpg', nightCity())
const wheat = save('field.jpg', field())
const face = save('face.jpg', portrait())
/** Black lines on white paper. */
const lines = save(
  'lines.png',
  drawn(640, 360, (u, v) => {
    const line = v < 0.9 && Math.abs(Math.hypot((u - 0.5) * 1.78, v - 0.5) - 0.3) < 0.008
    return line || Math.abs(v - 0.9) < 0.006 ? [20, 20, 20] : [253, 253, 250]
  }),
)

interface Tone {
  readonly bright: number
  /** Red less blue. */
  readonly warm: number
}

function toneOf(pixels: Uint8Array): Tone {
  let [red, green, blue] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    red += pixels[at] ?? 0
    green += pixels[at + 1] ?? 0
    blue += pixels[at + 2] ?? 0
  }
  const count = pixels.length / 4
  return { bright: (red + green + blue) / 3 / count, warm: (red - blue) / count }
}

async function ends(image: string, prompt: string): Promise<{ first: Tone; last: Tone }> {
  const film = await staged(image, `${prompt}, static camera`)
  return { first: toneOf(film.frame(0)), last: toneOf(film.frame(46)) }
}

describe('the light changes as asked', () => {
  test.each(['night falls', 'make it night', 'it becomes night'])('%s', async (prompt) => {
    const { first, last } = await ends(shore, prompt)
    expect(last.bright).toBeLessThan(first.bright * 0.5)
  })

  test('day breaks over a city at night', async () => {
    const { first, last } = await ends(city, 'it becomes day')
    expect(last.bright).toBeGreaterThan(first.bright * 2)
  })

  test.each(['at sunset', 'golden hour'])('%s is warm', async (prompt) => {
    const { first, last } = await ends(shore, prompt)
    expect(last.warm).toBeGreaterThan(first.warm + 30)
  })

  test('a picture taken at night gets a sunset of deep colours', async () => {
    const last = (await staged(city, 'at sunset, static camera')).frame(46)
    const sky = toneOf(last.subarray(0, last.length / 4))
    expect(sky.warm).toBeGreaterThan(60)
    expect(sky.bright).toBeLessThan(190)
  })

  test('the lines of a drawing stay to be seen at night', async () => {
    const film = await staged(lines, 'night falls, static camera')
    const last = film.frame(46)
    const at = (x: number): number => last[(90 * film.width + x) * 4] ?? 0
    const row = Array.from({ length: film.width }, (_, x) => at(x))
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(40)
  })

  test.each(['sad', 'scary', 'mysterious'])('a %s mood is darker', async (mood) => {
    const { first, last } = await ends(face, `${mood} mood`)
    expect(last.bright).toBeLessThan(first.bright * 0.92)
  })
})

describe('what shows in the sky stays in the sky', () => {
  test.each(['clouds drift', 'a rainbow appears'])('%s', async (prompt) => {
    const film = await staged(wheat, `${prompt}, static camera`)
    const [first, last] = [film.frame(0), film.frame(46)]
    expect(changeIn(first, last, { ...film, rows: [0, 0.5] })).toBeGreaterThan(2)
    expect(changeIn(first, last, { ...film, rows: [0.62, 1] })).toBeLessThan(0.5)
  })

  test.each(['northern lights', 'fireworks', 'lightning', 'stars twinkle', 'a meteor shower'])(
    '%s show',
    async (prompt) => {
      const film = await staged(city, `${prompt}, static camera`)
      const change = [20, 30, 46].map((index) =>
        changeIn(film.frame(0), film.frame(index), { ...film, rows: [0, 0.5] }),
      )
      expect(Math.max(...change)).toBeGreaterThan(0.3)
    },
  )
})

test('a watercolour of a picture leaves outlines where they were: faces stay faces', async () => {
  const wall = drawn(960, 540, (u) => (u < 0.5 ? [40, 60, 90] : [225, 205, 170]))
  const size = { width: 640, height: 360 }
  const film = await staged(save('wall.png', wall), 'watercolour, static camera', size)
  const frame = film.frame(0)
  const edges = Array.from({ length: 20 }, (_, i) => {
    const row = (60 + i * 12) * size.width
    return Array.from({ length: 200 }, (__, x) => 220 + x).findIndex(
      (x) => (frame[(row + x) * 4] ?? 0) > 160,
    )
  })
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(6)
})
