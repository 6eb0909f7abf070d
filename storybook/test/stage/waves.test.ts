import { expect, test } from 'vitest'
import { createProjection } from '../../src/paint/projection.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { passIslands, rideWaves, tossBoats } from '../../src/stage/telling/waves.ts'
import { block, INSTANTS } from './blocked.ts'

function shotOf(prompt: string): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('no shot')
  return shot
}

test.each(['An otter stands on a surfboard', 'A dog rides a surfboard in the sea'])(
  '%s: it surfs, on one board',
  (prompt) => {
    const { subjects, relations } = rideWaves(shotOf(prompt))
    expect(subjects).toHaveLength(1)
    expect(subjects[0]?.actions.map(({ verb }) => verb)).toEqual(['surf'])
    expect(relations).toEqual([])
  },
)

test('who rides inside a wave surfs on the sea, and no second wave stands before it', () => {
  const { subjects } = rideWaves(shotOf('A surfer rides inside a huge wave'))
  expect(subjects.map(({ noun, actions }) => [noun, actions[0]?.verb])).toEqual([
    ['surfer', 'surf'],
  ])
})

test('who is under a surfboard does not surf', () => {
  const shot = shotOf('A cat sits under a surfboard')
  expect(rideWaves(shot)).toBe(shot)
})

test('a wave that nobody rides stays', () => {
  const shot = shotOf('A girl stands beside a huge wave')
  expect(rideWaves(shot)).toBe(shot)
})

test('a red surfboard stays, and so does one in a living room', () => {
  for (const prompt of ['A dog on a red surfboard', 'A cat sits on a surfboard in a living room']) {
    const shot = shotOf(prompt)
    expect(rideWaves(shot)).toBe(shot)
  }
})

test('islands that a boat passes are where it is, not toys beside it', () => {
  const told = passIslands(shotOf('A boat near lush islands'))
  expect(told.subjects.map(({ noun }) => noun)).toEqual(['boat'])
  expect(told.place).toBe('tropical island')
})

test.each([null, 'zoom-in', 'zoom-out', 'pan-left'] as const)(
  'on an empty beach the surf runs up the sand before us, whatever the camera does: %s',
  (move) => {
    const blocking = block({ place: 'beach', camera: { move }, subjects: [] }, 1)
    for (const t of INSTANTS) {
      const foot = seenAt(blocking, t, { y: 0, z: 0 })
      expect(foot).toBeGreaterThan(0.6)
      expect(foot).toBeLessThan(0.93)
    }
  },
)

test('of several dolphins some are always in the air, and some in the water', () => {
  const blocking = block(shotOf('dolphins jumping beside a sailboat'), 1)
  const dolphins = blocking.players.filter(({ subject }) => subject.noun === 'dolphin')
  for (const t of [0, 2.5]) {
    const heights = dolphins.map((each) => each.at(t).y - each.mark(t).y)
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.3)
  }
})

function seenAt({ box, camera }: Blocking, t: number, { y, z }: { y: number; z: number }): number {
  const high = box.height / box.width
  return createProjection({ box, width: 1, height: high }, camera(t))(0, y, z).y / high
}

test('the hollow of a wave is before and behind who rides in it', () => {
  const shot = { place: 'wave barrel', subjects: [] }
  const depths = block(shot, 1).setting.pieces.filter(({ name }) => name.startsWith('barrel'))
  expect(depths.map((piece) => Math.sign(piece.depth(0)))).toEqual([1, -1])
})

test('waves about a mermaid are the sea’s, and she sits at the shore', () => {
  const shot = tossBoats(shotOf('a mermaid sits on a rock at sunset, gentle waves'))
  expect(shot.place).toBe('beach')
  expect(shot.subjects.map(({ noun }) => noun)).toEqual(['mermaid', 'rock'])
})
