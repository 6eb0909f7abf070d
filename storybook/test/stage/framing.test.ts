import { describe, expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { viewOf, type Action } from '../../src/stage/camera/action-view.ts'
import { coverAt, type Body } from '../../src/stage/player.ts'
import { RATIOS, SECONDS, block, middle, only, overlap, playersOf, seen } from './blocked.ts'

/** What an illustrator asks of a frame, over many seeds and all shapes of it. */
const SEEDS = Array.from({ length: 5 }, (_, i) => 7000 + 13 * i)
const TIMES = [0.1, 0.5, 0.9].map((share) => share * SECONDS)

const shotOf = (prompt: string) => Shot.parse(read(prompt).shots[0])

/** The larger side of the main subject, in shares of the frame, where it is smallest. */
function leastShare(prompt: string, [width, height]: readonly [number, number]): number {
  const shot = shotOf(prompt)
  const shares = SEEDS.map((seed) => {
    const blocking = block(shot, seed, [width, height])
    const lead = only(blocking, shot.subjects[0]!.id)
    return Math.min(
      ...TIMES.map((t) => {
        const { left, right, top, bottom } = seen(lead, blocking, t)
        return Math.max(right - left, bottom - top)
      }),
    )
  })
  return Math.min(...shares)
}

const LEADS = [
  'a cat sits in a living room',
  'a grandmother knits by the fireplace while a cat plays',
  'a man walks past a castle',
  'a girl reads under a tree',
  'a dog runs in front of a skyscraper',
  'a robot stands next to a greenhouse',
  'a boy watches five ducks on the grass',
  'a whale swims beside a boat',
  'a mouse sits next to an elephant',
  'a teacher stands at the blackboard',
]

describe.each(RATIOS)('in a frame of %i × %i', (width, height) => {
  test.each(LEADS)('%s: the main subject is large', (prompt) => {
    const wide = width > 1.2 * height
    expect(leastShare(prompt, [width, height])).toBeGreaterThan(wide ? 0.23 : 0.18)
  })
})

test('before a bus in a narrow frame people stay large', () => {
  expect(
    leastShare('three firefighters stand in front of a red fire engine', [720, 1280]),
  ).toBeGreaterThan(0.25)
})

test.each(RATIOS)(
  'in %i × %i a huge snowman is seen whole, and is taller than the boy',
  (...size) => {
    const shot = shotOf('a boy stands next to a huge snowman')
    const blocking = block(shot, 1, size)
    const [boy, giant] = ['s1', 's2'].map((id) => seen(only(blocking, id), blocking, 2))
    expect(giant!.top).toBeGreaterThan(0)
    expect(giant!.bottom - giant!.top).toBeGreaterThan(1.5 * (boy!.bottom - boy!.top))
  },
)

test('who is next to something huge does not stand before it', () => {
  const blocking = block(shotOf('a boy stands next to a huge snowman'), 1, [1024, 768])
  const [boy, giant] = ['s1', 's2'].map((id) => seen(only(blocking, id), blocking, 2))
  expect(overlap(boy!, giant!)).toBeLessThan(0.5)
})

test('who is on a van is on its roof', () => {
  const blocking = block(shotOf('a dog sits on a van'), 1)
  const [dog, van] = ['s1', 's2'].map((id) => seen(only(blocking, id), blocking, 2))
  expect(dog!.bottom).toBeLessThan(van!.top + 0.25 * (van!.bottom - van!.top))
  expect(Math.abs(middle(dog!) - middle(van!))).toBeLessThan(0.25 * (van!.right - van!.left))
})

test('a room that is told with its things is not out of focus', () => {
  const blocking = block(shotOf('a cosy bedroom with a bunk bed and a desk'), 1)
  expect(blocking.camera(1).aperture).toBe(0)
})

test.each(['a man drives a convertible', 'a farmer drives a red tractor through a field'])(
  '%s: an upright frame goes along, so that it is filled all the way',
  (prompt) => {
    const shot = shotOf(prompt)
    const car = shot.subjects.find(({ kind }) => kind === 'vehicle')!
    for (const seed of SEEDS) {
      const blocking = block(shot, seed, [720, 1280])
      const bodies = TIMES.map((t) => seen(only(blocking, car.id), blocking, t))
      for (const { left, right } of bodies) {
        expect(right - left).toBeGreaterThan(0.6)
        expect(Math.min(left, 1 - right)).toBeGreaterThan(0)
      }
    }
  },
)

test('in an upright frame one who flies is over one who runs, both large', () => {
  const shot = shotOf('an eagle chases a rabbit')
  for (const seed of SEEDS) {
    const blocking = block(shot, seed, [720, 1280])
    const [eagle, rabbit] = shot.subjects.map(({ id }) => seen(only(blocking, id), blocking, 2))
    expect(eagle!.bottom).toBeLessThan((rabbit!.top + rabbit!.bottom) / 2)
    expect(eagle!.right - eagle!.left + rabbit!.right - rabbit!.left).toBeGreaterThan(0.9)
  }
})

test.each(['a snake slithers over sand', 'a cat sleeps on a rug'])(
  '%s: another drawing that is longer is in the frame, too',
  (prompt) => {
    const shot = shotOf(prompt)
    const blocking = block(shot, 1, [720, 1280])
    const player = only(blocking, shot.subjects[0]!.id)
    const [{ pose }, { x, height }] = [player.performance.at(2), player.at(2)]
    const half = (height * player.actor.aspectIn!(pose)) / 2
    const { left, right } = coverAt(player, 2)
    expect(left).toBeLessThanOrEqual(x - half)
    expect(right).toBeGreaterThanOrEqual(x + half)
  },
)

test('in an upright frame friends sit before and behind their fire, and are larger for it', () => {
  const shot = shotOf('a group of friends around a campfire, playing guitar')
  for (const seed of SEEDS) {
    const blocking = block(shot, seed, [720, 1280])
    const players = blocking.players.filter(({ subject }) => subject.noun === 'friend')
    const depths = players.map((player) => player.at(2).z)
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(3)
    const bodies = players.map((player) => seen(player, blocking, 2))
    expect(Math.max(...bodies.map(({ left, right }) => right - left))).toBeGreaterThan(0.22)
    expect(Math.min(...bodies.map(({ left, right }) => Math.min(left, 1 - right)))).toBeGreaterThan(
      0,
    )
  }
})

const ACTION: Action = {
  seen: { left: 0.35, right: 0.6, top: 0.55, bottom: 0.8 },
  grounded: true,
  alone: true,
  aspect: 16 / 9,
  framing: null,
  move: null,
  effects: [],
}

/** Where the action lies on the cropped frame. */
function cropped(action: Action): Body {
  const { zoom, pan, tilt } = viewOf(action)
  const { left, right, top, bottom } = action.seen
  const across = (x: number): number => 0.5 + zoom * (x - 0.5 - pan)
  const down = (y: number): number => 0.5 + zoom * (y - 0.5 + tilt)
  return { left: across(left), right: across(right), top: down(top), bottom: down(bottom) }
}

describe('the frame is cropped to the action', () => {
  test('a small one is brought near, whole, with room below its feet', () => {
    const { left, right, top, bottom } = cropped(ACTION)
    expect(bottom - top).toBeGreaterThan(0.45)
    expect(Math.min(left, top, 1 - right)).toBeGreaterThan(0.03)
    expect(bottom).toBeGreaterThan(0.7)
    expect(bottom).toBeLessThan(0.92)
  })

  test('one that fills the frame is left alone', () => {
    const seen = { left: 0.1, right: 0.9, top: 0.1, bottom: 0.85 }
    expect(viewOf({ ...ACTION, seen })).toEqual({ zoom: 1, pan: 0, tilt: 0 })
  })

  test('one that stands aside comes into the middle, and no head is cut off', () => {
    const aside = cropped({ ...ACTION, seen: { left: -0.02, right: 0.8, top: -0.1, bottom: 0.8 } })
    expect(middle(aside)).toBeCloseTo(0.5)
    expect(aside.top).toBeGreaterThan(0.04)
  })

  test.each(['wide', 'extreme-wide', 'aerial'] as const)('not when %s is asked for', (framing) => {
    expect(viewOf({ ...ACTION, framing }).zoom).toBe(1)
  })

  test('a camera that shakes stands back before those who fill the frame', () => {
    const seen: Body = { left: 0.2, right: 0.7, top: 0.04, bottom: 0.92 }
    const plain = { seen, grounded: true, alone: true, aspect: 16 / 9, framing: null, move: null }
    expect(viewOf({ ...plain, effects: [] }).zoom).toBe(1)
    expect(viewOf({ ...plain, effects: ['shake'] }).zoom).toBeLessThan(0.9)
  })

  test('a narrow frame stands back before those who are far too wide for it', () => {
    const seen: Body = { left: -0.11, right: 1.11, top: 0.3, bottom: 0.74 }
    const upright = cropped({ ...ACTION, aspect: 9 / 16, seen })
    expect(Math.min(upright.left, 1 - upright.right)).toBeGreaterThan(0)
    expect(viewOf({ ...ACTION, seen }).zoom).toBe(1)
    expect(viewOf({ ...ACTION, aspect: 9 / 16, seen, alone: false }).zoom).toBe(1)
  })

  test('moves and hands that take room leave some', () => {
    const still = viewOf(ACTION).zoom
    expect(viewOf({ ...ACTION, move: 'zoom-in' }).zoom).toBeLessThan(0.8 * still)
    expect(viewOf({ ...ACTION, effects: ['shake'] }).zoom).toBeLessThan(0.9 * still)
  })
})

describe('companions', () => {
  const blockOf = (prompt: string, seed = 3) => {
    const shot = shotOf(prompt)
    const blocking = block(shot, seed)
    const find = (noun: string) => shot.subjects.find((each) => each.noun === noun)!.id
    const bodies = (noun: string, t = 2) =>
      playersOf(blocking, find(noun)).map((player) => seen(player, blocking, t))
    return { blocking, find, bodies }
  }

  test('a house stands behind whoever is beside it, and hides nobody', () => {
    const { blocking, find, bodies } = blockOf('a robot stands next to a greenhouse')
    expect(only(blocking, find('greenhouse')).at(0).z).toBeGreaterThan(2)
    const [robot, house] = [bodies('robot')[0]!, bodies('greenhouse')[0]!]
    expect(Math.max(robot.left, house.left) - Math.min(robot.right, house.right)).toBeLessThan(0.1)
  })

  test('a fireplace takes no room in the row', () => {
    const { bodies } = blockOf('a grandmother knits by the fireplace while a cat plays')
    const [woman] = bodies('grandmother')
    expect(woman!.bottom - woman!.top).toBeGreaterThan(0.5)
  })

  test('who stands before something taller has it behind', () => {
    const { blocking, find } = blockOf('a ballerina dances in front of a huge mirror')
    const [dancer, mirror] = [only(blocking, find('ballerina')), only(blocking, find('mirror'))]
    expect(mirror.at(0).z).toBeGreaterThan(dancer.at(0).z)
    expect(seen(dancer, blocking, 1).bottom - seen(dancer, blocking, 1).top).toBeGreaterThan(0.45)
  })

  test.each([
    ['a boat sails along the Seine with the Eiffel Tower in the background', 'eiffel tower'],
    ['a dog in front of a lighthouse', 'lighthouse'],
  ])('%s: it is seen to its top, and stands still', (prompt, tower) => {
    const { blocking, find, bodies } = blockOf(prompt)
    expect(bodies(tower)[0]!.top).toBeGreaterThan(-0.02)
    const leans = [0, 3].map((t) => only(blocking, find(tower)).at(t).pose.lean ?? 0)
    expect(Math.abs(leans[1]! - leans[0]!)).toBeLessThan(0.03)
  })

  test.each([
    ['a boy watches five ducks on the grass', 'boy', 'duck'],
    ['a shepherd and four sheep rest on a hill', 'shepherd', 'sheep'],
    ['a girl dances while three cars stop', 'girl', 'car'],
  ])('%s: some on each side', (prompt, lead, others) => {
    const { bodies } = blockOf(prompt)
    const at = middle(bodies(lead, 4)[0]!)
    const sides = bodies(others, 4).map((body) => Math.sign(middle(body) - at))
    expect(new Set(sides).size).toBe(2)
  })

  test.each([
    ['a duck crosses the road while three cars wait', 'duck', 'car'],
    ['a boy scores a goal while the crowd cheers', 'boy', 'person'],
    ['two knights joust in front of a cheering crowd', 'knight', 'person'],
    ['a girl plays the violin on a square, passers-by hurry past', 'girl', 'pedestrian'],
  ])('%s: they stand in a row behind', (prompt, lead, others) => {
    const { blocking, bodies } = blockOf(prompt)
    const behind = blocking.players.filter(({ subject }) => subject.noun === others)
    expect(Math.min(...behind.map((each) => each.at(2).z))).toBeGreaterThan(1)
    const spots = bodies(others, 2).map(middle)
    expect(Math.max(...spots) - Math.min(...spots)).toBeGreaterThan(0.45)
    const tall = Math.max(...bodies(lead, 2).map(({ top, bottom }) => bottom - top))
    for (const { top, bottom } of bodies(others, 2)) expect(bottom - top).toBeLessThan(tall)
  })

  test('a bus and a taxi that wait for a hen share the row behind her', () => {
    const { blocking, bodies } = blockOf('a hen crosses the street while a bus and a taxi wait')
    const waiting = blocking.players.filter(({ subject }) => subject.kind === 'vehicle')
    expect(Math.min(...waiting.map((each) => each.at(2).z))).toBeGreaterThan(1)
    expect(overlap(bodies('bus', 2)[0]!, bodies('taxi', 2)[0]!)).toBeLessThan(0.1)
  })

  test('butterflies hover about a head, not in a row beside it', () => {
    const { bodies } = blockOf('a girl waves while five butterflies fly')
    const [girl] = bodies('girl')
    const flies = bodies('butterfly')
    expect(Math.max(...flies.map(({ bottom }) => bottom))).toBeLessThan(girl!.bottom)
    expect(new Set(flies.map((body) => Math.sign(middle(body) - middle(girl!)))).size).toBe(2)
    expect(Math.max(...flies.map((body) => overlap(body, girl!)))).toBeLessThan(0.7)
  })

  test.each(['a dog chases five butterflies in a meadow', 'a fox chases three bees'])(
    '%s: all of them just ahead of its nose',
    (prompt) => {
      const { blocking, bodies } = blockOf(prompt)
      const [hunter, ...prey] = blocking.players.map((player) => player.at(2))
      const ahead = Math.sign(prey[0]!.x - hunter!.x)
      for (const each of prey) expect(Math.sign(each.x - hunter!.x)).toBe(ahead)
      const [tall] = bodies(prompt.includes('dog') ? 'dog' : 'fox')
      const flies = bodies(prompt.includes('dog') ? 'butterfly' : 'bee')
      for (const fly of flies) expect(fly.bottom).toBeGreaterThan(tall!.top - 0.1)
    },
  )

  test('who leads a flock goes before it, and all of them walk', () => {
    const { blocking, find } = blockOf('a shepherd leads his flock of sheep')
    const leader = only(blocking, find('shepherd'))
    const flock = playersOf(blocking, find('sheep'))
    for (const t of [0, 4]) {
      const first = Math.max(...flock.map((sheep) => sheep.at(t).x))
      expect(leader.at(t).x).toBeGreaterThan(first)
    }
    for (const each of [leader, ...flock]) expect(each.at(4).x - each.at(0).x).toBeGreaterThan(0.5)
  })
})

test.each([
  'a man drinks coffee under a neon sign that says "COFFEE"',
  'a boy rides a bicycle under a banner that says "WELCOME HOME"',
])('%s: the camera neither comes near nor goes along in an upright frame', (prompt) => {
  const { camera, box } = block(shotOf(prompt), 1, [720, 1280])
  for (const t of [0, SECONDS / 2, SECONDS]) {
    expect(camera(t).zoom).toBeLessThan(1.1)
    expect(Math.abs(camera(t).x)).toBeLessThan(0.15 * box.width)
  }
})

test('what is said is read above the head, in the whole frame', () => {
  const shot = shotOf('a robot says "Hello!" in a park')
  expect(shot.lettering).toHaveLength(1)
  for (const seed of SEEDS) {
    const blocking = block(shot, seed)
    expect(blocking.camera(2).zoom).toBeLessThan(1.05)
    expect(seen(only(blocking, shot.subjects[0]!.id), blocking, 2).top).toBeGreaterThan(0.25)
  }
})

test('from very near the one who acts is in the frame, and not only the flower it came to', () => {
  const shot = shotOf('a bee lands on a sunflower, extreme close-up')
  for (const seed of SEEDS) {
    const blocking = block(shot, seed)
    const bee = seen(only(blocking, shot.subjects[0]!.id), blocking, 2)
    expect(Math.min(1, bee.right) - Math.max(0, bee.left)).toBeGreaterThan(0.4)
    expect(Math.min(1, bee.bottom) - Math.max(0, bee.top)).toBeGreaterThan(0.4)
  }
})

test('a fence runs along behind people', () => {
  const shot = shotOf('a dog stands at a fence')
  const fence = shot.subjects.find(({ noun }) => noun === 'fence')!
  expect(only(block(shot, 3), fence.id).at(0).z).toBeGreaterThan(2)
})

test('whoever comes alone has at least as much room before the face as behind the back', () => {
  const shot = shotOf('a horse')
  for (const seed of SEEDS) {
    const blocking = block(shot, seed)
    const horse = only(blocking, 's1')
    const { left, right } = seen(horse, blocking, SECONDS)
    const [before, behind] = horse.at(SECONDS).facing > 0 ? [1 - right, left] : [left, 1 - right]
    expect(before).toBeGreaterThan(0.9 * behind)
  }
})

test('who is alone out of doors is on the dark side of the stage, and the light comes from the other', () => {
  for (const seed of SEEDS) {
    const blocking = block(shotOf('a wizard in a forest'), seed)
    expect(only(blocking, 's1').at(2).x * blocking.setting.light.from).toBeLessThan(0)
  }
})

test('by the seed the camera is nearer or farther', () => {
  const zooms = SEEDS.map((seed) => block(shotOf('a fox in the snow'), seed).camera(2).zoom)
  expect(Math.max(...zooms) / Math.min(...zooms)).toBeGreaterThan(1.05)
})
