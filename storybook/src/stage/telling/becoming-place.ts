import type { Shot, Subject } from '../../plan/plan.ts'
import { without } from './without.ts'

/** An erupting volcano is the whole place, not a picture of one in a meadow. */
export function becomePlace(asked: Shot): Shot {
  const shot = spanned(asked)
  const land = shot.subjects.find(isLand)
  if (land && shot.place === null && shot.subjects.length > 1)
    return without({ ...shot, place: land.noun }, land)
  const mount = shot.subjects.find(isVolcano)
  if (!mount || (shot.place !== null && !/volcano|mountain|island/u.test(shot.place)))
    return mount ? atTheSea(shot, mount) : shot
  return without({ ...shot, place: 'volcano', camera: lowered(shot.camera) }, mount)
}

const FLOWS = /\b(?:river|stream|canal|creek|brook|bay|strait|lake|sea|water|ocean)$/u
const ROPES = /\b(?:rope|suspension|hanging|covered|draw|train|railway|toy)\b/u

/** A bridge that is all there is to see spans its river, and does not stand on the bank. */
function spanned(shot: Shot): Shot {
  const [bridge, ...others] = shot.subjects
  if (!bridge || others.length > 0 || !isPlainBridge(bridge)) return shot
  if (!FLOWS.test(shot.place ?? '')) return shot
  const great = shot.time === 'night' || shot.camera.framing === 'aerial'
  const place = great ? 'bridge' : 'stone bridge'
  const scenery = [...(shot.scenery ?? []), shot.place ?? ''].slice(-6)
  return without({ ...shot, place, scenery, camera: lowered(shot.camera) }, bridge)
}

function isPlainBridge({ noun, words, colour, count, actions }: Subject): boolean {
  const plain = colour === null && count === 1 && actions.length === 0
  return plain && /\bbridge$/u.test(noun) && !ROPES.test(`${words} ${noun}`)
}

/** From high above a mountain is flat: a drone before it shows all of it. */
function lowered(camera: Shot['camera']): Shot['camera'] {
  const [framing, move] = [camera.framing, camera.move]
  if (framing !== 'aerial' && move !== 'aerial') return camera
  return { ...camera, framing: 'wide', move: move === 'aerial' ? 'dolly-in' : move }
}

/** "Lava flows down to the sea": an erupting volcano stands at it, and is no buoy on the waves. */
function atTheSea(shot: Shot, mount: Subject): Shot {
  const sea = /\b(sea|ocean|bay|coast|lagoon|beach|shore|seaside)$/u.test(shot.place ?? '')
  const erupts = mount.actions.some(({ verb }) => verb === 'erupt')
  if (!sea || !erupts || shot.subjects[0] !== mount) return shot
  const scenery = [...(shot.scenery ?? []), shot.place ?? ''].slice(-6)
  // Where lava meets the water the set has its own steam.
  const subjects = shot.subjects.filter(({ noun }) => noun !== 'steam')
  return without(
    { ...shot, subjects, place: 'volcano', scenery, camera: lowered(shot.camera) },
    mount,
  )
}

/** One that has a face is nobody's place. */
function isVolcano({ noun, count, emotion }: Subject): boolean {
  return count === 1 && emotion === 'neutral' && /\bvolcano$/u.test(noun)
}

/** Land and water that is only named: who hovers over a lake is there. */
function isLand({ noun, kind, actions, colour, size }: Subject): boolean {
  const plain = actions.length === 0 && colour === null && size === 'normal'
  return (
    plain &&
    kind === 'nature' &&
    /^(lake|river|sea|ocean|pond|canyon|valley|desert|waterfall)$/u.test(noun)
  )
}
