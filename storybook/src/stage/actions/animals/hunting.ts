import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, cycle, ease, mix, pitch, settle, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { breathing, hopping } from '../life.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'
import { airCatching, THROWN } from './air-catching.ts'
import { grappling } from './grappling.ts'
import { tallBeside } from './meeting.ts'

/** How tall the hunted is in the hunter's heights. */
function tallness(prey: Actor, hunter: Actor): number {
  return Math.min(0.85, Math.max(0.3, (prey.metres / hunter.metres) ** 0.6))
}

/** Seconds in the air. */
const LEAP = 1

/** Creeps up with its belly low, stops, and leaps; the hunted is off at the last moment. */
function hunting(context: ActionContext): Performance {
  const { performer, seconds, object, room } = context
  const large = performer.metres > 0.8
  const name = object && !/prey|food/u.test(object) ? object : large ? 'deer' : 'mouse'
  const prey = context.find(name)
  const way = Math.min(Math.max(room, 0.7), 1.4)
  const leap = seconds * 0.62
  const at = (t: number): number =>
    0.5 * way * ease(t / leap) + (0.5 * way + 0.1) * settle(through(t, leap, LEAP))
  const tall = prey ? tallness(prey, performer) : 0
  const start = performer.aspect * 0.5 + (prey?.aspect ?? 1) * tall * 0.5 + 0.55 * way + 0.1
  const fleeing = (t: number): Companion[] => {
    const share = through(t, leap + 0.45 * LEAP, seconds - leap)
    const alert = share > 0 ? { gait: t * 2.4, stride: 1.6 } : { bow: ease(arch(cycle(t / 2.6))) }
    return beside(name, prey, {
      x: start + 1.1 * way * share,
      y: 0.22 * tall * arch(cycle(share * 3)),
      z: 0.04,
      height: tall,
      pose: { turn: 1, wag: t, ...alert },
      shadow: true,
    })
  }
  return performed(
    context,
    (t) => {
      const flies = through(t, leap, LEAP)
      const low = 1 - ease(through(t, leap - 0.1, 0.25))
      return {
        x: at(t),
        y: 0.45 * arch(flies),
        pose: {
          gait: t * 0.75 + 1.35 * Math.max(0, t - leap),
          stride: mix(1.7, 0.8, low),
          crouch: low * (0.42 + 0.06 * wave(t * 0.75)),
          lean: 0.03 * low - 0.34 * pitch(flies),
          bow: 0.22 * low,
          wag: t * 1.4,
        },
        companions: fleeing(t),
      }
    },
    [effect('dust', { from: leap, strength: 0.8, at: (t) => ({ x: at(t) - 0.4, y: 0 }) })],
  )
}

/** Lies low and does not stir but for its eyes and the tip of its tail, while the hunted grazes and knows nothing. */
function lurking(context: ActionContext): Performance {
  const { performer, object, seconds } = context
  const name = object && !/prey|food/u.test(object) ? object : 'deer'
  const prey = context.find(name)
  const tall = prey ? Math.max(0.75, tallBeside(prey, performer)) : 0
  const away = performer.aspect * 0.5 + (prey?.aspect ?? 1) * tall * 0.5 + 0.5
  const grazing = (t: number): Companion[] =>
    beside(name, prey, {
      x: away + 0.1 * wave(t / 6),
      z: 0.06,
      height: tall,
      pose: {
        ...breathing(t),
        turn: 1,
        bow: 0.95 * ease(arch(cycle(t / 3.6)) * 1.5),
        wag: t * 0.8,
      },
      shadow: true,
    })
  const grass = context.find('tall grass')
  const blades = (x: number): Companion[] =>
    beside('grass', grass, { x, z: -0.06, height: 0.5, pose: {}, shadow: false })
  return performed(context, (t) => ({
    // It draws itself an inch nearer, twice.
    x: 0.12 * ease((t - seconds * 0.3) / 0.8) + 0.12 * ease((t - seconds * 0.65) / 0.8),
    pose: {
      crouch: 0.85,
      lean: 0.02,
      bow: 0.1,
      wag: t * 0.7,
      open: 0.12 * Math.abs(wave(t / 4)),
      blink: cycle(t / 3) > 0.94 ? 1 : 0,
    },
    companions: [
      ...grazing(t),
      ...blades(-performer.aspect * 0.3),
      ...blades(performer.aspect * 0.22),
    ],
  }))
}

const WET = /fish|salmon|trout|shrimp|squid/u

/** It lunges at this moment; before it, it looks down. */
function lunging(t: number, snap: number): Pose {
  const lunge = arch(through(t, snap - 0.45, 0.9))
  const low = 1 - ease((t - snap + 0.5) / 0.4)
  return {
    ...breathing(t),
    lean: 0.16 * lunge,
    bow: 0.42 * low - 0.16 * lunge,
    crouch: 0.2 * low,
    mouth: lunge,
    open: lunge,
    wag: t * 2,
  }
}

/** Leaps at what is in the air, again and again, with its nose up. */
function snapping(context: ActionContext): Performance {
  const { random, tempo } = context
  const phase = random.next()
  return performed(context, (t) => {
    const share = cycle((t * tempo) / 1.25 + phase)
    const { y, stretch } = hopping(share, 0.42)
    return {
      y,
      pose: { ...breathing(t, phase), stretch, lean: -0.24 * arch(share), mouth: arch(share) },
    }
  })
}

function catchingOf({ object, ground }: ActionContext): (context: ActionContext) => Performance {
  if (object === null) return snapping
  return THROWN.test(object) && ground !== 'water' ? airCatching : catching
}

/** Waits for it, snaps it out of its leap, and holds it in its jaws. */
function catching(context: ActionContext): Performance {
  const { performer, seconds } = context
  const name = context.object ?? 'fish'
  const prize = context.find(name)
  const snap = seconds * 0.42
  const tall = prize ? Math.min(0.26, 0.5 / prize.aspect) : 0
  const from = { x: performer.aspect * 0.5 + 0.3, y: -0.1 }
  const held = (t: number): { x: number; y: number } => {
    const { x, y } = performer.grip('mouth', { turn: 1, ...lunging(t, snap) })
    return { x: x + 0.1, y: y - 0.07 }
  }
  const leaping = (t: number): Companion[] => {
    const share = through(t, snap - 0.9, 0.9)
    if (share === 0) return []
    const mouth = held(t)
    const wriggle = 0.25 * wave(t * 1.7) * Math.exp(-(t - snap) / 2)
    return beside(name, prize, {
      x: mix(from.x, mouth.x, share),
      y: mix(from.y, mouth.y, share) + 0.45 * arch(share) * (1 - share * 0.4) - tall / 2,
      z: -0.12,
      height: tall,
      pose: { turn: -1, wave: t * 2, spin: share < 1 ? -0.9 + 1.1 * share : wriggle },
      shadow: false,
    })
  }
  const wet = WET.test(`${name} ${prize?.name ?? ''}`)
  return performed(
    context,
    (t) => ({ pose: lunging(t, snap), companions: leaping(t) }),
    wet ? spray(context, { snap, from: from.x, held }) : [],
  )
}

/** Out of the water, at the jaws, and round the feet. */
function spray(
  { performer }: ActionContext,
  {
    snap,
    from,
    held,
  }: { snap: number; from: number; held: (t: number) => { x: number; y: number } },
): Effect[] {
  const rise = { from: snap - 1, until: snap - 0.5, strength: 2, at: () => ({ x: from, y: 0.02 }) }
  return [
    effect('splash', rise),
    effect('splash', { from: snap - 0.1, until: snap + 0.9, strength: 1.2, at: held }),
    effect('splash', { strength: 0.5, at: () => ({ x: performer.aspect * 0.25, y: 0 }) }),
  ]
}

/** Falls on a fish or a mouse with folded wings, and climbs away with it in its claws. */
function stooping(context: ActionContext): Performance {
  const { seconds, room } = context
  const name = context.object ?? 'fish'
  const prize = context.find(name)
  const wet = prize?.build === 'fish'
  const low = wet ? 0.34 : 0
  const grab = seconds * 0.46
  const way = Math.max(room, 1.6)
  const tall = prize ? Math.min(0.4, 0.7 / prize.aspect) : 0
  const at = (t: number): { x: number; y: number } => ({
    x: way * (t / seconds),
    y: 1.25 * Math.abs((t - grab) / grab) ** 1.5 + 0.12 + low + 0.4 * tall,
  })
  const fish = (t: number): Companion[] => {
    const { x, y } = at(t)
    const swims = { x: at(grab).x + 0.08 * wave(t), y: low + (wet ? 0.02 * wave(t * 0.8) : 0) }
    const caught = { x: x + 0.04, y: y - tall * 0.72 }
    const spin = t < grab ? 0 : 0.15 * wave(t * 1.4)
    // Seen through the water until it is out of it.
    const pose = { turn: 1, wave: t * 1.8, spin, alpha: wet && t < grab ? 0.5 : 1 }
    const where = t < grab ? swims : caught
    return beside(name, prize, { ...where, z: -0.02, height: tall, pose, shadow: false })
  }
  return performed(
    context,
    (t) => {
      const dives = t < grab
      const near = 1 - Math.min(1, Math.abs(t - grab) / 0.6)
      return {
        ...at(t),
        pose: {
          lean: dives ? 0.55 * ease((grab - t) / 0.5 + 0.1) - 0.2 * near : -0.22,
          ...(dives && near < 0.5 ? {} : { flap: t * 2.6 }),
        },
        companions: fish(t),
      }
    },
    wet ? splashes() : [],
  )

  function splashes(): Effect[] {
    return [
      effect('splash', {
        from: grab - 0.1,
        until: grab + 0.4,
        strength: 2.4,
        at: () => ({ x: at(grab).x, y: 0.36 }),
      }),
      effect('splash', { from: grab + 0.3, until: grab + 1.2, strength: 0.4, at }),
    ]
  }
}

const BIRDS = ['bird'] as const
const BEASTS = ['animal', 'fish', 'creature', 'insect', 'bird'] as const

/** How animals come by their food. */
export const HUNTING: readonly Choreography[] = [
  deed('hunt', hunting),
  deed('lurk', lurking),
  only(BIRDS, deed('catch-fish', stooping)),
  only(BIRDS, deed('catch-prey', stooping)),
  only(BEASTS, deed('catch-fish', catching)),
  only(
    BEASTS,
    deed('catch', (context) => catchingOf(context)(context)),
  ),
  deed('stab-fish', catching),
  deed('grapple', grappling),
]
