import { describe, expect, test } from 'vitest'
import { createMissing, missingSentences } from '../../src/picture/wishes/missing-sentences.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { stage } from '../../src/picture/stage-picture.ts'
import { staged, type Staged } from './frames.ts'
import { drawn, noise, pictureFolder } from './pictures.ts'

const save = pictureFolder()
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
      expect(seen.count).toBeGreaterThan(150)
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
