import { describe, expect, test } from 'vitest'
import { beach, field } from './corpus/landscapes.ts'
import { nightCity } from './corpus/city.ts'
import { portrait } from './corpus/subjects.ts'
import { changeIn, staged } from './frames.ts'
import { pictureFolder } from './pictures.ts'

const save = pictureFolder()
const shore = save('beach.jpg', beach())
const city = save('city.jpg', nightCity())
const wheat = save('field.jpg', field())
const face = save('face.jpg', portrait())

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

  test.each(['sad', 'scary', 'mysterious'])('a %s mood is darker', async (mood) => {
    const { first, last } = await ends(face, `${mood} mood`)
    expect(last.bright).toBeLessThan(first.bright * 0.92)
  })
})

describe('what shows in the sky stays in the sky', () => {
  test.each(['clouds drift', 'a rainbow appears'])('%s', async (prompt) => {
    const film = await staged(wheat, `${prompt}, static camera`)
    const [first, last] = [film.frame(0), film.frame(46)]
    expect(changeIn(first, last, { ...film, rows: [0, 0.5] })).toBeGreaterThan(0.8)
    expect(changeIn(first, last, { ...film, rows: [0.62, 1] })).toBeLessThan(0.5)
  })

  test.each(['northern lights', 'fireworks', 'lightning', 'stars twinkle'])(
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
