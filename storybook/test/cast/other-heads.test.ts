import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { read } from '../../src/read/read.ts'
import { DAYLIGHT } from './daylight.ts'

const PIXELS = 160

/** All that is drawn of whoever the prompt is about, in the upper part of them. */
function drawn(prompt: string): string {
  const [subject] = read(prompt).shots[0]?.subjects ?? []
  if (!subject) throw new Error(`Nobody in ${prompt}`)
  const canvas = createCanvas(2 * PIXELS, 2 * PIXELS)
  const ctx = canvas.getContext('2d')
  ctx.translate(PIXELS, 1.8 * PIXELS)
  ctx.scale(PIXELS, PIXELS)
  castSubject(subject, { seed: 1 }).draw({ ctx, light: DAYLIGHT, pixels: PIXELS, t: 0 }, {})
  return canvas.toBuffer('image/png').toString('base64')
}

describe('a head that is somebody else’s', () => {
  it.each([
    ['a man with the head of a tiger', 'a man'],
    ['a woman with a television for a head', 'a woman'],
    ['a robot with a teapot for a head', 'a robot'],
    ["a flower with a cat's face in the middle", 'a flower'],
  ])('is seen on %s', (prompt, plain) => {
    expect(drawn(prompt)).not.toBe(drawn(plain))
  })
})
