import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { unseen, withoutAll } from '../without.ts'

/** As many as go on leashes in one hand. */
const MOST = 6

/** Who walks several dogs has each of them on a leash. */
export function walkThemAll(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => deed?.verb === 'walk-dog')
  const [deed] = who?.actions ?? []
  const dogs = shot.subjects.find(({ id }) => id === deed?.target)
  if (!who || !deed || !dogs || who.count > 1 || dogs.count < 2) return shot
  const prop = dogs.colour === null ? dogs.noun : `${dogs.colour} ${dogs.noun}`
  const verb = `walk-dogs-${Math.min(MOST, dogs.count)}`
  const walks = doing(verb, { prop, pace: deed.pace, direction: deed.direction })
  const leashes = new Set(shot.subjects.flatMap(({ id, noun }) => (LEASH.test(noun) ? [id] : [])))
  return withSubject(withoutAll(unseen(shot, dogs), leashes), who, { actions: [walks] })
}

const WALKS = /^walk(?:-dog)?$/u
const OWN = /^(?:its|his|her|their|my|your|our)\b/u
const LEASH = /\b(?:leash|lead|rope|string)$/u
/** What is led and not carried along at the heel, whoever leads it. */
const TALL =
  /\b(?:horse|pony|donkey|camel|llama|alpaca|cow|bull|elephant|giraffe|bear|lion|lioness|tiger|dragon|dinosaur|t-rex|hippo|hippopotamus|rhino|rhinoceros|ostrich|moose|elk|deer|zebra|unicorn|gorilla|whale|shark|crocodile|alligator)$/u

/** Whoever walks a pet has it on a leash: a woman her iguana, a banana its dog, a mouse its cat. */
export function walkAnyPet(shot: Shot): Shot {
  const leash = shot.subjects.find(({ noun }) => LEASH.test(noun))
  const pairs = shot.subjects.flatMap((who) => {
    const pet = petOf(who, shot, leash !== undefined)
    return pet === undefined ? [] : [{ who, pet }]
  })
  const [pair] = pairs
  if (!pair || pair.who.count > 1 || pair.pet.count > 1) return shot
  const { who, pet } = pair
  const prop = pet.colour === null ? pet.noun : `${pet.colour} ${pet.noun}`
  const great = TALL.test(pet.noun) && pet.size !== 'tiny' && pet.size !== 'small'
  const place = shot.place ?? 'park'
  // Fish have no hands; but they have left the water.
  if (who.kind === 'fish') return { ...shot, place, subjects: shot.subjects.map(ashore) }
  const walks = doing(great ? 'walk-beast' : 'walk-dog', { prop })
  const gone = new Set([pet.id, leash?.id ?? ''])
  return { ...withSubject(withoutAll(shot, gone), who, { actions: [walks] }), place }
}

function ashore(subject: Subject): Subject {
  return subject.kind === 'fish' ? { ...subject, kind: 'creature' } : subject
}

/** Who is walked by this one; a man with his dog is played by both of them. */
function petOf(who: Subject, { subjects }: Shot, leashed: boolean): Subject | undefined {
  const deed = who.actions.find(({ verb }) => WALKS.test(verb))
  const pet = subjects.find(({ id }) => id === deed?.target)
  if (!pet || pet === who || !LIVING.has(pet.kind) || pet.kind === 'person') return undefined
  const dog = deed?.verb === 'walk-dog'
  if (dog && who.kind === 'person') return undefined
  return dog || leashed || OWN.test(pet.words) ? pet : undefined
}
