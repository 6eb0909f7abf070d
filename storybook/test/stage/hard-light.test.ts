import { expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only, RATIOS, seen } from './blocked.ts'

function piecesOf(prompt: string): string[] {
  const shot = Shot.parse(read(prompt).shots[0])
  const [width, height] = RATIOS[0]
  const scene = stageShot({ shot, random: createRandom(1), seed: 1, seconds: 5, width, height })
  return scene.pieces.map(({ name }) => name)
}

test.each([
  ['a boxer trains in an old gym, dramatic lighting', 'hard light'],
  ['a chef cooks in a kitchen, chiaroscuro', 'hard light'],
  ['a knight on a hill, low-key lighting', 'hard light'],
  ['a backlit dancer on a stage', 'light from behind'],
  ['a violinist, rim light', 'light from behind'],
  ['a deer in a forest, volumetric light', 'sunbeams'],
  ['a detective in an office, moody', 'pool of light'],
  ['a pilot in a cockpit while red alarm lights flash', 'alarm light'],
  ['a storyteller lit from below', 'light from below'],
  ['a girl reads on a bench in dappled sunlight', 'dappled shade'],
])('%s: %s', (prompt, piece) => {
  expect(piecesOf(prompt)).toContain(piece)
})

test.each([
  'wolf, howling, full moon, snowy cliff, night',
  'an owl on a branch in the rain under a full moon',
])('%s: the moon is seen', (prompt) => {
  expect(piecesOf(prompt)).toContain('moon')
})

test.each(['a boxer trains in a gym', 'a woman hits a punching bag in the gym'])(
  '%s: where boxers train',
  (prompt) => {
    expect(block(read(prompt).shots[0] ?? {}, 1).setting.place.id).toBe('boxing-gym')
  },
)

test.each(RATIOS)(
  'who stands on something far out on a pond keeps its head, %i × %i',
  (...size) => {
    const blocking = block(read('a frog king on a lily pad').shots[0] ?? {}, 1, size)
    for (const t of [0.5, 2.5, 4.5])
      expect(seen(only(blocking, 's1'), blocking, t).top).toBeGreaterThan(0.02)
  },
)

test('a face by candlelight has the frame to itself', () => {
  const shot = Shot.parse(read('close-up of an old man by candlelight').shots[0])
  expect(rehearse(shot).subjects.map(({ noun }) => noun)).toEqual(['man'])
})
