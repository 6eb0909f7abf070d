import type { Relation, Subject } from '../../plan/plan.ts'
import { bindAlone } from './about-it.ts'
import { comeDown } from './coming-down.ts'
import { faceTheOther, keepSharedDeed } from './shared-deeds.ts'
import { bringCompanions, bringCrew } from './aboard.ts'
import { joinCraft } from './crew.ts'
import { bindNoun } from './bind-noun.ts'
import { goAlong } from './going-along.ts'
import { takeOwnPicture } from './made-of.ts'
import { bindPronoun } from './bind-pronoun.ts'
import { bindVerb } from './bind-verb.ts'
import { createBinding, takeStage, type Binding, type Bound } from './binding.ts'
import { ownerOfList } from '../phrases/clause-owner.ts'
import type { Chunk, Side, VerbPhrase } from '../phrases/sentence-parts.ts'
import { raiseHair, tellByPossessions, weep } from './features.ts'
import { seeStates } from './worn-looks.ts'
import { raiseLand } from './beyond.ts'
import { joinTheirGroup } from './members.ts'
import { spreadColours } from './many-colours.ts'
import { goOutside, isSaidOfOutside, seeFromOutside } from './in-houses.ts'
import { placeInRow, placeSides } from './sides.ts'
import { seePlace } from './see-place.ts'
import { settleTags } from './tag-list.ts'
import { goThere, tellInTurn } from './told-in-turn.ts'
import { carryOnTray } from './on-a-tray.ts'
import { putTellingFirst, raiseClouds, settlePlayer } from './to-subject.ts'
import { untold } from './untold.ts'
import { bindWord } from './bind-word.ts'
import { placeOwners } from './owners.ts'
import { keepDeedOfOne, dropAppositions } from './told-singly.ts'

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
