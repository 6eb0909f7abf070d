import { describe, expect, it } from 'vitest'
import { createPuppet } from '../../src/cast/people/puppet.ts'
import { Person } from '../../src/plan/plan.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { Moment } from '../../src/stage/actions/action.ts'
import { humanDeed } from '../../src/stage/actions/people/human-actions.ts'

type Emotion = NonNullable<Parameters<typeof createPuppet>[1]['emotion']>

function moment(verb: string, emotion: Emotion): Moment {
  const performer = createPuppet(Person.parse({}), { seed: 4, emotion })
  const performance = humanDeed(verb)?.perform({
    performer,
    partner: null,
    object: null,
    find: () => null,
    random: createRandom(4),
    seconds: 4,
    tempo: 1,
    room: 0,
    ground: 'floor',
  })
  if (!performance) throw new Error(`Nobody can ${verb}.`)
  return performance.at(1)
}

const neckOf = (verb: string, emotion: Emotion): number =>
  moment(verb, emotion).pose.joints?.neck ?? 0

describe('moods', () => {
  it('the sad hang their heads, walking and sitting', () => {
    expect(neckOf('walk', 'sad')).toBeGreaterThan(neckOf('walk', 'neutral') + 0.3)
    expect(neckOf('sit', 'sad')).toBeGreaterThan(neckOf('sit', 'neutral') + 0.2)
  })

  it('a mood that the prompt names shows in the face, whatever is done', () => {
    expect(moment('dance', 'neutral').pose.face).toBe('happy')
    expect(moment('dance', 'sad').pose.face).toBe('sad')
    expect(moment('walk', 'angry').pose.face).toBe('angry')
  })
})
