import type { Shot, Subject } from '../plan/plan.ts'
import type { Bound } from './binding/binding.ts'
import type { Idea } from './ideas/ideas.ts'
import type { Setting } from './manner/setting.ts'
import { takeAbsent, withoutAbsent } from './prompt/absence.ts'
import type { Text } from './prompt/text.ts'
import { readTake, type Telling } from './read-take.ts'
import { tellGenders } from './shot/genders.ts'
import { joinJourneys } from './shot/journeys.ts'
import { carryCamera, hasNoSetting, isBlank, lendBack } from './shot/lent-back.ts'
import { hasChanged } from './shot/still-seen.ts'
import { toShot } from './shot/to-shot.ts'
import { withPartners } from './shot/with-whom.ts'
import { withoutParcels } from './shot/without-parcels.ts'
import { splitTakes } from './takes/shots.ts'
import type { Take } from './takes/take.ts'
import { lastIn } from './takes/who-goes-on.ts'

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
