import { ANIMALS } from '../../plan/kinds.ts'
import { CRAFT } from '../../plan/kinds.ts'
import type { Action, Relation, Subject } from '../../plan/plan.ts'
import { bindAlone } from './about-it.ts'
import { comeDown } from './coming-down.ts'
import { faceTheOther, keepSharedDeed } from './shared-deeds.ts'
import { bringCompanions, bringCrew } from './aboard.ts'
import { joinCraft } from './crew.ts'
import { bindNoun } from './bind-noun.ts'
import { goAlong } from './going-along.ts'
import { takeOwnPicture, whatIsMade } from './made-of.ts'
import { bindPronoun } from './bind-pronoun.ts'
import { bindVerb } from './bind-verb.ts'
import { compare } from './compared.ts'
import {
  actors,
  addAction,
  createBinding,
  plainAction,
  recall,
  relate,
  takeStage,
  type Binding,
  type Bound,
} from './binding.ts'
import { ownerOfList } from '../phrases/clause-owner.ts'
import type { Chunk, Side, VerbPhrase } from '../phrases/sentence-parts.ts'
import { raiseHair, tellByPossessions, weep } from './features.ts'
import { seeStates } from './worn-looks.ts'
import { raiseLand } from './beyond.ts'
import { joinTheirGroup } from './members.ts'
import { spreadColours } from './many-colours.ts'
import { colourAt } from '../words/colours.ts'
import { EMOTIONS, SIZES, STUFFS } from '../words/describing-words.ts'
import { goOutside, isSaidOfOutside, seeFromOutside } from './in-houses.ts'
import { joins, placeInRow, placeSides } from './sides.ts'
import { seePlace } from './see-place.ts'
import { paceOfAdverb } from './pace.ts'
import { settleTags } from './tag-list.ts'
import { tint } from './tags.ts'
import { goThere, tellInTurn } from './told-in-turn.ts'
import { carryOnTray } from './on-a-tray.ts'
import { putTellingFirst, raiseClouds, settlePlayer } from './to-subject.ts'
import { untold } from './untold.ts'

/** Binds chunks to subjects, deeds and relations. `known` are the subjects of earlier shots, for "it" and "the dog". */
export function bind(chunks: readonly Chunk[], known: Subject[], nextId: () => string): Bound {
  const binding = createBinding(known, nextId)
  for (const index of chunks.keys()) bindChunk(binding, chunks, index)
  seeFromOutside(binding)
  binding.place ??= binding.hint
  settleTags(binding, chunks)
  seePlace(binding, chunks)
  comeDown(binding)
  raiseLand(binding)
  placeSides(binding)
  placeInRow(binding, chunks)
  placeOwners(binding)
  standBy(binding)
  carryOnTray(binding)
  bringCrew(binding)
  joinCraft(binding)
  bringCompanions(binding)
  goAlong(binding)
  weep(binding)
  tellByPossessions(binding, chunks)
  raiseHair(binding, chunks)
  seeStates(binding, chunks)
  keepDeedOfOne(binding)
  if (binding.parted) keepSharedDeed(binding)
  faceTheOther(binding)
  joinTheirGroup(binding)
  dropAppositions(binding)
  spreadColours(binding)
  binding.leftOut.push(...untold(binding, chunks))
  for (const subject of binding.subjects) {
    settlePlayer(subject)
    takeOwnPicture(subject)
    raiseClouds(subject)
    tellInTurn(binding, subject)
    putTellingFirst(subject)
  }
  return binding
}

function bindChunk(binding: Binding, chunks: readonly Chunk[], index: number): void {
  const [before, chunk, next] = [chunks[index - 1], chunks[index], chunks[index + 1]]
  if (chunk === undefined) return
  binding.before = before?.type ?? null
  if (/^(?:noun|pronoun|verb)$/.test(chunk.type)) binding.named = true
  if (chunk.type === 'noun') {
    const left = before?.type ?? 'none'
    const right = next?.type ?? 'none'
    bindNoun(binding, { noun: chunk.noun, before: left, after: right, chunks })
    binding.auxiliary = false
  } else if (chunk.type === 'verb') {
    backToOwner(binding, chunks.slice(0, index), chunk.verb)
    bindVerb(binding, chunk.verb, { before, after: chunks.slice(index + 1) })
  } else if (chunk.type === 'pronoun') bindPronoun(binding, chunk.word, next)
  else bindSmall(binding, chunk, next)
}

/** "A burger with cheese, lettuce and tomato falls": it does, and not the last of what is in it. */
function backToOwner(binding: Binding, chunks: readonly Chunk[], { form }: VerbPhrase): void {
  const told = form !== 'ing' && chunks.at(-1)?.type === 'noun'
  const head = told ? ownerOfList(chunks)?.head : undefined
  const owner = binding.subjects.find(
    ({ noun, count }) => noun === head && (form === 's' ? count === 1 : count > 1),
  )
  if (owner !== undefined) takeStage(binding, owner)
}

const HANDY = /^(?:tool|instrument|food|toy)$/

/** People have what they own in hand; others, as a dog its bowl, are beside it, and so is who owns what does something itself. */
function placeOwners(binding: Binding): void {
  for (const { owner, owned } of binding.owners) {
    const thing = binding.subjects.find(({ id }) => id === owned)
    if (binding.relations.some((each) => joins(each, owner, owned)) || thing === undefined) continue
    const free = !binding.relations.some(({ from }) => from === owned) && thing.actions.length === 0
    const handed = binding.subjects.some(({ id, person }) => id === owner && person !== null)
    const held = free && handed && HANDY.test(thing.kind) && thing.size === 'normal'
    const bond = CRAFT.has(thing.kind) ? 'riding' : held ? 'holding' : 'next-to'
    relate(binding, { from: owner, relation: bond, to: owned })
  }
}

/** "A man on a ladder, a boy holds the ladder": who holds what another is on stands beside it. */
function standBy({ relations }: Binding): void {
  for (const [at, { from, relation, to }] of relations.entries())
    if (relation === 'holding' && relations.some((each) => isUpOn(each, to) && each.from !== from))
      relations[at] = { from, relation: 'next-to', to }
}

const isUpOn = ({ relation, to }: Relation, thing: string): boolean =>
  to === thing && /^(?:on|riding)$/.test(relation)

function bindSmall(binding: Binding, chunk: Chunk, next: Chunk | undefined): void {
  if (bindAlone(binding, chunk, next)) return
  if (isSaidOfOutside(chunk, next)) goOutside(binding)
  else bindJoint(binding, chunk)
}

function bindJoint(binding: Binding, chunk: Chunk): void {
  if (chunk.type === 'preposition') binding.preposition = chunk
  else if (chunk.type === 'auxiliary') binding.auxiliary = true
  else if (chunk.type === 'word') bindWord(binding, chunk.word)
  else if (chunk.type === 'stop') endSentence(binding)
  else if (chunk.type === 'side') bindSide(binding, chunk.side)
  else if (chunk.type === 'direction') {
    for (const action of binding.actions) goThere(action, chunk.direction)
  } else {
    binding.preposition = null
    if (chunk.type === 'conjunction' && /^(?:while|as|when|whilst|where)$/.test(chunk.word))
      endClause(binding)
  }
}

/** "The sea sparkling on the left": the set is on no side of anybody. */
function bindSide(binding: Binding, side: Side): void {
  const { recent, last, lastNoun, subjects } = binding
  const set = lastNoun?.place != null && !subjects.some(({ noun }) => noun === lastNoun.head)
  if (!set) binding.sides[side] = recent ?? last
}

function endClause(binding: Binding): void {
  binding.mutual = false
  binding.verb = null
  binding.role = null
  binding.auxiliary = false
}

function endSentence(binding: Binding): void {
  endClause(binding)
  binding.named = false
  binding.muted = false
  binding.withList = false
  binding.preposition = null
  binding.spent = null
  binding.actions = []
}

/** Adverbs and predicate adjectives: "slowly", "the car is red", "happily". */
function bindWord(binding: Binding, word: string): void {
  setPace(binding, word)
  const colour = colourAt(word.split(' '))?.colour ?? null
  if (colour !== null) bindColour(binding, colour)
  if (binding.preposition?.word === 'of') madeOf(binding, word)
  for (const subject of describedNow(binding)) {
    subject.emotion = EMOTIONS.get(word) ?? subject.emotion
    if (binding.auxiliary) predicate(subject, word, colour)
    else if (colour !== null) turnColour(binding, subject, colour)
  }
  compare(binding, word, binding.auxiliary ? describedNow(binding)[0] : undefined)
}

/** "A woman in red", "a tram in Lisbon, yellow". */
function bindColour(binding: Binding, colour: string): void {
  if (binding.preposition?.word === 'in') dressIn(binding, colour)
  else if (binding.before === 'pause') tint(binding, colour)
}

/** "… . Warm, cheerful, storybook style.": nobody in such a sentence is so. */
function describedNow(binding: Binding): readonly Subject[] {
  // "The light is golden": nobody else is.
  return binding.named && !(binding.muted && binding.auxiliary) ? actors(binding) : []
}

/** "A horse made of glass", "a rose of gold". */
function madeOf(binding: Binding, word: string): void {
  const meant = whatIsMade(binding)
  if (meant === null && binding.verb?.base === 'make') binding.leftOut.push(`made of ${word}`)
  // "Curls of wood fall to the floor": the carpenter is not of it.
  const other = binding.lastNoun !== null && binding.verb?.base !== 'make'
  for (const subject of binding.subjects.filter(({ id }) => id === meant))
    if (!other || subject.noun === binding.lastNoun?.head)
      subject.material = STUFFS.get(word) ?? subject.material
}

function setPace(binding: Binding, word: string): void {
  const pace = paceOfAdverb(word)
  if (pace === null) return
  binding.pace = pace
  for (const action of binding.actions) action.pace = pace
}

const DRINKS = /(?:^| )(?:water|potion|tea|liquid|mixture|soup|milk|lemonade|juice|brew)$/
/** What is seen to change from its own colour into another. */
const CHANGEABLE: ReadonlySet<Subject['kind']> = new Set([...ANIMALS, 'food', 'tool', 'toy'])

/** "Leaves turn red": they do not turn about; fruit that does it ripens; what was green before changes before our eyes. */
function turnColour({ verb }: Binding, subject: Subject, colour: string): void {
  const changed = subject.actions.find(({ verb: deed }) => deed === 'camouflage')
  // "From green to red": green it was before.
  if (changed && subject.colour === null) {
    ;[subject.colour, changed.prop] = [changed.prop, colour]
    subject.actions = subject.actions.filter((each) => !turnsAbout(each))
  } else takeColour(verb?.base ?? '', subject, colour)
}

/** One that is told of, or that every such beast has. */
const hasColour = ({ colour, count, kind }: Subject): boolean =>
  colour !== null || (count === 1 && CHANGEABLE.has(kind))

const turnsAbout = ({ verb }: Action): boolean => /^(?:turn|walk|go|transform)$/.test(verb)

function takeColour(verb: string, subject: Subject, colour: string): void {
  if (!/^(?:turn|become|go|change)$/.test(verb) || subject.kind === 'person') return
  const ripens = subject.kind === 'food' && !DRINKS.test(subject.noun)
  const changes = !ripens && subject.colour !== colour && hasColour(subject)
  if (!changes) subject.colour = colour
  if (ripens) for (const each of subject.actions.filter(turnsAbout)) each.verb = 'ripen'
  subject.actions = subject.actions.filter((each) => !turnsAbout(each))
  if (changes) addAction(subject, { ...plainAction('camouflage'), prop: colour })
}

/** "The car is red", "the dog is huge". */
function predicate(subject: Subject, word: string, colour: string | null): void {
  subject.size = SIZES.get(word) ?? subject.size
  if (colour !== null && subject.kind !== 'person') subject.colour = colour
}

/** "A woman in red": the colour alone is what she wears. */
function dressIn(binding: Binding, colour: string): void {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  // "The sky is painted in orange".
  const other = binding.muted || binding.role === 'place'
  const isOneInIt = last !== undefined && isTheOneIn(binding, last, colour)
  if (last?.kind === 'person' && !other && !isOneInIt && !turnsToWearer(binding, last, colour))
    last.person?.wears.push({ garment: 'outfit', colour })
  binding.preposition = null
}

/** "Two boxers, one in red shorts, the other in blue. The one in red …": it was said what each of them wears. */
function isTheOneIn({ stepped, subjects }: Binding, one: Subject, colour: string): boolean {
  const known = one.person?.wears.some((worn) => worn.colour === colour)
  const rest = subjects.find(({ id }) => id === stepped?.from)
  if (stepped?.one !== one.id || known !== true || rest === undefined) return false
  keepWorn(one, (worn) => worn === colour)
  keepWorn(rest, (worn) => worn !== colour)
  return true
}

/** "A boxer in red shorts and another in blue. The one in red …": whoever has that colour on already. */
function turnsToWearer(binding: Binding, { noun, words }: Subject, colour: string): boolean {
  const wearer = [...binding.subjects, ...binding.known].find(
    (each) => each.noun === noun && each.person?.wears.some((worn) => worn.colour === colour),
  )
  const stranger = binding.lastNoun?.words === words && words.startsWith('another')
  if (wearer === undefined || stranger) return false
  takeStage(binding, recall(binding, wearer))
  return true
}

function keepWorn(subject: Subject, fits: (colour: string | null) => boolean): void {
  const { person } = subject
  if (person === null) return
  // Of its own: an earlier shot may hold the same person.
  subject.person = { ...person, wears: person.wears.filter(({ colour }) => fits(colour)) }
}

/** "Two snails race, one wears a helmet": it races, too. */
function keepDeedOfOne({ subjects, stepped, parted }: Binding): void {
  if (parted) return
  const one = subjects.find(({ id }) => id === stepped?.one)
  const from = subjects.find(({ id }) => id === stepped?.from)
  if (one?.actions.length === 0) one.actions = structuredClone(from?.actions ?? [])
}

/** "Two children, a boy and a girl": the two are named one by one. */
function dropAppositions({ subjects, relations }: Binding): void {
  const at = subjects.findIndex((group, index) => {
    const bound = relations.some(({ from }) => from === group.id)
    return !bound && group.count > 1 && isNamedSingly(group, subjects.slice(index + 1))
  })
  const [group] = at < 0 ? [] : subjects.splice(at, 1)
  const first = subjects[at]?.id ?? ''
  // "Waves roll in behind them": behind one of the two is behind both.
  for (const [index, relation] of relations.entries())
    if (relation.to === group?.id) relations[index] = { ...relation, to: first }
}

function isNamedSingly(group: Subject, after: readonly Subject[]): boolean {
  const deeds = (subject: Subject): string => subject.actions.map(({ verb }) => verb).join()
  const named = after.slice(0, group.count)
  if (named.length < group.count || deeds(group) === '') return false
  return named.every(
    (one) => one.count === 1 && one.kind === group.kind && deeds(one) === deeds(group),
  )
}
