import { readColour } from '../../../cast/colour/read-colour.ts'
import { retouched } from '../../../cast/retouched.ts'
import { createPicture } from '../../../cast/create-picture.ts'
import { hasGuise } from '../../../cast/guises.ts'
import { trunkTip } from '../../../cast/noto/trunk-part.ts'
import { arch, cycle, ease, wave } from '../../easing.ts'
import type { Actor } from '../../../cast/actor.ts'
import type { ActionContext, Choreography, Companion, EffectName, Performance } from '../action.ts'
import { blink, breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** Licks its paw and draws it over its ear; who has no drawing of that sits and licks its chest. */
function grooming(context: ActionContext): Performance {
  const { performer } = context
  if (hasGuise(performer.name, 'groom')) {
    return performed(context, (t) => ({
      pose: { guise: 'groom', lean: 0.03 * wave(t / 2.7), stretch: 1 + 0.012 * wave(t / 1.9) },
    }))
  }
  return performed(context, (t) => {
    const lick = Math.abs(wave(t * 0.9))
    const sits = performer.legs !== undefined && performer.build === 'quadruped'
    return {
      pose: {
        ...breathing(t),
        ...(sits ? { crouch: 0.38, lean: -0.3 + 0.03 * lick } : { lean: 0.12 + 0.05 * lick }),
        bow: 0.7 + 0.25 * lick,
        paw: sits ? 1.5 + 0.3 * lick : 0,
        mouth: lick,
        face: 'tongue',
        blink: 1,
      },
    }
  })
}

/** So far is a trunk raised that spouts ahead, and one that spouts over the head. */
const [AHEAD, BACK] = [0.8, 0.96]

const STUFFS: readonly (readonly [words: RegExp, effect: EffectName])[] = [
  [/\b(dust|sand|dirt|earth|soil|gravel)$/u, 'dust-spout'],
  [/\bmud$/u, 'mud-spout'],
  [/\bsnow$/u, 'snow-spout'],
]

/** What comes out: water, unless the deed is done with something drier. */
function sprayed({ object }: ActionContext, back: boolean): EffectName {
  const water = back ? 'water' : 'spout'
  return STUFFS.find(([words]) => words.test(object ?? ''))?.[1] ?? water
}

/** Lifts its trunk and blows the water out of it in a great bow, or over itself; what has none sprays from its mouth. */
function spraying(context: ActionContext): Performance {
  const { performer } = context
  // With nobody to aim at it cools its own back.
  const back = performer.name === 'noto:elephant' && context.aim === null
  const raised = back ? BACK : AHEAD
  const every = 2.6
  const up = (t: number): number =>
    raised * (ease((cycle(t / every) - 0.04) * 6) - ease((cycle(t / every) - 0.9) * 10))
  // The trunk's root is at the left of a picture that looks left; seen facing right it is ahead.
  const tip = trunkTip(raised)
  const end = { x: performer.aspect * 0.335 + tip.x, y: 0.42 + tip.y }
  const jets = Array.from({ length: 5 }, (_, index) =>
    effect(sprayed(context, back), {
      from: (index + 0.2) * every,
      until: (index + 0.9) * every,
      strength: back ? 1.4 : 1,
      at: () => end,
    }),
  )
  const performance = performed(
    context,
    (t) => ({
      pose: {
        ...breathing(t),
        trunk: up(t),
        blink: Math.max(blink(t), arch(cycle(t / every)) > 0.5 ? 0.9 : 0),
        wag: t,
      },
    }),
    jets,
  )
  // The whole bow must be seen.
  const { up: tall, right } = performance.extent
  const extent = {
    ...performance.extent,
    up: Math.max(tall, back ? 1.4 : 1.2),
    right: right + (back ? 0 : 0.95),
  }
  return { ...performance, extent }
}

const DROPS = 14

/** A wreath of drops that fly off to all sides, again and again; each as long as it is in the air. */
function flungDrops(drop: Actor | null, aspect: number, t: number): Companion[] {
  return Array.from({ length: DROPS }, (_, index) => {
    const share = cycle(t * 1.1 + index * 0.381)
    const angle = Math.PI * (1.12 - (1.24 * index) / (DROPS - 1))
    const reach = 0.42 + 0.75 * share
    return beside(`drop ${index}`, drop, {
      x: Math.cos(angle) * reach * Math.max(0.9, aspect),
      y: 0.5 + Math.sin(angle) * reach * 0.75 - 0.25 * share ** 2,
      z: -0.1,
      height: 0.13 * (1 - 0.55 * share),
      pose: { spin: angle - Math.PI / 2 },
      shadow: false,
    })
  }).flat()
}

/** Throws itself from side to side so fast that all the water flies out of its coat. */
function shakingOff(context: ActionContext): Performance {
  const bout = (t: number): number => 0.35 + 0.65 * ease(arch(cycle(t / 2.2)) * 1.6)
  const drop = context.find('droplet')
  return performed(context, (t) => ({
    pose: {
      ...breathing(t),
      lean: 0.2 * bout(t) * wave(t * 4.6),
      stretch: 1 + 0.05 * bout(t) * wave(t * 9.2),
      crouch: 0.18 * bout(t),
      blink: bout(t),
      wag: t * 4.6,
    },
    companions: flungDrops(drop, context.performer.aspect, t),
  }))
}

const COATS = ['#3f8fd8', '#e0583f', '#f2b62f', '#9a62c8', '#4fae5c']

/** The same one in another colour: animals are pictures, most things are drawn. */
/** Who has parts of others is dyed from head to foot. */
function dyed(actor: Actor, colour: string): Actor {
  const tone = readColour(colour)
  if (tone === null || tone === 'rainbow') return actor
  return retouched(actor, {
    touch({ ctx, width, height }) {
      ctx.globalCompositeOperation = 'source-atop'
      ctx.globalAlpha = 0.62
      ctx.fillStyle = tone
      ctx.fillRect(0, 0, width, height)
    },
    show(_brush, put) {
      put(0)
    },
  })
}

function inColour(context: ActionContext, colour: string): readonly Actor[] {
  const { performer } = context
  if (performer.mixed || performer.kind === 'puppet') return [dyed(performer, colour)]
  const [sort = '', name = ''] = performer.name.split(':')
  if (sort === 'noto') return [createPicture(performer.name, { colour })]
  const drawn = context.find(`${colour} ${name.replaceAll('-', ' ')}`)
  return drawn ? [drawn] : []
}

/** Into the colour that is told; else from one into the next, slowly, and at last as green as the leaves. */
function changingColour(context: ActionContext): Performance {
  const { seconds, object } = context
  const told = object !== null && readColour(object) !== null
  const coats = (told ? [object] : COATS).flatMap((colour) => inColour(context, colour))
  const each = seconds / (coats.length + 0.4)
  return performed(
    context,
    (t) => {
      const pose = { ...breathing(t), turn: 1, wag: t * 0.5, bow: 0.05 * wave(t / 3) }
      return {
        pose,
        companions: coats.flatMap((coat, index) => {
          const alpha = ease((t - (index + 0.35) * each) / (each * 0.5))
          const covered = ease((t - (index + 1.35) * each) / (each * 0.5)) === 1
          return alpha === 0 || (covered && index < coats.length - 1)
            ? []
            : beside(`coat ${index}`, coat, {
                x: 0,
                z: -0.004 * (index + 1),
                height: 1,
                pose: { ...pose, alpha },
                shadow: false,
              })
        }),
      }
    },
    [effect('magic', { strength: 0.35, at: () => ({ x: 0, y: 0.6 }) })],
  )
}

/** How animals keep clean and cool. */
export const CARING: readonly Choreography[] = [
  deed('groom', grooming),
  deed('spray', spraying),
  deed('shake-off', shakingOff),
  deed('camouflage', changingColour),
]
