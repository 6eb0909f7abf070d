import type { Actor, Pose } from '../../../cast/actor.ts'
import type { Upshot } from '../../../plan/plan.ts'
import type { Random } from '../../../scene/random.ts'
import { arch, clamp, ease, gather, settle, through, wave } from '../../easing.ts'
import type { ActionContext, Companion } from '../action.ts'
import { beside } from '../performed.ts'
import { spiltFrom } from '../spilt.ts'
import { inPieces, type Scatter } from '../things/fragments.ts'
import { flying } from '../things/ruin.ts'
import { cracked } from './cracked.ts'
import { withStain } from './stains.ts'

/** A thing as it stands there before anything happens to it, in the performer's heights. */
export interface Struck {
  readonly name: string
  readonly actor: Actor
  readonly x: number
  /** How high its foot is. */
  readonly y: number
  readonly z: number
  readonly height: number
  readonly random: Random
  readonly find: ActionContext['find']
  /** Who strikes it. */
  readonly by: string
  /** How far it may go, in the performer's heights. */
  readonly room: number
}

/** Where the thing is and how, so many seconds after the blow; below 0 before it. */
export type Fate = (since: number) => Companion[]

/** How far something goes over, and from which breadth it lies down towards us instead. */
const [FLAT, LOW] = [1.5, 1.7]
const SECONDS_OF_SLIDING = 1.4

const placed = (struck: Struck, moved: Moved = {}): Companion[] => {
  const { name, actor, x, y, z, height } = struck
  const { dx = 0, dy = 0, pose = {}, as = actor } = moved
  const turned = actor.faces === 'front' ? pose : { turn: 1, ...pose }
  const tall = height * (moved.grown ?? 1)
  return beside(name, as, {
    x: x + dx,
    y: y + dy,
    z,
    height: tall,
    pose: turned,
    shadow: y + dy < 0.05,
  })
}

interface Moved {
  readonly dx?: number
  readonly dy?: number
  readonly pose?: Pose
  readonly as?: Actor
  readonly grown?: number
}

/** To and fro, less and less. */
const dying = (since: number, beats: number, lasts: number): number =>
  since < 0 ? 0 : Math.exp((-3 * since) / lasts) * wave(since * beats)

const wideOf = ({ actor, height }: Struck): number => actor.aspect * height

/** Away along the ground until it rests. */
const slidden = ({ room }: Struck, since: number): number =>
  room * settle(clamp(since / SECONDS_OF_SLIDING))

/** Each half to its side, from top to bottom. */
const halved: Scatter = ({ middle }, share) => {
  const side = Math.sign(middle.x)
  const part = ease(share)
  return { x: 0.14 * side * part, y: 0, turn: 0.42 * side * part, about: { x: side * 0.1, y: 0 } }
}

const broken =
  (scatter: Scatter, grid: { columns: number; rows: number }, lasts: number) =>
  (struck: Struck): Fate => {
    const as = inPieces(struck.actor, { grid, random: struck.random.fork('pieces'), scatter })
    const falls = struck.y > 0.25 ? FALLS + 0.12 : 0
    return (since) => {
      const moved = falls > 0 ? dropped(struck, since) : {}
      return placed(struck, { ...moved, as, pose: { open: through(since, falls, lasts) } })
    }
  }

/** What is flat, such as a bicycle, lies down towards us. */
function laidDown(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.transform(1, 0, 0.35 * open, 1 - 0.68 * open, 0, 0)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** From up there it falls to the floor beside, and only then goes to pieces. */
function dropped({ y, height }: Struck, since: number): Moved {
  const fall = gather(through(since, 0.12, FALLS))
  return { dx: 0.5 * height * ease(through(since, 0, FALLS)), dy: -y * fall }
}
const FALLS = 0.45

function toppled(struck: Struck): Fate {
  if (struck.actor.build === 'wheeled' || struck.actor.aspect > LOW) {
    const as = laidDown(struck.actor)
    return (since) => placed(struck, { as, pose: { open: gather(since / 0.6) } })
  }
  return (since) => {
    const tip = gather(since / 0.55)
    const dy = 0.31 * wideOf(struck) * Math.sin(FLAT * tip) - struck.y * gather(since / 0.7)
    return placed(struck, { dx: 0.12 * tip, dy: since < 0 ? 0 : dy, pose: { lean: FLAT * tip } })
  }
}

/** It goes over where it stands, and what was in it runs out. */
function spilt(struck: Struck): Fate {
  const pool = spiltFrom(struck.name, struck) ?? struck.find('puddle')
  const reach = struck.x + struck.height
  return (since) => {
    const tip = gather(since / 0.45)
    const run = ease(through(since, 0.4, 1))
    const dy = 0.31 * wideOf(struck) * Math.sin(FLAT * tip)
    const wet = beside('spilt', pool, {
      x: reach + 0.2 * run,
      y: struck.y,
      z: struck.z - 0.01,
      height: Math.max(0.01, 0.3 * struck.height * run),
      shadow: false,
    })
    return [
      ...(run > 0.02 ? wet : []),
      ...placed(struck, { dx: 0.06 * tip, dy, pose: { lean: FLAT * tip } }),
    ]
  }
}

/** What is much taller than wide rolls lying down. */
const TALL = 0.65

function rolled(struck: Struck): Fate {
  const { aspect } = struck.actor
  if (aspect < TALL) return rolledDown(struck)
  return (since) => {
    const dx = 1.6 * slidden(struck, since)
    const dy = -struck.y * gather(since / 0.5)
    // A log rolls about its own length: end over end it would tumble.
    const spin = aspect > LOW ? 0 : (2 * dx) / struck.height
    return placed(struck, { dx, dy, pose: { spin } })
  }
}

/** A bottle falls on its side and rolls away towards us. */
function rolledDown(struck: Struck): Fate {
  const lower = 0.5 * struck.height * (1 - struck.actor.aspect)
  return (since) => {
    const tip = gather(since / 0.4)
    const dx = 1.4 * slidden(struck, since - 0.2)
    return placed(struck, {
      dx: since > 0.2 ? dx : 0,
      dy: -(struck.y + lower) * tip,
      pose: { spin: (Math.PI / 2) * tip + 0.12 * dying(since - 0.2, 1.6, 3) },
    })
  }
}

const BOUNCES = 4

function bounced(struck: Struck): Fate {
  return (since) => {
    const share = clamp(since / 2.4)
    const leap = share * BOUNCES
    const high = share >= 1 ? 0 : arch(leap % 1) * 0.9 ** Math.floor(leap)
    const aside = 1 + 0.25 * wave(Math.floor(leap) * 0.37)
    return placed(struck, {
      dx: 1.3 * struck.room * share * aside,
      dy: struck.height * 1.1 * high,
      pose: { spin: 5 * share, stretch: 1 + 0.08 * high },
    })
  }
}

/** Off in a high arc, turning, until it comes down far away. */
function flung(struck: Struck): Fate {
  return (since) => {
    const share = clamp(since / 1.5)
    return placed(struck, {
      dx: 2.2 * struck.room * share,
      dy: 1.25 * arch(share) - struck.y * share,
      pose: { spin: 7 * share },
    })
  }
}

/** Up and away on the air, to and fro. */
function fluttered(struck: Struck): Fate {
  return (since) => {
    const share = clamp(since / 2.6)
    return placed(struck, {
      dx: 1.5 * struck.room * ease(share) + 0.12 * wave(since * 0.8),
      dy: 0.85 * arch(share ** 0.7) + 0.06 * wave(since * 1.3),
      pose: { spin: 1.1 * dying(since, 0.7, 6), lean: 0.3 * wave(since * 0.9) * share },
    })
  }
}

/** The same thing that leans about its top, where it hangs. */
function hanging(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { lean = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.translate(0, -1)
      brush.ctx.rotate(-lean)
      brush.ctx.translate(0, 1)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

function swung(struck: Struck): Fate {
  const as = hanging(struck.actor)
  return (since) => placed(struck, { as, pose: { lean: 0.5 * dying(since, 0.75, 6) } })
}

const leaning =
  (far: number, beats: number, lasts: number) =>
  (struck: Struck): Fate =>
  (since) =>
    placed(struck, { pose: { lean: far * dying(since, beats, lasts) } })

/** How far what is landed on gives way under whom it bears, in its heights. */
export function sinkOf(upshot: Upshot | null, since: number): number {
  if (since < 0) return 0
  if (upshot === 'dip') return 0.1 * (0.55 * ease(since / 0.3) + 0.9 * dying(since, 1.1, 2.2))
  if (upshot === 'shatter' || upshot === 'burst') return 0.9 * gather(since / 0.4)
  return upshot === 'flatten' ? 0.32 * settle(since / 0.8) : 0
}

/** A branch bends about its trunk: lower the farther out. */
function dipped(struck: Struck): Fate {
  return (since) => {
    const sink = sinkOf('dip', since)
    return placed(struck, { dy: -0.3 * sink * struck.height, pose: { lean: 1.3 * sink } })
  }
}

/** The same thing lower, and a little broader, as far as `pose.open` says. */
function pressed(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.scale(1 + 0.3 * open, 1 - open)
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** Lower and broader, as what is soft is under a weight. */
function flattened(struck: Struck): Fate {
  const as = pressed(struck.actor)
  return (since) => placed(struck, { as, pose: { open: sinkOf('flatten', since) } })
}

/** Goes along with whoever pulls. */
export function dragged(struck: Struck, pulled: (since: number) => number): Fate {
  return (since) => placed(struck, { dx: pulled(since) })
}

function swollen(struck: Struck): Fate {
  return (since) => placed(struck, { grown: 1 + 0.5 * ease(since / 2) })
}

function opened(struck: Struck): Fate {
  if (struck.actor.opens) return (since) => placed(struck, { pose: { open: ease(since / 1.2) } })
  return (since) => placed(struck, { pose: { turn: 1 - 0.75 * ease(since / 1.2) } })
}

function crackedBy(struck: Struck): Fate {
  const as = cracked(struck.actor, struck.random.fork('cracks'))
  return (since) => placed(struck, { as, pose: { open: since < 0 ? 0 : 0.3 + 0.7 * ease(since) } })
}

/** How many of a kind are knocked about, each its own way. */
const MANY = 6
const HEAPED = /\b(?:tower|stack|pile|pyramid|heap|house of cards|card house|domino)/u

/** What is piled up flies apart; of what stands in rows each goes its own way. */
function scattered(struck: Struck): Fate {
  if (HEAPED.test(struck.name)) return broken(flying, { columns: 4, rows: 6 }, 1.6)(struck)
  const step = wideOf(struck) * 0.85
  return (since) =>
    Array.from({ length: MANY }, (_, index) => {
      const own = struck.random.fork(`one of many ${index}`)
      const [side, far] = [own.pick([-1, 1]), own.between(0.2, 1)]
      const tip = gather((since - 0.06 * index) / 0.5)
      const row = index < 3 ? 0 : index < 5 ? 1 : 2
      const x = (index - [0, 3, 5][row]!) * step + row * 0.5 * step
      const away = tip * far * struck.room
      return placed(
        { ...struck, name: `${struck.name} ${index}`, z: struck.z + 0.06 * row },
        {
          dx: x + away * (side > 0 ? 1 : -0.35),
          dy:
            0.31 * wideOf(struck) * Math.sin(FLAT * tip) +
            0.5 * far * arch(tip) * (tip < 1 ? 1 : 0),
          pose: { lean: side * FLAT * tip },
        },
      )
    }).flat()
}

function stained(struck: Struck): Fate {
  const as = withStain(struck.actor, struck.by)
  return (since) =>
    placed(struck, { as, pose: { open: since < 0 ? 0 : 1, lean: 0.03 * dying(since, 3, 1) } })
}

const FATES: Readonly<Partial<Record<Upshot, (struck: Struck) => Fate>>> = {
  crack: crackedBy,
  shatter: broken(flying, { columns: 4, rows: 5 }, 1.4),
  split: broken(halved, { columns: 2, rows: 1 }, 1.1),
  burst: broken(flying, { columns: 5, rows: 5 }, 1.2),
  topple: toppled,
  spill: spilt,
  slide: (struck) => (since) => placed(struck, { dx: slidden(struck, since) }),
  roll: rolled,
  bounce: bounced,
  fly: flung,
  flutter: fluttered,
  swing: swung,
  wobble: leaning(0.16, 2.2, 2.6),
  sway: leaning(0.13, 0.7, 6),
  dip: dipped,
  scatter: scattered,
  flatten: flattened,
  swell: swollen,
  open: opened,
  stain: stained,
}

/** What becomes of the thing; where nothing does, it only trembles. */
export function fateOf(upshot: Upshot | null, struck: Struck): Fate {
  const fate = upshot === null ? undefined : FATES[upshot]
  return (fate ?? leaning(0.02, 4, 0.8))(struck)
}
