import type { Action, Shot } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { WATERS } from './water-words.ts'
import { unseen } from '../without.ts'

const WADERS = /\b(heron|egret|stork|ibis|crane|flamingo|kingfisher|curlew)$/u

/** A heron stands in the shallows and stabs. */
export function inTheShallows(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => WADERS.test(noun))
  const [first] = bird?.actions ?? []
  const fishes = first && /^(fish|catch-fish|catch|hunt|eat)$/u.test(first.verb)
  if (!bird || !fishes) return shot
  const prey = shot.subjects.find(({ id }) => id === first.target)
  const stabs: Action = doing('stab-fish', { prop: prey?.noun ?? 'fish' })
  const told = withDeed(shot, bird, stabs)
  return { ...(prey ? unseen(told, prey) : told), place: shot.place ?? 'lake' }
}

/** The fish that bears catch come with the catch, one for each. */
export function oneForEach(shot: Shot): Shot {
  const catcher = shot.subjects.find(
    ({ kind, actions }) => kind === 'animal' && /^catch(-fish)?$/u.test(actions[0]?.verb ?? ''),
  )
  const fish = shot.subjects.find(({ id }) => id === catcher?.actions[0]?.target)
  if (!catcher || fish?.kind !== 'fish') return shot
  if (catcher.count === 1 && fish.count === 1) return shot
  const catches: Action = doing('catch-fish', { prop: fish.noun })
  return unseen(withDeed(shot, catcher, catches), fish)
}

const RAPTORS =
  /\b(eagle|hawk|falcon|osprey|kingfisher|pelican|seagull|gull|gannet|tern|booby|skua|albatross|kite|puffin|bird)$/u

const TAKES = /^(catch|snatch|grab|hunt|pick-up|seize)$/u

/** An owl that catches a mouse falls on it and climbs away with it, as others do with fish. */
export function onItsPrey(shot: Shot): Shot {
  const bird = shot.subjects.find(
    ({ kind, noun }) => kind === 'bird' && (RAPTORS.test(noun) || /\bowl$/u.test(noun)),
  )
  const takes = bird?.actions.find(({ verb, target }) => target !== null && TAKES.test(verb))
  const prey = shot.subjects.find(({ id }) => id === takes?.target)
  const small = prey && /^(?:animal|bird|insect)$/u.test(prey.kind) && prey.count === 1
  if (!bird || !small) return shot
  return withDeed(shot, bird, doing('catch-prey', { target: prey.id }))
}

/** A bird that dives for a fish falls from the air and takes it out of the water. */
export function fromTheAir(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => RAPTORS.test(noun))
  const fish = shot.subjects.find(({ kind }) => kind === 'fish')
  const dive = bird?.actions.find(
    ({ verb, target }) =>
      /^(dive|dive-in|plunge|catch|fish|catch-fish|hunt)$/u.test(verb) ||
      (verb === 'swoop' && (fish !== undefined || WATERS.test(shot.place ?? ''))) ||
      (/^(rise|fly|take-off|carry|lift|grab|emerge)$/u.test(verb) &&
        target !== null &&
        target === fish?.id &&
        WATERS.test(shot.place ?? '')),
  )
  if (!bird || !dive || bird.kind !== 'bird') return shot
  // A hawk that dives at a mouse is not after fish.
  const other = dive.target !== null && dive.target !== fish?.id
  if (other) return dive.verb === 'dive' ? withDeed(shot, bird, { ...dive, verb: 'fly' }) : shot
  const stoops: Action = doing('catch-fish', { target: fish?.id ?? null })
  return { ...withDeed(shot, bird, stoops), place: shot.place ?? 'lake' }
}

/** Who fishes is where fish are. */
export function atTheRiver(shot: Shot): Shot {
  const fishes = shot.subjects.some(
    ({ kind, actions }) =>
      ANIMALS.has(kind) && actions.some(({ verb }) => /^(fish|catch-fish)$/u.test(verb)),
  )
  return fishes && shot.place === null ? { ...shot, place: 'river' } : shot
}
