import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** Parts of animals and things that the cast can paint by themselves. */
const OF_BODIES =
  /(?:^| )(?:head|face|tail|wing|belly|breast|chest|tummy|paw|foot|feet|sock|hoof|leg|antler|horn|eye)s?$/
const OF_WINGS = /(?:^| )(?:wing|canopy|sail|chute|envelope)s?$/
const OF_THINGS = /(?:^| )(?:roof|wheel|tire|tyre|rim|hubcap|sail|hull|lid|cap|shade)s?$/

/** "A white car with a black roof": the part has a colour of its own. False where nobody could paint it. */
export function paintPart(subject: Subject | undefined, noun: NounPhrase): boolean {
  const {
    head,
    traits: { colour },
  } = noun
  if (colour === null || subject === undefined || subject.kind === 'person') return false
  // All that is seen of a paraglider is its wing.
  if (
    /^(?:noto:parachute|prop:hot-air-balloon|prop:hang-glider)$/.test(subject.picture ?? '') &&
    OF_WINGS.test(head)
  ) {
    subject.colour = colour
    return true
  }
  const living = /^(?:animal|bird|fish|creature|toy)$/.test(subject.kind)
  // A house's roof has a colour of its own already.
  const roof = !head.endsWith('roof') || subject.kind === 'vehicle'
  if (!(living ? OF_BODIES.test(head) : OF_THINGS.test(head) && roof)) return false
  subject.parts = [...(subject.parts ?? []), { part: head.slice(0, 40), colour }].slice(0, 4)
  return true
}
