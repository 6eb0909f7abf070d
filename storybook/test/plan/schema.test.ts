import { describe, expect, it } from 'vitest'
import { parsePlan, PlanError, planSchema } from '../../src/plan/schema.ts'
import { read } from '../../src/read/read.ts'

describe('the published schema of a plan', () => {
  it('is JSON schema with shots as the only thing that must be there', () => {
    const schema = planSchema()
    expect(schema).toMatchObject({
      type: 'object',
      required: ['shots'],
      additionalProperties: false,
    })
    expect(JSON.stringify(schema)).toContain('van-gogh')
  })

  it('lets a plan through that leaves out whatever has a default', () => {
    const plan = parsePlan({ shots: [{ place: 'beach', subjects: [{ id: 'a', noun: 'cat' }] }] })
    expect(plan.shots[0]?.subjects[0]).toMatchObject({ noun: 'cat', count: 1, colour: null })
  })

  it('lets every plan of the reader through, also as JSON text', () => {
    const plan = read('a dog chases a red cat on the beach, then it sleeps')
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan)
  })

  it('names the place of every mistake', () => {
    const broken = {
      shots: [{ weather: 'frogs', subjects: [{ id: 'a', noun: 'cat', count: 99 }] }],
      colour: 'red',
    }
    const problems = problemsOf(broken)
    expect(
      problems.some((line) => line.startsWith('shots[0].weather must be one of clear, ')),
    ).toBe(true)
    expect(
      problems.some((line) =>
        line.includes('shots[0].subjects[0].count must be at most 40, but is 99.'),
      ),
    ).toBe(true)
  })

  it.each<[plan: unknown, sentence: string]>([
    [{}, 'shots is missing.'],
    [[], 'plan must be an object, but is [].'],
    [{ shots: [] }, 'shots must have at least 1 entry, but is [].'],
    [
      { shots: [{ place: 'x'.repeat(90) }] },
      'shots[0].place must have at most 80 characters, but is "xxx',
    ],
    [{ shots: [{ colour: 'red' }] }, 'shots[0] has no field “colour”.'],
    [
      { shots: [{ subjects: [{ id: 'a', noun: 7 }] }] },
      'shots[0].subjects[0].noun must be a text, but is 7.',
    ],
    [{ version: 2, shots: [{}] }, 'version must be 1, but is 2.'],
    [
      { shots: [{ subjects: [{ id: 'a', noun: 'dog', actions: [{ verb: 'constructor' }] }] }] },
      'shots[0].subjects[0].actions[0].verb is not valid, but is "constructor".',
    ],
    [
      { shots: [{ subjects: [{ id: 'a', noun: 'dog', colour: 'dark __proto__' }] }] },
      'shots[0].subjects[0].colour is not valid, but is "dark __proto__".',
    ],
  ])('says of %j what belongs there', (plan, sentence) => {
    expect(problemsOf(plan)[0]).toContain(sentence)
  })

  it('refuses relations to nobody and ids that are there twice', () => {
    const twins = {
      shots: [
        {
          subjects: [
            { id: 'a', noun: 'cat' },
            { id: 'a', noun: 'dog' },
          ],
        },
      ],
    }
    expect(problemsOf(twins)).toEqual(['shots[0].subjects[1].id: “a” is there twice.'])
    const lonely = {
      shots: [
        {
          subjects: [{ id: 'a', noun: 'cat' }],
          relations: [{ from: 'a', relation: 'on', to: 'b' }],
        },
      ],
    }
    expect(problemsOf(lonely)).toEqual(['shots[0].relations[0]: no subject “b”.'])
  })

  it('refuses deeds done to nobody', () => {
    const action = { verb: 'hug', target: 'b' }
    const plan = { shots: [{ subjects: [{ id: 'a', noun: 'cat', actions: [action] }] }] }
    expect(problemsOf(plan)).toEqual(['shots[0].subjects[0]: no subject “b” to act on.'])
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a number', 7],
    ['no shots', { shots: [] }],
    ['too many shots', { shots: Array.from({ length: 7 }, () => ({})) }],
    ['too many subjects', { shots: [{ subjects: crowd(13) }] }],
    ['a share of nothing', { shots: [{ share: 0 }] }],
    ['a share without end', { shots: [{ share: Infinity }] }],
    ['half a cat', { shots: [{ subjects: [{ id: 'a', noun: 'cat', count: 0.5 }] }] }],
    ['a very long noun', { shots: [{ subjects: [{ id: 'a', noun: 'x'.repeat(5000) }] }] }],
    ['a key of its own', { shots: [{ constructor: 1 }] }],
    ['a prototype', '{"shots": [{"__proto__": {"place": "beach"}}]}'],
    ['lines without end', { shots: [{}], not_shown: Array.from({ length: 200 }, () => 'x') }],
  ])('refuses %s in a sentence', (_, plan) => {
    const problems = problemsOf(plan)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThanOrEqual(10)
    for (const line of problems) expect(line).toMatch(/^[a-z[].{0,300}\.$|^It is/s)
  })

  it('says so when it is no JSON', () => {
    expect(problemsOf('{"shots": [')[0]).toMatch(/^It is not JSON/)
  })
})

function crowd(count: number): { id: string; noun: string }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `s${index}`, noun: 'cat' }))
}

function problemsOf(json: unknown): readonly string[] {
  try {
    parsePlan(json)
  } catch (error) {
    if (error instanceof PlanError) return error.problems
    throw error
  }
  return []
}
