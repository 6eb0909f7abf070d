import { VESSELS } from '../words/closed-words.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import {
  actors,
  addAction,
  addSubject,
  isAlive,
  isHuman,
  plainAction,
  relate,
  takeStage,
} from './binding.ts'
import type { Binding, Preposition } from './binding.ts'

/** Stuff that is nobody by itself, and what whatever it comes out of gives off. */
const GIVEN: readonly (readonly [stuff: RegExp, given: string])[] = [
  [/(?:^| )(?:water|drops?|droplets?|rainwater|dew)$/, 'water'],
  [/(?:^| )(?:sparks?|embers?)$/, 'sparks'],
  [/(?:^| )(?:foam|froth|suds)$/, 'foam'],
  [/(?:^| )(?:dust|sand|ash|ashes|dirt)$/, 'dust'],
  [/(?:^| )(?:steam|vapou?r|mist)$/, 'steam'],
  [/(?:^| )(?:smoke|fumes)$/, 'smoke'],
]

/** "Water drips from a tap", "foam runs over a mug": what it comes out of is seen, and gives it off. */
export function isSource(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (!/^(?:from|off|out|over)$/.test(word) || noun.found === null || isAlive(noun.found))
    return false
  const given = givenOff(binding)
  if (given === null || noun.place !== null || isHome(noun.found)) return false
  // "Smoke from its spout": a part of what was named, and nothing beside it.
  if (/^(?:its|their) /.test(noun.words)) {
    binding.told.add(noun.words)
    return true
  }
  // Steam is what the bowl gives off, no cloud beside it.
  binding.subjects.length = 0
  const source = addSubject(binding, noun)
  addAction(source, { ...plainAction('give-off'), prop: given })
  takeStage(binding, source)
  return true
}

/** "Sips from a thermos", "eats out of the pot": that is in the hands, and stands nowhere else. */
export function isDrunkFrom(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (!/^(?:from|out)$/.test(word) || noun.place !== null) return false
  const group = actors(binding)
  if (isLifted(binding, noun)) return true
  const deeds = binding.actions.filter(({ verb, prop }) => verb === 'drink' && prop === null)
  if (deeds.length === 0 || group.length === 0) return false
  if (!isInHands(noun) || !group.every(isHuman)) return false
  for (const deed of deeds) deed.prop = noun.head.slice(0, 60)
  binding.told.add(noun.words)
  return true
}

/** "Drinks cocoa from a red mug": it is at the mouth, and no mug as large as a bear stands there. */
function isLifted(binding: Binding, noun: NounPhrase): boolean {
  const drinks = binding.actions.some(({ verb, prop }) => verb === 'drink' && prop !== null)
  const vessel = /(?:^| )(?:mug|cup|glass|bottle|bowl|goblet|teacup|tankard|can|flask|thermos)$/
  if (!drinks || !vessel.test(noun.head) || noun.traits.colour === null) return false
  const { id } = addSubject(binding, noun)
  for (const who of actors(binding)) relate(binding, { from: who.id, relation: 'holding', to: id })
  return true
}

/** A fountain or a stream is not lifted to the mouth. */
function isInHands({ head, found, traits, count }: NounPhrase): boolean {
  const small = found === null || /^(?:tool|food|thing|plant)$/.test(found.kind)
  const flows = /(?:^| )(?:fountain|tap|faucet|stream|spring|well|puddle|hose|barrel|trough)$/
  return small && traits.colour === null && (count ?? 1) === 1 && !flows.test(head)
}

/** What the sentence began with, if that is stuff and nobody else is there. */
function givenOff({ lastNoun, muted, subjects }: Binding): string | null {
  const [first] = subjects
  const alone = first === undefined ? muted : subjects.length === 1 && first.noun === lastNoun?.head
  if (!alone || lastNoun === null) return null
  const given = GIVEN.find(([stuff]) => stuff.test(lastNoun.head))?.[1] ?? null
  const { colour } = lastNoun.traits
  return given === null || colour === null ? given : `${colour} ${given}`
}

/** A house has a chimney of its own, which smokes by itself. */
function isHome({ kind, picture }: { readonly kind: string; readonly picture: string }): boolean {
  return kind === 'building' && picture !== 'prop:chimney'
}

const AT_TABLE =
  /^(?:peel|cut|chop|crack-egg|grate|whisk|mix|stir|knead|squeeze|squeeze-fruit|crush|handle-thing)$/

/** "Squeezes lemons into a jug": under the hands, and nobody is in it. */
export function isFilled(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const works = binding.actions.some(({ verb, prop }) => AT_TABLE.test(verb) && prop !== null)
  const plain = noun.traits.colour === null && (noun.count ?? 1) === 1
  if (!works || !plain || !/^(?:in|into)$/.test(word) || !isFillable(noun)) return false
  binding.told.add(noun.words)
  return true
}

/** A bakery is played by its bread, and is where it is done. */
const isFillable = ({ head, found, place }: NounPhrase): boolean =>
  VESSELS.test(head) || (found?.kind === 'food' && place === null)

const TETHERS = /(?:^| )(?:rope|leash|lead|chain|string|tether|halter|reins?|harness)$/

/** "Leads a goat on a rope": it is in the hand, and nobody stands on it. */
export function isTether(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const led = binding.subjects.find(({ id }) => id === binding.last)
  const leads = binding.actions.some(({ verb }) => /^(?:lead|walk|walk-dog|pull|hold)$/.test(verb))
  if (!leads || led === undefined || led.kind === 'person' || !/^(?:on|by|with)$/.test(word))
    return false
  if (!TETHERS.test(noun.head) || noun.traits.colour !== null) return false
  binding.told.add(noun.words)
  return true
}
