import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { stage } from '../../src/picture/stage-picture.ts'
import { CAMERA_MOVES } from '../../src/plan/plan.ts'
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
test.each([...CAMERA_MOVES, null].map((move, index) => [move, index] as const))(
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

/** The smallest number of any channel, alpha among them. */
function darkestOf(pixels: Uint8Array): number {
  let least = 255
  for (const value of pixels) if (value < least) least = value
  return least
}
