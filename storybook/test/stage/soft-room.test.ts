import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { REDUCED, softRoom } from '../../src/stage/setting/soft-room.ts'
import { toyPieces, toyScene } from '../paint/toy-scene.ts'

/** Frames of a room far behind, while the camera drifts; with the slightest rise it is enlarged anew in each of them. */
function drifting(rise: number): Uint8Array[] {
  const scene = toyScene({
    width: 320,
    height: 180,
    pieces: [softRoom(toyPieces(), { sink: 0, reduced: REDUCED.untold })],
    camera: (t, rest) => ({ ...rest, x: t * 0.3, y: rest.y + t * rise }),
  })
  const painter = createPainter(scene)
  return [0, 17, 40].map((frame) => new Uint8Array(painter.pixels(frame)))
}

test('a room that was enlarged once looks like one that is enlarged in every frame', () => {
  const [once, always] = [drifting(0), drifting(1e-9)]
  expect(once[0]).not.toEqual(once[2])
  for (const [index, frame] of once.entries()) {
    const other = always[index]!
    const apart = frame.reduce((sum, level, i) => sum + Math.abs(level - other[i]!), 0)
    expect(apart / frame.length).toBeLessThan(0.5)
  }
})
