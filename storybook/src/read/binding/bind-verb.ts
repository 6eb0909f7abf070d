import { lookUp } from '../../lexicon/look-up.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { unplayedDeeds } from '../../plan/later-deeds.ts'
import type { Action, Subject } from '../../plan/plan.ts'
import {
  actors,
  addAction,
  addSubject,
  isAlive,
  isHuman,
  plainAction,
  type Binding,
} from './binding.ts'
import type { Chunk, VerbPhrase } from '../phrases/sentence-parts.ts'
import { HERDS } from '../words/closed-words.ts'
import { chooseActor } from './choose-actor.ts'
import { fightEachOther } from './each-other.ts'
import { SILENT } from './lost-deed.ts'
import { fitDeed, isMachine } from './fit-deed.ts'
import { somebody } from './somebody.ts'
import { isAfterDeed } from './told-in-turn.ts'
import { nearestAction } from '../words/verbs.ts'

/** How many sheep are "the sheep". */
const HERD = 3

// Done to somebody: "a cat is chased" says nothing about what the cat does.
const DONE_TO = wordSet(
  'chase hug kiss catch eat hold carry throw kick hit feed pet ride read cut cook push pull wash build milk plant photograph paint draw watch see attack follow drink pick fold clean write give take',
)

/** What stands before a verb and after it. */
interface Around {
  readonly before: Chunk | undefined
  readonly after: readonly Chunk[]
}

/** Gives the verb to whoever acts here. */
export function bindVerb(binding: Binding, said: VerbPhrase, { before, after }: Around): void {
  const verb = meantWith(said, after)
  const paused = before?.type === 'pause'
  binding.preposition = null
  if (binding.muted && !paused) {
    binding.verb = null
    return
  }
  if (isHeld(verb, before) || isOfThing(binding, verb, { before, after })) return
  chooseActor(binding, verb, before)
  const passive = isPassive(binding, verb, before)
  const id = isLeader(binding, verb, before) ? 'lead' : deedOf(verb, passive)
  const placeDoes = binding.role === 'place' && !paused
  binding.auxiliary = false
  if (!placeDoes && !findActor(binding, verb, id)) return
  Object.assign(binding, { verb, passive, actions: [], role: placeDoes ? 'place' : null })
  act(binding, verb, isBeyond(binding, id, { before, after }) ? null : id)
  fightEachOther(binding, id, after[0])
}

/** Verbs that help another one, or say nothing by themselves, and what they mean with an object of their own; null: it is missed. */
const MEANT: Readonly<Record<string, string | null>> = {
  love: 'adore',
  surprise: 'scare',
  notice: 'watch',
  scan: 'watch',
  help: 'comfort',
  ...Object.fromEntries(
    ['ignore', 'demand', 'want', 'need', 'like', 'know', 'believe'].map((base) => [base, null]),
  ),
}

const DRUNK = /(?:tea|coffee|juice|beer|wine|water|milk|lemonade|cocktail|smoothie|drink|cocoa)$/

const SETS = /^(?:set|lower|insert|slip|slide|stick|heave|hoist)$/
const ONTO = /^(?:on|onto|in|into|inside)$/

/** "Lowers a box onto the table", "slides it into an envelope": no slope is slid down. */
function isSettingDown({ base, form }: VerbPhrase, [next, then]: readonly Chunk[]): boolean {
  const thing =
    next?.type === 'pronoun'
      ? /^(?:it|them)$/.test(next.word)
      : next?.type === 'noun' && next.noun.found !== null && !isAlive(next.noun.found)
  return (
    thing &&
    form !== 'past' &&
    SETS.test(base) &&
    then?.type === 'preposition' &&
    ONTO.test(then.word)
  )
}

/** "Loves her dog", "enjoys a burger"; who loves to dance only dances, and who helps somebody bake bakes. */
function meantWith(verb: VerbPhrase, after: readonly Chunk[]): VerbPhrase {
  const [next, then] = after
  if (/^(?:enjoy|try|sample)$/.test(verb.base)) return { ...verb, base: tasted(next) ?? verb.base }
  if (isSettingDown(verb, after)) return { ...verb, base: 'put' }
  const object = /^(?:noun|pronoun|word)$/.test(next?.type ?? '') && !goesOn(then)
  const base = object && verb.form !== 'past' ? lookUp(MEANT, verb.base) : undefined
  return base === undefined ? verb : { ...verb, base: base ?? `${verb.base} it` }
}

function tasted(chunk: Chunk | undefined): string | null {
  if (chunk?.type !== 'noun' || chunk.noun.found?.kind !== 'food') return null
  return DRUNK.test(chunk.noun.head) ? 'drink' : 'eat'
}

function goesOn(chunk: Chunk | undefined): boolean {
  return chunk?.type === 'verb' || (chunk?.type === 'preposition' && chunk.word === 'to')
}

/** What only things do; a witch that melts and an angel that glows are seen so. */
const OF_THINGS_ONLY = /^(?:glow|shine|bloom|erupt|drip|flow|burn|melt|break)$/
const OF_TALES = /^(?:glow|shine|drip|burn|melt)$/

/** "Her eyes glow", "a lamp in her hand, shining": no person does it, but the part or the thing. */
function isBeyond(binding: Binding, id: string | null, { before, after: [next] }: Around): boolean {
  const people = actors(binding).filter(({ kind }) => kind === 'person')
  if (id === null || !OF_THINGS_ONLY.test(id) || people.length === 0) return false
  const themselves =
    before?.type === 'noun'
      ? people.some(({ noun }) => noun === before.noun.head)
      : before?.type !== 'pause'
  const alone = next?.type !== 'noun' && next?.type !== 'pronoun'
  return !(themselves && alone && people.every((who) => OF_TALES.test(id) || isMachine(who)))
}

function isPassive({ auxiliary }: Binding, verb: VerbPhrase, before: Chunk | undefined): boolean {
  const told = auxiliary || before?.type === 'noun'
  return verb.passive || (verb.form === 'past' && told)
}

/** "With claws raised", "arms stretched out": how the body is held, not what is done. */
function isHeld({ form }: VerbPhrase, before: Chunk | undefined): boolean {
  return form === 'past' && before?.type === 'noun' && before.noun.body
}

/** "Waters a flower growing in the ruins": what only things do belongs to the thing before it, and those who act go on. */
function isOfThing(
  binding: Binding,
  { form, base }: VerbPhrase,
  { before, after }: Around,
): boolean {
  if (form !== 'ing' || before?.type !== 'noun' || binding.role !== 'object') return false
  if (!isDoneByThings(base, after) || !actors(binding).some(isAlive)) return false
  const thing = binding.subjects.find(({ id }) => id === binding.last)
  if (thing?.noun !== before.noun.head) return binding.actions.some(({ prop }) => prop !== null)
  if (isAlive(thing)) return false
  const id = nearestAction(base, 'others')
  if (id !== null) addAction(thing, plainAction(fitDeed(id, thing)))
  return true
}

/** "Leans against a lamp post smoking a pipe": no post has one. */
const isDoneByThings = (base: string, [next]: readonly Chunk[]): boolean =>
  OF_THINGS.test(base) && next?.type !== 'noun'

const OF_THINGS =
  /^(?:grow|bloom|blossom|sprout|glow|gleam|sparkle|glitter|shine|burn|flicker|melt|drip|boil|bubble|simmer|steam|smoke|ripen)$/

/** "A boy leads a horse"; the path that leads to a castle does nothing. */
function isLeader(
  binding: Binding,
  { base, form }: VerbPhrase,
  before: Chunk | undefined,
): boolean {
  if (base !== 'lead' || form === 'past') return false
  if (form === 's' || before?.type !== 'noun') return form === 's' && actors(binding).some(isAlive)
  return binding.subjects.some((who) => who.noun === before.noun.head && isAlive(who))
}

function deedOf({ base, form }: VerbPhrase, passive: boolean): string | null {
  // Petals are scattered; birds scatter themselves.
  const scatters = base === 'scatter' && form !== 'past' && !passive
  const silent = (SILENT.has(base) && !scatters) || (passive && DONE_TO.has(base))
  return silent ? null : nearestAction(base)
}

/** In a place without anybody, mist rises and light flickers by themselves. */
const THINGS_ONLY =
  /^(?:rise|fall|glow|flow|drift|float|shine|wave|melt|burn|drip|pour|bloom|grow|erupt|appear|disappear|swing|shake|strike|spin|rotate)$/

/** A deed without a doer gets somebody; false for verbs that nobody needs to do. */
function findActor(binding: Binding, verb: VerbPhrase, id: string | null): boolean {
  if (binding.group.length > 0 || binding.subjects.length > 0) return true
  if (binding.place !== null && THINGS_ONLY.test(id ?? '')) return true
  if (id === null && verb.form === 'past') return true
  // Who is decorating has hands; what is decorated has only its looks.
  const handy = verb.form === 'ing' && /^(?:decorate|garnish)$/.test(verb.base)
  if (SILENT.has(verb.base) && !handy && !/^(?:wear|make|do|use)$/.test(verb.base)) return false
  binding.group = [addSubject(binding, somebody(null)).id]
  return true
}

/** "The sheep run" are several, "the sheep runs" is one. */
function countHerd(
  { lastNoun }: Binding,
  subject: Subject,
  { form, infinitive }: VerbPhrase,
): void {
  if (form !== 'base' || infinitive || lastNoun?.head !== subject.noun) return
  if (!lastNoun.definite && !lastNoun.bare) return
  if (subject.count === 1 && HERDS.test(subject.noun)) subject.count = HERD
}

function act(binding: Binding, verb: VerbPhrase, id: string | null): void {
  const pace = binding.pace ?? paceOf(verb.base)
  binding.pace = null
  if (id !== null)
    for (const subject of actors(binding)) {
      countHerd(binding, subject, verb)
      perform(binding, subject, { id, base: verb.base, pace, upshot: verb.upshot })
      if (verb.form === 's' && isAfterDeed(subject, id)) binding.later.add(`${subject.id} ${id}`)
    }
  else if (!SILENT.has(verb.base) && !DONE_TO.has(verb.base) && !verb.infinitive) {
    binding.idle.push(verb.words)
  }
}

interface Deed {
  readonly id: string
  readonly base: string
  readonly pace: Action['pace']
  readonly upshot: Action['upshot']
}

function perform(binding: Binding, subject: Subject, deed: Deed): void {
  const { id: human, base, pace, upshot } = deed
  const id = (isHuman(subject) ? null : nearestAction(base, 'others')) ?? human
  const action = mounted(
    binding,
    subject,
    plainAction(armed(binding, subject, fitDeed(id, subject)), pace),
  )
  if (upshot !== undefined) action.upshot = upshot
  if (/^(?:smile|laugh)$/.test(id) && subject.actions.length > 2) subject.emotion = 'happy'
  if (addAction(subject, action)) {
    binding.actions.push(action)
    cheerUp(subject)
    return
  }
  const same = subject.actions.filter(({ verb }) => verb === action.verb)
  binding.actions.push(...same)
  const lost = same.length === 0 && subject.actions.length > 2 && subject.emotion !== 'happy'
  if (lost) binding.leftOut.push(base.replaceAll('-', ' '))
}

/** "Friends laugh and clink glasses": a face shows the one, and the other would not be played after it. */
function cheerUp(subject: Subject): void {
  const merry = /^(?:smile|laugh)$/.test(subject.actions[0]?.verb ?? '')
  if (!merry || unplayedDeeds(subject).length === 0) return
  subject.actions.shift()
  subject.emotion = 'happy'
}

/** "A courier on a scooter races": on what carries one, one rides. */
function mounted({ relations }: Binding, { id }: Subject, action: Action): Action {
  const ride = relations.find(({ from, relation }) => from === id && relation === 'riding')
  const goes = /^(?:walk|run|go|race|drive)$/.test(action.verb)
  return ride !== undefined && goes ? { ...action, verb: 'ride', target: ride.to } : action
}

function paceOf(verb: string): Action['pace'] {
  if (/^(?:stroll|wander|saunter|amble|creep|drift|tiptoe|sneak|limp)$/.test(verb)) return 'slow'
  const fast =
    /^(?:sprint|dash|rush|speed|race|zoom|bolt|charge|flee|hurry|stampede|panic|scatter)$/
  return fast.test(verb) ? 'fast' : 'normal'
}

const BLADES = /(?:^| )(?:sword|saber|sabre|katana|rapier|cutlass|lightsaber)$/

/** "A boy with a wooden sword fights": not with his fists. */
function armed({ subjects, relations }: Binding, { id }: Subject, deed: string): string {
  const has = ({ id: thing, noun }: Subject): boolean =>
    BLADES.test(noun) &&
    relations.some(
      ({ from, relation, to }) => from === id && to === thing && relation === 'holding',
    )
  return deed === 'box' && subjects.some(has) ? 'sword-fight' : deed
}
