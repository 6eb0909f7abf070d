import { castSubject } from '../cast/cast.ts'
import { createPicture } from '../cast/create-picture.ts'
import { choosePicture } from '../cast/choose-picture.ts'
import type { Actor } from '../cast/actor.ts'
import { Subject, type Shot } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { ShotScene } from '../scene/scene.ts'
import { boxFor } from './box.ts'
import { createCamera } from './camera/camera.ts'
import { tempoOf } from './camera/shakes.ts'
import { watch } from './camera/watched.ts'
import { assemble } from './ensemble.ts'
import { mediumOf } from './media.ts'
import type { PlaceSet } from './place.ts'
import { piecesOf } from './pieces.ts'
import { rehearse } from './rehearse.ts'
import { steadied } from './steadied.ts'
import { bondsOf, partOf, type Role } from './roles.ts'
import { settingFor, type Setting } from './setting.ts'
import { isSpectacle, spectaclesOf } from './spectacles.ts'
import { trueMetres } from './sizes.ts'
import { overTable, wantsTable } from './tabletop.ts'

export interface ShotRequest {
  readonly shot: Shot
  readonly random: Random
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly seconds: number
}

/** One take, from its plan to everything that moves in it. */
export function stageShot(
  request: ShotRequest,
): ShotScene & { readonly sounds: PlaceSet['sounds'] } {
  const { random, seconds } = request
  const shot = rehearse(request.shot)
  const box = boxFor({ ...request, framing: shot.camera.framing })
  const found = settingFor(shot, box, random.fork('place'))
  const roles = rolesFor({ ...request, shot }, found)
  const table = wantsTable(roles, found)
  const setting = table ? overTable(found, random.fork('table')) : found
  const tempo = tempoOf(shot.camera.effects, roles.length > 0)
  const framing = shot.camera.framing ?? 'medium'
  const { players, watched } = assemble(roles, {
    shot,
    box,
    set: setting.set,
    framing,
    seconds: seconds * tempo,
    random: random.fork('actors'),
    find: findThing,
  })
  const camera = createCamera({
    box,
    wish: shot.camera,
    seconds,
    tempo,
    random: random.fork('camera'),
    watch: (t) => watch(watched, t),
  })
  return {
    seconds,
    transition: shot.transition,
    box,
    light: setting.light,
    pieces: [
      ...steadied(setting.pieces, { camera, seconds, box }),
      ...spectaclesOf({ shot, box, seed: request.seed, players }),
      ...players.flatMap((player) =>
        piecesOf(player, { set: setting.set, seconds: seconds * tempo }),
      ),
    ],
    camera,
    tempo,
    sounds: setting.set.sounds,
  }
}

function rolesFor({ shot, seed }: ShotRequest, setting: Setting): Role[] {
  const played = shot.subjects.filter((subject) => !isSpectacle(subject))
  const cast = played.map((subject) => {
    const actors = Array.from({ length: subject.count }, (_, index) =>
      castSubject(subject, { seed, index }),
    )
    const [first] = actors
    return { subject, actors, metres: first ? trueMetres(first, subject) : 1 }
  })
  const bonds = bondsOf(shot, new Map(cast.map(({ subject, metres }) => [subject.id, metres])))
  return cast.flatMap(({ subject, actors, metres }): Role[] => {
    const [first] = actors
    if (!first) return []
    const bond = bonds.get(subject.id) ?? null
    const part = bond ? 'bound' : partOf(subject, shot, metres)
    return [{ subject, actors, metres, bond, part, medium: mediumOf(first, subject, setting) }]
  })
}

/** A thing by its English name, for choreography that needs one. */
function findThing(name: string): Actor | null {
  return createPicture(choosePicture(Subject.parse({ id: name, noun: name })))
}
