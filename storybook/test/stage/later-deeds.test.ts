import { describe, expect, it } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { laterDeeds, unplayedDeeds } from '../../src/plan/later-deeds.ts'
import type { Subject } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import type { Performance } from '../../src/stage/actions/action.ts'
import { findDeed } from '../../src/stage/actions/actions.ts'
import { perform } from '../../src/stage/playing/choreograph.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only } from './blocked.ts'

const SECONDS = 5

function subjectOf(prompt: string): Subject {
  const [subject] = read(prompt).shots[0]?.subjects ?? []
  if (!subject) throw new Error(`Nobody in “${prompt}”.`)
  return subject
}

function performed(prompt: string): Performance {
  const subject = subjectOf(prompt)
  const actor = castSubject(subject, { seed: 1, index: 0, wears: [] })
  const [first] = subject.actions
  return perform({
    actor,
    subject,
    dance: first ? findDeed(first, subject, actor) : null,
    medium: 'ground',
    partner: null,
    fellows: [],
    object: first?.prop ?? null,
    aim: null,
    random: createRandom(1),
    seconds: SECONDS,
    room: 2,
    ground: 'floor',
    find: (name) => castSubject(subjectOf(`a ${name}`), { seed: 1, index: 0, wears: [] }),
  })
}

describe('several deeds of one body', () => {
  it('are played at once where it allows: who walks and phones does both all the time', () => {
    const played = performed('a woman walks and talks on the phone')
    expect(played.at(4).place.x - played.at(1).place.x).toBeGreaterThan(0.5)
    for (const t of [1, 2.5, 4]) {
      expect(played.at(t).pose.holds?.map(({ actor }) => actor.name)).toContain('phone')
    }
  })

  it('an umbrella stays up as long as its owner walks', () => {
    const played = performed('東京の夜、雨の中を傘をさして歩く女性')
    for (const t of [1, 2.5, 4.5]) {
      expect(played.at(t).pose.holds?.map(({ actor }) => actor.name)).toContain('umbrella')
    }
    expect(played.at(4).place.x - played.at(1).place.x).toBeGreaterThan(0.5)
  })

  it('who sits and drinks has a seat and a cup', () => {
    const { pose, companions } = performed('a man sits and drinks coffee').at(2)
    expect(pose.hips).toBeLessThan(0.4)
    expect(pose.holds).toHaveLength(1)
    expect(companions).not.toHaveLength(0)
  })

  it('who plays guitar and sings opens the mouth over the strings', () => {
    const { pose } = performed('a girl plays guitar and sings').at(2)
    expect(pose.face).toBe('singing')
    expect(pose.holds?.map(({ actor }) => actor.name)).toContain('guitar')
  })

  it('else one comes after the other: first the bow, then the wave', () => {
    const played = performed('a man bows and waves')
    expect(played.at(1.2).pose.joints?.torso).toBeGreaterThan(0.6)
    expect(played.at(4.4).pose.view).toBe('front')
    expect(Math.abs(played.at(4.4).pose.joints?.leftShoulder ?? 0)).toBeGreaterThan(1.2)
  })

  it('limbs pass smoothly from one deed into the next', () => {
    const played = performed('a boy jumps and claps')
    for (let frame = 1; frame < SECONDS * 24; frame++) {
      const [one, next] = [played.at((frame - 1) / 24).pose, played.at(frame / 24).pose]
      if (one.view !== next.view) continue
      for (const joint of ['torso', 'leftKnee', 'rightShoulder'] as const) {
        const turned = (next.joints?.[joint] ?? 0) - (one.joints?.[joint] ?? 0)
        expect(Math.abs(turned)).toBeLessThan(0.9)
      }
    }
  })

  it('the second deed begins where the first has led', () => {
    const played = performed('a cat runs and jumps')
    const joint = (SECONDS * 1.3) / 2.3
    expect(Math.abs(played.at(joint + 0.3).place.x - played.at(joint - 0.3).place.x)).toBeLessThan(
      0.6,
    )
    expect(played.at(4.5).place.x).toBeGreaterThan(0.8)
  })
})

describe('what befalls somebody', () => {
  it('it melts after it has waved', () => {
    const snowman = subjectOf('a snowman waves as he melts')
    expect(laterDeeds(snowman).map(({ verb }) => verb)).toEqual(['melt'])
  })

  it('the one to whom it is done melts, and only after the deed', () => {
    const [shot] = read('a dragon breathes fire at a snowman and it melts').shots
    if (!shot) throw new Error('no shot')
    const verbs = retell(shot).subjects.map(({ actions }) => actions.map(({ verb }) => verb))
    expect(verbs).toEqual([['breathe-fire'], ['stand', 'melt']])
  })
})

describe('what is said of deeds', () => {
  it('nothing that is played is called not played', () => {
    expect(read('a man bows and waves').not_shown).toEqual([])
    expect(unplayedDeeds(subjectOf('a man bows and waves'))).toEqual([])
  })

  it('a rider has a hand free to wave', () => {
    const rider = subjectOf('a boy rides a bicycle and waves')
    expect(laterDeeds(rider).map(({ verb }) => verb)).toEqual(['wave'])
    expect(unplayedDeeds(rider)).toEqual([])
  })
})

it.each(['a boy reads a book and falls asleep', 'a puppy plays with a ball and falls asleep'])(
  '%s: both are played',
  (prompt) => {
    const subject = subjectOf(prompt)
    expect(laterDeeds(subject).map(({ verb }) => verb)).toEqual(['sleep'])
    expect(unplayedDeeds(subject)).toEqual([])
  },
)

it('who sleeps under a tree after a race is there already', () => {
  const [shot] = read('a turtle and a hare race, the hare falls asleep under a tree').shots
  if (!shot) throw new Error('No shot.')
  const deeds = retell(shot).subjects.map(({ noun, actions }) => [noun, actions[0]?.verb])
  expect(deeds).toEqual(expect.arrayContaining([['hare', 'sleep']]))
})

describe('rides that leave the hands free', () => {
  it.each([
    ['a clown juggles five balls while riding a unicycle', 'unicycle'],
    ['a man rides a unicycle while juggling', 'unicycle'],
    ['a boy skateboards while playing guitar', 'guitar'],
  ])('%s: both at once, all along the way', (prompt, held) => {
    const shot = rehearse(read(prompt).shots[0]!)
    const { performance } = only(block(shot, 1), 's1')
    expect(performance.at(4).place.x - performance.at(1).place.x).toBeGreaterThan(0.2)
    for (const t of [1, 2.5, 4]) {
      const { pose } = performance.at(t)
      expect(pose.holds?.map(({ actor }) => actor.name)).toContain(held)
    }
  })

  it('what is juggled goes along with whoever rides', () => {
    const shot = read('a clown juggles five balls while riding a unicycle').shots[0]!
    expect(unplayedDeeds(shot.subjects[0]!)).toEqual([])
    const { performance } = only(block(shot, 1), 's1')
    for (const t of [1, 4]) {
      const { place, companions } = performance.at(t)
      const balls = companions.filter(({ name }) => name.endsWith('ball'))
      expect(balls).toHaveLength(5)
      for (const ball of balls) expect(Math.abs(ball.place.x - place.x - 0.25)).toBeLessThan(0.3)
    }
  })
})
