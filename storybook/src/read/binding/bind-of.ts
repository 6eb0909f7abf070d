import type { Relation, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { VESSELS } from '../words/closed-words.ts'
import { addDeeds } from './bind-deeds.ts'
import { describedName } from './described-name.ts'
import { has, TOPS } from './parts.ts'
import { actors, addSubject, relate, takeStage, type Binding } from './binding.ts'

/** These hold things, too, when the prompt says so. */
const HOLDING = /(?:^| )(?:truck|bus|van|field|shelf|boat|canoe|rowboat|sled|sleigh)$/

/** A nest of straw is made of it. */
const WOVEN = /(?:^| )(?:straw|hay|twigs?|sticks?|feathers?|grass|reeds?|moss)$/

/** Drops of dew are seen as drops. */
const DROPS = /(?:^| )(?:drop|droplet|bead|splash|wisp|puff|cloud)$/

/** What is painted is not there. */
const DEPICTIONS =
  /(?:^| )(?:mural|painting|canvas|picture|drawing|poster|photograph|sketch|map|portrait|tapestry|tattoo|model|symbol|logo|hologram)$/

/** A drop of water, a nest of straw. */
function isMadeOf(head: string, noun: NounPhrase): boolean {
  if (WOVEN.test(noun.head) && /(?:^| )(?:nest|bed|hut|roof|den)$/.test(head)) return true
  return DROPS.test(head) && noun.found?.kind !== 'person'
}

/** "A basket of apples": the apples lie in it; "the reflection of the moon": the moon. */
export function bindOf(binding: Binding, noun: NounPhrase): void {
  const head = binding.lastNoun?.head ?? ''
  if (isTasted(binding, noun)) binding.told.add(noun.words)
  else if (isMadeOf(head, noun)) binding.told.add(noun.words)
  else if (DEPICTIONS.test(head)) depict(binding, noun)
  else if (isWornBy(binding, noun)) binding.told.add(noun.words)
  else if (isMovedLoad(binding, head)) load(binding, noun, head)
  else if (isLoadOfProp(binding, head)) leaveOut(binding, noun)
  else if (isPartOf(binding, noun, head)) workOn(binding, noun)
  else if (isTopOf(binding, noun, head)) meanWhole(binding, noun, head)
  else fill(binding, noun, head)
}

/** "Takes a sip of tea", "has a bite of cake": that is what is drunk and eaten. */
function isTasted({ actions }: Binding, { head, found }: NounPhrase): boolean {
  const deed = actions.at(-1)
  // "Eats on a girder of a space station".
  if (found !== null && found.kind !== 'food') return false
  if (deed === undefined || !/^(?:drink|eat)$/.test(deed.verb)) return false
  if (deed.prop !== null || deed.target !== null) return false
  deed.prop = head.slice(0, 60)
  return true
}

const PARTS =
  /(?:^| )(?:tire|tyre|wheel|engine|motor|windshield|windscreen|hood|bonnet|headlight|propeller|wing|hull|chain|brake)s?$/

/** "Changes the tire of a bus": the tire comes with the deed, which is done to the bus. */
function isPartOf({ actions }: Binding, { found }: NounPhrase, head: string): boolean {
  const moves = /^(?:vehicle|boat|aircraft)$/.test(found?.kind ?? '')
  return moves && PARTS.test(head) && actions.some(({ prop }) => prop === head)
}

function workOn(binding: Binding, noun: NounPhrase): void {
  const whole = addSubject(binding, noun)
  for (const action of binding.actions) action.target ??= whole.id
}

/** "The mast of a ship", "the roof of a barn": what is done to it is done to the whole, which has it anyway. */
function isTopOf({ subjects }: Binding, { head: whole, found }: NounPhrase, part: string): boolean {
  const named = subjects.findLast(({ noun }) => noun === part)
  return found !== null && named?.actions.length === 0 && TOPS.test(part) && has(whole, part)
}

function meanWhole(binding: Binding, noun: NounPhrase, head: string): void {
  const { subjects, relations } = binding
  const part = subjects.findLast((each) => each.noun === head)
  const whole = addSubject(binding, noun)
  if (part === undefined) return
  const meant = (id: string): string => (id === part.id ? whole.id : id)
  for (const { actions } of subjects)
    for (const deed of actions) deed.target = deed.target && meant(deed.target)
  const moved = relations.map((each): Relation => {
    const within = head === 'bar' && each.relation === 'behind'
    const relation = within ? 'inside' : each.relation
    return { relation, from: meant(each.from), to: meant(each.to) }
  })
  relations.splice(0, Infinity, ...moved)
  subjects.splice(subjects.indexOf(part), 1)
}

const ROBS = /^(?:steal|snatch|take|grab|knock|pull|blow|eat|nibble)\b/

/** "The hat of the farmer": the farmer's hat, and nobody is in it; who is robbed of it is there to be seen. */
function isWornBy({ lastNoun, verb }: Binding, { found, head }: NounPhrase): boolean {
  if (ROBS.test(verb?.base ?? '')) return false
  const wears = found?.kind === 'person' || /^(?:scarecrow|snowman|robot|puppet)$/.test(head)
  return lastNoun?.found?.kind === 'clothing' && wears
}

/** What is painted is seen on the canvas. */
function depict(binding: Binding, noun: NounPhrase): void {
  const painted = binding.actions.find(({ prop }) => DEPICTIONS.test(prop ?? ''))
  if (painted === undefined) {
    leaveOut(binding, noun)
    return
  }
  painted.prop = describedName(noun)
  binding.told.add(noun.words)
}

function leaveOut(binding: Binding, { words }: NounPhrase): void {
  binding.leftOut.push(words)
  binding.told.add(words)
}

/** "Pushes a cart of pumpkins": the cart comes with the deed, and nobody is full of pumpkins. */
function isLoadOfProp({ subjects, actions }: Binding, head: string): boolean {
  if (!VESSELS.test(head) || subjects.some(({ noun }) => noun === head)) return false
  return actions.some(({ prop }) => prop === head)
}

const MOVED = /(?:^| )(?:cart|trolley|wheelbarrow|wagon|barrow|trailer|sled|stroller)$/

/** "Pulls a cart of pumpkins": nothing but the cart can show them. */
function isMovedLoad({ verb, lastNoun, subjects }: Binding, head: string): boolean {
  const moves = /^(?:push|pull|haul|tow|drag|wheel|roll)\b/.test(verb?.base ?? '')
  return (
    moves &&
    MOVED.test(head) &&
    lastNoun?.found != null &&
    subjects.every(({ noun }) => noun !== head)
  )
}

/** The vessel comes on stage for what is in it. */
function load(binding: Binding, noun: NounPhrase, head: string): void {
  if (binding.lastNoun === null) return
  const vessel = addSubject(binding, binding.lastNoun)
  for (const action of binding.actions) {
    action.prop = null
    action.target = vessel.id
  }
  fill(binding, noun, head)
}

function fill(binding: Binding, noun: NounPhrase, head: string): void {
  const named = binding.subjects.findLast((each) => each.noun === head)
  const container = named ?? binding.subjects.find(({ id }) => id === binding.last)
  const subject = addSubject(binding, noun)
  addDeeds(binding, noun)
  if (binding.lastNoun?.body) bindWhole(binding, subject, head)
  // "Lands in a field of sheep": the field is the place, and nothing that came before holds them.
  // "Steals the hat of a tourist": it was worn, and nobody is in it.
  const worn = subject.kind === 'person' && named?.kind === 'clothing'
  const holds = named !== undefined && !worn && (VESSELS.test(head) || HOLDING.test(head))
  if (container === undefined) {
    takeStage(binding, subject)
  } else if (holds) relate(binding, { from: subject.id, relation: 'inside', to: container.id })
  binding.recent = subject.id
  if (!holds) binding.last = subject.id
}

/** "On the nose of a bear": on the bear's nose, and not just beside the bear. */
function bindWhole(binding: Binding, whole: Subject, part: string): void {
  whole.words = `${whole.words}'s ${part}`.slice(0, 200)
  if (!/^(?:on|onto|upon|atop)$/.test(binding.lastAt ?? '')) return
  for (const { id } of actors(binding))
    if (id !== whole.id) relate(binding, { from: id, relation: 'on', to: whole.id })
}
