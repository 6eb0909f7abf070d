import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** Parts of animals and things that the cast can paint by themselves. */
const OF_BODIES =
  /(?:^| )(?:head|face|tail|wing|belly|breast|chest|tummy|paw|foot|feet|sock|hoof|leg|antler|horn|eye|ear|nose|beak|bill)s?$/
/** What covers all of it. */
const COVERS = /(?:^| )(?:fur|feather|plumage|skin|scale|hide|wool|fleece)s?$/
const LIVELY = /^(?:animal|bird|fish|creature|toy)$/
const OF_WINGS = /(?:^| )(?:wing|canopy|sail|chute|envelope)s?$/
/** Homes that one drawing shows, and the parts of it that have a colour each. */
export const COTTAGES = /(?:^| )(?:house|cottage|home|bungalow|villa|farmhouse)$/
export const OF_HOUSES = /(?:^| )(?:roof|door|shutter|window|wall|chimney|window frame)s?$/
const OF_THINGS = /(?:^| )(?:wheel|tire|tyre|rim|hubcap|sail|hull|lid|cap|shade|handle)s?$/

function addPart(subject: Subject, part: string, colour: string): true {
  subject.parts = [...(subject.parts ?? []), { part: part.slice(0, 40), colour }].slice(0, 4)
  return true
}

type Painting = (subject: Subject, part: string, colour: string) => true

/** Which parts of whom are painted how; the first that fits. */
const PAINTINGS: readonly (readonly [
  whole: (subject: Subject) => boolean,
  part: RegExp,
  paint: Painting,
])[] = [
  // All that is seen of a paraglider is its wing.
  [
    ({ picture }) =>
      /^(?:noto:parachute|prop:hot-air-balloon|prop:hang-glider)$/.test(picture ?? ''),
    OF_WINGS,
    dyeAll,
  ],
  [
    ({ kind, noun }) => kind === 'building' && COTTAGES.test(noun),
    OF_HOUSES,
    (house, part, colour) => {
      house.picture = 'prop:plain-house'
      return part.endsWith('wall') ? dyeAll(house, part, colour) : addPart(house, part, colour)
    },
  ],
  [
    ({ picture }) => picture === 'noto:automobile',
    /door$/,
    (car, part, colour) => {
      // A red door is not seen on a car that is red by itself.
      car.colour ??= colour === 'white' ? 'blue' : 'white'
      return addPart(car, part, colour)
    },
  ],
  [({ kind }) => LIVELY.test(kind), COVERS, dyeAll],
  [({ kind }) => LIVELY.test(kind), OF_BODIES, addPart],
  [({ kind }) => kind === 'vehicle', /(?:^| )roofs?$/, addPart],
  [({ kind }) => !LIVELY.test(kind) && kind !== 'person', OF_THINGS, addPart],
]

function dyeAll(subject: Subject, _part: string, colour: string): true {
  subject.colour = colour
  return true
}

/** "A white car with a black roof": the part has a colour of its own. False where nobody could paint it. */
export function paintPart(subject: Subject | undefined, noun: NounPhrase): boolean {
  const { colour } = noun.traits
  if (colour === null || subject === undefined) return false
  const paint = PAINTINGS.find(([whole, part]) => whole(subject) && part.test(noun.head))?.[2]
  return paint?.(subject, noun.head, colour) ?? false
}
