import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { block, only, SECONDS } from './blocked.ts'

const hostOf = (prompt: string): string => read(prompt).shots[0]?.subjects[1]?.id ?? ''

/** A shot in which the first one deals with the second, who is somewhere. */
function visit(prompt: string, relation: Shot['relations'][number]['relation']): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const [, host, seat] = shot.subjects
  if (!host || !seat) throw new Error('Nobody to visit.')
  return { ...shot, relations: [{ from: host.id, relation, to: seat.id }] }
}

test.each([
  ['a boy hands a flower to a girl on a swing', 'on'],
  ['a man hugs a woman on a bench', 'on'],
  ['a monkey steals a banana from a man on a bench', 'on'],
  ['a nurse gives medicine to a boy in bed', 'on'],
  ['a boy feeds a giraffe behind a fence', 'behind'],
] as const)('who is somewhere stays there: %s', (prompt, relation) => {
  const played = block(visit(prompt, relation), 1).players.map(({ subject }) => subject.id)
  expect(played).toEqual(expect.arrayContaining(['s1', hostOf(prompt)]))
})

test('who is given something where they sit takes it there', () => {
  const blocking = block(visit('a boy hands a flower to a girl on a bench', 'on'), 1)
  const [boy, girl] = [only(blocking, 's1'), only(blocking, 's2')]
  const hands = (t: number): number => girl.performance.at(t).pose.holds?.length ?? 0
  expect([hands(0.5), hands(2.2)]).toEqual([0, 1])
  expect(girl.performance.at(1).pose.hips).toBeLessThan(0.4)
  // Before her, on the ground, and with the face to her.
  expect(Math.sign(girl.at(1).x - boy.at(1).x)).toBe(boy.at(1).facing)
  expect(boy.at(SECONDS / 2).y).toBe(0)
})
