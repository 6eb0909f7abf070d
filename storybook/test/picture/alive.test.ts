import { describe, expect, test } from 'vitest'
import { changeIn, staged } from './frames.ts'
import { drawn, noise, pictureFolder, seaside } from './pictures.ts'

const save = pictureFolder()
const sea = save('sea.png', seaside(960, 540))
const wall = save(
  'wall.png',
  drawn(640, 360, (u, v) => {
    const brick = 30 * noise(u * 6, v * 6)
    return [150 + brick, 120 + brick, 128 + brick]
  }),
)

async function changes(
  image: string,
  prompt: string,
): Promise<(rows: readonly [number, number]) => number> {
  const film = await staged(image, `${prompt}, static camera`)
  const [first, last] = [film.frame(0), film.frame(40)]
  return (rows) => changeIn(first, last, { ...film, rows })
}

const [SKY, SHORE, SEA] = [
  [0, 0.42],
  [0.52, 0.55],
  [0.66, 1],
] as const

describe('only what is named moves, and only where it is', () => {
  test('clouds drift in the sky', async () => {
    const change = await changes(sea, 'the clouds drift')
    expect(change(SKY)).toBeGreaterThan(1)
    expect(change(SHORE)).toBeLessThan(0.05)
    expect(change(SEA)).toBeLessThan(0.05)
  })

  test('water ripples below', async () => {
    const change = await changes(sea, 'the water ripples')
    expect(change(SEA)).toBeGreaterThan(1)
    expect(change(SKY)).toBeLessThan(0.05)
    expect(change(SHORE)).toBeLessThan(0.4)
  })

  test('a silent prompt brings what the picture plainly has', async () => {
    const change = await changes(sea, 'bring it to life')
    expect(change(SKY)).toBeGreaterThan(0.5)
    expect(change(SEA)).toBeGreaterThan(1)
  })

  test('a wall stays a wall', async () => {
    const change = await changes(wall, 'bring it to life')
    expect(change([0, 1])).toBeLessThan(0.05)
  })

  test.each([
    'rain',
    'snow falls',
    'a thunderstorm',
    'a blizzard',
    'a sandstorm',
    'fog',
    'petals fall',
    'embers rise',
    'fireflies',
    'dust in the air',
    'bubbles',
    'bokeh',
    'light rays',
    'confetti',
    'falling leaves',
    'night falls',
    'at sunset',
    'a butterfly flies in',
    'a cat walks by',
  ])('%s shows', async (prompt) => {
    const change = await changes(wall, prompt)
    expect(change([0, 1])).toBeGreaterThan(0.08)
  })

  test('a style changes the whole picture at once', async () => {
    const plain = await staged(sea, 'static camera')
    const styled = await staged(sea, 'watercolour, static camera')
    expect(changeIn(plain.frame(0), styled.frame(0), { ...plain, rows: [0, 1] })).toBeGreaterThan(5)
  })
})
