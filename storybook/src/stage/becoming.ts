import type { Shot } from '../plan/plan.ts'
import type { Part, Run } from './run.ts'
import type { StagedShot } from './shot.ts'

interface Staging {
  readonly run: Run
  readonly part: Part
  readonly fork: string
}

/** A shot and what it turns into: staged by the same chance in the same place and seen from the same spot, so that only what changes does. */
export function stageBecoming(
  [first, ...later]: readonly Shot[],
  staging: Staging,
): readonly StagedShot[] {
  if (!first) return []
  const { run, part, fork } = staging
  const opening = run.playWhole({ shot: first, fork }, part)
  const becomes = later.map((shot) => {
    const told = seenAlike(inTheSamePlace(shot, first))
    const staged = run.playWhole({ shot: told, fork }, part)
    return isSameSet(first, shot) ? onSetOf(opening, staged) : staged
  })
  return [{ ...opening, becomes }]

  /** From the same spot at the same hour, if nothing else is said. */
  function seenAlike(shot: Shot): Shot {
    return { ...shot, time: shot.time ?? opening.hour, camera: first?.camera ?? shot.camera }
  }

  /** Where it would play elsewhere if nobody said where: a ruin stands alone, and the tower that it becomes in a city. */
  function inTheSamePlace(shot: Shot, { place }: Shot): Shot {
    if (shot.place !== null) return shot
    if (place !== null) return { ...shot, place }
    const own = run.tryOut({ shot, fork }, part).place
    return own === opening.place ? shot : { ...shot, place: opening.place }
  }
}

/** Whether all that changes is who is there and what they look like. */
function isSameSet(one: Shot, other: Shot): boolean {
  return setOf(one) === setOf(other)
}

function setOf(shot: Shot): string {
  return JSON.stringify({ ...shot, subjects: [], relations: [], transition: 'cut' })
}

/** The same sets are painted and kept once: a street that was kept twice took 95 MB more at 1080p. */
function onSetOf(opening: StagedShot, staged: StagedShot): StagedShot {
  const { sets } = opening
  const isShared =
    sets === staged.sets &&
    seenFrom(opening) === seenFrom(staged) &&
    opening.pieces.slice(0, sets).every(({ name }, at) => name === staged.pieces[at]?.name)
  if (!isShared) return staged
  return { ...staged, pieces: [...opening.pieces.slice(0, sets), ...staged.pieces.slice(sets)] }
}

/** Sets are painted for how they are seen, and would be painted anew in each frame by two who see them differently. */
function seenFrom(shot: StagedShot): string {
  const cameras = [0, 0.25, 0.5, 0.75, 1].map((share) => shot.camera(share * shot.seconds))
  return JSON.stringify([shot.light, cameras])
}
