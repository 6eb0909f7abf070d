import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { stage } from '../../src/picture/stage-picture.ts'
import { CAMERA_MOVES } from '../../src/plan/vocabulary.ts'
import { cloudy, hash, painted } from './corpus/texture.ts'
import { pictureFolder } from './pictures.ts'

const save = pictureFolder()
/** Nowhere darker than 120, with a dark-free subject that is cut out. */
const bright = painted(640, 430, (u, v) => {
  const rough = 40 * cloudy(u * 9, v * 9) + 10 * hash(u * 640, v * 430)
  const thing = Math.abs(u - 0.6) < 0.12 && Math.abs(v - 0.6) < 0.25
  return thing ? [250, 130 + rough / 4, 130] : [150 + rough, 165 + rough, 175 + rough]
})
const path = save('bright.png', bright)

const RATIOS = [
  [256, 144],
  [144, 256],
  [192, 144],
  [144, 192],
  [336, 144],
  [160, 160],
] as const

/** Each move at one of the ratios, so that every ratio sees several moves. */
const BACK = ['zoom-out', 'dolly-out'] as const
const STAYS = CAMERA_MOVES.filter((move) => !BACK.includes(move as (typeof BACK)[number]))

test.each([...STAYS, null].map((move, index) => [move, index] as const))(
  '%s shows nothing beyond the picture, at any ratio',
  async (move, index) => {
    const plan = readForPicture('')
    const shots = plan.shots.map((shot) => ({ ...shot, camera: { ...shot.camera, move } }))
    for (const [width, height] of RATIOS.slice(index % 6, (index % 6) + 1)) {
      const film = { image: path, plan: { ...plan, shots }, width, height, seconds: 2, fps: 24 }
      const painter = createPainter(await stage({ ...film, seed: 2 }))
      for (const frame of [0, 12, 30, 47]) {
        expect(darkestOf(painter.pixels(frame))).toBeGreaterThan(100)
      }
    }
  },
)

test.each(['handheld camera', 'camera shake'])('nor does a %s', async (prompt) => {
  const film = { image: path, plan: readForPicture(prompt), seed: 2, seconds: 2, fps: 24 }
  const painter = createPainter(await stage({ ...film, width: 256, height: 144 }))
  for (let index = 0; index < 48; index += 6) {
    expect(darkestOf(painter.pixels(index))).toBeGreaterThan(100)
  }
})

test.each(BACK)('%s shows the whole picture as a print with straight edges', async (move) => {
  const plan = readForPicture('')
  const shots = plan.shots.map((shot) => ({ ...shot, camera: { ...shot.camera, move } }))
  const film = { image: path, plan: { ...plan, shots }, width: 288, height: 192, seconds: 2 }
  const painter = createPainter(await stage({ ...film, fps: 24, seed: 2 }))
  const last = new Uint8Array(painter.pixels(47))
  const edges = [0.2, 0.35, 0.5, 0.65, 0.8].map((v) => paperIn(last, 288, Math.floor(v * 192)))
  for (const [first, end] of edges) {
    expect(first).toBeGreaterThan(2)
    expect(Math.abs(first - edges[0]![0]) + Math.abs(end - edges[0]![1])).toBeLessThanOrEqual(2)
  }
})

/** The first and the last column of a row that is white paper. */
function paperIn(pixels: Uint8Array, width: number, row: number): readonly [number, number] {
  const white = Array.from({ length: width }, (_, x) => x).filter((x) => {
    const at = (row * width + x) * 4
    return Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > 236
  })
  return [white[0] ?? -1, white.at(-1) ?? -1]
}

/** The smallest number of any channel, alpha among them. */
function darkestOf(pixels: Uint8Array): number {
  let least = 255
  for (const value of pixels) if (value < least) least = value
  return least
}
