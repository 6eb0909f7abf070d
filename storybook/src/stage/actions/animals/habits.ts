import { arch, cycle, ease, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'

/** The head goes back, and out it flies. */
function spitting(context: ActionContext): Performance {
  const every = 2.2
  const mouth = context.performer.grip('mouth', { turn: 1 })
  return performed(
    context,
    (t) => {
      const beat = cycle(t / every)
      const spits = arch(through(beat, 0.4, 0.2))
      return {
        pose: {
          ...breathing(t),
          bow: -0.3 * arch(through(beat, 0.05, 0.4)) + 0.1 * spits,
          lean: 0.12 * spits,
          mouth: spits,
          wag: t,
        },
      }
    },
    Array.from({ length: 4 }, (_, round) =>
      effect('splash', {
        from: (round + 0.46) * every,
        until: (round + 0.6) * every,
        strength: 0.7,
        at: () => ({ x: mouth.x + 0.12, y: mouth.y }),
      }),
    ),
  )
}

/** Down on the forelegs, and both hind legs fly up behind. */
function kickingBack(context: ActionContext): Performance {
  const { performer } = context
  const fore = performer.aspect * 0.3
  return performed(
    context,
    (t) => {
      const up = ease(arch(through(cycle(t / 1.9), 0.25, 0.4)) * 1.3)
      const tilt = 0.6 * up
      return {
        x: fore * (1 - Math.cos(tilt)),
        y: fore * Math.sin(tilt),
        pose: {
          ...breathing(t),
          lean: tilt,
          bow: 0.5 * up,
          gait: up > 0.1 ? 0.3 : 0,
          stride: 1.6 * up,
          wag: t * 2,
          mouth: 0.6 * up,
        },
      }
    },
    [effect('dust', { strength: 1, at: () => ({ x: -fore - 0.2, y: 0.02 }) })],
  )
}

/** One forepaw after the other, with closed eyes, into what is soft. */
function kneading(context: ActionContext): Performance {
  const soft = context.find(context.object ?? 'blanket')
  const tall = soft ? Math.min(0.3, 1.3 / soft.aspect) : 0
  return performed(context, (t) => {
    const step = wave(t * 0.8)
    return {
      y: tall * 0.45,
      pose: {
        ...breathing(t),
        paw: 0.25 + 0.45 * Math.abs(step),
        lean: 0.05 + 0.03 * step,
        bow: 0.16,
        blink: 1,
        wag: t * 0.6,
      },
      companions: beside(context.object ?? 'blanket', soft, {
        x: 0.08,
        z: 0.03,
        height: tall * (1 + 0.05 * step),
        pose: {},
        shadow: true,
      }),
    }
  })
}

/** Up and down over its bent forelegs. */
function pressingUp(context: ActionContext): Performance {
  return performed(context, (t) => {
    const down = 0.5 + 0.5 * wave(t * 0.7)
    return { pose: { lean: -0.2 * (1 - down), crouch: 0.7 * down, bow: -0.25 * (1 - down) } }
  })
}

/** Its throat swells, and a call comes out of it. */
function puffing(context: ActionContext): Performance {
  const throat = context.find('throat sac')
  const mouth = context.performer.grip('mouth', { turn: 1 })
  const swell = (t: number): number => Math.max(0, wave(t * 0.7))
  return performed(
    context,
    (t) => ({
      pose: { ...breathing(t), stretch: 1 - 0.03 * swell(t), bow: -0.06 * swell(t) },
      companions: beside('throat sac', throat, {
        x: mouth.x * 0.8,
        y: mouth.y - 0.12 - 0.12 * swell(t),
        z: -0.02,
        height: 0.06 + 0.24 * swell(t),
        pose: {},
      }),
    }),
    [effect('sound', { strength: 0.6, at: () => ({ x: mouth.x + 0.1, y: mouth.y }) })],
  )
}

/** Over on its side, the legs away from it, breathing. */
function lyingOnSide(context: ActionContext): Performance {
  const { performer } = context
  const flat = performer.aspect < 1.2
  return performed(context, (t) => {
    const over = ease(t / 1.2)
    return {
      y: flat ? (performer.aspect - 1) * 0.3 * over : -0.12 * over,
      pose: {
        ...breathing(t),
        spin: (flat ? 1.5 : -0.1) * over,
        crouch: flat ? 0.3 * over : over,
        blink: over > 0.8 && cycle(t / 3) > 0.5 ? 1 : 0,
        wag: t * 0.4,
      },
    }
  })
}

/** From the height down onto what is below, and up again. */
function swooping(context: ActionContext): Performance {
  const way = Math.max(1.6, Math.min(context.room, 3))
  return performed(context, (t) => {
    const share = Math.min(1, t / context.seconds)
    const low = arch(share)
    return {
      x: way * share,
      y: 1.25 * (1 - ease(low * 1.1)),
      pose: { lean: 0.7 * Math.cos(share * Math.PI) * low, flap: share < 0.45 ? 0.25 : t * 1.8 },
    }
  })
}

/** Out of the water it flaps about, and its mouth opens and shuts. */
function gasping(context: ActionContext): Performance {
  return performed(context, (t) => {
    const flap = Math.abs(wave(t * 0.9)) ** 3
    return {
      y: 0.16 * flap,
      pose: {
        lean: 0.1 * wave(t * 0.9),
        spin: 0.16 * wave(t * 1.7),
        wave: t * 1.6,
        mouth: 0.5 + 0.5 * wave(t * 1.4),
        wag: t * 2,
      },
    }
  })
}

/** With its back to a post, a leg up and what follows. */
function marking(context: ActionContext): Performance {
  const { performer } = context
  const noun = context.object ?? 'fire hydrant'
  const post = context.find(noun)
  const tall = Math.min(1.25, Math.max(0.7, (post?.metres ?? 0.9) / performer.metres))
  const rear = -performer.aspect * 0.42
  const x = rear - 0.16 - ((post?.aspect ?? 0.5) * tall) / 2
  return performed(
    context,
    (t) => ({
      pose: { ...breathing(t), lean: 0.24 + 0.01 * wave(t * 3), wag: t * 2, face: 'happy' },
      companions: beside('post', post, { x, z: 0.05, height: tall }),
    }),
    [
      effect('trickle', { strength: 2.4, at: () => ({ x: rear, y: 0.34 }) }),
      effect('splash', { strength: 0.3, at: () => ({ x: rear - 0.08, y: 0.03 }) }),
    ],
  )
}

/** What animals do of themselves, and nobody taught them. */
export const HABITS: readonly Choreography[] = [
  deed('spit-out', spitting),
  deed('kick-back', kickingBack),
  only(['animal', 'creature'], deed('mark-spot', marking)),
  deed('knead-paws', kneading),
  only(['animal', 'creature', 'insect'], deed('push-up', pressingUp)),
  deed('puff-throat', puffing),
  deed('lie-on-side', lyingOnSide),
  only(['bird'], deed('swoop', swooping)),
  only(['fish'], deed('gasp-air', gasping)),
]
