import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { prepare } from '../../src/picture/prepare.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { changeIn, staged } from './frames.ts'
import { noise, pictureFolder } from './pictures.ts'

const save = pictureFolder()

/** A round green animal with two eyes on grainy paper of one colour. */
function sticker(paper: string, width = 600, height = 400): Canvas {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, width, height)
  for (let at = 0; at < 4000; at++) {
    ctx.fillStyle = `rgba(60, 50, 40, ${0.05 * noise(at, at / 7)})`
    ctx.fillRect((at * 97) % width, (at * 61) % height, 2, 2)
  }
  const disc = (tone: string, [x, y]: readonly [number, number], radius: number): void => {
    ctx.fillStyle = tone
    ctx.beginPath()
    ctx.arc(width / 2 + x, height / 2 + y, radius, 0, 7)
    ctx.fill()
  }
  disc('#4f8a3a', [0, 0], 90)
  disc('#5f9c48', [70, -60], 40)
  disc('#111', [60, -70], 8)
  disc('#111', [85, -70], 8)
  return canvas
}

const prepared = (image: string) =>
  prepare({ plan: readForPicture(''), image, frame: { width: 240, height: 136 }, seconds: 5 })

describe('what is alone on plain paper', () => {
  test.each(['#e8e0d0', '#3f8fd0', '#ffffff', '#5a5a66'])('is cut out of %s', async (paper) => {
    const { cutOuts, survey } = await prepared(save('sticker.png', sticker(paper)))
    expect(cutOuts).toHaveLength(1)
    expect(survey.plain).toBe(true)
    expect(survey.sky, 'paper is no sky').toBeNull()
    expect(survey.indoors, 'and no wall').toBe(false)
  })

  test('jumps, though it is green, and leaves no trace of itself', async () => {
    const film = await staged(
      save('frog.png', sticker('#e8e0d0')),
      'static camera, the frog jumps',
      { seconds: 4 },
    )
    const { width, height } = film
    const rows = [0.1, 0.9] as const
    const first = film.frame(0)
    const moved = Math.max(
      ...[20, 30, 40, 50].map((at) => changeIn(first, film.frame(at), { width, height, rows })),
    )
    expect(moved).toBeGreaterThan(1.5)
  })

  test('spins about its own axis, and nothing of it stays behind', async () => {
    const film = await staged(
      save('coin.png', sticker('#e8e0d0')),
      'static camera, the coin spins',
      {
        seconds: 4,
      },
    )
    const { width, height } = film
    const greenAt = (frame: Uint8Array): number => {
      let count = 0
      for (let i = 0; i < frame.length; i += 4) if (frame[i + 1]! > frame[i]! + 20) count++
      return count / (width * height)
    }
    expect(greenAt(film.frame(31))).toBeLessThan(0.2 * greenAt(film.frame(0)))
  })

  test('is not cut out of a page of text', async () => {
    const canvas = createCanvas(600, 400)
    const ctx = canvas.getContext('2d')
    ctx.fillStyle = '#fff'
    ctx.fillRect(0, 0, 600, 400)
    ctx.fillStyle = '#222'
    for (let line = 0; line < 12; line++) {
      for (let word = 0; word < 9; word++) ctx.fillRect(60 + word * 54, 50 + line * 26, 40, 10)
    }
    expect((await prepared(save('page.png', canvas))).cutOuts).toEqual([])
  })
})
