import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { darker } from '../colour.ts'
import { lay, level, type GroundInk } from './ground.ts'
import { bush, grass } from './plants.ts'
import { mark } from '../paper.ts'
import { plane } from '../plane.ts'

interface Crop {
  readonly words: RegExp
  readonly colour: string
  /** Vines and tea are bushes; corn and wheat are blades; the rest blooms on them. */
  readonly grows: 'bush' | 'blades' | 'flowers'
  readonly height: number
}

const CROPS: readonly Crop[] = [
  { words: /\b(vineyards?|vines)\b/u, colour: '#5f8a3f', grows: 'bush', height: 1.1 },
  { words: /\btea\b|\bplantation\b/u, colour: '#4f9a5a', grows: 'bush', height: 0.8 },
  {
    words: /\b(wheat|grain|barley|golden) fields?\b/u,
    colour: '#dcb355',
    grows: 'blades',
    height: 1,
  },
  { words: /\bcorn ?fields?\b/u, colour: '#6f9a45', grows: 'blades', height: 1.9 },
  { words: /\brice\b/u, colour: '#8fc46a', grows: 'blades', height: 0.7 },
  { words: /\blavender\b/u, colour: '#8f74c0', grows: 'flowers', height: 0.8 },
  { words: /\bsunflowers?\b/u, colour: '#f0c23c', grows: 'flowers', height: 1.5 },
  { words: /\b(poppy|poppies|tulips?)\b/u, colour: '#d9483f', grows: 'flowers', height: 0.8 },
]

/** What grows in the fields along the road, when the prompt says so. */
export function cropBy(words: string): Crop | null {
  return CROPS.find((crop) => crop.words.test(words)) ?? null
}

/** Its rows from the road to the hills, as they lie on the ground. */
export function cropRows(ink: GroundInk, { colour }: Crop): void {
  for (let z = 3.6, i = 0; z < 30; z += 0.5 + z * 0.06, i++)
    lay(ink, i % 2 ? colour : darker(colour, 0.24), () =>
      level(ink, [-90, 90], [z, z + 0.5 + z * 0.06]),
    )
}

/** The rows next to the road, plant by plant. */
export function cropPlants(c: PlaceContext, { colour, grows, height }: Crop): Piece[] {
  return [9, 6.4, 4.6].flatMap((z) =>
    plane(c, { name: `crop ${z}`, z, top: height + 0.6, bottom: -0.3 }, (ink) => {
      const step = grows === 'bush' ? 1.5 : 0.55
      for (let x = ink.left; x < ink.right; x += step) {
        const tall = height * ink.random.between(0.85, 1.1)
        if (grows === 'bush') bush(ink, { x, height: tall, colour })
        else grass(ink, { x, height: tall, colour: grows === 'blades' ? colour : '#6f9a4e' })
        if (grows === 'flowers') mark(ink, colour).disc(x, -tall, 0.16)
      }
    }),
  )
}
