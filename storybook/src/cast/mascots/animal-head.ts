import { createCanvas } from '@napi-rs/canvas'
import type { Actor } from '../actor.ts'
import { bodyColours } from '../colour/body-colours.ts'
import { toHex } from '../colour/oklch.ts'
import { paletteOf } from '../colour/palette.ts'
import { readColour } from '../colour/read-colour.ts'
import { secondTone } from '../colour/two-tones.ts'
import { recolour } from '../colour/recolour.ts'
import { factsOf } from '../facts/facts-of.ts'
import { figureActor } from '../figure/figure-actor.ts'
import type { Figure, Sheet } from '../figure/figure.ts'
import { eyelids } from '../noto/eyelids.ts'
import { findEyes, type Between, type Eye } from '../noto/find-eyes.ts'
import { openMouth } from '../noto/open-mouth.ts'
import { iconBody } from '../noto/icons.ts'
import { pictureSheet } from '../noto/picture.ts'
import { maskOf } from '../noto/trim.ts'
import type { ListedProp } from '../props/prop.ts'
import { FACES, HUNG } from './faces.ts'
import { shapeOf, type HeadShape } from './head-shape.ts'
import { headedProp, propHead } from './prop-head.ts'

/** The head of an animal as something that a puppet can wear, and the colour of its fur. */
export interface AnimalHead {
  readonly actor: Actor
  /** The same from behind: its outline in the colour of its fur. */
  readonly nape: Actor
  readonly fur: string
  /** It looks to the side instead of at us. */
  readonly profile: boolean
  readonly shape: HeadShape
  /** Between the eyes: shares of the picture, and how far apart they are in heights. */
  readonly eyes: Between
}

/** Whether an animal has a face, so that it can be worn by a puppet. */
export function hasFace(animal: string): boolean {
  return animal in FACES || headedProp(animal) !== undefined
}

/** Whether that face is a head and nothing else, so that others can put it on. */
export function hasHead(animal: string): boolean {
  return hasFace(animal) && !FACES[animal]?.whole && headedProp(animal)?.face !== 'whole'
}

const known = new Map<string, AnimalHead>()

/** An animal's head in its own colour or in this one. */
export function animalHead(animal: string, colour: string | null): AnimalHead {
  const key = `face:${animal}|${colour ?? ''}`
  const prop = animal in FACES ? undefined : headedProp(animal)
  const head =
    known.get(key) ?? (prop ? drawnHead(prop, colour, key) : pictured(animal, colour, key))
  known.set(key, head)
  return head
}

/** Where eyes are looked for in a face that looks at us. */
const FRONTAL: Between = [0.5, 0.46, 0.9]

function pictured(animal: string, colour: string | null, key: string): AnimalHead {
  const body = faceOf(animal, colour)
  const mask = maskOf(body)
  const { side: profile = false, fur: own, crown } = FACES[animal] ?? {}
  const face = pictureSheet(body, mask)
  const fur = (colour ? undefined : own) ?? furOf(body)
  const found = profile ? [] : findEyes(body, mask.bounds, FRONTAL)
  const lids = found.length === 2 ? eyelids({ body, bounds: mask.bounds, between: FRONTAL }) : null
  const aspect = mask.bounds.width / mask.bounds.height
  const figure: Figure = { key, aspect, ...featured(face, lids, animal !== 'robot') }
  const shape = crown
    ? { x: crown[0], y: crown[1], wide: crown[2], neck: 0.5 }
    : { ...shapeOf(face), neck: 0.5 }
  const eyes = between(found, { aspect, profile })
  return { ...headsOf(animal, figure, { fur, profile }), fur, profile, eyes, shape }
}

/** A face with its lids, and with a mouth that opens if it has any. */
function featured(
  face: Sheet,
  lids: ReturnType<typeof eyelids> | null,
  hasMouth: boolean,
): Pick<Figure, 'sheets' | 'parts'> {
  if (!lids) return { sheets: [face], parts: [{ sheet: 0 }] }
  const sheets = [face, ...lids.sheets]
  const parts = [{ sheet: 0 }, ...lids.front]
  if (!hasMouth) return { sheets, parts }
  const { sheet, move } = openMouth({ x: 0, y: -0.24, wide: 0.24 })
  return { sheets: [...sheets, sheet], parts: [...parts, { sheet: sheets.length, move }] }
}

/** Where glasses sit: between the eyes that were found, or where eyes usually are. */
function between(
  [a, b]: readonly Eye[],
  { aspect, profile }: { aspect: number; profile: boolean },
): Between {
  if (!a || !b) return [profile ? 0.42 : 0.5, 0.42, 0.34 * aspect]
  return [0.5 + (a.x + b.x) / 2 / aspect, 1 + (a.y + b.y) / 2, Math.abs(a.x - b.x)]
}

/** The head of an animal of our own drawing. */
function drawnHead(prop: ListedProp, colour: string | null, key: string): AnimalHead {
  const asked = colour ? readColour(colour) : null
  const tone = asked && asked !== 'rainbow' ? asked : prop.colour
  const [face, lids] = propHead(prop, tone, secondTone(colour))
  const aspect = face.frame.right - face.frame.left
  const figure: Figure = {
    key,
    aspect,
    sheets: lids ? [face, lids] : [face],
    parts: [
      { sheet: 0 },
      ...(lids
        ? [{ sheet: 1, move: ({ blink = 0 }) => (blink < 0.4 ? null : STILL) } as const]
        : []),
    ],
  }
  const profile = !prop.name.includes('cat') && prop.name !== 'red-panda'
  const eyes: Between = [0.5, 0.46, profile ? 0.3 * aspect : 0.4]
  const measured = shapeOf(face, profile ? 0.62 : 0.5)
  const shape = prop.name in HUNG ? { ...measured, neck: 0.5 } : measured
  return { ...headsOf(prop.name, figure, { fur: tone, profile }), fur: tone, profile, eyes, shape }
}

const STILL = [1, 0, 0, 1, 0, 0] as const

function headsOf(
  animal: string,
  figure: Figure,
  { fur, profile }: { fur: string; profile: boolean },
): Pick<AnimalHead, 'actor' | 'nape'> {
  const facts = { ...factsOf(animal), faces: profile ? 'left' : 'front' } as const
  const playbill = { name: animal, kind: 'picture' } as const
  const [face] = figure.sheets
  const plain: Figure = {
    key: `${figure.key}|nape`,
    aspect: figure.aspect,
    sheets: face ? [inOneColour(face, fur)] : [],
    parts: [{ sheet: 0 }],
  }
  return { actor: figureActor(figure, facts, playbill), nape: figureActor(plain, facts, playbill) }
}

/** The outline of a drawing in one colour, with a breath of its own shading. */
function inOneColour({ frame, paint }: Sheet, colour: string): Sheet {
  return {
    frame,
    paint: (ctx, pixels) => {
      paint(ctx, pixels)
      const { width, height } = ctx.canvas
      const veil = createCanvas(width, height)
      const over = veil.getContext('2d')
      over.drawImage(ctx.canvas, 0, 0)
      over.globalCompositeOperation = 'source-in'
      over.fillStyle = colour
      over.fillRect(0, 0, width, height)
      ctx.resetTransform()
      ctx.drawImage(veil, 0, 0)
    },
  }
}

function faceOf(animal: string, colour: string | null): string {
  const face = FACES[animal]
  const whole = face?.svg ?? iconBody(face?.icon ?? animal) ?? ''
  const body = face?.outline ? cutOut(whole, face.outline) : whole
  return colour ? recolour(body, colour) : face?.tone ? recolour(body, face.tone) : body
}

/** How much of each edge of an outline goes into rounding its corners. */
const ROUNDING = 0.3

/** The part of a drawing within an outline, whose corners are rounded as scissors would. */
function cutOut(body: string, outline: string): string {
  const { x, y, width, height } = maskOf(body).bounds
  const points = outline.split(',').map((point): readonly [number, number] => {
    const [across = 0, down = 0] = point.trim().split(' ').map(Number)
    return [x + across * width, y + down * height]
  })
  const rounded = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner
    const after = points[(i + 1) % points.length] ?? corner
    return `${towards(corner, before)}Q${corner.join(' ')} ${towards(corner, after)}`
  })
  return `<defs><clipPath id="head"><path d="M${rounded.join('L')}Z"/></clipPath></defs><g clip-path="url(#head)">${body}</g>`
}

function towards(from: readonly [number, number], to: readonly [number, number]): string {
  return from.map((value, i) => value + ((to[i] ?? value) - value) * ROUNDING).join(' ')
}

function furOf(body: string): string {
  const family = bodyColours(paletteOf(body))
  const widest = family?.swatches.toSorted((a, b) => b.share - a.share)[0]
  return widest ? toHex(widest) : '#a58a72'
}

/** Heads in profile are drawn looking left; puppets face right. */
export function lookingAhead(head: Actor): Actor {
  return { ...head, draw: (brush, pose) => head.draw(brush, { ...pose, turn: 1 }) }
}
