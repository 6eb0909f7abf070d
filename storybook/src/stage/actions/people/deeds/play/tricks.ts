import type { Beat, Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { restaged } from '../../keys.ts'
import { cycle } from '../../../../easing.ts'

/** What makes people stare. */
export const TRICKS: Deeds = {
  juggle: { by: ({ object }) => juggling(object) },
  'juggle-clubs': { by: () => juggling('juggling club') },
  'juggle-fire': { by: ({ object }) => juggling(`${countIn(object) ?? 3} torch`) },
  'juggle-ahead': { by: ({ object }) => ahead(juggling(object)) },
  magic: { by: ({ object }) => conjuring(object) },
}

/** "Pigeon from handkerchief": what comes out of what; a rabbit out of a hat where nothing is said. */
function conjuring(object: string | null): Score {
  const [, wonder, source] = /^(.+) from (.+)$/u.exec(object ?? '') ?? []
  const plain = wonder === undefined || (wonder === 'rabbit' && source === 'hat')
  return {
    seconds: 2.6,
    costume: 'magician',
    face: 'happy',
    holds: [{ thing: 'wand', layer: 'hand' }, ...sourceHeld(source ?? 'hat')],
    set: [
      {
        thing: plain ? 'magic rabbit' : wonder,
        x: 0.33,
        y: plain || source === 'hat' ? 0.6 : 0.66,
        z: 0.04,
        height: 0.2,
        shadow: false,
        move: ({ phase }) => ({ y: Math.max(0, Math.sin((phase - 0.3) * Math.PI * 1.4)) * 0.16 }),
      },
    ],
    keys: {
      0: { lh: [0.26, 0.62], rh: [0.08, 0.9], torso: -0.02 },
      0.3: { rh: [0.26, 0.86], torso: 0.06 },
      0.4: { rh: [0.22, 0.94], mouth: 0.5 },
      0.8: { rh: [0.06, 0.92] },
    },
    effects: [{ name: 'magic', at: [0.34, 0.86] }],
  }
}

/** What the wonder comes out of; a sleeve and the wand are there anyway. */
function sourceHeld(source: string): Hold[] {
  if (/^(hand|wand|sleeve)$/u.test(source)) return []
  const hat = source === 'hat'
  const held = { grip: 'leftHand', angle: 0 } as const
  if (hat) return [{ ...held, thing: 'magic hat', at: [0.2, 0.4] }]
  return [{ ...held, thing: source, height: 0.2, at: [0.5, 0.2] }]
}

/** "5 orange": how many of what are in the air; balls for those of whom nothing is said. */
const countIn = (object: string | null): number | null =>
  Number(/^(\d+) /u.exec(object ?? '')?.[1] ?? 0) || null

const BALLS = ['juggling ball', 'yellow ball', 'blue ball'] as const

/** What turns over in the air. */
const TURNING = /torch|club|pin|knife|knives|sword|axe|bottle|flame|chainsaw/u

function juggling(object: string | null): Score {
  const count = Math.min(countIn(object) ?? 3, 7)
  const noun = (object ?? '').replace(/^\d+ /u, '')
  const plain = noun === '' || /\bballs?$|^something$/u.test(noun)
  const turns = TURNING.test(noun)
  const torch = /torch|fire|flame/u.test(noun)
  const [high, wide] = torch ? [count + 3, 0.27] : [count + 2, 0.27]
  const [out, near] = [wide - 0.01, wide - 0.03]
  return {
    seconds: 1.3 + count * 0.1,
    view: 'front',
    face: 'happy',
    costume: 'juggler',
    set: Array.from({ length: count }, (_, index): SetPiece[] => [
      {
        thing: plain ? (BALLS[index % BALLS.length] ?? BALLS[0]) : torch ? 'burning torch' : noun,
        x: 0,
        z: -0.05,
        height: torch ? 0.3 : turns ? 0.2 : 0.1,
        shadow: false,
        move: ({ phase, t }: Beat) => ({
          ...juggled(cycle(phase + index / count), high, wide),
          // Fast enough to turn over, slow enough that a flame is seen as one.
          ...(turns ? { spin: t * (torch ? 5 : 7) + index } : {}),
        }),
      },
      ...(torch ? trail((phase) => juggled(cycle(phase + index / count), high, wide)) : []),
    ]).flat(),
    keys: {
      0: { rh: [-out, 0.56], lh: [out, 0.5], rw: -1.1, lw: 1.1, right: 'open', left: 'open' },
      0.167: { rh: [-near, 0.5], lh: [out, 0.56], neck: -0.06 },
      0.333: { rh: [-out, 0.56], lh: [near, 0.5] },
      0.5: { rh: [-near, 0.5], lh: [out, 0.56] },
      0.667: { rh: [-out, 0.56], lh: [near, 0.5] },
      0.833: { rh: [-near, 0.5], lh: [out, 0.56] },
    },
    ...(torch ? { effects: [{ name: 'sparks', at: [0, 1.1] }] } : {}),
  }
}

/** What burns leaves its fire behind it in the air. */
function trail(at: (phase: number) => { x: number; y: number }): SetPiece[] {
  return [0.016, 0.03, 0.042].map((late, rank) => ({
    thing: 'fire',
    x: 0,
    z: -0.04,
    height: 0.12 - 0.025 * rank,
    shadow: false,
    move: ({ phase }: Beat) => {
      const { x, y } = at(phase - late)
      return { x, y: y + 0.1, alpha: 0.7 - 0.2 * rank }
    },
  }))
}

/** Seen from the side, as riders are: both hands and all that flies are before the face. */
function ahead({ set = [], keys, ...score }: Score): Score {
  return {
    ...score,
    view: 'side',
    set: set.map((piece) => ({ ...piece, x: 0.25 })),
    keys: restaged(keys, (_, __, index) => ({
      rh: [0.16, index % 2 ? 0.56 : 0.5],
      lh: [0.32, index % 2 ? 0.5 : 0.56],
      neck: -0.1,
    })),
  }
}

/** One of a cascade: up from the right, down into the left, and back; the more they are, the higher they go. */
function juggled(phase: number, count: number, wide: number): { x: number; y: number } {
  const toLeft = phase < 0.5
  const share = cycle(phase * 2)
  const x = (toLeft ? -1 : 1) * wide * (1 - 2 * share)
  return { x, y: 0.54 + (0.4 + count * 0.06) * 4 * share * (1 - share) }
}
