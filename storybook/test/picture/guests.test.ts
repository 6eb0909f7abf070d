import { describe, expect, test } from 'vitest'
import { createMissing, missingSentences } from '../../src/picture/wishes/missing-sentences.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { stage } from '../../src/picture/stage-picture.ts'
import { portrait } from './corpus/subjects.ts'
import { staged, type Staged } from './frames.ts'
import { drawn, noise, pictureFolder } from './pictures.ts'

const save = pictureFolder()
const FAR = 'a ship sails by in the distance'
const face = save('face.png', portrait())
/** A calm sea below a pale sky, from half way down. */
const sea = save(
  'sea.png',
  drawn(640, 360, (u, v) => {
    if (v < 0.5) return [150 + 90 * v, 190 + 60 * v, 235]
    const streak = 14 * noise(u * 4, v * 70)
    return [24 + streak, 88 + streak, 140 + streak]
  }),
)
/** A house with a flat roof, half way up before a blue sky. */
const house = save(
  'house.png',
  drawn(640, 360, (u, v) => {
    const rough = 30 * noise(u * 30, v * 30)
    if (v > 0.8) return [70 + rough, 110 + rough, 60]
    const wall = u > 0.35 && u < 0.7 && v > 0.5
    return wall ? [214 + rough, 190, 150] : [80 + 130 * v, 140 + 80 * v, 220 + 20 * v]
  }),
)

/** The rows and columns between which a frame differs from the first one, in shares. */
function changed(film: Staged, index: number) {
  const { width, height } = film
  const [first, now] = [film.frame(0), film.frame(index)]
  const box = { left: 1, right: 0, top: 1, bottom: 0, count: 0 }
  for (let at = 0; at < width * height; at++) {
    const unlike = [0, 1, 2].some((i) => Math.abs(first[at * 4 + i]! - now[at * 4 + i]!) > 40)
    if (!unlike) continue
    const [u, v] = [(at % width) / width, Math.floor(at / width) / height]
    box.left = Math.min(box.left, u)
    box.right = Math.max(box.right, u)
    box.top = Math.min(box.top, v)
    box.bottom = Math.max(box.bottom, v)
    box.count++
  }
  return box
}

describe('guests', () => {
  test.each(['a dragon lands on the roof', 'a cat climbs onto the house'])(
    '%s, and is seen there whole',
    async (prompt) => {
      const seen = changed(await staged(house, `${prompt}, static camera`, { seconds: 5 }), 118)
      expect(seen.count).toBeGreaterThan(120)
      expect(seen.top).toBeGreaterThan(0.03)
      expect(seen.bottom).toBeGreaterThan(0.44)
      expect(seen.bottom).toBeLessThan(0.6)
      expect((seen.left + seen.right) / 2).toBeGreaterThan(0.3)
      expect((seen.left + seen.right) / 2).toBeLessThan(0.75)
    },
  )

  test('who flies across is whole in the middle of the film and gone at its end', async () => {
    const film = await staged(house, 'a bird flies across, static camera', { seconds: 4 })
    const seen = changed(film, 48)
    expect(seen.count).toBeGreaterThan(100)
    expect(seen.top).toBeGreaterThan(0.02)
    expect(seen.bottom).toBeLessThan(0.5)
    expect(changed(film, 95).count).toBeLessThan(20)
  })

  test('two who pass by are seen beside each other', async () => {
    const wide = async (prompt: string): Promise<number> => {
      const seen = changed(await staged(house, `${prompt}, static camera`, { seconds: 4 }), 48)
      return seen.right - seen.left
    }
    expect(await wide('two dogs walk by')).toBeGreaterThan(1.5 * (await wide('a dog walks by')))
  })

  test('a ship in the distance is small and near the horizon', async () => {
    const film = await staged(sea, `${FAR}, static camera`, { seconds: 4 })
    const frame = film.frame(48)
    const red = [...Array(film.width * film.height).keys()].filter(
      (at) => frame[at * 4]! > 140 && frame[at * 4 + 1]! < 70,
    )
    const rows = red.map((at) => Math.floor(at / film.width) / film.height)
    expect(red.length).toBeGreaterThan(30)
    expect(Math.min(...rows)).toBeGreaterThan(0.34)
    expect(Math.max(...rows)).toBeLessThan(0.66)
  })

  test('a small duck floats with its body above the water, and not its head alone', async () => {
    const size = { seconds: 4 }
    const film = await staged(sea, 'a duck swims past, static camera', size)
    const [empty, frame] = [(await staged(sea, 'static camera', size)).frame(48), film.frame(48)]
    const duck = [...Array(film.width * film.height).keys()].filter((at) =>
      [0, 1, 2].some((i) => Math.abs(empty[at * 4 + i]! - frame[at * 4 + i]!) > 60),
    )
    const rows = duck.map((at) => Math.floor(at / film.width))
    const high = Math.max(...rows) - Math.min(...rows)
    expect(high).toBeGreaterThan(0.1 * film.height)
  })

  test('who swims is not told to fly', async () => {
    const missing = createMissing()
    const film = { width: 160, height: 200, seconds: 2, fps: 24, seed: 1, missing }
    await stage({ ...film, image: face, plan: readForPicture('a swan swims past') })
    expect(missingSentences(missing).join(' ')).toContain('paper waves')
    expect(missingSentences(missing).join(' ')).not.toContain('those who fly')
  })

  test('without water a ship sails on paper waves below, and leaves a face alone', async () => {
    const size = { seconds: 4, width: 160, height: 200 }
    const film = await staged(face, `${FAR}, static camera`, size)
    expect(changed(film, 0).count).toBe(0)
    const seen = changed(film, 48)
    expect(seen.right - seen.left).toBeGreaterThan(0.9)
    expect(seen.top).toBeGreaterThan(0.66)
  })

  test('who runs through a portrait does so at its lower edge', async () => {
    const size = { seconds: 4, width: 160, height: 200 }
    const prompt = 'add a dog running through, static camera'
    const seen = changed(await staged(face, prompt, size), 48)
    expect(seen.count).toBeGreaterThan(100)
    expect(seen.top).toBeGreaterThan(0.66)
    expect(seen.bottom).toBeGreaterThan(0.9)
  })

  test('who flies past leaves a face alone', async () => {
    const size = { seconds: 4, width: 160, height: 200 }
    const film = await staged(face, 'a bird flies past, static camera', size)
    const seen = changed(film, 48)
    expect(seen.count).toBeGreaterThan(20)
    expect(seen.bottom < 0.3 || seen.top > 0.66).toBe(true)
  })

  test('a dragon beside a face is larger than a bird, and whole', async () => {
    const film = (prompt: string) => staged(face, `${prompt}, static camera`, { seconds: 5 })
    const dragon = changed(await film('a dragon flies in'), 100)
    const bird = changed(await film('a bird flies in'), 100)
    expect(dragon.count).toBeGreaterThan(2 * bird.count)
    expect(dragon.left).toBeGreaterThan(0)
    expect(dragon.right).toBeLessThan(0.995)
    expect(dragon.top).toBeGreaterThan(0)
  })

  test('butterflies around a face are seen whole on both sides of it', async () => {
    const size = { seconds: 4, width: 200, height: 200 }
    const film = await staged(face, 'four butterflies fly around her, static camera', size)
    const [first, last] = [film.frame(0), film.frame(90)]
    const changes = (from: number, to: number): number => {
      let count = 0
      for (let at = 0; at < 200 * 180; at++) {
        const u = (at % 200) / 200
        const unlike = [0, 1, 2].some((i) => Math.abs(first[at * 4 + i]! - last[at * 4 + i]!) > 40)
        if (u >= from && u < to && unlike) count++
      }
      return count
    }
    expect(changes(0, 0.4)).toBeGreaterThan(30)
    expect(changes(0.6, 1)).toBeGreaterThan(30)
    expect(changes(0.42, 0.58)).toBeLessThan(10)
  })

  test('who finds no roof is told so', async () => {
    const missing = createMissing()
    const plan = readForPicture('a dragon lands on the roof')
    const film = { width: 320, height: 180, seconds: 2, fps: 24, seed: 1, missing }
    const wall = save(
      'wall.png',
      drawn(320, 180, (u) => [150, 90 + 60 * noise(u * 9, u), 70]),
    )
    await stage({ ...film, plan, image: wall })
    expect(missingSentences(missing)).toContainEqual(expect.stringContaining('against an open sky'))
    missing.fill(0)
    await stage({ ...film, plan, image: house })
    expect(missingSentences(missing)).toEqual([])
  })

  test.each(['night falls and fireflies come out', 'dawn breaks', 'stars appear'])(
    '“%s” is understood',
    (prompt) => {
      expect(readForPicture(prompt).not_shown).toEqual([])
    },
  )
})
