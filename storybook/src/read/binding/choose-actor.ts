import { CRAFT } from '../../plan/kinds.ts'
import { actors, isAlive, type Binding } from './binding.ts'
import { THINGS_DO } from './meant-by.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk, NounPhrase, VerbPhrase } from '../phrases/sentence-parts.ts'

/** Whoever the next verb belongs to, when it is not simply the last one that took the stage. */
export function chooseActor(binding: Binding, verb: VerbPhrase, before: Chunk | undefined): void {
  const paused = before?.type === 'pause'
  if (verb.form === 's') (isGoingOn(verb, before) ? goOn : backToOne)(binding)
  feelTogether(binding, verb, paused)
  if (verb.form !== 'ing' || before?.type === 'noun') watchOthers(binding, verb)
  if (before?.type !== 'noun') return
  if (verb.form === 'past' && STATIVE.test(verb.base)) ofTheLast(binding)
  if (verb.form === 'ing') ofTheNeighbour(binding, before.noun, verb)
  leaveThings(binding, verb)
  actWithout(binding)
}

/** "With a machete and discovers a temple": no machete does; but "an apple falls and rolls away": apples do. */
function isGoingOn({ base }: VerbPhrase, before: Chunk | undefined): boolean {
  return before?.type === 'pause' || (before?.type === 'conjunction' && !THINGS_DO.test(base))
}

const FELT = /^(?:laugh|smile|giggle|grin|chuckle|cry|weep|sing|talk|chat|cheer|shout|whisper)$/

/** "Bake cookies, flour on the table, laughing": those who bake laugh, and no flour does. */
function feelTogether(binding: Binding, { form, base }: VerbPhrase, paused: boolean): void {
  if (!paused || form !== 'ing' || !FELT.test(base)) return
  const living = binding.subjects.filter(isAlive)
  const [lead] = living
  if (lead === undefined || actors(binding).some(isAlive)) return
  const deed = lead.actions[0]?.verb
  binding.group = living.filter(({ actions }) => actions[0]?.verb === deed).map(({ id }) => id)
  binding.muted = false
}

/** "A sofa, a lamp, and a goldfish swims": the last of the list does, and no sofa swims along. */
function leaveThings(binding: Binding, { form, base }: VerbPhrase): void {
  if (form !== 's' && form !== 'ing') return
  const group = actors(binding)
  const living = group.filter((each) => isAlive(each) || CRAFT.has(each.kind))
  if (living.length === group.length || living.at(-1) !== group.at(-1)) return
  if (form === 's' || !THINGS_DO.test(base)) binding.group = living.map(({ id }) => id)
}

const STATIVE = /^(?:perch|seat|park|curl|sprawl|crouch|anchor|moor)$/

/** "Before a dragon perched on a tower": the dragon is perched. */
function ofTheLast(binding: Binding): void {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  if (last !== undefined && binding.role === 'object') binding.group = [last.id]
}

const BESIDE =
  /^(?:past|behind|beside|before|near|by|at|towards?|over|under|above|around|against|between|among|after|to|next|alongside|below|beneath)$/

/** "A knight kneels before a queen sitting on a throne": the queen sits. */
function ofTheNeighbour(binding: Binding, noun: NounPhrase, verb: VerbPhrase): void {
  const meant = neighbours(binding, noun, verb)
  const named = binding.subjects.find(
    ({ id, noun: name }) => meant.includes(id) && name === noun.head,
  )
  if (named === undefined || !isAlive(named) || isAsleep(named, verb)) return
  if (!binding.group.includes(named.id)) binding.group = [named.id]
}

/** "Past a sleeping guard carrying a vase": who sleeps carries nothing. */
function isAsleep({ actions }: Subject, { base }: VerbPhrase): boolean {
  return actions.some(({ verb }) => verb === 'sleep') && AWAKE.test(base)
}

const AWAKE =
  /^(?:carry|bear|lug|drag|bring|take|steal|read|eat|drink|write|paint|draw|photograph|film|juggle|play|throw|count|pour|push|pull|hum|whistle|sing)$/

/** Whom the deed after their name may belong to. */
function neighbours(
  binding: Binding,
  noun: NounPhrase,
  verb: VerbPhrase,
): readonly (string | null)[] {
  const { spent, last, recent } = binding
  if (BESIDE.test(spent?.word ?? '') || spent?.relation === 'in-front-of') return [last]
  if (isBeastly(binding, noun, verb) || isWorn(binding, noun, verb)) return [last, recent]
  if (isSettledOne(binding, noun, verb)) return [last]
  if (isHumanly(binding, noun, verb)) return [last, recent]
  return isOfGuest(binding, noun, verb) ? [recent] : []
}

const SETTLED = /^(?:sit|lie|stand|sleep|wait|kneel|lean|crouch|rest|sunbathe|doze|nap|hide)\b/
/** In whose arms somebody is, they sit together. */
const IN_ARMS = /^(?:hold|carry|cradle|rock|hug|cuddle|nurse)\b/

/** "A barber shaves an old man sitting before a mirror": the man sits; who feeds pigeons sitting on a bench sits there. */
function isSettledOne(binding: Binding, noun: NounPhrase, verb: VerbPhrase): boolean {
  if (binding.role !== 'object' || binding.verb === null || !SETTLED.test(verb.base)) return false
  const { found, plural } = noun
  if (found?.kind === 'person') return found.person?.age !== 'baby'
  const beast = /^(?:animal|creature)$/.test(found?.kind ?? '') && !plural
  return beast && !IN_ARMS.test(binding.verb.base)
}

/** "Hugs a man wearing a costume": clothes are of whoever was named last, if a person was. */
function isWorn({ role, verb: done }: Binding, { found }: NounPhrase, verb: VerbPhrase): boolean {
  return verb.base === 'wear' && role === 'object' && done !== null && found?.kind === 'person'
}

function isOfGuest(binding: Binding, noun: NounPhrase, verb: VerbPhrase): boolean {
  return isFlown(binding, noun, verb) || isOnlyAlive(binding) || isAccompanied(binding, verb)
}

/** "Mushrooms light the path of a fox carrying a lantern": what has no life carries nothing while somebody is named. */
function isOnlyAlive(binding: Binding): boolean {
  const doers = actors(binding)
  return doers.length > 0 && !doers.some((each) => isAlive(each) || CRAFT.has(each.kind))
}

const BEASTLY =
  /^(?:breathe|spit|spew|roar|growl|snarl|howl|hiss|bark|neigh|graze|slither|purr|gallop|prance)$/

/** "Fights a dragon breathing fire": people do no such things. */
function isBeastly(binding: Binding, { found }: NounPhrase, { base }: VerbPhrase): boolean {
  const beast = /^(?:animal|creature|bird)$/.test(found?.kind ?? '')
  return beast && BEASTLY.test(base) && actors(binding).every(({ kind }) => kind === 'person')
}

/** "A bird lands on the shoulder of a man reading a newspaper": no bird reads. */
function isHumanly(binding: Binding, { found }: NounPhrase, { base }: VerbPhrase): boolean {
  const beasts = actors(binding).every(({ kind, person }) => kind !== 'person' && person === null)
  return found?.kind === 'person' && binding.verb !== null && beasts && HUMANLY.test(base)
}

const HUMANLY =
  /^(?:read|write|paint|draw|photograph|film|juggle|cook|knit|sew|type|phone|smoke|pray|wave|clap|fish|eat|drink|row|ride|drive)$/

const FLIGHT = /^(?:fly|circle|soar|glide|swoop|hover|wheel|flutter|flap|swarm|buzz|flock)$/

/** "A man with birds circling above him": the man does not. */
function isFlown(binding: Binding, noun: NounPhrase, { base }: VerbPhrase): boolean {
  const winged = /^(?:bird|insect)$/.test(noun.found?.kind ?? '')
  const people = actors(binding).every(({ kind }) => kind === 'person')
  return binding.spent?.word === 'with' && winged && FLIGHT.test(base) && people
}

/** "A surfer rides a wave with dolphins jumping": the surfer has a deed already, and they jump. */
function isAccompanied(binding: Binding, { base }: VerbPhrase): boolean {
  if (binding.spent?.word !== 'with' || SHARED.test(base)) return false
  return actors(binding).some(({ actions }) => actions.length > 0)
}

/** "Sits with his dog watching the sunset": both do. */
const SHARED =
  /^(?:hold|watch|look|gaze|stare|talk|chat|laugh|smile|enjoy|share|listen|admire|wear)$/

/** "A duck followed by seven ducklings crosses": several do not cross, they cross. */
function backToOne(binding: Binding): void {
  const group = actors(binding)
  const several =
    group.length === 1 &&
    group.every(
      ({ count, words }) =>
        count > 1 &&
        /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|several|many)\b/.test(words),
    )
  if (!several) return
  const ones = binding.subjects.filter(({ count }) => count === 1)
  const one = ones.find(isAlive) ?? ones[0]
  if (one !== undefined) binding.group = [one.id]
}

/** "A wizard, surrounded by potions, waves his wand": potions do not. */
function goOn(binding: Binding): void {
  if (actors(binding).some(isAlive)) return
  const subject = binding.subjects.find((each) => isAlive(each) && each.count === 1)
  if (subject !== undefined) binding.group = [subject.id]
}

/** "Teaching his son to ride a bike": the son rides. */
const URGES =
  /^(?:teach|help|ask|tell|force|allow|train|order|beg|invite|encourage|show|get|want|dare|convince|persuade|urge|command|challenge|coax|inspire|instruct|warn|remind|enable|rock|lull|cradle|hush|soothe)$/

const SEES =
  /^(?:see|watch|spot|notice|film|photograph|observe|hear|discover|find|catch|dream|pass|meet|encounter)$/

/** What is helped to be done by one: who helps a mouse climb onto a chair is not on it. */
const ALONE = /^(?:climb|escape|reach|swim|fly|ride|sit|skate|balance|mount)$/

/** "Watching people walk by": the people walk. */
function watchOthers(binding: Binding, verb: VerbPhrase): void {
  if (!isOfOthers(binding, verb)) return
  if (binding.last === null || binding.role !== 'object') return
  // Who helps somebody build builds, too.
  const together = binding.verb?.base === 'help' && !verb.infinitive && !ALONE.test(verb.base)
  binding.group = together ? [...binding.group, binding.last] : [binding.last]
}

/** "Lets his son steer", "makes two boys shake hands", "helps a child build". */
const CAUSES = /^(?:let|make|have|help)$/

function isOfOthers(binding: Binding, { form, infinitive }: VerbPhrase): boolean {
  const base = binding.verb?.base ?? ''
  if (form !== 'ing' && form !== 'base') return false
  if (infinitive) return URGES.test(base)
  if (CAUSES.test(base))
    return binding.subjects.some((each) => each.id === binding.last && isAlive(each))
  if (form === 'ing') return SEES.test(base)
  return binding.actions.some(({ verb }) => verb === 'look')
}

/** "A wave with cats surfing": what cannot act leaves the deed to those who can. */
function actWithout(binding: Binding): void {
  const recent = binding.subjects.find(({ id }) => id === binding.recent)
  if (binding.spent?.word !== 'with' || recent === undefined || !isAlive(recent)) return
  const able = actors(binding).some((each) => isAlive(each) || CRAFT.has(each.kind))
  if (!able) binding.group = [recent.id]
}
