import type { Actor } from '../../../cast/actor.ts'
import { hasGuise } from '../../../cast/guises.ts'
import { arch, clamp, cycle, ease, mix, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed, type Beat } from '../performed.ts'
import { burying, scraping } from './burying.ts'
import { headDown, meal } from './mealtime.ts'

interface Dip {
  readonly deep: number
  readonly rate: number
  /** How much longer it stays down than up. */
  readonly stays?: number
}

/** Dips its head to the ground again and again; what it eats lies there. */
const dipping =
  ({ deep, rate, stays = 1.3 }: Dip) =>
  (context: ActionContext): Performance => {
    const { performer, tempo, random, object } = context
    const phase = random.between(0.1, 0.4)
    const leaves = /lea(f|ves)|foliage|twig/u.test(object ?? '') ? context.find('tree') : null
    if (leaves && performer.metres > 1) return browsing(context, leaves)
    const snack = meal(context)
    return performed(
      context,
      (t) => {
        const dip = ease(arch(cycle(t * rate * tempo + phase)) * stays)
        const low = headDown(performer, dip, deep)
        return {
          pose: {
            ...breathing(t),
            ...low,
            lean: (low.lean ?? 0) + 0.02 * dip * wave(t * 3),
            mouth: low.guise === undefined ? dip * Math.abs(wave(t * 2)) : 0,
            wag: t * 0.8,
          },
          companions: snack,
        }
      },
      snack.length > 0
        ? [effect('crumbs', { at: () => ({ x: performer.aspect * 0.5, y: 0.12 }), strength: 0.6 })]
        : [],
    )
  }

/** Tears leaves from a tree that is as tall as it is. */
function browsing(context: ActionContext, tree: Actor): Performance {
  const { performer } = context
  const height = 1.28
  const place = { x: performer.aspect * 0.5 + tree.aspect * height * 0.36, y: 0, z: 0.06 }
  const mouth = performer.grip('mouth', { turn: 1 })
  return performed(
    context,
    (t) => {
      const pull = ease(arch(cycle(t * 0.55)) * 1.4)
      return {
        pose: {
          ...breathing(t),
          bow: -0.16 + 0.2 * pull,
          lean: 0.05 - 0.07 * pull,
          mouth: Math.abs(wave(t * 2)),
          wag: t * 0.7,
        },
        companions: beside('tree', tree, { ...place, height, pose: { lean: -0.025 * pull } }),
      }
    },
    [effect('leaves', { strength: 0.7, at: () => ({ x: mouth.x + 0.06, y: mouth.y }) })],
  )
}

/** Flutters down onto the blossom, stays, and opens and shuts its wings. */
function settledOn(t: number, x: number, y: number): Beat {
  const down = ease(t / 1.8)
  const beat = down < 1 ? t * 4 : 7.2 + (t - 1.8) * 0.7
  return {
    x: mix(x - 0.9, x, down) + 0.08 * wave(t * 1.1) * (1 - down),
    y: mix(y + 0.25, y - 0.5, down) + 0.12 * wave(t * 1.6) * (1 - down),
    pose: { flap: beat, lean: 0.2 * (1 - down) },
  }
}

/** Hangs before a flower with its beak or tongue in it, backs off and comes again. */
function sippingNectar(context: ActionContext): Performance {
  const { performer, object, random } = context
  const named =
    object !== null && !/pollen|nectar|honey/u.test(object) ? context.find(object) : null
  const flower = named ?? context.find('flower')
  const phase = random.next() * 0.2
  const height = flower ? Math.min(2.1, 2.4 / flower.aspect) : 0
  const mouth = performer.grip('mouth', { turn: 1 })
  return performed(
    context,
    (t) => {
      const sip = ease(arch(cycle(t * 0.5 + phase)) * 1.5)
      const hover = 0.05 * wave(t * 1.3)
      const blossom = { x: 0.75 + (flower?.aspect ?? 0) * height * 0.2, y: 0, z: 0.05 }
      if (/butterfly|moth/u.test(performer.name))
        return {
          ...settledOn(t, blossom.x, height * 0.72),
          companions: beside('flower', flower, { ...blossom, height: height * 0.9 }),
        }
      return {
        x: 0.3 * sip + 0.05 * wave(t * 0.8) - 0.2,
        y: height * 0.76 - mouth.y + hover,
        pose: { flap: t * 7, lean: 0.12 * sip + 0.04 * wave(t * 1.1), wave: t },
        companions: beside('flower', flower, {
          ...blossom,
          height,
          pose: { lean: 0.03 * wave(t * 0.6) + 0.03 * sip },
        }),
      }
    },
    [effect('petals', { strength: 0.25, at: () => ({ x: 0.8, y: height * 0.8 }) })],
  )
}

/** All at one flower, to its left and right by turns, the later ones higher. */
function sharingNectar(context: ActionContext): Performance {
  const { performer } = context
  const alone = sippingNectar(context)
  const others = [context.partner, ...(context.fellows ?? [])].filter((each) => each !== null)
  return performed(
    context,
    (t) => {
      const { place, pose, companions } = alone.at(t)
      const [flower] = companions
      const middle = flower?.place.x ?? 1
      const guests = others.flatMap((actor, index) => {
        const own = alone.at(t + 0.7 * (index + 1)).place
        const turn = index % 2 === 0 ? -1 : 1
        const up = Math.floor((index + 1) / 2) * 0.8
        const settled = /butterfly|moth/u.test(performer.name)
        const x = settled ? own.x - turn * 0.9 : turn === -1 ? 2 * middle - own.x : own.x
        return beside('guest', actor, {
          x,
          y: own.y - up,
          z: -0.02,
          height: 1,
          pose: { flap: t * 7 + index * 0.4, turn },
          shadow: false,
        })
      })
      return { x: place.x, y: place.y, pose, companions: [...companions, ...guests] }
    },
    [],
  )
}

/** All at one bowl: one on each side of it, the others behind. */
function sharingBowl(context: ActionContext): Performance {
  const { performer } = context
  const alone = dipping({ deep: 0.3, rate: 0.16, stays: 4 })({
    ...context,
    object: context.object ?? 'bowl',
  })
  const others = [context.partner, ...(context.fellows ?? [])].filter((each) => each !== null)
  return performed(
    context,
    (t) => {
      const { pose, companions } = alone.at(t)
      const middle = companions[0]?.place.x ?? performer.aspect * 0.6
      const guests = others.flatMap((actor, index) => {
        const height = clamp(actor.metres / performer.metres, 0.6, 1.5)
        const half = actor.aspect * height * 0.5
        const turn = index % 2 === 0 ? -1 : 1
        const x = index === 0 ? middle + half + 0.1 : middle - turn * half * 0.7
        const z = index === 0 ? 0.02 : 0.14
        const own = { ...alone.at(t + 0.9 * (index + 1)).pose, turn }
        return beside('guest', actor, { x, z, height, pose: own, shadow: true })
      })
      return { x: -0.14, pose, companions: [...companions, ...guests] }
    },
    [],
  )
}

/** Dips to the ground and up again, two quick ones and a look. */
function pecking(context: ActionContext): Performance {
  const { tempo, random, object } = context
  const phase = random.next()
  if (/tree|trunk|wood|bark/u.test(object ?? '')) return drumming(context)
  const { aspect } = context.performer
  const grains = object === 'grain' ? [0.3, 0.55] : []
  return performed(
    context,
    (t) => {
      const beat = cycle(t * 0.55 * tempo + phase)
      const dip = beat < 0.5 ? Math.abs(Math.sin(beat * 2 * Math.PI * 2)) : 0
      return { pose: { ...breathing(t, phase), lean: 0.42 * ease(dip), stretch: 1 - 0.05 * dip } }
    },
    grains.map((x) =>
      effect('crumbs', { strength: 1.6, at: () => ({ x: x + aspect * 0.3, y: 0 }) }),
    ),
  )
}

/** On the side of a trunk, drumming so that the splinters fly. */
function drumming(context: ActionContext): Performance {
  const { performer, object } = context
  const bare = /\b(dead|bare|leafless|withered|burnt|rotten|hollow)\b/u.test(object ?? '')
  const trunk = context.find(bare ? 'bare climbing trunk' : 'climbing trunk')
  const height = 2.6
  const own = hasGuise(performer.name, 'drum')
  const half = own ? 0.41 : performer.aspect * 0.5
  const x = half + (trunk?.aspect ?? 0) * height * (own ? 0.22 : 0.2)
  const performance = performed(
    context,
    (t) => {
      const bout = cycle(t / 1.9) < 0.62 ? 1 : 0
      const knock = bout * Math.abs(wave(t * 3.4))
      return {
        y: 0.62,
        pose: own
          ? { ...breathing(t), guise: 'drum', bow: 0.34 * knock - 0.24 }
          : { ...breathing(t), lean: -0.24 + 0.3 * knock },
        companions: beside(object ?? 'tree', trunk, { x, z: 0.05, height }),
      }
    },
    [effect('crumbs', { strength: 1.4, at: () => ({ x: half, y: 1.3 }) })],
  )
  return { ...performance, extent: { ...performance.extent, up: 1.75 } }
}

/** Teeth against the trunk, chips all about; at last the tree leans. */
function gnawing(context: ActionContext): Performance {
  const { performer, seconds } = context
  const tree = context.find('gnawed tree')
  const height = 2.3
  const x = performer.aspect * 0.46 + (tree?.aspect ?? 0) * height * 0.1
  const performance = performed(
    context,
    (t) => {
      const bite = Math.abs(wave(t * 1.6))
      const falls = ease((t - seconds * 0.6) / (seconds * 0.4))
      return {
        pose: { ...breathing(t), lean: 0.12 + 0.06 * bite, bow: 0.2 + 0.1 * bite, mouth: bite },
        companions: beside('tree', tree, {
          x,
          z: 0.05,
          height,
          pose: { open: falls, lean: 0.01 * wave(t * 1.6) },
        }),
      }
    },
    [effect('crumbs', { strength: 2.2, at: () => ({ x: x - 0.08, y: 0.42 }) })],
  )
  return { ...performance, extent: { ...performance.extent, up: 1.9 } }
}

const TREASURES = /\b(nut|acorn|hazelnut|walnut|bone|seed|egg|toy|ball|treasure|coin)s?$/u

/** Throws up the earth with its paws, nose to the ground; who has something to hide there lays it in. */
function digging(context: ActionContext): Performance {
  const { performer, object, tempo } = context
  const treasure = object !== null && TREASURES.test(object) ? context.find(object) : null
  if (treasure) return burying(context, treasure)
  const [front, back] = [performer.aspect * 0.34, -performer.aspect * 0.62]
  return performed(
    context,
    (t) => ({ pose: scraping(t, tempo), companions: thrownUp(context, t, back) }),
    [
      effect('dust', { strength: 1.8, at: () => ({ x: front, y: 0.05 }) }),
      effect('crumbs', { strength: 2.4, at: () => ({ x: performer.aspect * 0.2, y: 0.12 }) }),
      effect('crumbs', { strength: 2, at: () => ({ x: back * 0.8, y: 0.3 }) }),
    ],
  )
}

/** The heap of earth behind it, which grows. */
function thrownUp(context: ActionContext, t: number, x: number): Companion[] {
  const height = 0.06 + 0.32 * ease(t / (context.seconds * 0.9))
  return beside('heap', context.find('mound'), { x, z: 0.06, height, pose: {}, shadow: true })
}

/** Eating without hands. */
export const FEEDING: readonly Choreography[] = [
  deed('eat', dipping({ deep: 0.2, rate: 0.5 })),
  deed('graze', dipping({ deep: 0.24, rate: 0.3 })),
  deed('sip-nectar', sippingNectar),
  { ...deed('share-nectar', sharingNectar), needs: { company: 5 } },
  { ...deed('share-bowl', sharingBowl), needs: { company: 5 } },
  deed('peck', pecking),
  deed('gnaw-tree', gnawing),
  deed('dig', digging),
]
