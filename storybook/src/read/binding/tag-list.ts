import { CRAFT } from '../../plan/kinds.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { addAction, isAlive, plainAction, relate, type Binding } from './binding.ts'

/** "Witch, black cat, broom, flying": at least three tags, none of them a sentence. */
function isTagList(chunks: readonly Chunk[]): boolean {
  const pauses = chunks.filter(({ type }) => type === 'pause').length
  return pauses > 1 && !chunks.some(isOfSentence)
}

function isOfSentence(chunk: Chunk, at: number, all: readonly Chunk[]): boolean {
  if (chunk.type === 'verb') return chunk.verb.form !== 'ing'
  if (chunk.type !== 'noun') return /^(?:auxiliary|pronoun)$/.test(chunk.type)
  const tag = all[at - 1]?.type === 'pause'
  return tag && !chunk.noun.bare && chunk.noun.count === null
}

/** Tags are one scene: things do not read and fly of themselves, seats are sat on, mounts are ridden. */
export function settleTags(binding: Binding, chunks: readonly Chunk[]): void {
  if (!isTagList(chunks)) return
  leaveToTheLiving(binding.subjects)
  const leads = binding.subjects.filter(isAlive)
  const [lead] = leads
  if (lead === undefined) return
  for (const thing of binding.subjects.filter((each) => isFree(binding, each))) {
    if (isMount(lead, thing)) mount(binding, lead, thing)
    else if (isFlownOn(lead, thing))
      relate(binding, { from: lead.id, relation: 'riding', to: thing.id })
    else if (leads.length === 1 && isSeat(lead, thing)) seat(binding, lead, thing)
    else joinByHabit(binding, thing)
  }
}

/** Who is known to be where: fishermen in boats, surfers on waves, parrots on pirates. */
const HABITS: readonly (readonly [who: RegExp, relation: RelationName, where: RegExp])[] = [
  [
    /(?:^| )(?:man|woman|fisherman|boy|girl|couple|person)$/,
    'inside',
    /(?:^| )(?:boat|canoe|kayak|rowboat|raft|gondola)$/,
  ],
  [/(?:^| )surfer$/, 'on', /(?:^| )wave$/],
  [/(?:^| )(?:parrot|macaw)$/, 'on', /(?:^| )pirate$/],
]

function joinByHabit(binding: Binding, thing: Subject): void {
  for (const [who, relation, where] of HABITS) {
    const other = binding.subjects.find(({ noun, count }) => count === 1 && where.test(noun))
    const one = who.test(thing.noun) ? thing : binding.subjects.find(({ noun }) => who.test(noun))
    if (one === undefined || other === undefined || (other !== thing && one !== thing)) continue
    relate(binding, { from: one.id, relation, to: other.id })
  }
}

/** Nothing is said of where it is. */
function isFree({ relations }: Binding, { id, count, actions }: Subject): boolean {
  return (
    count === 1 &&
    actions.length === 0 &&
    relations.every(({ from, to }) => from !== id && to !== id)
  )
}

/** "Owl, glasses, reading a book": the glasses do not read. */
function leaveToTheLiving(subjects: readonly Subject[]): void {
  const deeds = new Set(
    subjects.filter(isAlive).flatMap(({ actions }) => actions.map(({ verb }) => verb)),
  )
  for (const thing of subjects.filter((each) => !isAlive(each) && !CRAFT.has(each.kind)))
    thing.actions = thing.actions.filter(({ verb }) => !deeds.has(verb))
}

const RIDERS =
  /(?:^| )(?:knight|cowboy|cowgirl|jockey|horseman|rider|equestrian|cavalryman|princess|prince|gaucho|hussar|crusader)$/
const STEEDS = /(?:^| )(?:horse|pony|stallion|mare|steed|mustang|unicorn|pegasus|donkey|camel)$/
const WHEELS =
  /(?:^| )(?:bicycle|bike|motorcycle|motorbike|scooter|moped|vespa|skateboard|surfboard|snowboard|sled|unicycle)$/

/** "Knight, white horse", "girl, bicycle": who has nothing else to do rides it. */
function isMount({ noun, kind, count, actions }: Subject, thing: Subject): boolean {
  if (count > 1 || actions.length > 0) return false
  return (
    kind === 'person' && ((RIDERS.test(noun) && STEEDS.test(thing.noun)) || WHEELS.test(thing.noun))
  )
}

function mount(binding: Binding, rider: Subject, { id }: Subject): void {
  relate(binding, { from: rider.id, relation: 'riding', to: id })
  addAction(rider, { ...plainAction('ride'), target: id })
}

/** "Witch, broom, flying". */
function isFlownOn({ actions }: Subject, { noun }: Subject): boolean {
  const flies = actions.some(({ verb }) => /^(?:fly|soar|glide|hover)$/.test(verb))
  return flies && /(?:^| )(?:broom|broomstick|magic carpet|flying carpet|carpet)$/.test(noun)
}

const SEATS = /(?:^| )(?:armchair|chair|throne|sofa|couch|bench|hammock|stool|swing)$/
/** What can be done in a seat. */
const SEATED =
  /^(?:sit|read|drink|drink-.*|eat|knit|sleep|write|look|smile|talk|laugh|think|play-.*|sing|rest|relax|smoke|draw|type|sip|wait|yawn)$/

/** "Owl, reading a book, armchair": who does nothing that needs feet sits in it. */
function isSeat({ actions }: Subject, { noun }: Subject): boolean {
  return SEATS.test(noun) && actions.every(({ verb }) => SEATED.test(verb))
}

function seat(binding: Binding, sitter: Subject, { id }: Subject): void {
  relate(binding, { from: sitter.id, relation: 'on', to: id })
  if (!sitter.actions.some(({ verb }) => verb === 'sleep')) addAction(sitter, plainAction('sit'))
}
