import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, clamp, cycle, ease, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { hasGuise } from '../../../cast/guises.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How much of it is seen over what it hides behind, in own heights: when it is down, and when it peeps out. */
const [DOWN, OUT] = [0.2, 0.52] as const

/** Asleep under a blanket, which rises and sinks. */
function sleepingUnder(context: ActionContext): Performance {
  const { performer } = context
  const asleep: Pose = {
    ...(hasGuise(performer.name, 'sleep') ? { guise: 'sleep' } : { crouch: 1, bow: 0.62 }),
    blink: 1,
    face: 'sleepy',
  }
  return underCloth(context, asleep, [
    effect('zzz', { at: () => ({ x: performer.aspect * 0.3, y: 0.7 }) }),
  ])
}

/** Up for a look, down when it comes nearer, up again. */
function peeping(t: number, seconds: number): number {
  const share = t / seconds
  const ducks = ease(through(share, 0.16, 0.08)) - ease(through(share, 0.46, 0.1))
  const again = ease(through(share, 0.74, 0.07)) - ease(through(share, 0.9, 0.08))
  return clamp(1 - ducks - again)
}

/** What falls over whoever is under it, and what is too tall to look over. */
const SOFT =
  /\b(?:blankets?|quilt|duvet|comforter|covers|bedsheets?|sheets?|towel|rug|carpet|coat|shawl)$/u
const UPRIGHT = /\b(?:curtains?|drapes|door|wardrobe|pillar|column|post)$/u
const TREES = /\b(?:[a-z]*tree|oak|trunk|palm|pine|birch|fir|spruce|cedar|willow)$/u
/** Trees whose branches reach to the ground: who is at their trunk is not seen. */
const SKIRTED = /\b(?:pine|fir|spruce|cedar|christmas|willow)(?: tree)?$/u

interface Cover {
  readonly cover: Actor | null
  readonly tall: number
  /** One is under it, not behind it. */
  readonly low: boolean
  readonly soft: boolean
  readonly upright: boolean
  /** How far out one looks past it, in its own widths. */
  readonly edge: number
}

/** What one hides behind or under, and how large it is beside who hides: what is wide enough to look over is no taller than that. */
function coverOf(context: ActionContext): Cover {
  const { performer, object } = context
  const [, under, noun = 'bush'] = /^(under )?(.+)$/u.exec(object ?? 'bush') ?? []
  const soft = under !== undefined && SOFT.test(noun)
  const cover =
    context.find(soft ? noun.replace(SOFT, 'blanket heap') : noun) ?? context.find('bush')
  const upright = UPRIGHT.test(noun)
  const tallest = upright || TREES.test(noun) || under !== undefined ? 2.3 : 1.15
  const tall = clamp((cover?.metres ?? 1) / performer.metres, 0.85, tallest)
  return { cover, tall, low: under !== undefined, soft, upright, edge: edgeOf(noun, under) }
}

function edgeOf(noun: string, under: string | undefined): number {
  if (under !== undefined) return 0.5
  return SKIRTED.test(noun) ? 0.38 : 0.08
}

/** Under a blanket as far as the shoulders. */
function underCloth(
  context: ActionContext,
  pose: Pose,
  effects: Parameters<typeof performed>[2] = [],
): Performance {
  const { performer } = context
  const { cover } = coverOf(context)
  const wide = 0.95 * performer.aspect
  const tall = Math.max(0.66, wide / (cover?.aspect ?? 2))
  return performed(
    context,
    (t) => ({
      pose: { ...breathing(t), wag: 0, ...pose },
      companions: beside('cover', cover, {
        x: -0.42 * performer.aspect,
        z: -0.16,
        height: tall * (1 + 0.012 * wave(t / 2.2)),
        shadow: true,
      }),
    }),
    effects,
  )
}

/** Whoever only looks out is not afraid, and hardly ducks. */
const curious = (t: number): number => 0.82 + 0.18 * wave(t / 2.6)

/** How one is behind something: for fear of what comes, or to see it. */
interface Hiding {
  readonly face?: Pose['face']
  readonly out: (t: number) => number
}

/** Behind the back of a sofa, with its eyes just over it; or beside a trunk, when it is too tall to look over. */
function behindCover(context: ActionContext, { face, out: outAt }: Hiding): Performance {
  const { performer } = context
  const { cover, tall, low, soft, upright, edge } = coverOf(context)
  if (soft) return underCloth(context, { crouch: 0.6, ...(face === undefined ? {} : { face }) })
  const wide = tall * (cover?.aspect ?? 1)
  const over = !low && !upright && tall < 2 && wide > performer.aspect * 0.9
  const aside = wide * edge - performer.aspect * 0.1
  // Between the halves of a curtain, and half behind one of them.
  const gap = wide * 0.12
  return performed(context, (t) => {
    const out = outAt(t)
    const shiver = face === 'scared' ? 0.008 * tremble(t * 11) * (1 - out) : 0
    const seen = DOWN + (OUT - DOWN) * out
    return {
      x: over
        ? shiver
        : shiver + (upright ? gap * (1 - out) : aside + performer.aspect * (0.32 * out - 0.06)),
      y: over ? Math.max(0, tall - 1 + seen) : 0,
      pose: {
        ...breathing(t),
        ...(face === undefined ? {} : { face }),
        crouch: over ? 0 : 0.35 + (low ? 0.4 : 0.2) * (1 - out),
        lean: over ? 0 : 0.1 * out,
        wag: 0,
      },
      companions: beside('cover', cover, { x: 0, z: -0.16, height: tall, shadow: true }),
    }
  })
}

/** Of one that is in the snow up to `pose.open` of its height only the rest is seen. */
function buried(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.rect(-9, -9, 18, 9 - open)
      brush.ctx.clip()
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** The same for one in a hole that reaches this far to both sides: a long back does not lie on the grass beside it. */
function inHole(actor: Actor, half: number): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.rect(-9, -9, 18, 9 - open - 0.3)
      brush.ctx.rect(-half, -open - 0.31, 2 * half, 0.31)
      brush.ctx.clip()
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** What one comes out of, as a thing that lies before one. */
const COVERS: readonly (readonly [stuff: RegExp, cover: string])[] = [
  [/snow/u, 'snow heap'],
  [/hay|straw/u, 'haystack'],
  [/bush|hedge|grass|leaves|leaf|shrub|flowers/u, 'bush'],
]

const FACING = /:(fox|wolf|bear|polar-bear|panda|lion|koala|hamster)$/u
const HOLES = /hole|ground|burrow|warren|sand|earth|dirt|mud|den|lawn/u

/** How far a long beast is raised when only its front half shows, so that its nose points up. */
function raisedIn({ aspect, build }: Actor): number {
  return build === 'quadruped' && aspect > 1.15 ? -1 : 0
}

/** Out of a hole in the ground as far as the forelegs, a look about, and down again. */
function outOfHole(context: ActionContext): Performance {
  const { performer, random } = context
  const [hole, lip] = [context.find('groundhole'), context.find('groundhole rim')]
  const late = random.fork('late').next() * 0.2
  const raised = raisedIn(performer)
  const wide = Math.max(1, performer.aspect * (raised < 0 ? 0.75 : 1)) * 1.1
  const actor = inHole(performer, wide * 0.37)
  const [tall, low] = [wide / (hole?.aspect ?? 3), wide / (lip?.aspect ?? 7.5)]
  const out = (t: number): number => ease(arch(cycle(t / 2.6 + late)) * 2.2 - 0.1)
  // Faces that look at us are level though the back is raised.
  const level = FACING.test(performer.name) ? -0.8 * raised : 0
  const full = raised < 0 ? 0.3 : 0.42
  return performed(
    context,
    (t) => {
      const sunk = full + 0.5 * (1 - out(t)) - tall * 0.3
      const look = wave(t / 1.3)
      return {
        pose: { alpha: 0 },
        companions: [
          ...beside('hole', hole, { x: 0, z: 0.04, height: tall }),
          {
            name: 'who comes out',
            actor,
            place: { x: -0.17 * raised * performer.aspect, y: -sunk, z: 0 },
            height: 1,
            pose: {
              ...breathing(t),
              open: sunk + tall * 0.1,
              lean: raised + 0.05 * look * out(t),
              turn: 1,
              bow: level + 0.12 * look,
              faceTurn: look,
            },
            shadow: false,
          },
          ...beside('lip', lip, { x: 0, z: -0.08, height: low, shadow: false }),
        ],
      }
    },
    [effect('crumbs', { strength: 1, at: () => ({ x: wide * 0.3, y: tall * 0.5 }) })],
  )
}

/** Out of the snow up to the chest with a shake of the head, and in again; each in its own time. */
function poppingOut(context: ActionContext): Performance {
  const { performer, object, random } = context
  if (HOLES.test(object ?? '')) return outOfHole(context)
  const name = COVERS.find(([stuff]) => stuff.test(object ?? 'snow'))?.[1] ?? object ?? 'bush'
  const cover = context.find(name)
  const late = random.fork('late').next()
  const actor = buried(performer)
  const wide = performer.aspect * 1.05
  const tall = Math.min(0.44, wide / (cover?.aspect ?? 2))
  const every = 2.4
  const out = (t: number): number => ease(arch(cycle(t / every + late)) * 1.9 - 0.25)
  return performed(
    context,
    (t) => {
      const sunk = 0.84 - 0.5 * out(t)
      return {
        pose: { alpha: 0 },
        companions: [
          {
            name: 'who pops out',
            actor,
            place: { x: 0.01 * wave(t * 3), y: tall * 0.3 - sunk, z: 0 },
            height: 1,
            pose: {
              ...breathing(t),
              open: clamp(sunk - tall * 0.2),
              face: 'happy',
              lean: 0.08 * wave(t * 1.6) * out(t),
              wag: t * 2,
            },
            shadow: false,
          },
          ...beside('cover', cover, {
            x: 0,
            z: -0.12,
            height: tall * (1 + 0.05 * wave(t * 2) * out(t)),
          }),
        ],
      }
    },
    /snow/u.test(name)
      ? [effect('snow', { strength: 1.2, at: () => ({ x: 0, y: tall * 0.8 }) })]
      : [],
  )
}

/** Comes from the side and goes to and fro: what has no legs but is moved. */
function comingIn(context: ActionContext): Performance {
  const { seconds } = context
  return performed(context, (t) => {
    const there = ease(t / (seconds * 0.62))
    const busy = through(t, seconds * 0.62, seconds * 0.1)
    return {
      x: -1.5 * (1 - there) + 0.3 * busy * wave((t - seconds * 0.62) / 1.3),
      pose: { lean: 0.04 * wave(t * 1.2), roll: 6 * there, stretch: 1 + 0.008 * wave(t * 9) },
    }
  })
}

/** Who hides, who pops out, and what comes in. */
export const HIDING: readonly Choreography[] = [
  deed('hide-behind', (context) =>
    behindCover(context, { face: 'scared', out: (t) => peeping(t, context.seconds) }),
  ),
  deed('sleep-under', sleepingUnder),
  deed('peep-out', (context) => behindCover(context, { out: curious })),
  deed('pop-out', poppingOut),
  deed('come-in', comingIn),
]
