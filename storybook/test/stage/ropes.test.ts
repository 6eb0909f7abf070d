import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'

test.each(['a man flying a kite', 'a person is spinning poi'])(
  'the rope of "%s" goes where the hand goes',
  (prompt) => {
    const [shot] = read(prompt).shots
    const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
    const { players } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
    const moments = [0, 0.4, 0.9, 1.7].map((t) =>
      players[0]!.performance.at(t).companions.find(({ name }) => name === 'strand'),
    )
    const ropes = new Set(moments.map((rope) => rope?.actor))
    expect(ropes.size, 'one actor for the whole deed').toBe(1)
    const ends = moments.map((rope) => rope!.actor.grip('top', rope!.pose))
    expect(new Set(ends.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(1)
  },
)
