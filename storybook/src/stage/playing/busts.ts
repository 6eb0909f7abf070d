import type { Puppet } from '../../cast/people/puppet.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { HairStyle } from '../../cast/people/outfit.ts'
import type { Shot } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import type { Performance } from '../actions/action.ts'
import { isClose } from '../camera/watched.ts'
import { standAt, type Body, type Mark, type Player } from '../player.ts'
import type { Ensemble } from './ensemble.ts'
import { turned } from './player-for.ts'

/** Deeds of which only the heads matter, when the prompt asks for a close-up. */
const OF_HEADS = /^(portrait.*|kiss|whisper|cheek-to-cheek)$/u
/** Where the chin is, and how much of the frame's height the head takes. */
const FRAMES = {
  close: { chin: 0.7, head: 0.54 },
  /** Tall hats and big hair need room above. */
  crowned: { chin: 0.73, head: 0.45 },
  pair: { chin: 0.7, head: 0.39 },
  /** The eyes are in the middle, brow and chin are cut. */
  extreme: { chin: 1.2, head: 1.5 },
} as const
type Frame = (typeof FRAMES)[keyof typeof FRAMES]
/** How wide a head with its shoulders is, in heads. */
const WIDE = 1.5
const BIG_HAIR = new Set<HairStyle>(['afro', 'bun', 'topknot', 'mohawk', 'spiky', 'on-end'])

/** Whether this shot is a portrait: one or two people, near, with nothing but their faces to watch. */
export function isPortrait({ camera, subjects }: Shot): boolean {
  const people = subjects.filter(({ kind }) => kind === 'person')
  return (
    isClose(camera.framing) &&
    people.length > 0 &&
    people.every(({ actions }) => OF_HEADS.test(actions[0]?.verb ?? ''))
  )
}

/** The people of a portrait, held up before the stage as busts. */
export function asBusts(ensemble: Ensemble, shot: Shot, box: Box): Ensemble {
  const people = ensemble.watched.filter(({ actor }) => isPuppet(actor))
  const busts = new Map(
    people.map((player, index) => [
      player.key,
      bust(player, { shot, box, index, of: people.length }),
    ]),
  )
  return {
    players: ensemble.players.map((each) => busts.get(each.key) ?? each),
    watched: people.flatMap(({ key }) => busts.get(key) ?? []),
    scenery: [],
  }
}

/** Everybody as before, with faces that bear a close look. */
export function fromNear({ players, ...rest }: Ensemble): Ensemble {
  const near = (player: Player): Player =>
    isPuppet(player.actor)
      ? {
          ...player,
          performance: seenNear(player.performance),
          at: (t) => {
            const stance = player.at(t)
            return { ...stance, pose: { ...stance.pose, near: true } }
          },
        }
      : player
  return { players: players.map(near), ...rest }
}

interface Sitting {
  readonly shot: Shot
  readonly box: Box
  readonly index: number
  readonly of: number
}

function bust(player: Player, sitting: Sitting): Player {
  const { actor } = player
  if (!isPuppet(actor)) return player
  const { box, shot, index, of } = sitting
  const paired = player.performance.at(0).companions.find((each) => isPuppet(each.actor))
  const frame = frameFor(actor, shot, paired !== undefined || of > 1)
  const widest = (box.width * 0.92) / (WIDE * (paired ? 2 : of))
  const head = Math.min(
    frame.head * box.height,
    frame === FRAMES.extreme ? box.width * 1.6 : widest,
  )
  const tall = head / actor.proportions.head
  const y = (box.floor - frame.chin) * box.height - (1 - actor.proportions.head) * tall
  const first = player.mark(0)
  const middle = paired ? (first.facing * paired.place.x * tall) / 2 : 0
  const aside = of > 1 ? (index - (of - 1) / 2) * head * WIDE : first.facing * -0.03 * box.width
  const mark: Mark = { ...first, x: aside - middle, y, z: 0, height: tall }
  const performance = seenNear(player.performance)
  return {
    ...player,
    performance,
    mark: () => mark,
    at: (t) => turned(standAt(mark, performance, t), actor),
    bust: () => faceBox({ mark, head, paired: paired !== undefined, middle }, frame),
  }
}

function frameFor({ look }: Puppet, { camera }: Shot, paired: boolean): Frame {
  if (paired) return FRAMES.pair
  if (camera.framing === 'extreme-close-up') return FRAMES.extreme
  return look.outfit.hat || BIG_HAIR.has(look.hair.style) ? FRAMES.crowned : FRAMES.close
}

/** What the camera keeps in sight: head and shoulders, or of one who fills the frame the eyes. */
function faceBox(
  { mark, head, paired, middle }: { mark: Mark; head: number; paired: boolean; middle: number },
  frame: Frame,
): Body {
  const chin = mark.y + mark.height - head
  const half = head * (paired ? 1.2 : 0.5)
  const [low, high] =
    frame === FRAMES.extreme ? [0.4, 0.55] : [-0.3, frame === FRAMES.crowned ? 1.4 : 1.1]
  const x = mark.x + middle
  return { left: x - half, right: x + half, bottom: chin + low * head, top: chin + high * head }
}

/** The same with faces that have irises and lips. */
function seenNear(performance: Performance): Performance {
  return {
    ...performance,
    at: (t) => {
      const moment = performance.at(t)
      return {
        ...moment,
        pose: { ...moment.pose, near: true },
        companions: moment.companions.map((each) =>
          isPuppet(each.actor) ? { ...each, pose: { ...each.pose, near: true } } : each,
        ),
      }
    },
  }
}
