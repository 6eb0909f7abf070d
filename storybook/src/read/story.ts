import { baseVerb } from '../lexicon/morphology.ts'
import { frequencyOf } from '../lexicon/wordnet.ts'
import { LIVING } from '../plan/kinds.ts'
import type { Shot, Subject } from '../plan/plan.ts'
import { takeAbsent, withoutAbsent } from './prompt/absence.ts'
import { takeManner } from './prompt/boilerplate.ts'
import { takeFilmTalk } from './prompt/film-talk.ts'
import { bind } from './binding/bind.ts'
import type { Bound } from './binding/binding.ts'
import { takeLight } from './manner/light.ts'
import { takePortal } from './manner/portal.ts'
import { readCamera, type CameraRead } from './manner/camera.ts'
import { joinAppositions } from './phrases/appositions.ts'
import { chunk } from './phrases/chunks.ts'
import { moveFronted } from './phrases/fronted.ts'
import { REQUEST } from './words/closed-words.ts'
import { joinDeeds } from './words/deed-words.ts'
import { joinDirections } from './words/directions.ts'
import type { Idea } from './ideas/ideas.ts'
import { readSetting, type Setting } from './manner/setting.ts'
import { takeWindow } from './manner/window.ts'
import { splitTakes } from './takes/shots.ts'
import type { Take } from './takes/take.ts'
import type { Text } from './prompt/text.ts'
import { joinJourneys } from './shot/journeys.ts'
import { toShot } from './shot/to-shot.ts'
import { withPartners } from './shot/with-whom.ts'
import { hasChanged } from './shot/still-seen.ts'
import { withoutParcels } from './shot/without-parcels.ts'
import { type TakeParts } from './shot/take-parts.ts'
import { tokenise } from './words/tokens.ts'
import { actionOf } from './words/verb-words.ts'

/** What is told, shot by shot, and what could not be. */
export interface Story {
  readonly shots: Shot[]
  /** Words of things that have no picture here. */
  readonly misses: string[]
  /** Words of deeds that nobody here can do. */
  readonly idle: string[]
  /** Words of things and deeds that could be shown but found no room. */
  readonly leftOut: string[]
  /** What the prompt wants absent. */
  readonly absent: readonly string[]
  /** The idea that the scene stands for, when the prompt names nothing that can be seen. */
  readonly standsFor?: Idea
  /** Nobody and nowhere: nothing but perhaps a style or a camera was understood. */
  readonly empty: boolean
}

/** Reads all takes of a text in their order; whoever was in one may come back in the next. */
export function readStory(text: Text): Story {
  const absent = takeAbsent(text)
  const story = { misses: [] as string[], idle: [] as string[], leftOut: [] as string[] }
  const shots: Shot[] = []
  const known: Subject[] = []
  let number = 0
  // Those of whom the last take told: who only looks on from an earlier one does not go on.
  let told: readonly Subject[] = []
  for (const take of splitTakes(text.body, text.oneScene)) {
    // What has changed is the same one: it is numbered as it was.
    if (take.transition === 'becoming') number = 0
    const { bound, camera, setting, window, light } = readTake(take, {
      taken: text.taken,
      ...soFar(take, { known, told, shots }),
      nextId,
    })
    story.misses.push(...bound.misses)
    story.idle.push(...bound.idle)
    story.leftOut.push(...bound.leftOut)
    const previous = isSeenAtOnce(take) ? null : shotBefore(shots, bound)
    if (previous !== null && isAfterthought(bound, setting, camera)) continue
    shots.push(
      toShot({ bound, camera, setting, window, light, previous, transition: take.transition }),
    )
    if (bound.subjects.length > 0) told = bound.subjects
    for (const subject of bound.subjects) remember(known, subject)
    forgetChanged(known, bound.subjects)
  }
  function nextId(): string {
    return `s${++number}`
  }
  const seen = carryCamera(withPartners(lendBack(joinJourneys(shots)))).filter(
    (shot) => !isBlank(shot),
  )
  const kept = (seen.length > 0 ? seen : shots.slice(0, 1)).map((shot) => {
    const present = withoutAbsent(shot, absent)
    return text.oneScene === true ? withoutParcels(present, story.leftOut) : present
  })
  tellGenders(kept, text.body)
  const empty = kept.every(({ subjects, place }) => subjects.length === 0 && place === null)
  const bare = empty && kept.every(hasNoSetting)
  return { ...story, absent, shots: shareEvenly(kept), empty: bare }
}

/** "A girl in a park. Cut to her balloon over the sea. Cut to the girl": she is where she was seen last, and what left her is gone. */
function shotBefore(shots: readonly Shot[], { subjects, place }: Bound): Shot | null {
  const last = shots.at(-1) ?? null
  const ids = new Set(subjects.map(({ id }) => id))
  const shows = ({ subjects: seen }: Shot): boolean => seen.some(({ id }) => ids.has(id))
  const home = shots.findLast(shows)
  if (last === null || place !== null || home === undefined || home === last) return last
  const away = new Set(last.subjects.map(({ id }) => id))
  // Somebody new is met where they are.
  const parted =
    last.place === `${home.place} exterior` ||
    [...away].every((id) => home.subjects.some((each) => each.id === id))
  if (!parted) return last
  const { time, season, mood, camera } = last
  const stays = home.relations.filter(({ from, to }) => !away.has(from) && !away.has(to))
  // "He rides away. Then the door opens": he is not there any more.
  const left = home.subjects.filter(({ id }) => !away.has(id) || ids.has(id))
  return { ...home, time, season, mood, camera, subjects: left, relations: stays }
}

/** Who acted last comes last, and with what they did last. */
function remember(known: Subject[], subject: Subject): void {
  const at = known.findIndex(({ id }) => id === subject.id)
  const before = known[at]
  if (before === undefined) known.push(subject)
  else if (subject.actions.length > 0) known.push(...known.splice(at, 1).map(() => subject))
}

/** "The frog turns into a princess. They dance": nobody means the frog. */
function forgetChanged(known: Subject[], seen: readonly Subject[]): void {
  const gone = new Set(seen.filter(hasChanged).map(({ id }) => id))
  known.splice(0, known.length, ...known.filter(({ id }) => !gone.has(id)))
}

/** "The keeper climbs … Shot 3: his hand": what is said of the only one there later holds from the beginning. */
function tellGenders(shots: readonly Shot[], body: string): void {
  const people = shots.flatMap(({ subjects }) => subjects.filter(({ person }) => person !== null))
  shareGenders(people)
  const [first] = people
  const he = /\b(?:he|his|him|himself)\b/.test(body)
  const she = /\b(?:she|her|hers|herself)\b/.test(body)
  if (
    first === undefined ||
    he === she ||
    people.some(({ id, count }) => id !== first.id || count > 1)
  )
    return
  for (const { person, kind } of people)
    if (person !== null && kind === 'person') person.gender ??= he ? 'man' : 'woman'
}

/** "A butcher runs. … The man waves": he was one all the time. */
function shareGenders(people: readonly Subject[]): void {
  const told = new Map(people.map(({ id, person }) => [id, person?.gender ?? null]))
  for (const { id, person } of people) if (person !== null) person.gender ??= told.get(id) ?? null
}

/** Beside the shot before, or what that becomes: at the same time. */
const isSeenAtOnce = ({ transition }: Pick<Shot, 'transition'>): boolean =>
  /^(?:beside|becoming)$/.test(transition)

interface SoFar {
  readonly known: Subject[]
  readonly told: readonly Subject[]
  readonly shots: readonly Shot[]
}

/** Who and what a take may speak of again; another state of the same is told from the beginning. */
function soFar(
  take: Take,
  { known, told, shots }: SoFar,
): Pick<Telling, 'known' | 'last' | 'place'> {
  if (take.transition === 'becoming') return { known: [], last: undefined, place: null }
  return { known, last: lastIn(take, told), place: shots.at(-1)?.place ?? null }
}

interface Telling {
  readonly taken: string[]
  readonly known: Subject[]
  /** Who acted in the shot before. */
  readonly last: Subject | undefined
  /** Where that was. */
  readonly place: string | null
  readonly nextId: () => string
}

function readTake(
  { body, continues = false, closing = '' }: Take,
  { taken, known, last, place, nextId }: Telling,
): Omit<TakeParts, 'previous' | 'transition'> {
  // "A man works, a dog beside him. He wipes his brow, and walks home": he does, and not the dog.
  const actors = continues && last !== undefined ? [last] : known
  const told = outsideOf(withinWalls(body.replace(REQUEST, ''), place), place)
  const part: Text = { body: resume(told, actors, continues), taken }
  const portal = takePortal(part)
  const window = takeWindow(part)
  const light = takeLight(part)
  const camera = withEffect(heldCamera(readCamera(part), closing), portal)
  const setting = readSetting(part)
  takeFilmTalk(part)
  takeManner(part)
  const tokens = tokenise(joinDirections(joinDeeds(part.body)))
  return {
    bound: bind(joinAppositions(moveFronted(chunk(tokens))), known, nextId),
    camera,
    setting,
    window,
    light,
  }
}

const WITH_FRONTS =
  /(?:^| )(?:shop|bakery|store|cafe|restaurant|school|hospital|museum|library|bar|bank|hotel|theatre|theater|cinema)$/

const GOES_OUT =
  /^(?:he|she|it|they|the [a-z]+) (?:go|walk|step|run|sneak)(?:es|s)? outside\b(?! [a-z]+ing| (?:in|into|to|of|the)\b)/

const IN_THE_AIR = /\b(?:high )?(?:up )?(?:in|into|through) the air\b/

/** "In a restaurant … The dumplings fly through the air": that of the restaurant. */
function withinWalls(body: string, place: string | null): string {
  const sky = place === null || /(?:^| )(?:sky|air|clouds)$/.test(place)
  return sky ? body : body.replace(IN_THE_AIR, '')
}

/** "A baker opens his bakery. Customers queue outside": outside of it. "A dog jumps in", where a river is: into that. */
function outsideOf(body: string, place: string | null): string {
  if (/(?:^| )(?:river|lake|sea|ocean|pond|pool|stream)$/.test(place ?? ''))
    return body.replace(
      /\b(jumps?|dives?|leaps?|falls?) in(?= ?(?:[.,;!]|$|and\b|to save))/,
      `$1 into the ${place}`,
    )
  if (place === null || !WITH_FRONTS.test(place))
    return body.replace(GOES_OUT, '$& into the garden')
  return body.replace(/\boutside(?= ?(?:[.,;!]|$|and\b|in the \w+))/, `outside the ${place}`)
}

/** A take that says nothing of its camera is filmed as all are. */
function heldCamera(camera: CameraRead, closing: string): CameraRead {
  const own = camera.move !== null || camera.framing !== null || closing === ''
  return own ? camera : readCamera({ body: closing, taken: [] })
}

function withEffect(
  camera: CameraRead,
  effect: Shot['camera']['effects'][number] | null,
): CameraRead {
  return effect === null ? camera : { ...camera, effects: [effect, ...camera.effects].slice(0, 4) }
}

/** "… then jumps": whoever acted last goes on. */
function resume(body: string, known: readonly Subject[], continues: boolean): string {
  const actor = feelerAmong(known, body) ?? oneAmong(known, body) ?? known[0]
  if (actor === undefined || !(continues || startsWithDeed(body.trim(), actor.count > 1)))
    return body
  return `${calledAgain(actor)} ${body.trim()}`
}

const OF_FEELING =
  /\b(?:cries|weeps|sobs|smiles|laughs|sighs|waves|bows|claps|nods|blushes|frowns)\b/

/** "Waves at a departing train, then stops and cries": no train does. */
function feelerAmong(subjects: readonly Subject[], body: string): Subject | undefined {
  const alive = subjects.filter(({ kind, actions }) => LIVING.has(kind) && actions.length > 0)
  return OF_FEELING.test(body) ? doerAmong(alive) : undefined
}

/** "Waits as petals fall, then draws a sword": many petals would draw it, and one does. */
function oneAmong(subjects: readonly Subject[], body: string): Subject | undefined {
  const singly = /^\s*(?:[a-z]+ly )?[a-z]+s\b/.test(body)
  const able = ({ kind, count, words }: Subject): boolean =>
    count === 1 || (LIVING.has(kind) && !words.endsWith('s'))
  return (singly ? doerAmong(subjects.filter(able)) : undefined) ?? doerAmong(subjects)
}

/** What befalls a house or a lamp, and is no deed of theirs. */
const BEFALLS = /^(?:burn|glow|shine|flicker|smoke|steam|light-up|go-out)$/

/** Who acted last: "a mouse opens a door, then runs" is not of the door, that is only opened; no burning house rescues anybody. */
function doerAmong(subjects: readonly Subject[]): Subject | undefined {
  const isMade = ({ id, actions: [deed] }: Subject): boolean =>
    subjects.some(({ actions }) =>
      actions.some(({ verb, target }) => target === id && verb.split('-')[0] === deed?.verb),
    )
  const did = subjects.filter((each) => each.actions.length > 0 && !isMade(each))
  const doers = did.filter((each) => !isInPassing(each))
  return (
    (doers.length > 0 ? doers : did).findLast(
      ({ actions: [deed] }) => !BEFALLS.test(deed?.verb ?? ''),
    ) ?? did.at(-1)
  )
}

/** "Steals a basket from a sleeping camper and runs": how the camper is was said in passing, and who steals runs. */
function isInPassing({ words, actions }: Subject): boolean {
  return actions.length === 1 && /\b[a-z_-]+ing [a-z]/.test(words)
}

/** Who goes on: "drives past a sleeping dog, and stops" is not of the dog. */
function lastIn({ onTheWay = false }: Take, subjects: readonly Subject[]): Subject | undefined {
  return onTheWay ? subjects.find(({ actions }) => actions.length > 0) : doerAmong(subjects)
}

/** "Then places the vase into a kiln", "then lights a lamp": whoever had it; no noun stands before an article. */
const HANDLES =
  /^(?!(?:is|was|has|does|as|across|towards|besides|always|sometimes|perhaps|plus|this|its|his|outdoors|indoors|upstairs|downstairs|upwards|downwards|forwards|backwards|afterwards|less)\b)[a-z]+s (?:the|it|them|him|an?|his|her|its|their|some)\b/

/** "The raccoons freeze, then run away": several do it in the bare form. */
function startsWithDeed(body: string, many: boolean): boolean {
  // "Suddenly starts to dance".
  if (/^(?:starts?|begins?) (?:to [a-z]+|[a-z]+ing)\b/.test(body) || HANDLES.test(body)) return true
  const [first = ''] = /^[a-z]+/.exec(body) ?? []
  const base = baseVerb(first)
  if (base === null || actionOf(base) === null) return false
  return base !== first || (many && frequencyOf(base, 'verb') > frequencyOf(base, 'noun'))
}

/** How a prompt would speak of somebody whom it has named. */
function calledAgain({ kind, count, noun, person }: Subject): string {
  if (count > 1 && LIVING.has(kind)) return 'they'
  // Of whom nobody said whether it is a man or a woman, that may come later.
  if (kind === 'person' && person?.gender) return person.gender === 'woman' ? 'she' : 'he'
  return count === 1 ? `the ${noun}` : 'it'
}

/** "Day turns to night over a city": the day had the city, too. */
function lendBack(shots: readonly Shot[]): readonly Shot[] {
  return shots.map((shot, index) => {
    const next = shots[index + 1]
    if (next === undefined || shot.subjects.length > 0 || shot.place !== null) return shot
    const { place, subjects, relations } = structuredClone(next)
    return hasNoSetting(shot) ? shot : { ...shot, place, subjects, relations }
  })
}

/** A take that only says how the camera goes says it of the next. */
function carryCamera(shots: readonly Shot[]): readonly Shot[] {
  return shots.map((shot, index) => {
    const before = shots[index - 1]
    const still = shot.camera.move === null && shot.camera.framing === null
    return before && isBlank(before) && still ? { ...shot, camera: before.camera } : shot
  })
}

function isBlank(shot: Shot): boolean {
  return shot.subjects.length === 0 && shot.place === null && hasNoSetting(shot)
}

function hasNoSetting({ time, weather, season }: Shot): boolean {
  return time === null && weather === 'clear' && season === null
}

/** A take of which nothing was understood is no shot. */
function isAfterthought(bound: Bound, setting: Setting, camera: Shot['camera']): boolean {
  const { time, weather, season, blackout = false } = setting
  const nothing = bound.subjects.length === 0 && bound.place === null
  const calm = time === null && weather === null && season === null && !blackout
  return nothing && calm && camera.move === null && camera.framing === null
}

function shareEvenly(shots: readonly Shot[]): Shot[] {
  const turns = shots.filter((shot) => !isSeenAtOnce(shot)).length
  return shots.map((shot) => ({ ...shot, share: 1 / turns }))
}
