import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'

/** What the stage tells of a prompt that it does not play. */
function unplayed(prompt: string): readonly string[] | undefined {
  const film = { width: 320, height: 180, seconds: 5, fps: 24 }
  return stage({ plan: read(prompt), seed: 1, ...film }).unplayed
}

test('a deed of somebody whom another helps up is told when it is not played', () => {
  expect(
    unplayed('A herd of elephants walks. A baby elephant stumbles, and its mother helps it up.'),
  ).toEqual([expect.stringMatching(/^baby elephant: /u)])
})

test.each([
  'Three nurses push a bed down a corridor. One of them holds up a bag.',
  'A teacher writes on the blackboard. A boy throws a paper plane, a girl raises her hand.',
  'A puppet dances, its strings held by an old man. The children in front of it cheer.',
  'A statue of a lion wakes up, stretches and yawns.',
  'A coach shouts from the sideline.',
  "A frog jumps on a king's head and the king looks at it.",
])('all of this is played: %s', (prompt) => {
  expect(unplayed(prompt)).toEqual([])
})
