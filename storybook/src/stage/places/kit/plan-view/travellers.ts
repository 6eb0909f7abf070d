import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext, Traveller, TravellerForm } from '../../../place.ts'
import { at, type Where } from '../alive.ts'
import { darker } from '../colour.ts'
import { seen } from '../nature/ground.ts'
import { beast, beastColour, fin, finColour, koiColour } from './beasts.ts'
import type { Member } from './formations.ts'
import type { Spot } from './sheet.ts'
import { cyclist, lying, skier, surfer, swimmer, umbrella, walker } from './walkers.ts'
import {
  beams,
  bus,
  car,
  kayak,
  motorboat,
  sailboat,
  ship,
  tractor,
  truck,
  wagon,
  type Look,
} from './wheels.ts'

const FORMS: Readonly<Record<TravellerForm, (look: Look) => void>> = {
  car,
  truck,
  bus,
  wagon,
  tractor,
  motorboat,
  sailboat,
  ship,
  kayak,
  walker,
  umbrella,
  cyclist,
  swimmer,
  surfer,
  skier,
  lying,
  beast,
  fin,
}

/** What they are painted in when nobody says: many cars are not all of one colour. */
const PAINTS: Readonly<Partial<Record<TravellerForm, readonly string[]>>> = {
  car: ['#d8483a', '#f2efe6', '#2f6fa6', '#f0b93a', '#3a3d48', '#7a9a5a', '#c9c9cf'],
  truck: ['#2f6fa6', '#d8483a', '#5b9a52'],
  bus: ['#e0a13c', '#d8483a', '#2f6fa6'],
  wagon: ['#c0392f'],
  tractor: ['#3f8a46'],
  motorboat: ['#f6f3ec', '#2f6fa6', '#d8483a'],
  sailboat: ['#fbf8f0'],
  ship: ['#8f3a30', '#2c4660', '#3f5f52'],
  kayak: ['#e0503c', '#f0b93a', '#2f8f8a'],
}
const CLOTHES = [
  '#d8483a',
  '#2f6fa6',
  '#f0b93a',
  '#5b9a52',
  '#8a5fb0',
  '#f2efe6',
  '#e78fb0',
  '#3a6f6a',
]

const TAXI = '#f0c030'

function paintOf({ form, noun, colour }: Traveller, index: number): string {
  if (colour !== null) return colour
  if (/\b(taxi|cab)$/u.test(noun)) return TAXI
  if (form === 'beast') return beastColour(noun)
  if (form === 'fin') return koiColour(noun, index) ?? finColour(noun) ?? '#5b7686'
  const paints = PAINTS[form] ?? CLOTHES
  return paints[index % paints.length] ?? '#d8483a'
}

const LAMPS: Readonly<Partial<Record<TravellerForm, number>>> = {
  car: 0.6,
  truck: 1.15,
  bus: 1.1,
  wagon: 0.9,
}

/** Where on the stage a spot of the map lies, how large it is there and how flat it looks. */
export interface Laid {
  readonly depth: number
  readonly grown: number
  /** How high over the ground the sheets lie of which each is built, the lowest first. */
  readonly layers: readonly number[]
  readonly at: (spot: Spot) => { readonly where: Where; readonly flat: number }
}

/** The map upright before us; `middle` is the height of the frame's middle. */
export const upright = (middle: number): Laid => ({
  depth: -0.1,
  grown: 1,
  layers: [0],
  at: ({ x, y }) => ({ where: { x, y: middle - y, z: 0 }, flat: 1 }),
})

/** All who go over the land below, the shadows under each. */
export function travellersPiece(
  context: PlaceContext,
  members: readonly Member[],
  laid: Laid,
): Piece {
  const tone = (colour: string): string => seen(context.light, colour, 0)
  return live({ name: 'travellers', depth: laid.depth }, (pen) => {
    for (const { of, index, scale, phase, at: whereAt } of members) {
      const { angle, ...spot } = whereAt(pen.t)
      const { where, flat } = laid.at(spot)
      const t = of.still ? phase : pen.t + phase
      const lamp = LAMPS[of.form]
      const shines = pen.light.dark && lamp !== undefined && (of.form !== 'wagon' || index === 0)
      for (const layer of laid.layers)
        at(pen, { ...where, y: where.y + layer * scale }, (ctx) => {
          ctx.scale(laid.grown, laid.grown * flat)
          ctx.rotate(angle)
          ctx.scale(scale, scale)
          if (shines && layer === 0) beams(ctx, lamp)
          const colour = tone(paintOf(of, index))
          const side = darker(colour, 0.35)
          const dyed =
            layer === laid.layers.at(-1) ? { colour, tone } : { colour: side, tone: () => side }
          FORMS[of.form]({ ctx, ...dyed, t, index, angle, noun: of.noun })
        })
    }
  })
}
