import { nearness } from '../../scene/box.ts'
import { plotted } from '../../scene/rows.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { darker } from '../places/kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'
import { strollers } from '../places/kit/town/town.ts'

const CROWDED = /\b(busy|crowded|packed|bustling|lively|full|jam-packed|overcrowded)\b/u
/** Under the open sky the moon may be full, and a field lively: only these words speak of people. */
const TEEMING = /\b(busy|crowded|packed|bustling|jam-packed|overcrowded|teeming)\b/u
/** These have their own company, or no room for any. */
const FULL =
  /^(bus-interior|train-car|subway|airplane-cabin|elevator-cabin|cockpit|submarine|spaceship|stage|nightclub|jazz-club|circus|movie-theater|shopping-mall|airport|kitchen|restaurant-kitchen|stadium|highway|race-track|construction-site)$/u
/** A farmyard is busy with hens: there only these words speak of people. */
const CROWDED_WITH = /\b(crowded|packed|jam-packed|overcrowded)\b/u
const PAVED: ReadonlySet<PlaceSet['ground']> = new Set(['road', 'floor', 'grass', 'sand', 'snow'])

const COATS = ['#d2695a', '#4f7fa5', '#e0a94a', '#6b8f6a', '#8a5f9a', '#c98a6a', '#5f9aa0'] as const
const SKINS = ['#d9a07a', '#8a5a3c', '#f0c8a0', '#b57f58'] as const
const HAIRS = ['#3a2a24', '#6d4526', '#1f1b22', '#b98a48', '#8b8580'] as const
const GUESTS = 9
/** How deep they stand where no back wall says it. */
const DEEP = 6
/** So tall they seem, in u. */
const SEEM = { indoors: 2.6, outdoors: 2.2 }
/** Out of doors they stand so far behind those who act, or at the end of a quay. */
const BEHIND = 2

/** A busy room, street or beach has people at its back: small, soft, and behind whoever plays. */
export function crowded(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (FULL.test(place.id) || !isTeeming(set, place, context)) return set
  const wall = set.pieces.find(({ name }) => name === 'back wall')?.depth(0) ?? DEEP
  const z = place.indoors ? Math.min(wall, 9) - 0.5 : set.far < 4 ? set.far : set.far + BEHIND
  const height = SEEM[place.indoors ? 'indoors' : 'outdoors'] / nearness(z)
  return {
    ...set,
    pieces: [
      ...set.pieces,
      ...guests(context, z, height),
      ...strollers(context, { z: z - 0.3, count: 2, height: 0.95 * height }),
    ],
    sounds: [...set.sounds, { name: 'crowd', level: 0.4 }],
  }
}

function isTeeming({ ground }: PlaceSet, place: Place, { words, nouns }: PlaceContext): boolean {
  // Who fills an empty street before our eyes needs no others behind.
  if (nouns?.includes('passer-by')) return false
  if (place.indoors) return CROWDED.test(words)
  const people = CROWDED_WITH.test(words) || (TEEMING.test(words) && isTrodden(ground, place))
  return people && PAVED.has(ground) && place.medium === 'ground'
}

function isTrodden(ground: PlaceSet['ground'], { id }: Place): boolean {
  return ground === 'road' || ground === 'floor' || /^(?:beach|park|playground|zoo)/u.test(id)
}

function guests(context: PlaceContext, z: number, tall: number): Piece[] {
  return plane(context, { name: 'crowd', z, haze: 0.4, top: 1.25 * tall }, (ink) => {
    const step = (ink.half * 2.1) / GUESTS
    for (let i = 0; i < GUESTS; i++) {
      const x = -ink.half * 1.05 + (i + ink.random.between(0.25, 0.75)) * step
      guest(ink, { x, height: tall * ink.random.between(0.93, 1.08), facing: i % 2 ? -1 : 1 })
    }
  })
}

interface Guest {
  readonly x: number
  readonly height: number
  readonly facing: 1 | -1
}

/** Somebody who stands and talks, a cup in the hand. */
function guest(ink: Ink, { x, height: h, facing }: Guest): void {
  const [coat, skin] = [ink.random.pick(COATS), ink.random.pick(SKINS)]
  const hair = ink.random.pick(HAIRS)
  for (const side of [-0.07, 0.07])
    mark(ink, '#3b4058').rounded([x + side * h - h * 0.05, -h * 0.46, h * 0.1, h * 0.46], h * 0.03)
  cut(ink, coat, 0.06).rounded([x - h * 0.14, -h * 0.8, h * 0.28, h * 0.4], h * 0.08)
  stroke(ink, darker(coat, 0.16), h * 0.065).line(
    ...plotted({ x, w: facing * h, h }, '0.08 -0.72, 0.16 -0.56, 0.24 -0.64'),
  )
  mark(ink, '#f7f2e6').rounded(
    [x + facing * h * 0.25 - h * 0.03, -h * 0.7, h * 0.06, h * 0.08],
    h * 0.01,
  )
  mark(ink, skin).disc(x + facing * h * 0.01, -h * 0.89, h * 0.085)
  mark(ink, hair).shape((ctx) => ctx.arc(x, -h * 0.905, h * 0.092, Math.PI * 0.95, Math.PI * 2.05))
  if (ink.random.chance(0.4))
    mark(ink, hair).oval(x - facing * h * 0.07, -h * 0.85, [h * 0.045, h * 0.1])
}
