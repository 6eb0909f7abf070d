import { GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, hashText } from '../../scene/random.ts'
import { glyphOf, markOf } from './glyphs.ts'

export interface LetterStyle {
  /** The height of a capital, in the context's units. */
  readonly height: number
  /** One colour, or several that take turns. */
  readonly colours: readonly string[]
  /** 0 in a row like print … 1 cut and glued by a child. */
  readonly playful: number
}

interface Cut {
  readonly path: Path2D | null
  readonly character: string
  readonly width: number
}

/** Grid units from the top of a capital to its foot, pen included. */
const CAPITAL = 10
const GAP = 0.9

/** How wide a line of letters is. */
export function measureLetters(ctx: SKRSContext2D, text: string, height: number): number {
  const cuts = cut(ctx, text)
  return (cuts.reduce((sum, { width }) => sum + width + GAP, -GAP) * height) / CAPITAL
}

/** Draws a line of letters, its middle at x 0 and its foot at y 0. Needs no fonts for Latin letters, digits and signs. */
export function drawLetters(ctx: SKRSContext2D, text: string, style: LetterStyle): void {
  const cuts = cut(ctx, text)
  const random = createRandom(hashText(text))
  const scale = style.height / CAPITAL
  ctx.save()
  ctx.translate(-measureLetters(ctx, text, style.height) / 2, -style.height)
  ctx.scale(scale, scale)
  ctx.lineWidth = 1.85
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

function drawCut(ctx: SKRSContext2D, piece: Cut, colour: string): void {
  if (piece.path) {
    ctx.strokeStyle = colour
    ctx.stroke(piece.path)
    return
  }
  ctx.fillStyle = colour
  ctx.font = fallback()
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(piece.character, 0, 9.6)
}

/** Every family of the machine: Skia looks for a character only in the families that are named. */
const fallback = (): string => {
  const names = GlobalFonts.families.map(({ family }) => family)
  const plain = names.filter((name) => name.includes('Sans'))
  const others = names.filter((name) => !name.includes('Sans'))
  return `bold 11px ${[...plain, ...others].map((name) => `"${name}"`).join(', ')}`
}

function cut(ctx: SKRSContext2D, text: string): Cut[] {
  const cuts: Cut[] = []
  for (const character of text.normalize('NFC')) {
    const known = cutOf(character)
    if (known) cuts.push(known)
    else if (GlobalFonts.families.length > 0) {
      ctx.save()
      ctx.font = fallback()
      cuts.push({ path: null, character, width: ctx.measureText(character).width })
      ctx.restore()
    }
  }
  return cuts
}

function cutOf(character: string): Cut | undefined {
  const [base = '', ...marks] = glyphOf(character)
    ? [character]
    : Array.from(character.normalize('NFD'))
  const glyph = glyphOf(base)
  if (!glyph) return undefined
  const path = new Path2D(glyph.path)
  const small = base !== base.toUpperCase() && !'bdfhklt'.includes(base)
  for (const mark of marks) {
    const drawn = markOf(mark)
    if (!drawn) continue
    path.addPath(new Path2D(drawn), {
      a: 1,
      b: 0,
      c: 0,
      d: 1,
      e: glyph.width / 2,
      f: small ? 3 : 0,
    })
  }
  return { path, character, width: glyph.width }
}
