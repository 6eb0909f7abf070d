import type { Actor } from '../../../../../cast/actor.ts'
import { drawLantern } from '../../../../effects/floaters.ts'
import type { ActionContext } from '../../../action.ts'
import type { Beat, Deeds, Score, SetPiece } from '../../score.ts'

const WINGED =
  /dove|pigeon|bird|butterfl|owl|eagle|falcon|hawk|swallow|bat|moth|bee|dragonfl|parrot|crow|raven|sparrow|ladybug/u
const AFLOAT =
  /lantern|balloon|kite|bubble|feather|seed|dandelion|paper plane|drone|airship|firefl/u
const OPENS = 0.3

/** What is let go of leaves the hands after a moment; seconds of its cycle since then, as a share. */
const since = ({ phase }: Beat): number => Math.max(0, phase - OPENS)

/** Up, slowly at first; wings beat once they are free. */
function aloft(thing: string, wings: boolean): SetPiece {
  return {
    thing,
    stands: true,
    x: 0.36,
    y: 0.72,
    z: -0.03,
    height: /butterfl|bee|moth|ladybug/u.test(thing) ? 0.17 : wings ? 0.26 : 0.36,
    move: (beat) => {
      const s = since(beat)
      const free = Math.min(1, s * 8)
      return {
        x: (wings ? 0.9 * s : 0.16 * s) + 0.04 * Math.sin(beat.t * 1.7) * free,
        y: wings ? 0.8 * s : 0.7 * s + 0.5 * s * s,
        lean: 0.05 * Math.sin(beat.t * 1.4) * free,
        ...(wings && s > 0 ? { flap: beat.t * 3 } : {}),
      }
    },
  }
}

/** From both hands into the air, with a look after it. */
function letRise(thing: string, wings: boolean): Score {
  return {
    seconds: 4.6,
    once: true,
    face: 'happy',
    set: [aloft(thing, wings)],
    keys: {
      0: { rh: [0.27, 0.76], lh: [0.36, 0.72], neck: 0 },
      0.26: { rh: [0.27, 0.8], lh: [0.36, 0.76], neck: -0.08 },
      0.38: { rh: [0.24, 0.98], lh: [0.34, 0.94], right: 'open', left: 'open', neck: -0.24 },
      0.7: { rh: [0.22, 1.02], lh: [0.32, 0.98], right: 'open', left: 'open', neck: -0.44 },
      1: { rh: [0.2, 0.98], lh: [0.3, 0.94], right: 'open', left: 'open', neck: -0.46 },
    },
  }
}

/** From both hands onto the ground or the water, whence it goes by itself. */
function letGo(thing: string): Score {
  return {
    seconds: 4.6,
    once: true,
    face: 'happy',
    set: [
      {
        thing,
        stands: true,
        x: 0.42,
        z: -0.03,
        height: 0.2,
        move: (beat) => ({ x: 1.3 * since(beat), gait: 6 * since(beat) }),
      },
    ],
    keys: {
      0: { rh: [0.36, 0.16], lh: [0.44, 0.14], hip: [-0.1, 0.24], torso: 0.7, neck: 0.1 },
      [OPENS]: { rh: [0.38, 0.14], lh: [0.46, 0.12], hip: [-0.1, 0.24], torso: 0.74 },
      0.55: { rh: [0.3, 0.3], lh: [0.36, 0.28], hip: [-0.08, 0.3], torso: 0.5, neck: -0.2 },
      1: { rh: [0.24, 0.4], lh: [0.28, 0.36], hip: [-0.06, 0.34], torso: 0.36, neck: -0.26 },
    },
  }
}

/** It shines by itself, whatever the hour. */
const LIT_LANTERN: Actor = {
  name: 'sky lantern',
  kind: 'prop',
  metres: 0.6,
  aspect: 0.76,
  faces: 'front',
  home: 'air',
  build: 'still',
  draw: ({ ctx }) => {
    ctx.save()
    ctx.translate(0, -0.43)
    drawLantern(ctx, '#ffac52')
    ctx.restore()
  },
  grip: () => ({ x: 0, y: 0.5 }),
}

function releasing(context: ActionContext): Score {
  const thing = context.object ?? 'dove'
  if (/lantern/u.test(thing)) {
    const { set: [held] = [], ...score } = letRise('sky lantern', false)
    return { ...score, set: held ? [{ ...held, actor: LIT_LANTERN }] : [] }
  }
  const wings = WINGED.test(thing)
  const flies = wings || AFLOAT.test(thing) || context.find(thing)?.home === 'air'
  return flies ? letRise(`?${thing}`, wings) : letGo(`?${thing}`)
}

/** What was held goes its own way. */
export const RELEASING: Deeds = { release: { by: releasing } }
