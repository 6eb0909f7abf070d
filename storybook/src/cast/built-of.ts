import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { choosePicture } from './choose-picture.ts'
import { readMaterial } from './colour/materials.ts'
import { createPicture } from './create-picture.ts'
import { FINISHES } from './made-of.ts'
import { retouched, type RetouchSheet } from './retouched.ts'

/** How tall one piece is, in heights of the whole. */
const PIECE = 0.19
/** How close pieces lie, in their own sizes: no gap may show the whole below. */
const [ACROSS, UP] = [0.84, 0.68]

/** The thing that this is put together from: a castle of pancakes, a dragon of pencils. */
export function pieceOf(subject: Subject): Actor | null {
  const { material } = subject
  if (material === null || NO_THING.test(material)) return null
  if (material in FINISHES || readMaterial(material)) return null
  const plain: Subject = {
    ...subject,
    kind: 'thing',
    noun: material,
    words: material,
    picture: null,
    person: null,
  }
  const { picture } = choosePicture({ ...plain, material: null, colour: null, actions: [] })
  return picture === 'person' ? null : createPicture(picture, {})
}

/** Stuffs that are painted in ways of their own. */
const NO_THING = /^(?:neon|neon edges|hologram|robot|fur|plastic|rubber|cotton|constellation)$/u

/** The same actor, with one small thing beside and above another all over it. */
export function builtOf(actor: Actor, piece: Actor): Actor {
  let tile: Canvas | undefined
  let own: Canvas | undefined
  return retouched(actor, {
    sparesHeld: true,
    touch(sheet) {
      const { ctx, width, height, pixels } = sheet
      tile ??= tileOf(piece, sheet)
      own ??= createCanvas(ctx.canvas.width, ctx.canvas.height)
      own = copied(own, ctx.canvas)
      const scale = (pixels * PIECE * UP * 2) / tile.height
      ctx.globalCompositeOperation = 'source-atop'
      ctx.save()
      ctx.scale(scale, scale)
      ctx.fillStyle = ctx.createPattern(tile, 'repeat') ?? 'transparent'
      ctx.fillRect(0, 0, width / scale, height / scale)
      ctx.restore()
      // Eyes, doors and folds are seen through them.
      ctx.globalCompositeOperation = 'multiply'
      ctx.globalAlpha = 0.7
      ctx.filter = 'brightness(1.7) contrast(2.2)'
      ctx.drawImage(own, 0, 0)
      if (actor.kind !== 'puppet') return
      // The white of the eyes, too: else a robot has no face.
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = 0.9
      ctx.filter = 'brightness(0.55) contrast(9)'
      ctx.drawImage(own, 0, 0)
    },
    show(_brush, put) {
      put(0)
    },
  })
}

function copied(kept: Canvas, from: Canvas): Canvas {
  const fits = kept.width === from.width && kept.height === from.height
  const copy = fits ? kept : createCanvas(from.width, from.height)
  const ctx = copy.getContext('2d')
  ctx.clearRect(0, 0, copy.width, copy.height)
  ctx.filter = 'grayscale(1)'
  ctx.drawImage(from, 0, 0)
  return copy
}

/** Two rows, the second half a piece aside, that go on beyond every edge. */
function tileOf(piece: Actor, { light, pixels }: RetouchSheet): Canvas {
  const side = Math.max(16, Math.ceil(pixels * PIECE))
  const wide = Math.max(0.4, piece.aspect) * side * ACROSS
  const high = side * UP
  const tile = createCanvas(Math.round(wide * 2), Math.round(high * 2))
  const ctx = tile.getContext('2d')
  // Each lies on the one above it, with an edge to be seen by.
  ctx.shadowColor = 'rgba(40,20,10,0.75)'
  ctx.shadowBlur = side * 0.07
  for (let row = -1; row <= 4; row++)
    for (let column = -1; column <= 3; column++) {
      ctx.save()
      ctx.translate((column + (row % 2 === 0 ? 0 : 0.5)) * wide, row * high + side / 2)
      ctx.scale(side, side)
      piece.draw({ ctx, light, pixels: side, t: 0 }, {})
      ctx.restore()
    }
  return tile
}
