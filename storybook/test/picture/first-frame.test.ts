import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { CAMERA_MOVES } from '../../src/plan/vocabulary.ts'
import { psnr, staged } from './frames.ts'
import { drawn, patchwork, pictureFolder, seaside } from './pictures.ts'

const save = pictureFolder()

function scaled(picture: Canvas, width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'medium'
  ctx.drawImage(picture, 0, 0, width, height)
  return canvas.data()
}

describe('the first frame is the picture', () => {
  const picture = seaside(1280, 720)
  const path = save('sea.png', picture)
  const expected = scaled(picture, 320, 180)

  test.each([
    '',
    'the clouds drift and the waves roll',
    'heavy rain, fog and lightning',
    'night falls and fireflies dance',
    'petals, embers, bubbles, dust, bokeh and light rays',
    'a butterfly flies in',
    'handheld camera, shallow focus',
  ])('whatever is asked: %s', async (prompt) => {
    const film = await staged(path, prompt)
    expect(psnr(film.frame(0), expected)).toBeGreaterThan(36)
  })

  test.each(CAMERA_MOVES)('before the camera goes: %s', async (move) => {
    const { readForPicture } = await import('../../src/picture/wishes/read-for-picture.ts')
    const { stage } = await import('../../src/picture/stage-picture.ts')
    const { createPainter } = await import('../../src/paint/painter.ts')
    const plan = readForPicture('')
    const shots = plan.shots.map((shot) => ({ ...shot, camera: { ...shot.camera, move } }))
    const moved = { ...plan, shots }
    const size = { width: 320, height: 180, seconds: 1, seed: 1, fps: 24 }
    const painter = createPainter(await stage({ ...size, image: path, plan: moved }))
    expect(psnr(painter.pixels(0), expected)).toBeGreaterThan(36)
  })

  test('a picture of the frame’s own size is kept as it is', async () => {
    const own = patchwork(320, 180)
    const film = await staged(save('own.png', own), '')
    expect(psnr(film.frame(0), own.data())).toBeGreaterThan(50)
  })
})

describe('any size and shape gives whole frames', () => {
  const shapes: readonly (readonly [string, Canvas])[] = [
    ['1 × 1', drawn(1, 1, () => [200, 80, 40])],
    ['1 × 4000', drawn(1, 4000, (_, v) => [v * 255, 90, 60])],
    ['4000 × 1', drawn(4000, 1, (u) => [u * 255, 90, 160])],
    ['3 × 2', drawn(3, 2, (u, v) => [u * 255, v * 255, 120])],
    ['tall', patchwork(300, 1500)],
    ['wide', patchwork(2000, 300)],
    [
      'transparent',
      drawn(200, 200, (u, v) => [220, 60, 60, Math.hypot(u - 0.5, v - 0.5) < 0.3 ? 255 : 0]),
    ],
    ['all transparent', drawn(64, 64, () => [0, 0, 0, 0])],
    ['huge', drawn(4096, 3000, (u, v) => [u * 200 + 40, v * 200 + 40, 120])],
  ]
  const ratios = [
    [284, 160],
    [160, 284],
    [212, 160],
    [160, 212],
    [372, 160],
    [160, 160],
  ] as const

  test.each(shapes)(
    '%s',
    async (name, picture) => {
      const path = save(`${name.replaceAll(' ', '')}.png`, picture)
      for (const [width, height] of name === 'huge' ? ratios.slice(0, 2) : ratios) {
        const film = await staged(path, 'camera zooms out', { width, height, seconds: 1 })
        for (const index of [0, 23]) {
          const pixels = film.frame(index)
          expect(pixels.length).toBe(width * height * 4)
          expect(opaque(pixels)).toBe(true)
        }
      }
    },
    120_000,
  )
})

function opaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
