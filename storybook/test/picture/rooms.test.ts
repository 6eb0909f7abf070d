import { expect, test } from 'vitest'
import { createMissing, missingSentences } from '../../src/picture/wishes/missing-sentences.ts'
import { changeIn, staged } from './frames.ts'
import { drawn, noise, pictureFolder, seaside } from './pictures.ts'

const save = pictureFolder()

/** Panelled walls in the colours of wood; `window` adds a pale one in the middle of the wall. */
function room(window: boolean) {
  return drawn(640, 360, (u, v) => {
    if (window && u > 0.4 && u < 0.6 && v > 0.15 && v < 0.55) return [226, 228, 232]
    const panel = Math.floor(u * 24) % 2 === 0 ? 1 : 0.55
    const grain = 14 * noise(u * 40, v * 6)
    return [150 * panel + grain, 96 * panel + grain, 52 * panel + grain]
  })
}

/** Where a prompt changes a still picture, and what is said about it. */
async function weathered(image: string, prompt: string) {
  const missing = createMissing()
  const size = { width: 320, height: 180, missing }
  const film = await staged(image, `${prompt}, static camera`, size)
  const change = (rows: readonly [number, number]): number =>
    changeIn(film.frame(0), film.frame(47), { width: 320, height: 180, rows })
  return { wall: change([0.6, 1]), window: change([0.15, 0.55]), told: missingSentences(missing) }
}

test.each(['it is raining', 'heavy snowfall', 'a thunderstorm'])(
  '“%s” does not come into a room, and that is told',
  async (prompt) => {
    const { wall, window, told } = await weathered(save('room.png', room(false)), prompt)
    expect(wall).toBe(0)
    expect(window).toBe(0)
    expect(told.join(' ')).toContain('no window')
  },
)

test('rain is seen through the window of a room', async () => {
  const { wall, window, told } = await weathered(save('window.png', room(true)), 'it is raining')
  expect(wall).toBe(0)
  expect(window).toBeGreaterThan(0.05)
  expect(told).toEqual([])
})

test('outdoors it rains everywhere', async () => {
  const { wall, told } = await weathered(save('sea.png', seaside(640, 360)), 'it is raining')
  expect(wall).toBeGreaterThan(1)
  expect(told).toEqual([])
})
