import { createCanvas } from '@napi-rs/canvas'
import { drawLetters } from '../../scene/letters/draw-letters.ts'
import type { Light } from '../../scene/light.ts'
import type { Actor } from '../actor.ts'
import { readColour } from '../colour/read-colour.ts'
import { standAs } from '../figure/draw-figure.ts'
import { isMirrored } from '../figure/mirrored.ts'
import { plainPart, type PlainPart } from './plain-part.ts'
import { inLines, roomiest, type Printed } from './room-for-words.ts'

/** What is written on a thing, the ink if one was asked for, and whether a paper label bears it. */
export interface Inscription {
  readonly text: string
  readonly ink?: string | undefined
  readonly label: boolean
}

const PAPER = '#fff6e0'
const [DARK, LIGHT] = ['#2b2320', '#fff8ea']
/** How many rows of the drawing are looked at for a plain place. */
const ROWS = 72
/** Smaller capitals, in heights of the thing, cannot be read: then they may lie over anything of it. */
const SMALLEST = 0.07

/** The same thing with words on its largest plain place, never seen in a mirror. */
export function lettered(thing: Actor, inscription: Inscription): Actor {
  let printed: (Printed & { readonly ink: string }) | undefined
  return {
    ...thing,
    draw(brush, pose) {
      thing.draw(brush, pose)
      printed ??= printedOn(thing, inscription, brush.light)
      const { ctx } = brush
      ctx.save()
      standAs(ctx, pose, thing.faces)
      ctx.translate(printed.x, -printed.y)
      // Who holds it may be seen in a mirror, too.
      if (isMirrored(ctx)) ctx.scale(-1, 1)
      if (inscription.label) {
        const { wide, high } = printed
        ctx.fillStyle = PAPER
        ctx.beginPath()
        ctx.roundRect(-wide / 2, -high / 2, wide, high, 0.02)
        ctx.fill()
      }
      const { lines, capital, ink } = printed
      const top = (-lines.length * capital * LEADING) / 2
      for (const [row, line] of lines.entries()) {
        ctx.save()
        ctx.translate(0, top + (row + 1) * capital * LEADING - (capital * (LEADING - 1)) / 2)
        drawLetters(ctx, line, { height: capital, colours: [ink], playful: 0 })
        ctx.restore()
      }
      ctx.restore()
    },
  }
}

const LEADING = 1.35

function printedOn(
  thing: Actor,
  { text, ink, label }: Inscription,
  light: Light,
): Printed & { readonly ink: string } {
  const sheet = createCanvas(Math.ceil(ROWS * thing.aspect), ROWS)
  const ctx = sheet.getContext('2d')
  ctx.translate(sheet.width / 2, ROWS)
  ctx.scale(ROWS, ROWS)
  thing.draw({ ctx, light, pixels: ROWS, t: 0 }, {})
  const { data } = ctx.getImageData(0, 0, sheet.width, ROWS)
  const part = SCREENS.has(thing.name)
    ? onScreen(data, sheet.width)
    : plainPart({ data, width: sheet.width, height: ROWS })
  const layouts = inLines(text)
  const plain = label ? null : roomiest(layouts, part.plain, part)
  const printed =
    plain !== null && plain.capital >= SMALLEST ? plain : roomiest(layouts, part.solid, part)
  const asked = readColour(ink ?? '')
  const own = asked === null || asked === 'rainbow' ? contrast(label, part) : asked
  return { ...(printed ?? { ...MIDDLE, lines: [text] }), ink: own }
}

/** What is written on these is on their screen, and not over the keys. */
const SCREENS = new Set(['noto:laptop', 'noto:desktop-computer', 'prop:television'])

/** So much of them is the screen, from the top. */
const SCREEN_ROWS = Math.round(ROWS * 0.58)

/** The same as if there were nothing below the screen. */
function onScreen(data: Uint8ClampedArray, width: number): PlainPart {
  const part = plainPart({
    data: data.slice(0, width * SCREEN_ROWS * 4),
    width,
    height: SCREEN_ROWS,
  })
  const below = Array.from({ length: width * (ROWS - SCREEN_ROWS) }, () => false)
  return {
    ...part,
    height: ROWS,
    plain: [...part.plain, ...below],
    solid: [...part.solid, ...below],
  }
}

const MIDDLE = { x: 0, y: 0.5, wide: 0.5, high: 0.2, capital: 0.1 }

const contrast = (label: boolean, { tone }: PlainPart): string =>
  label || tone[0] * 0.3 + tone[1] * 0.59 + tone[2] * 0.11 > 140 ? DARK : LIGHT
