import type { SKRSContext2D } from '@napi-rs/canvas'
import { findPicture } from '../../../../lexicon/find-picture.ts'
import { drawLetters, measureLetters } from '../../../../scene/letters/draw-letters.ts'
import { isDrawn } from '../../../choose-picture.ts'
import { readColour } from '../../../colour/read-colour.ts'
import { createPicture } from '../../../create-picture.ts'
import { brightness } from '../../drawing/tone.ts'
import type { Look } from '../../outfit.ts'
import type { Bodice } from '../bodice.ts'
import { colourOf } from './drawing.ts'

/** By day, without a colour of its own: the cloth is lit as a whole. */
const PLAIN_LIGHT = {
  name: 'print',
  sky: ['#ffffff', '#ffffff'],
  haze: '#ffffff',
  hazeAmount: 0,
  tint: '#ffffff',
  tintAmount: 0,
  from: 0,
  height: 1,
  key: '#ffffff',
  rim: 0,
  shadow: '#000000',
  shadowAmount: 0,
  dark: false,
  sun: 'none',
} as const

/** The look of whoever faces left, with letters that can be read all the same. */
export function legible(look: Look, turn: number): Look {
  const { outfit, key } = look
  if (outfit.top.print === undefined || turn >= 0) return look
  return {
    ...look,
    outfit: { ...outfit, top: { ...outfit.top, reversed: true } },
    key: `${key} reversed`,
  }
}

/** What is printed on the chest: a number, a letter, or the picture of a thing. */
export function drawPrint(ctx: SKRSContext2D, body: Bodice): void {
  const { print, reversed } = body.look.outfit.top
  if (print === undefined) return
  const letters = /^(?:number (\d+)|letter([a-z])|word([a-z0-9]+))$/u
    .exec(print)
    ?.slice(1)
    .find(Boolean)
  const room = { width: body.waist * 1.7, height: body.length * 0.5 }
  ctx.save()
  ctx.translate(body.middle * 0.75, -body.length * 0.42)
  if (reversed) ctx.scale(-1, 1)
  if (letters !== undefined) drawText(ctx, letters.toUpperCase(), { ...room, body })
  else if (body.view !== 'back') drawThing(ctx, print, room)
  ctx.restore()
}

interface Room {
  readonly width: number
  readonly height: number
}

function drawText(
  ctx: SKRSContext2D,
  text: string,
  { width, height, body }: Room & { readonly body: Bodice },
): void {
  const light = brightness(colourOf(body)) > 0.55
  const fits = Math.min(height, (height * width) / measureLetters(text, height))
  drawLetters(ctx, text, {
    height: fits,
    colours: [light ? '#2a3358' : '#fbf6ea'],
    playful: 0,
    pen: 2,
  })
}

function drawThing(ctx: SKRSContext2D, print: string, { width, height }: Room): void {
  const [first = '', ...rest] = print.split(' ')
  const colour = rest.length > 0 && readColour(first) !== null ? first : null
  const found = findPicture(colour === null ? print : rest.join(' '))
  if (found === null || !isDrawn(found.picture) || found.picture === 'person') return
  const picture = createPicture(found.picture, { colour })
  const size = Math.min(height, width / picture.aspect) * 1.15
  ctx.translate(0, height * 0.1)
  ctx.scale(size, size)
  picture.draw({ ctx, light: PLAIN_LIGHT, pixels: 200, t: 0 }, {})
}
