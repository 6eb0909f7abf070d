import type { Actor, Pose } from '../../cast/actor.ts'
import { ride, wave } from '../easing.ts'
import type { ActionContext, Companion, Effect, Performance } from './action.ts'
import type { Art } from './art-table.ts'
import { breathing } from './life.ts'
import { beside, effect, performed } from './performed.ts'
import { raisesDust } from './wheel-dust.ts'

/** Dances the art; without its thing it is only a nodding to the beat. */
export function practising(art: Art, context: ActionContext): Performance {
  const name = thingOf(art, heldIn(art, context))
  const thing = name === null ? null : context.find(name)
  if (thing && (art.how === 'ride' || art.how === 'drive')) return riding(art, context, thing)
  if (art.how === 'bite') return munching(art, context, thing)
  const furniture = art.on ? context.find(art.on) : null
  return working(art, context, { thing, furniture })
}

/** "A mouse talks to an elephant", "a bear reads to a rabbit": whoever is told it is not in the paws. */
function heldIn({ how }: Art, context: ActionContext): string | null {
  const { object, aim } = context
  const told = how === 'hold' && object !== null && object === aim
  return told && context.find(object)?.build !== 'still' ? null : object
}

const BOARDS = /\b(boards?|skis?|sled|sleigh|toboggan|skates?)$/u

/** The thing that is named, unless it is the wave that a board is ridden on. */
function thingOf({ how, height = 1, thing }: Art, object: string | null): string | null {
  const board = how === 'ride' && height < 0.3
  return board && !BOARDS.test(object ?? '') ? (thing ?? null) : (object ?? thing ?? null)
}

/** Sits up with its food before its mouth. */
function munching(art: Art, context: ActionContext, food: Actor | null): Performance {
  const { performer, tempo } = context
  const sits = performer.legs !== undefined && performer.build === 'quadruped'
  const slim = food !== null && food.aspect < 0.5
  const height = food ? (slim ? 0.7 : Math.min(art.height ?? 0.4, 0.42 / food.aspect)) : 0
  const poseAt = (t: number): Pose => {
    const bite = wave((t * (art.beat ?? 1) * tempo) / 2)
    return {
      ...breathing(t),
      ...(sits ? { crouch: 0.36, paw: 1.05 + 0.1 * bite } : {}),
      lean: (sits ? -0.3 : 0) + (art.nod ?? 0.05) * bite,
      bow: (sits ? 0.3 : 0.05) + 0.08 * bite,
      mouth: Math.abs(bite),
      wag: t,
    }
  }
  const mouth = (t: number): { x: number; y: number } =>
    performer.grip('mouth', { turn: 1, ...poseAt(t) })
  return performed(
    context,
    (t) => ({
      pose: poseAt(t),
      companions: beside('food', food, {
        x: mouth(t).x + (slim ? 0.34 : 0.03),
        y: mouth(t).y - height * (slim ? 0.78 : 0.6),
        z: -0.14,
        height,
        pose: { lean: (slim ? -0.3 : 0.12) + 0.05 * wave(t * 1.1) },
      }),
    }),
    [effect('crumbs', { strength: 0.7, at: mouth })],
  )
}

interface Tools {
  readonly thing: Actor | null
  readonly furniture: Actor | null
}

function working(art: Art, context: ActionContext, { thing, furniture }: Tools): Performance {
  const { performer, tempo } = context
  const beat = (t: number): number => t * (art.beat ?? 1) * tempo
  const height = thing ? Math.min(art.height ?? 0.4, 1.1 / thing.aspect) : 0
  const base = workplace(performer, furniture)
  return performed(
    context,
    (t) => {
      const swing = wave(beat(t) / 2)
      const companions: Companion[] = base ? [base] : []
      if (thing) companions.push(tool(art, context, { thing, height, base, swing }))
      return {
        pose: {
          lift: 0.02 * Math.abs(swing),
          ...breathing(t),
          lean: (art.nod ?? 0.05) * swing,
          stretch: 1 + 0.02 * wave(beat(t)),
          mouth: Math.abs(swing),
          wave: beat(t) / 2,
        },
        companions,
      }
    },
    art.effect
      ? [
          effect(art.effect, {
            at: () => ({ x: performer.aspect * 0.32, y: base ? 0.75 : 0.62 }),
            strength: 0.8,
          }),
        ]
      : [],
  )
}

/** The table or stove before it, low enough that head and chest are seen over it. */
function workplace(performer: Actor, furniture: Actor | null): Companion | null {
  if (!furniture) return null
  const height = Math.min(0.48, 1.3 / furniture.aspect)
  const x = performer.aspect * 0.3 + furniture.aspect * height * 0.28
  return {
    name: 'workplace',
    actor: furniture,
    place: { x, y: 0, z: -0.1 },
    height,
    pose: {},
    shadow: true,
  }
}

function tool(
  art: Art,
  { performer }: ActionContext,
  {
    thing,
    height,
    base,
    swing,
  }: { thing: Actor; height: number; base: Companion | null; swing: number },
): Companion {
  const stands = art.how === 'stand-at'
  const x = base
    ? base.place.x
    : stands
      ? performer.aspect * (art.near ?? 0.5) + thing.aspect * height * 0.42
      : performer.aspect * 0.2
  const y = base ? base.height * 0.96 : stands ? 0 : 0.36 - height * 0.3
  return {
    name: 'tool',
    actor: thing,
    place: { x, y: y + (stands ? 0 : 0.015 * swing), z: -0.14 },
    height,
    pose: { lean: stands ? 0 : 0.05 * swing },
    shadow: stands && !base,
  }
}

/** On top of its vehicle, or in it with its head out; both lean into the way. */
function riding(art: Art, context: ActionContext, thing: Actor): Performance {
  const { room, seconds, tempo, performer } = context
  const height = Math.min(art.height ?? 0.5, (2.4 * Math.max(0.7, performer.aspect)) / thing.aspect)
  const at = (t: number): number => room * ride(t / seconds)
  const seat = thing.grip(art.how === 'ride' && height < 0.3 ? 'top' : 'seat', {})
  const inside = art.how === 'drive'
  // Boards swim on the water, not in it.
  const afloat = art.effect === 'splash' ? 0.16 : 0
  return performed(
    context,
    (t) => {
      const bob = 0.015 * Math.abs(wave(t * 1.6 * tempo))
      const sway = 0.05 * wave(t * 0.45 * tempo)
      return {
        x: at(t),
        y: (inside ? height * 0.42 : seat.y * height - (height > 0.3 ? 0.12 : 0.01)) + bob + afloat,
        pose: {
          ...breathing(t),
          lean: 0.05 + sway,
          gait: t * 1.2 * tempo,
          stride: height > 0.3 && !inside ? 0.5 : 0,
        },
        companions: [
          {
            name: 'ride',
            actor: thing,
            place: { x: at(t), y: bob * 0.5 + afloat, z: inside ? -0.06 : 0.02 },
            height,
            pose: { roll: at(t) / 0.16 + t * 3 * tempo, lean: sway * 0.5, turn: 1 },
            shadow: true,
          },
        ],
      }
    },
    stirredUp(art, context, (t) => ({ x: at(t) - (thing.aspect * height) / 2, y: 0.05 })),
  )
}

/** What is left behind on the way. */
function stirredUp(
  art: Art,
  context: ActionContext,
  at: (t: number) => { x: number; y: number },
): Effect[] {
  const { effect: name = 'dust' } = art
  return name === 'dust' && !raisesDust(context) ? [] : [effect(name, { strength: 0.6, at })]
}
