import type { Actor } from './actor.ts'
import { bodyColours } from './colour/body-colours.ts'
import { toHex } from './colour/oklch.ts'
import { paletteOf } from './colour/palette.ts'
import { recolour } from './colour/recolour.ts'
import { FACES } from './faces.ts'
import { factsOf } from './facts/facts-of.ts'
import { figureActor } from './figure/figure-actor.ts'
import { iconBody } from './noto/icons.ts'
import { pictureSheet } from './noto/picture.ts'
import { maskOf } from './noto/trim.ts'

/** The head of an animal as something that a puppet can wear, and the colour of its fur. */
export interface AnimalHead {
  readonly actor: Actor
  readonly fur: string
}

/** Whether an animal has a face that looks at us, so that it can be worn by a puppet. */
export function hasFace(animal: string): boolean {
  return animal in FACES
}

/** An animal's head in its own colour or in this one. */
export function animalHead(animal: string, colour: string | null): AnimalHead {
  const body = faceOf(animal, colour)
  return { actor: headOf(animal, body, colour ?? ''), fur: furOf(body, FACES[animal]?.fur) }
}

function faceOf(animal: string, colour: string | null): string {
  const face = FACES[animal]
  const whole = face?.svg ?? iconBody(face?.icon ?? animal) ?? ''
  const body = face?.outline ? cutOut(whole, face.outline) : whole
  return colour ? recolour(body, colour) : face?.tone ? recolour(body, face.tone) : body
}

/** The part of a drawing within an outline. */
function cutOut(body: string, outline: string): string {
  const { x, y, width, height } = maskOf(body).bounds
  const points = outline.split(',').map((point) => {
    const [across = 0, down = 0] = point.trim().split(' ').map(Number)
    return `${x + across * width} ${y + down * height}`
  })
  return `<defs><clipPath id="head"><path d="M${points.join('L')}Z"/></clipPath></defs><g clip-path="url(#head)">${body}</g>`
}

function furOf(body: string, fur: string | undefined): string {
  const family = bodyColours(paletteOf(body))
  const widest = family?.swatches.toSorted((a, b) => b.share - a.share)[0]
  return fur ?? (widest ? toHex(widest) : '#a58a72')
}

function headOf(animal: string, body: string, colour: string): Actor {
  const mask = maskOf(body)
  const aspect = mask.bounds.width / mask.bounds.height
  const sheets = [pictureSheet(body, mask)]
  const figure = { key: `face:${animal}|${colour}`, aspect, sheets, parts: [{ sheet: 0 }] }
  return figureActor(
    figure,
    { ...factsOf(animal), faces: FACES[animal]?.side ? 'left' : 'front' },
    { name: animal, kind: 'picture' },
  )
}
