import type { Actor } from '../../cast/actor.ts'
import type { Kind } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import { playerFor } from './player-for.ts'
import type { Mark, Player } from '../player.ts'
import { asListener, audienceMark } from '../placing/audience.ts'
import { OTHER_MOON } from '../telling/moons.ts'
import { isHungWorld } from '../telling/orbits.ts'
import { isTowering, type Role } from '../placing/roles.ts'
import { isBeyond, isRemote } from '../placing/far-off.ts'
import { SCENIC } from '../placing/scenic.ts'
import {
  crowdMark,
  sceneryMark,
  skyMark,
  toweringMark,
  type Span,
  type Spot,
} from '../setting/scenery.ts'
import type { Stage } from './stage.ts'

const AFLOAT: ReadonlySet<Kind> = new Set<Kind>(['boat', 'fish'])

export function distantPlayers(role: Role, stage: Stage, others: readonly Span[]): Player[] {
  const taken = [...others]
  return role.actors.map((actor, index) => {
    const random = stage.random.fork(`far ${role.subject.id} ${index}`)
    const spot = {
      actor,
      index,
      count: role.actors.length,
      metres: role.metres,
      random,
      afloat: stage.set.ground === 'water',
      lesser: role.subject.noun === OTHER_MOON,
      alone:
        stage.shot.subjects.length === 1 &&
        (role.subject.material !== null || isHungWorld(role.subject)),
      beyond: isBeyond(role.subject, stage.shot),
      remote: isRemote(role.subject, stage.shot),
      lively: !SCENIC.has(role.subject.kind),
      aloft: role.medium === 'air',
      ashore: role.medium === 'ground' && !AFLOAT.has(role.subject.kind),
      far: stage.set.far,
      sight: /^(zoom|dolly|pan|track|whip)-/u.test(stage.shot.camera.move ?? '') ? 0.74 : 0.9,
      taken,
    }
    const mark = distantMark(role, spot, stage)
    taken.push(spanOf(mark, actor))
    const shown = role.part === 'audience' ? asListener(spot) : actor
    return playerFor(role, { actor: shown, index, at: () => mark, room: 0, stage })
  })
}

function spanOf({ x, z, height }: Mark, { aspect }: Actor): Span {
  const near = nearness(z)
  const half = (aspect * height) / 2
  return { left: (x - half) * near, right: (x + half) * near }
}

function distantMark({ part, subject }: Role, spot: Spot, stage: Stage): Mark {
  if (part === 'crowd') return crowdMark(spot, stage)
  if (part === 'audience') return audienceMark(spot, stage.box)
  if (part === 'sky') return skyMark(spot, stage.box)
  const over = isTowering(subject) && spot.remote !== true && spot.beyond !== true
  return over ? toweringMark(spot, stage.box) : sceneryMark(spot, stage.box)
}
