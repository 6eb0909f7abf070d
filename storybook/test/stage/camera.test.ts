import { describe, expect, test } from 'vitest'
import { CAMERA_EFFECTS, CAMERA_MOVES, FRAMINGS } from '../../src/plan/vocabulary.ts'
import { read } from '../../src/read/read.ts'
import { panLimit } from '../../src/stage/camera/moves.ts'
import { onFrame } from '../../src/stage/camera/watched.ts'
import { INSTANTS, RATIOS, SECONDS, block, middle, only, seen } from './blocked.ts'

const subjects = [{ id: 's1', noun: 'dog', kind: 'animal' as const, actions: [{ verb: 'walk' }] }]
const FRAMES = Array.from({ length: SECONDS * 24 + 1 }, (_, i) => i / 24)

/** All framings in one shape of frame, the usual ones in the others. */
const OFTEN = ['medium', 'close-up'] as const

describe.each(CAMERA_MOVES)('the camera move %s', (move) => {
  test.each(RATIOS)('is smooth and never looks past the sets at %i × %i', (width, height) => {
    for (const framing of width === 1280 ? FRAMINGS : OFTEN) {
      const { camera, box } = block({ subjects, camera: { move, framing } }, 5, [width, height])
      const path = FRAMES.map((t) => camera(t))
      for (const [i, now] of path.entries()) {
        const limit = panLimit(box, now.zoom) + 1e-6
        expect(Math.abs(now.pan ?? 0)).toBeLessThanOrEqual(limit)
        expect(Math.abs(now.tilt)).toBeLessThanOrEqual(limit)
        expect(Math.abs(now.x)).toBeLessThan(box.width * 0.45)
        const before = path[i - 1]
        if (!before) continue
        expect(Math.abs(now.x - before.x)).toBeLessThan(0.3)
        expect(Math.abs(now.zoom / before.zoom - 1)).toBeLessThan(0.02)
        // A whip is meant to be quick; a step of a twelfth of the frame is still one sweep.
        const quick = move === 'whip-pan' ? 0.085 : 0.02
        expect(Math.abs((now.pan ?? 0) - (before.pan ?? 0))).toBeLessThan(quick)
        expect(Math.abs(now.tilt - before.tilt)).toBeLessThan(0.02)
      }
    }
  })
})

const moved = (move: (typeof CAMERA_MOVES)[number]) => {
  const { camera } = block({ subjects: [], camera: { move } }, 5)
  return [camera(0), camera(SECONDS)] as const
}

test('each move goes where its name says', () => {
  const change = (
    move: (typeof CAMERA_MOVES)[number],
    field: 'x' | 'y' | 'z' | 'zoom' | 'tilt' | 'pan' | 'roll',
  ) => {
    const [from, to] = moved(move)
    return (to[field] ?? 0) - (from[field] ?? 0)
  }
  expect(change('pan-left', 'pan')).toBeLessThan(-0.2)
  expect(change('pan-right', 'pan')).toBeGreaterThan(0.2)
  expect(change('tilt-up', 'tilt')).toBeGreaterThan(0.2)
  expect(change('tilt-down', 'tilt')).toBeLessThan(-0.2)
  expect(change('zoom-in', 'zoom')).toBeGreaterThan(0.4)
  expect(change('zoom-out', 'zoom')).toBeLessThan(-0.4)
  expect(change('dolly-in', 'z')).toBeGreaterThan(2)
  expect(change('dolly-out', 'z')).toBeLessThan(-2)
  expect(change('track-left', 'x')).toBeLessThan(-2)
  expect(change('track-right', 'x')).toBeGreaterThan(2)
  expect(change('crane-up', 'y')).toBeGreaterThan(1.5)
  expect(change('crane-down', 'y')).toBeLessThan(-1.5)
  // The picture turns against the camera.
  expect(change('roll-clockwise', 'roll')).toBeLessThan(-0.4)
  expect(change('roll-anticlockwise', 'roll')).toBeGreaterThan(0.4)
  expect(moved('static')[0]).toEqual(moved('static')[1])
})

test('of two moves the second waits for the first, or goes with it', () => {
  const path = (at: 'then' | 'once') => {
    const camera = { move: 'pan-left', next: { move: 'tilt-up', at } } as const
    const blocked = block({ subjects: [], camera }, 5)
    const changes = [0, SECONDS / 2, SECONDS].map((t) => blocked.camera(t))
    return changes.map(({ pan = 0, tilt }) => ({ pan, tilt }))
  }
  const [start, half, end] = path('then')
  expect(half!.pan - start!.pan).toBeLessThan(-0.2)
  expect(Math.abs(half!.tilt - start!.tilt)).toBeLessThan(0.02)
  expect(Math.abs(end!.pan - half!.pan)).toBeLessThan(0.02)
  expect(end!.tilt - half!.tilt).toBeGreaterThan(0.2)
  expect(path('once')[1]!.tilt - path('once')[0]!.tilt).toBeGreaterThan(0.1)
})

test('time stands still in a frozen frame, and crawls in bullet time and goes on', () => {
  const clock = (effect: 'freeze-frame' | 'bullet-time') =>
    block({ subjects, camera: { effects: [effect] } }, 5).clock!
  expect(clock('freeze-frame')(4)).toBe(clock('freeze-frame')(5))
  expect(clock('freeze-frame')(0.5)).toBe(0.5)
  const slow = clock('bullet-time')
  expect(slow(3) - slow(2.6)).toBeLessThan(0.05)
  expect(slow(5) - slow(4.9)).toBeCloseTo(0.1)
  expect(block({ subjects }, 5).clock).toBeNull()
})

/** What the camera comes through or a monitor shows lies before the lens (portals.test.ts), and one is seen from behind on roads (from-behind.test.ts); shoulders and films in reverse: over-shoulder.test.ts. */
const OPENINGS = /^(?:through-.*|security-camera|from-behind|over-shoulder|reverse|lens-flare)$/u

test.each(CAMERA_EFFECTS.filter((effect) => !OPENINGS.test(effect)))(
  'the effect %s changes the film',
  (effect) => {
    const plain = block({ subjects, camera: { move: 'static' } }, 5)
    const other = block({ subjects, camera: { move: 'static', effects: [effect] } }, 5)
    const differs = FRAMES.some(
      (t) => JSON.stringify(plain.camera(t)) !== JSON.stringify(other.camera(t)),
    )
    expect(differs || plain.tempo !== other.tempo || other.clock !== null).toBe(true)
  },
)

test('slow motion tells less of the story in the same time, time-lapse more', () => {
  const tempo = (effect: 'slow-motion' | 'time-lapse') =>
    block({ subjects, camera: { effects: [effect] } }, 1).tempo
  expect(tempo('slow-motion')).toBeLessThan(0.6)
  expect(tempo('time-lapse')).toBeGreaterThan(2)
})

/** The share of a body that is inside the frame. */
function shown({ left, right, top, bottom }: ReturnType<typeof seen>): number {
  const wide = Math.min(1, right) - Math.max(0, left)
  const high = Math.min(1, bottom) - Math.max(0, top)
  return (Math.max(0, wide) * Math.max(0, high)) / ((right - left) * (bottom - top))
}

test.each(CAMERA_MOVES.filter((move) => move !== 'whip-pan'))(
  'the subject stays in sight through %s, whatever the lens and the hand do',
  (move) => {
    // Through whose eyes one looks is not seen (first-person.test.ts).
    for (const effect of CAMERA_EFFECTS.filter((each) => each !== 'first-person')) {
      const blocking = block({ subjects, camera: { move, effects: [effect] } }, 7)
      const lead = only(blocking, 's1')
      const least = Math.min(...INSTANTS.map((t) => shown(seen(lead, blocking, t))))
      expect([effect, least > 0.72]).toEqual([effect, true])
    }
  },
)

test('a whip pan jerks round to its subject', () => {
  const blocking = block({ subjects, camera: { move: 'whip-pan' } }, 7)
  const pan = (share: number): number => blocking.camera(share * SECONDS).pan ?? 0
  expect(pan(0.5) - pan(0.34)).toBeGreaterThan(0.12)
  expect(shown(seen(only(blocking, 's1'), blocking, SECONDS))).toBeGreaterThan(0.95)
})

/** A plan's shot, blocked. */
const told = (prompt: string) => block(read(prompt).shots[0]!, 7)

test.each(['whip pan', 'the camera pans'])(
  '%s from one to another shows one, then the other',
  (move) => {
    const blocking = told(`${move} from a cat to a dog`)
    const [cat, dog] = ['s1', 's2'].map((id) => only(blocking, id))
    const aside = (player: typeof cat, t: number) =>
      Math.abs(middle(seen(player!, blocking, t)) - 0.5)
    expect([aside(cat, 0), aside(dog, SECONDS)].every((far) => far < 0.12)).toBe(true)
    expect([aside(dog, 0), aside(cat, SECONDS)].every((far) => far > 0.28)).toBe(true)
  },
)

test('whoever the camera turns to was not in sight before, be they as slim as people are', () => {
  const blocking = told('whip pan from a cowboy to a bandit in front of a saloon')
  const [cowboy, bandit] = ['s1', 's2'].map((id) => only(blocking, id))
  expect(shown(seen(bandit!, blocking, 0))).toBe(0)
  expect(shown(seen(cowboy!, blocking, SECONDS))).toBe(0)
})

test("a close-up of somebody's hands shows them, wherever they are", () => {
  const blocking = told("extreme close-up of an old sailor's hands tying a knot")
  const sailor = only(blocking, 's1')
  for (const t of INSTANTS) {
    const stance = sailor.at(t)
    const { x, y } = sailor.actor.grip('rightHand', stance.pose)
    const hand = { x: stance.x + stance.height * x, y: stance.y + stance.height * y }
    const body = { left: hand.x, right: hand.x, top: hand.y, bottom: hand.y, z: stance.z }
    const { left, top } = onFrame(body, blocking.camera(t), blocking.box)
    expect([left > 0.1 && left < 0.9, top > 0.1 && top < 0.9]).toEqual([true, true])
  }
})

test("a bird's-eye view of a game comes near to who plays it, one of a house does not", () => {
  const tallIn = (prompt: string, t: number): number => {
    const blocking = told(prompt)
    const body = seen(only(blocking, 's1'), blocking, t)
    return body.bottom - body.top
  }
  expect(tallIn("bird's-eye view of a man playing chess in a park", SECONDS)).toBeGreaterThan(0.35)
  expect(told('aerial view of a lighthouse on a cliff').camera(0).zoom).toBeLessThan(1.05)
})

test('a tilt from a shoe to a face goes along whoever wears it', () => {
  const blocking = told("the camera starts on a shoe and tilts up to a soldier's face")
  const soldier = only(blocking, 's1')
  expect(blocking.players).toHaveLength(1)
  expect(seen(soldier, blocking, 0).top).toBeLessThan(-0.1)
  expect(seen(soldier, blocking, SECONDS).bottom).toBeGreaterThan(1.1)
})

test.each(['rack focus from a flower to a house', 'the focus shifts from a cup to a woman'])(
  '%s: the focus goes from the depth of one to that of the other',
  (prompt) => {
    const blocking = told(prompt)
    const [near, far] = ['s1', 's2'].map((id) => only(blocking, id).at(0).z)
    expect(far! - near!).toBeGreaterThan(3)
    expect(blocking.camera(0).focus).toBeCloseTo(near!)
    expect(blocking.camera(SECONDS).focus).toBeCloseTo(far!)
  },
)

test('a dolly zoom keeps the size of its subject', () => {
  const blocking = block({ subjects, camera: { move: 'dolly-zoom' } }, 7)
  const tall = (t: number) => {
    const { top, bottom } = seen(only(blocking, 's1'), blocking, t)
    return bottom - top
  }
  expect(tall(SECONDS) / tall(0)).toBeGreaterThan(0.85)
  expect(tall(SECONDS) / tall(0)).toBeLessThan(1.18)
})

test('a shallow focus stays on who comes towards us', () => {
  const [shot] = read('a lion walks towards the camera, shallow depth of field').shots
  const { camera, players } = block(shot ?? {}, 1)
  for (const t of [0.5, 2.5, 4.5]) expect(camera(t).focus).toBeCloseTo(players[0]?.at(t).z ?? 99, 1)
})
