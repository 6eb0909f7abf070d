import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, hashText } from '../random.ts'
import { letterOf } from './alphabet.ts'
import { borrowLetter, type BorrowedLetter } from './machine-fonts.ts'

export interface LetterStyle {
  /** The height of a capital, in the context's units. */
  readonly height: number
  /** One colour, or several that take turns. */
  readonly colours: readonly string[]
  /** 0 in a row like print … 1 cut and glued by a child. */
  readonly playful: number
  /** The pen's breadth, in tenths of a capital. */
  readonly pen?: number
}

interface Cut {
  readonly width: number
  readonly path?: Path2D
  readonly borrowed?: BorrowedLetter
}

/** Grid units from the top of a capital to its foot, pen included. */
const CAPITAL = 10
const GAP = 0.9
const BROAD_PEN = 1.85

/** How wide a line of letters is. */
export function measureLetters(text: string, height: number): number {
  const cuts = cut(text)
  return (cuts.reduce((sum, { width }) => sum + width + GAP, -GAP) * height) / CAPITAL
}

/** Draws a line of letters, its middle at x 0 and its foot at y 0. */
export function drawLetters(ctx: SKRSContext2D, text: string, style: LetterStyle): void {
  const cuts = cut(text)
  const random = createRandom(hashText(text))
  const scale = style.height / CAPITAL
  ctx.save()
  ctx.translate(-measureLetters(text, style.height) / 2, -style.height)
  ctx.scale(scale, scale)
  ctx.lineWidth = style.pen ?? BROAD_PEN
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [index, piece] of cuts.entries()) {
    const colour = style.colours[index % style.colours.length] ?? '#000000'
    ctx.save()
    ctx.translate(piece.width / 2, CAPITAL / 2 + random.between(-0.5, 0.5) * style.playful)
    ctx.rotate(random.between(-0.09, 0.09) * style.playful)
    ctx.translate(-piece.width / 2, -CAPITAL / 2)
    drawCut(ctx, piece, colour)
    ctx.restore()
    ctx.translate(piece.width + GAP, 0)
  }
  ctx.restore()
}

function drawCut(ctx: SKRSContext2D, { path, borrowed }: Cut, colour: string): void {
  ctx.strokeStyle = ctx.fillStyle = colour
  if (path) ctx.stroke(path)
  else borrowed?.draw(ctx)
}

/** Every character as a piece of paper; one that nobody can draw is left out. */
function cut(text: string): Cut[] {
  return Array.from(text.normalize('NFC')).flatMap((character): Cut[] => {
    const letter = letterOf(character)
    if (!letter) {
      const borrowed = borrowLetter(character)
      return borrowed ? [{ width: borrowed.width, borrowed }] : []
    }
    const path = new Path2D()
    for (const { path: part, x, y, scaleX, scaleY } of letter.strokes) {
      path.addPath(new Path2D(part), { a: scaleX, b: 0, c: 0, d: scaleY, e: x, f: y })
    }
    return [{ width: letter.width, path }]
  })
}
