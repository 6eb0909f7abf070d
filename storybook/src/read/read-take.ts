import type { Shot, Subject } from '../plan/plan.ts'
import { bind } from './binding/bind.ts'
import { readCamera, type CameraRead } from './manner/camera.ts'
import { takeLight } from './manner/light.ts'
import { takePortal } from './manner/portal.ts'
import { readSetting } from './manner/setting.ts'
import { takeWindow } from './manner/window.ts'
import { joinAppositions } from './phrases/appositions.ts'
import { chunk } from './phrases/chunks.ts'
import { moveFronted } from './phrases/fronted.ts'
import { wholePlace } from './prompt/bare-places.ts'
import { takeManner } from './prompt/boilerplate.ts'
import { takeFilmTalk } from './prompt/film-talk.ts'
import type { Text } from './prompt/text.ts'
import type { TakeParts } from './shot/take-parts.ts'
import type { Take } from './takes/take.ts'
import { resume } from './takes/who-goes-on.ts'
import { REQUEST } from './words/closed-words.ts'
import { joinDeeds } from './words/deed-words.ts'
import { joinDirections } from './words/directions.ts'
import { tokenise } from './words/tokens.ts'

/** What is known when a take is read. */
export interface Telling {
  readonly taken: string[]
  readonly known: Subject[]
  /** Who acted in the shot before. */
  readonly last: Subject | undefined
  /** Where that was. */
  readonly place: string | null
  readonly nextId: () => string
}

/** A take as it is told: who does what, where, in what light and for which camera. */
export function readTake(
  { body, continues = false, closing = '' }: Take,
  { taken, known, last, place: before, nextId }: Telling,
): Omit<TakeParts, 'previous' | 'transition'> {
  // "A man works, a dog beside him. He wipes his brow, and walks home": he does, and not the dog.
  const actors = continues && last !== undefined ? [last] : known
  const told = outsideOf(withinWalls(body.replace(REQUEST, ''), before), before)
  const part: Text = { body: resume(told, actors, continues), taken }
  const portal = takePortal(part)
  const window = takeWindow(part)
  const light = takeLight(part)
  const camera = withEffect(heldCamera(readCamera(part), closing), portal)
  const setting = readSetting(part)
  takeFilmTalk(part)
  takeManner(part)
  const tokens = tokenise(joinDirections(joinDeeds(part.body)))
  const place = wholePlace(body)
  const chunks = place === null ? joinAppositions(moveFronted(chunk(tokens))) : []
  const bound = bind(chunks, known, nextId)
  return {
    bound: place === null ? bound : { ...bound, place },
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
