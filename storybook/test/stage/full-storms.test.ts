import { describe, expect, it } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

const SIZE = { width: 192, height: 108 }

/** One frame of a film, as its pixels. */
function frame(prompt: string): Uint8Array {
  const scene = stage({ plan: read(prompt), seed: 1, seconds: 5, fps: 24, ...SIZE })
  return Uint8Array.from(createPainter(scene).pixels(48))
}

describe('a tornado', () => {
  it('shows what it is full of', () => {
    expect(frame('a tornado full of cows')).not.toEqual(frame('a tornado'))
  })
})
