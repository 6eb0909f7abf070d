import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { stage } from '../../src/picture/stage-picture.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import type { Piece, Scene } from '../../src/scene/scene.ts'
import { patchwork, pictureFolder } from './pictures.ts'

const save = pictureFolder()

function withPiece(scene: Scene, change: (piece: Piece) => Piece): Scene {
  return {
    ...scene,
    shots: scene.shots.map((shot) => ({ ...shot, pieces: shot.pieces.map(change) })),
  }
}

function onCanvas(piece: Piece): Piece {
  return { name: piece.name, depth: (t) => piece.depth(t), draw: (pen) => piece.draw(pen) }
}

test('a picture with nothing before it is painted without a canvas, and looks the same', async () => {
  const image = save('alone.png', patchwork(400, 225))
  // Squares of the mesh end beyond this frame.
  const film = { width: 324, height: 182, seconds: 1, seed: 5, fps: 24 }
  const scene = await stage({ ...film, image, plan: readForPicture('slow push in') })
  expect(scene.shots.map(({ pieces }) => pieces.length)).toEqual([1])
  const draw = (): void => {
    throw new Error('There was a canvas.')
  }
  const filled = createPainter(withPiece(scene, (piece) => ({ ...piece, draw })))
  const drawn = createPainter(withPiece(scene, onCanvas))
  for (const frame of [0, 17]) expect(filled.pixels(frame)).toEqual(drawn.pixels(frame))
})
