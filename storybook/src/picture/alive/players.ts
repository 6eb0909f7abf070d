import type { Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { cutOutPiece, type CutOutOptions } from '../cut/cut-out-piece.ts'
import type { CutOut } from '../cut/cut-outs.ts'
import type { Near } from '../depth/standing.ts'
import type { Prepared } from '../prepare.ts'
import { isLivingMover, mannersIn, moverIn } from '../wishes/guests.ts'
import { isGoing, type Going, type Manner, type Staying } from '../wishes/manners.ts'
import { createExit, type Exit } from './exit.ts'
import { moversAmong } from './movers.ts'
import { createPuppet, type Held } from './puppet.ts'

interface Playing {
  readonly lens: CutOutOptions
  readonly random: Random
  readonly seconds: number
}

/** Things that stand clear; who is asked to do something plays it, the largest first. */
export function playersOf(shot: Shot, prepared: Prepared, playing: Playing): Piece[] {
  const { cutOuts, survey } = prepared
  const deeds = mannersIn(shot)
  const movers = moversAmong(survey, shot)
  const { lens, random } = playing
  return cutOuts.map((cut, index) => {
    const thing = survey.things[index]!
    const manner = deeds[movers.indexOf(thing)]
    const phase = random.between(0, 3)
    const play = manner && playOf(manner, { cut, thing, shot, prepared, playing, phase })
    return cutOutPiece(cut, { ...lens, play })
  })
}

interface Player {
  readonly cut: CutOut
  readonly thing: Near
  readonly shot: Shot
  readonly prepared: Prepared
  readonly playing: Playing
  readonly phase: number
}

function playOf(manner: Manner, player: Player): ((t: number) => Held) | undefined {
  const { cut, thing, prepared, phase } = player
  const { survey, world } = prepared
  const isLoose = survey.loose.has(thing)
  if (isLoose && isGoing(manner)) return createExit(exitOf(manner, player))
  const kept = keptIn(manner, isLoose)
  if (!kept) return undefined
  const rooted = !survey.plain && thing.subject.patch.bottom >= survey.look.height - 3
  const bold = isLoose ? boldness(cut, world) : 1
  return createPuppet(kept, { rooted, phase, bold })
}

/** What is not whole never leaves its place: half of it might stay. */
function keptIn(manner: Manner, isLoose: boolean): Staying | undefined {
  if (!isGoing(manner)) return isLoose || manner !== 'spin' ? manner : undefined
  if (manner === 'ascends') return 'rise'
  return manner === 'vanishes' ? undefined : 'sway'
}

/** Where there is more room: 1 to the right of it, −1 to the left. */
function roomySide({ cut: { area }, prepared: { world } }: Player): number {
  return area.x + area.width / 2 < world.size.width / 2 ? 1 : -1
}

/** Of who is cut out whole deeds are as bold as the room above allows: heads stay in the frame. */
function boldness({ area }: CutOut, { size, top, bottom }: Prepared['world']): number {
  const upper = ((-0.5 - top) / (bottom - top)) * size.height
  return Math.min(3, Math.max(1, (6 * (area.y - upper)) / area.height))
}

function exitOf(manner: Going, player: Player): Exit {
  const { cut, thing, shot, prepared, playing } = player
  const { survey, world } = prepared
  const { area } = cut
  const high = area.height
  const { patch } = thing.subject
  const [wide, tall] = [patch.right - patch.left, patch.bottom - patch.top]
  const foot = ((patch.bottom + 1) / survey.look.height) * world.size.height
  const kind = moverIn(shot)?.kind
  const eyes = survey.water && survey.sky ? survey.horizon : Math.max(0.45, survey.horizon)
  const away = foot - eyes * world.size.height
  // Cameras are held as high as eyes: who goes away goes towards the height of their own.
  const tallness = (tall / survey.look.height) * world.size.height
  const horizon = kind === 'person' ? Math.min(away, 0.3 * tallness) : away
  // What is cut out has some air below its foot, which shrinks with it.
  const air = area.y + area.height - foot
  const steps = isLivingMover(shot)
  return {
    manner,
    seconds: playing.seconds * playing.lens.tempo,
    left: (area.x + area.width) / high,
    right: (world.size.width - area.x) / high,
    up: (area.y + area.height) / high,
    horizon: (Math.max(0, horizon) + air) / high,
    facing: steps && wide > 0.9 * tall ? facingOf(patch, survey.look.width) : roomySide(player),
    inward: !survey.plain && horizon > 0 && (kind === 'boat' || wide < 1.15 * tall),
    steps,
  }
}

/** Heads are above what bears them: who is heavier to the right in the upper half looks there. */
function facingOf({ pixels, top, bottom }: Near['subject']['patch'], width: number): number {
  const meanX = (all: Int32Array): number =>
    all.reduce((sum, at) => sum + (at % width), 0) / Math.max(1, all.length)
  const upper = (top + 0.45 * (bottom - top)) * width
  return meanX(pixels.filter((at) => at < upper)) >= meanX(pixels) ? 1 : -1
}
