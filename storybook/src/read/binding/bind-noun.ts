import { sensesOf } from '../../lexicon/wordnet.ts'
import { addDeeds } from './bind-deeds.ts'
import { bindObject } from './bind-object.ts'
import { setPlace } from './bind-place.ts'
import { acts, type Named } from './named.ts'
import { bothMeant } from './couples.ts'
import { asMiniature } from './miniatures.ts'
import { isPlaceAlone, isSkyAbove } from './place-alone.ts'
import { sharedPreposition } from './listed-with.ts'
import { isUsedAs, useAs } from './roles.ts'
import { bindSomeOf } from './bind-part.ts'
import { bindPrepositional } from './bind-prepositional.ts'
import { isOnPartOfNamed, isPartOfNamed } from './parts.ts'
import type { Subject } from '../../plan/plan.ts'
import {
  addAction,
  addSubject,
  isAlive,
  recall,
  relate,
  takeStage,
  type Binding,
  type Preposition,
} from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isSomeOfNamed } from './some-of-named.ts'
import { bindBody, LOOKED_AT, weepForLast } from './features.ts'
import { isTagOf } from './tags.ts'
import { wear } from './wear.ts'
import { nameTheOne } from './which-one.ts'
import { isOfStreet } from './fronts.ts'
import { isFitting } from './is-where.ts'
import { strangerFor, bindUnseen } from './no-such-noun.ts'

/** What is denied is not there, and neither is what another thing only serves as. */
function isNotThere(binding: Binding, named: Named): boolean {
  const { noun } = named
  if (noun.negated) binding.absent.push(noun.head)
  else if (isUsedAs(named)) useAs(binding, noun)
  else return false
  return true
}

/** Decides what a noun phrase is: who acts, what is acted on, where it happens. */
export function bindNoun(binding: Binding, said: Named): void {
  const named = { ...said, noun: nameTheOne(binding, said.noun) }
  const { noun } = named
  const preposition = binding.preposition ?? sharedPreposition(binding, named)
  binding.spent = preposition
  binding.preposition = null
  if (isNotThere(binding, named) || isBoth(binding, named, preposition)) return
  if (isOnPart(binding, named)) binding.told.add(noun.words)
  else if (isOnPartOfNamed(binding, noun, preposition)) binding.role = 'object'
  else if (isPartOfNamed(binding, noun)) binding.muted = true
  else if (isInPicture(binding, preposition)) bindSubject(binding, named)
  else if (preposition !== null) bindPrepositional(binding, noun, preposition)
  else if (isObject(binding, named)) bindObject(binding, noun)
  else bindAlone(binding, named)
  binding.lastNoun = noun
  binding.lastAt = wordOf(preposition)
}

/** "In front of" is "before". */
function wordOf(preposition: Preposition | null): string | null {
  return preposition?.relation === 'in-front-of' ? 'before' : (preposition?.word ?? null)
}

/** "… orbits the couple", "the pair laughs": nobody new comes on. */
function isBoth(binding: Binding, named: Named, preposition: Preposition | null): boolean {
  const both = bothMeant([...binding.subjects, ...binding.known], named.noun)
  const [first] = both
  if (first === undefined) return false
  const ids = both.map((each) => recall(binding, each).id)
  binding.told.add(named.noun.words)
  const relation = preposition?.relation ?? null
  const others = binding.group.filter((id) => !ids.includes(id))
  if (relation !== null)
    for (const from of others) relate(binding, { from, relation, to: first.id })
  else if (preposition !== null || isObject(binding, named)) {
    for (const action of binding.actions) if (others.length > 0) action.target ??= first.id
  } else {
    takeStage(binding, first)
    binding.group = ids
  }
  return true
}

/** Who or what a sentence begins with, or where it plays. */
function bindAlone(binding: Binding, named: Named): void {
  const small = asMiniature(named)
  if (small !== null) bindSubject(binding, { ...named, noun: small })
  else if (isSkyAbove(named)) binding.muted = true
  else if (named.before === 'conjunction' && isOfStreet(binding, named.noun)) binding.muted = true
  else if (isPlaceAlone(named) && !(isListedAlone(named) && isFitting(binding, named.noun))) {
    setPlace(binding, named.noun)
    binding.muted = true
  } else bindSubject(binding, named)
}

/** After "and" or a pause, and doing nothing. */
function isListedAlone(named: Named): boolean {
  return /^(?:conjunction|pause)$/.test(named.before) && !acts(named)
}

/** "Her hands are covered in flour": nobody holds it. */
function isOnPart({ muted, lastNoun }: Binding, { noun, chunks }: Named): boolean {
  if (!muted || lastNoun?.body !== true || noun.place !== null) return false
  const at = chunks.findIndex((chunk) => chunk.type === 'noun' && chunk.noun === noun)
  const verb = chunks[at - 2]
  return (
    chunks[at - 1]?.type === 'preposition' && verb?.type === 'verb' && verb.verb.form === 'past'
  )
}

/** "The background is blurred, with pots on the wall": they are there, and nobody has them. */
function isInPicture({ muted, lastNoun }: Binding, preposition: Preposition | null): boolean {
  const picture = /^(?:background|foreground|scene|shot|setting|sky|frame|environment)$/
  return muted && preposition?.word === 'with' && picture.test(lastNoun?.head ?? '')
}

function isObject({ verb, role }: Binding, named: Named): boolean {
  const { before, noun } = named
  if (verb === null || before === 'stop') return false
  if (before !== 'conjunction' && before !== 'pause') return true
  if (role !== 'object') return false
  // "She wears a jacket, a dress and boots": a list of clothes has no second subject in it.
  if (noun.garment !== null && verb.base === 'wear') return true
  // "Wearing a red hat and a dog": nobody wears the dog.
  if (verb.base === 'wear' && noun.found !== null && isAlive(noun.found)) return false
  return before === 'conjunction' && !acts(named)
}

function bindSubject(binding: Binding, named: Named): void {
  if (named.before === 'pause' && isSaidAgain(binding, named)) return
  if (isMoreClothing(binding, named)) return
  const stranger = acts(named) && isStranger(named.noun)
  const noun = stranger ? { ...named.noun, found: strangerFor(named.noun) } : named.noun
  const some = noun.oneOf === true || isSomeOfNamed(binding, named)
  if (some && bindSomeOf(binding, noun)) return
  if (noun.body || noun.found === null) bindNobody(binding, named)
  else bindActor(binding, named, noun)
}

/** From here on this one acts, alone or with those named before. */
function bindActor(binding: Binding, named: Named, noun: NounPhrase): void {
  const joins = joinsGroup(binding, named)
  const nobody = danglingActor(binding, named)
  const first = binding.subjects.length === 0
  const subject = addSubject(binding, noun)
  if (first && LOOKED_AT.test(noun.part ?? '')) binding.framing = 'close-up'
  if (nobody !== null) takeOver(binding, nobody, subject)
  const { id } = subject
  binding.group = joins ? [...binding.group, id] : [id]
  Object.assign(binding, {
    muted: false,
    verb: null,
    actions: [],
    role: 'subject',
    last: id,
    recent: id,
  })
  addDeeds(binding, noun)
}

/** What is worn goes on whoever was described so far. */
function isMoreClothing(binding: Binding, named: Named): boolean {
  const { noun } = named
  if (noun.garment === null) return false
  return isOwnClothing(binding, named) || (isListed(binding, named) && isTagOf(binding, noun))
}

/** "A violinist plays, her long dress flowing", "two mice skate, their scarves flutter". */
function isOwnClothing(binding: Binding, { noun, before }: Named): boolean {
  const [, whose] = /^(his|her|its|their) /.exec(noun.words) ?? []
  const wearer =
    binding.subjects.findLast(({ person }) => person !== null) ?? binding.subjects.findLast(isAlive)
  if (whose === undefined || wearer === undefined || before === 'verb') return false
  if (wearer.person === null) return isOnAnimal(binding, wearer, noun)
  binding.last = wearer.id
  if (!isTagOf(binding, noun)) return false
  tellGender(binding, whose === 'her' ? 'woman' : 'man')
  binding.muted = true
  return true
}

function isOnAnimal(binding: Binding, { id }: Subject, noun: NounPhrase): boolean {
  Object.assign(binding, { group: [id], verb: null, last: id })
  if (!wear(binding, noun)) return false
  binding.muted = true
  return true
}

/** "With a captain's hat, deep wrinkles and a blue jacket"; in "with glasses, a scarf and a red hat sings" no hat does. */
function isListed({ lastNoun, verb }: Binding, named: Named): boolean {
  if (named.before !== 'pause' && named.before !== 'conjunction') return false
  if (acts(named) && !(named.before === 'conjunction' && verb === null)) return false
  return lastNoun !== null && (lastNoun.garment !== null || lastNoun.body)
}

function tellGender({ subjects, last }: Binding, gender: 'man' | 'woman'): void {
  const person = subjects.find(({ id }) => id === last)?.person
  if (person) person.gender ??= gender
}

/** After a pause: how the last one looks, or a thing that was named already. */
function isSaidAgain(binding: Binding, named: Named): boolean {
  const { noun } = named
  if (noun.bare && !acts(named) && isTagOf(binding, noun)) return true
  return !noun.body && noun.found !== null && repeatsProp(binding, noun)
}

/** "Sitting on a bench, an old man reads": whoever was made up for the first deed is the one named now. */
function danglingActor({ subjects }: Binding, named: Named): Subject | null {
  const [first] = subjects
  const made = first?.words === '' && first.kind === 'person' && named.before === 'pause'
  return made && acts(named) && named.noun.found !== null && isAlive(named.noun.found)
    ? first
    : null
}

function takeOver(binding: Binding, nobody: Subject, subject: Subject): void {
  for (const action of nobody.actions) addAction(subject, action)
  binding.subjects.splice(binding.subjects.indexOf(nobody), 1)
  for (const [at, relation] of binding.relations.entries()) {
    if (relation.from === nobody.id) binding.relations[at] = { ...relation, from: subject.id }
  }
}

/** Parts of bodies and unseen things are nobody; but hands that hold something belong to somebody. */
function bindNobody(binding: Binding, named: Named): void {
  if (named.noun.body && acts(named) && binding.subjects.length === 0) {
    bindBody(binding, named.noun)
    return
  }
  weepForLast(binding, named.noun)
  if (named.noun.body && named.before === 'verb') moveOwnLimb(binding)
  // "A woman and her shadow dance": she does.
  const joined = named.before === 'conjunction' && named.noun.talk && binding.role === 'subject'
  binding.muted = !joined
  if (!named.noun.body) bindUnseen(binding, named.noun)
  // "A wizard's orrery": the wizard at least can be seen.
  if (named.noun.owner) takeStage(binding, addSubject(binding, named.noun.owner))
}

/** What is done to things with weight. */
const TO_THINGS = /^(?:lift|fall|pull|push|close|open|throw)$/

/** "A skunk lifts its leg": no barbell, and nobody falls who drops an arm. */
function moveOwnLimb({ actions }: Binding): void {
  for (const action of actions)
    if (action.target === null && action.prop === null && TO_THINGS.test(action.verb))
      action.verb = 'stand'
}

/** "A cat, a dog and a bird": together they are the subject. */
function joinsGroup({ withList, role, verb, muted }: Binding, named: Named): boolean {
  // "A pianist behind her, the audience claps": after a pause whoever acts begins a clause of their own.
  const listed = named.before === 'pause' && !acts(named)
  const joined = named.before === 'conjunction' || listed
  const broken = muted && named.before === 'pause'
  return joined && !withList && !broken && role === 'subject' && verb === null
}

/** Who does something and is in no dictionary: some creature. */
function isStranger(noun: NounPhrase): boolean {
  if (noun.found !== null || noun.talk || noun.place !== null) return false
  return sensesOf(noun.head.split(' ').at(-1) ?? '', 'noun').length === 0
}

/** "Playing the guitar, electric guitar": said twice, meant once. */
function repeatsProp({ actions }: Binding, { head, count }: NounPhrase): boolean {
  const last = head.split(' ').at(-1)
  // "Carves a violin, dozens of violins hang behind her": those are others.
  return (count ?? 1) < 5 && actions.some(({ prop }) => prop?.split(' ').at(-1) === last)
}
