import type { Subject } from '../../plan/plan.ts'
import { isFlanking } from './about-it.ts'
import { isAboard } from './aboard.ts'
import { isBecome } from './becoming.ts'
import { isBackground, isBeyond } from './beyond.ts'
import { isDescribed } from './bind-prop.ts'
import { bindRelated } from './bind-related.ts'
import {
  actors,
  addSubject,
  doerOf,
  isAlive,
  isHuman,
  relate,
  type Binding,
  type Preposition,
} from './binding.ts'
import { isHouseOfOther } from './in-houses.ts'
import { isInOrder } from './in-order.ts'
import { isMadeOf } from './made-of.ts'
import { VESSELS } from '../words/closed-words.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actionOf } from '../words/verb-words.ts'
import { isBodyPart } from './features.ts'
import { isGrafted } from './grafted.ts'
import { isAtFeet, isClungTo, isLiftedOnto, isOnSomebody } from './on-somebody.ts'
import { isPartWith } from './parts.ts'
import { isPutOn } from './put-on-others.ts'
import { isCover } from './coverings.ts'
import { isKnockedOff, isWay } from './bind-way.ts'
import { isSizeOf } from './size-of.ts'
import { isDrunkFrom, isFilled, isSource, isTether } from './sources.ts'
import { isFledFrom } from './fleeing.ts'
import { seePaintedHouse } from './fronts.ts'
import { isStolenFrom } from './stealing.ts'
import { isSetDown } from './setting-down.ts'
import { isTakenOut } from './taking-out.ts'
import { isWrappedIn, wear } from './wear.ts'
import { isFinishedWith, isScenery } from './of-the-set.ts'
import { isPlace } from './where.ts'

type Rule = (binding: Binding, noun: NounPhrase, preposition: Preposition) => boolean

/** Tried in this order; the first that takes the noun has it. */
const RULES: readonly Rule[] = [
  isInOrder,
  isSizeOf,
  isGrafted,
  isAfloat,
  isOnBothSides,
  isAtFeet,
  isOnTopOfIt,
  isSource,
  isDrunkFrom,
  isFilled,
  isTether,
  isPutOn,
  isLiftedOnto,
  isOnSomebody,
  isClungTo,
  isUnderHand,
  isBecome,
  isDeedWith,
  isComparison,
  isPurpose,
  isBackground,
  isBodyPart,
  isCover,
  isFinishedWith,
  seePaintedHouse,
  isPartWith,
  isMadeOf,
  isWrappedIn,
  isWornIn,
  isLaunchedInto,
  isKnockedOff,
  isFledFrom,
  isStolenFrom,
  isTakenOut,
  isSetDown,
  isWay,
  isAboard,
  isBeyond,
  isHouseOfOther,
  isPlace,
  isScenery,
  isUnseen,
  isLeftBehind,
]

/** A noun after a preposition: a place, a relation, something worn, held or made of. */
export function bindPrepositional(
  binding: Binding,
  noun: NounPhrase,
  preposition: Preposition,
): void {
  // "Sunlight shines on the car": what nobody does is done to nobody.
  if (isShoneOn(binding, noun) || isSurface(binding, noun)) return
  // "Bigger than a house": it stands beside one, wherever that is.
  const rules = preposition.word === 'than' && noun.found !== null ? [] : RULES
  if (!rules.some((rule) => rule(binding, noun, preposition)))
    bindRelated(binding, noun, preposition)
}

/** "Flour in the air", "flips a pancake in the air": whoever has a room around them, or has their hands full, does not leave for the sky. */
function isAfloat(binding: Binding, { words, head }: NounPhrase, { word }: Preposition): boolean {
  if (!/^(?:in|into|through)$/.test(word) || !/^(?:mid-?)?air$/.test(head)) return false
  if (binding.place === null && !actors(binding).some(hasHandsFull)) return false
  binding.told.add(words)
  return true
}

/** Who throws, holds or strikes something, with both feet on the ground. */
const hasHandsFull = ({ kind, actions }: Subject): boolean =>
  kind === 'person' &&
  actions.some(({ verb, prop }) => prop !== null || /^(?:hold|lift|throw|kick)$/.test(verb))

/** "A tree on each side of the road": wherever that is, there are two. */
function isOnBothSides(binding: Binding, _noun: NounPhrase, preposition: Preposition): boolean {
  const group = isFlanking(preposition) ? actors(binding) : []
  for (const subject of group) subject.count = Math.max(2, subject.count)
  return false
}

/** "Books with a cup on top": it stands on what was named before it. */
function isOnTopOfIt(binding: Binding, { head }: NounPhrase, { word }: Preposition): boolean {
  if (word !== 'on' || head !== 'top') return false
  const at = binding.relations.findIndex(
    ({ relation, to }) => to === binding.recent && /^(?:next-to|holding)$/.test(relation),
  )
  const beside = binding.relations[at]
  if (beside === undefined) return isOnThing(binding)
  binding.relations[at] = { from: beside.to, relation: 'on', to: beside.from }
  return true
}

/** "A tree with a star on top", "a cake stands there, a candle on top": on the thing that was named before it. */
function isOnThing(binding: Binding): boolean {
  const { subjects, recent } = binding
  const here = subjects.findIndex(({ id }) => id === recent)
  const under = subjects.slice(0, Math.max(0, here)).findLast((each) => !isAlive(each))
  if (recent === null || under === undefined) return false
  relate(binding, { from: recent, relation: 'on', to: under.id })
  return true
}

/** Light and dust go where they like; whoever is there stays where they are. */
function isShoneOn({ muted, lastNoun, subjects, told }: Binding, noun: NounPhrase): boolean {
  const light = muted && lastNoun?.talk === true && noun.definite
  if (!light || !subjects.some((each) => each.noun === noun.head)) return false
  told.add(noun.words)
  return true
}

const SURFACES =
  /(?:^| )(?:glass|metal|chrome|bodywork|paintwork|lacquer|leather|fabric|silk|skin|surface|steel|curve|contour|wall|ceiling|floor)s?$/

/** "Light sweeps across the glass", "reflections glide over the bodywork": that of what was named. */
function isSurface({ muted, lastNoun, subjects, told }: Binding, noun: NounPhrase): boolean {
  const light = muted || lastNoun?.talk === true
  if (!light || !noun.definite || subjects.length === 0 || !SURFACES.test(noun.head)) return false
  told.add(noun.words)
  return true
}

/** "One hand on his sword": it is held, and nobody stands on it. */
function isUnderHand(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const hand = binding.muted && /^(?:hand|hands|paw|arm|arms)$/.test(binding.lastNoun?.head ?? '')
  if (!hand || !/^(?:on|in|around|at)$/.test(word) || noun.found === null) return false
  const [holder] = actors(binding)
  const subject = addSubject(binding, noun)
  if (holder !== undefined)
    relate(binding, { from: holder.id, relation: 'holding', to: subject.id })
  return true
}

/** "Writes on a blackboard": verb, preposition and noun together name the deed, and its thing comes with it. */
function isDeedWith(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const deed = deedNamed(binding, word, noun)
  if (deed === null) return false
  for (const action of binding.actions) action.verb = deed
  // People's deeds bring their things along; what an animal jumps over must stand there.
  if (doerOf(binding) === 'others' && !AS_PEOPLE_DO.test(deed)) return false
  if (noun.place !== null || (noun.found !== null && isAlive(noun.found))) return false
  if (!isOfTheDeed(noun.head))
    for (const action of binding.actions) action.prop ??= noun.head.slice(0, 60)
  if (isDescribed(noun)) take(binding, noun)
  binding.told.add(noun.words)
  return true
}

/** "Walks with a purple umbrella": it has a colour, and is in the hand nevertheless. */
function take(binding: Binding, noun: NounPhrase): void {
  const [holder] = actors(binding)
  const { id, kind } = addSubject(binding, noun)
  const held = holder !== undefined && isHuman(holder) && /^(?:thing|tool|toy|food)$/.test(kind)
  if (held) relate(binding, { from: holder.id, relation: 'holding', to: id })
}

/** What animals can only do in people's way, with people's things. */
const AS_PEOPLE_DO = /^(?:type|write|write-.+|read|play-.+|cook|paint|draw|iron|sew|knit)$/

/** What one writes and draws in: it is under the pen, and lies nowhere else. */
const BOOKS = /(?:^| )(?:notebook|diary|journal|sketchbook|notepad|ledger|logbook|book)$/
/** What is drawn with the deed as it is, whatever that is done to. */
function isOfTheDeed(head: string): boolean {
  return BOOKS.test(head) || /(?:^| )hose$/.test(head)
}

function deedNamed(binding: Binding, word: string, noun: NounPhrase): string | null {
  const { verb, actions } = binding
  if (verb === null || actions.length === 0 || !actors(binding).some(isAlive)) return null
  const last = noun.head.split(' ').at(-1) ?? ''
  const [base = ''] = verb.base.split(' ')
  const doer = doerOf(binding)
  if (word === 'in' && BOOKS.test(noun.head))
    return actions.find((action) => /^(?:draw|write)$/.test(action.verb))?.verb ?? null
  return actionOf(`${base} ${word} ${noun.head}`, doer) ?? actionOf(`${base} ${word} ${last}`, doer)
}

/** "Soldiers run for cover": why they do it, and nothing that stands there. */
function isPurpose({ told }: Binding, { head, words }: NounPhrase, { word }: Preposition): boolean {
  const why = /^(?:cover|shelter|safety|help|balance|miles|fun|joy|warmth|protection|attention)$/
  if (word !== 'for' || !why.test(head)) return false
  told.add(words)
  return true
}

/** "Runs like a horse", "without people": what is named is not there. What one waits for or thinks of is. */
function isComparison(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (word === 'without') binding.absent.push(noun.head)
  return /^(?:like|during|without|until)$/.test(word)
}

const HOLLOW =
  /(?:^| )(?:hat|cap|helmet|bonnet|shoe|boot|slipper|sneaker|glove|mitten|sock|stocking|pocket)$/
const STOWS = /^(?:hide|put|place|bury|stash|store|keep|drop|lay|plant|build|find|hid)\b/
const NESTLES = /^(?:sleep|nap|doze|sit|hide|nest|live|curl|crouch|snuggle|rest|grow)\b/

/** "A kitten sleeps in a hat", "a squirrel hides an acorn in a boot": it is a nest or a box, and on nobody. */
function isVessel(binding: Binding, { head, plural }: NounPhrase, word: string): boolean {
  const base = binding.verb?.base ?? ''
  if (word !== 'in' || plural || !HOLLOW.test(head)) return false
  const small = actors(binding).every(({ person, kind }) => person === null && kind !== 'creature')
  return STOWS.test(base) || (small && NESTLES.test(base))
}

function isWornIn(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  return !isVessel(binding, noun, preposition.word) && isWornWith(binding, noun, preposition)
}

/** "A tray of glasses" is not for the eyes, and shelves of shoes have no feet. */
function isForNobody({ lastNoun: holder }: Binding, word: string): boolean {
  const held = word === 'of' && VESSELS.test(holder?.head ?? '')
  return holder?.found?.kind === 'furniture' || held
}

function isWornWith(binding: Binding, noun: NounPhrase, { word, relation }: Preposition): boolean {
  // "In front of a shoe": nobody is in it.
  if (relation === 'in-front-of' || isForNobody(binding, word)) return false
  if (!/^(?:in|with|of)$/.test(word) || noun.garment === null) return false
  if (word === 'with' && isLookOfProp(binding)) {
    binding.leftOut.push(noun.words)
    binding.told.add(noun.words)
    return true
  }
  return wear(binding, noun)
}

/** "Builds a snowman with a red scarf": the builder does not wear it. */
function isLookOfProp({ actions, lastNoun }: Binding): boolean {
  return lastNoun !== null && actions.some(({ prop }) => prop === lastNoun.head)
}

/** What is launched into orbit starts on the ground. */
function isLaunchedInto({ actions }: Binding, _noun: NounPhrase, { word }: Preposition): boolean {
  return word === 'into' && actions.some(({ verb }) => verb === 'launch')
}

/** "Smoke from the chimney", "geese in formation": a parcel or a rock in its place tells less than nothing. */
function isStandIn({ found }: NounPhrase): boolean {
  return found?.via === 'kin' && found.kind !== 'person'
}

/** Without a picture: the stuff of a deed ("sprays with water"), or a miss. */
function isUnseen(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (noun.found !== null && !isStandIn(noun)) return false
  if (noun.head === 'water' && /^(?:in|under)$/.test(word) && binding.subjects.length === 0) {
    binding.place ??= 'underwater'
    return true
  }
  if (noun.talk) {
    const used = word === 'with' ? binding.actions : []
    for (const action of used) action.prop ??= noun.head.slice(0, 60)
  } else if (!/^(?:by|of|to)$/.test(word)) binding.misses.push(noun.words)
  return true
}

/** "Smoke billows from the engines": only what stands on a stage by itself is shown. */
function isLeftBehind(_binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (!/^(?:from|off|out)$/.test(word) || VESSELS.test(noun.head)) return false
  const part =
    /(?:^| )(?:wave|water|mist|fog|smoke|shadow|engine|exhaust|nozzle|window|hose|tap|speaker|wheel|roof|shadow|hand)$/
  return part.test(noun.head) || /^(?:sky|symbol|food)$/.test(noun.found?.kind ?? '')
}
