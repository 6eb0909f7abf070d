import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { lookAt } from '../../src/picture/look.ts'
import { findSky } from '../../src/picture/regions/sky.ts'
import { findSubjects } from '../../src/picture/regions/subject.ts'
import { psnr, staged } from './frames.ts'
import { drawn, noise, pictureFolder } from './pictures.ts'

const [WIDTH, HEIGHT] = [480, 320]
const PLACES = [100, 195, 290, 385] as const
const COATS = ['#b93a2e', '#e8c044', '#8a3f8f', '#2f7d46'] as const

/** Four people side by side on a beach; a strip of sea goes on behind all of them. */
function friends(): Canvas {
  const canvas = drawn(WIDTH, HEIGHT, (u, v) => {
    if (v < 0.42) return [130 + 180 * v, 174 + 120 * v, 222]
    if (v < 0.5) return [52 + 8 * noise(u * 9, v * 60), 112, 138]
    const sand = 16 * noise(u * 30, v * 24)
    return [200 + sand, 184 + sand, 146 + sand]
  })
  const ctx = canvas.getContext('2d')
  PLACES.forEach((x, index) => {
    ctx.fillStyle = '#22242e'
    ctx.fillRect(x - 18, 200, 36, 90)
    ctx.fillStyle = COATS[index] ?? ''
    ctx.fillRect(x - 26, 116, 52, 90)
    ctx.fillStyle = '#3a2418'
    ctx.beginPath()
    ctx.ellipse(x, 96, 16, 24, 0, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#dca882'
    ctx.beginPath()
    ctx.ellipse(x, 100, 11, 16, 0, 0, 7)
    ctx.fill()
  })
  return canvas
}

describe('people who stand beside each other', () => {
  const look = lookAt(friends())
  const people = findSubjects(look, findSky(look, false))
  const scale = look.width / WIDTH

  test('are each cut out by themselves, with their heads and without the sea between them', () => {
    const isIn = (x: number, y: number) =>
      people.filter(
        ({ mask }) => mask.data[Math.round(y * scale) * look.width + Math.round(x * scale)]! > 0.5,
      ).length
    const found = PLACES.filter((x) => isIn(x, 160) > 0)
    expect(found.length).toBeGreaterThan(2)
    expect(people).toHaveLength(found.length)
    for (const x of found) expect([isIn(x, 100), isIn(x, 160), isIn(x, 260)]).toEqual([1, 1, 1])
    for (const x of PLACES) expect(isIn(x + 47, 146), 'the sea').toBe(0)
  })

  test('are seen once in the first frame', async () => {
    const picture = friends()
    const size = { width: WIDTH, height: HEIGHT }
    const film = await staged(pathOf(picture), 'the camera orbits around them', size)
    expect(psnr(film.frame(0), new Uint8Array(picture.data()))).toBeGreaterThan(36)
  })
})

const save = pictureFolder()
function pathOf(picture: Canvas): string {
  return save('friends.png', picture)
}

describe('an old photograph', () => {
  const sepia = (canvas: Canvas): Canvas => {
    const old = createCanvas(canvas.width, canvas.height)
    const ctx = old.getContext('2d')
    ctx.filter = 'grayscale(1) sepia(0.6)'
    ctx.drawImage(canvas, 0, 0)
    ctx.filter = 'none'
    return old
  }

  test('is known by its one colour', () => {
    expect(lookAt(friends()).tint).toBeNull()
    expect(lookAt(sepia(friends())).tint).not.toBeNull()
  })

  test('has guests in that colour', async () => {
    const image = save('old.png', sepia(friends()))
    const film = await staged(image, 'an orange cat walks in', { width: 240, height: 160 })
    const warmth = (pixels: Uint8Array): number => {
      let most = 0
      for (let at = 0; at < pixels.length; at += 4)
        most = Math.max(most, pixels[at]! - pixels[at + 2]!)
      return most
    }
    expect(warmth(film.frame(47)), 'no orange fur').toBeLessThan(warmth(film.frame(0)) + 16)
  })
})
