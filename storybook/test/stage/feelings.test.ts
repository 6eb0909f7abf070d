import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { feelingsOf } from '../../src/stage/setting/feelings.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

const told = (prompt: string) => block(read(prompt).shots[0]!, 1).players

test.each([
  ['a confused panda in calculus class', ['questions']],
  ['a puzzled student in a classroom', ['questions']],
  ['a sad dog', ['tears']],
  ['an angry goose', ['anger', 'steam']],
  ['a surprised owl', ['alarms']],
  ['a scared mouse', ['sweat']],
  ['a sleepy bear', ['zzz']],
  ['a sleepy bear sleeps in a cave', []],
  ['a sad man', []],
  ['a bored lion', ['sighs']],
  ['a shy fox', ['blushes']],
  ['a jealous cat', ['envy']],
  ['a nervous horse', ['sweat']],
  ['a happy dog', []],
  ['a sad robot playing the violin', ['tears']],
])('%s: about its head %j', (prompt, signs) => {
  const [lead] = told(prompt)
  expect(feelingsOf(lead!).map(({ name }) => name.replace(/^\S+ /u, ''))).toEqual(signs)
})

test.each([
  ['a sad dog', 'bow', 0.3],
  ['a scared mouse', 'crouch', 0.2],
  ['an angry goose', 'bow', 0.1],
  ['a bored lion', 'crouch', 0.1],
  ['a shy dog', 'bow', 0.3],
] as const)('%s: its %s says so', (prompt, part, least) => {
  const [lead] = told(prompt)
  const [calm] = told(prompt.replace(/ (sad|scared|angry|bored|shy)/u, ''))
  const more = (lead!.at(1).pose[part] ?? 0) - (calm!.at(1).pose[part] ?? 0)
  expect(more).toBeGreaterThan(least)
})

test.each([
  ['a tired nurse', 'stand-tired'],
  ['a proud knight', 'stand-proud'],
  ['a bored teenager', 'stand-bored'],
  ['a curious girl', 'stand-curious'],
  ['an embarrassed boy', 'stand-shy'],
  ['a jealous girl', 'stand-jealous'],
  ['a confused tourist', 'scratch-head'],
  ['a tired dog', 'yawn'],
  ['an excited puppy', 'wag'],
])('%s: the whole body says so', (prompt, verb) => {
  expect(rehearse(read(prompt).shots[0]!).subjects[0]!.actions[0]!.verb).toBe(verb)
})
