import { describe, expect, it, test } from 'vitest'
import { givenPlan } from '../../src/film/given-plan.ts'
import type { PlanInput } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'

type Written = NonNullable<PlanInput['shots'][number]['subjects']>[number]

const planOf = (subject: Partial<Written>, place: string | null = 'beach') =>
  givenPlan({ shots: [{ place, subjects: [{ id: 'a', noun: 'dog', ...subject }] }] })

describe('a plan that somebody else wrote', () => {
  it.each<[noun: string, kind: string, picture: string]>([
    ['dog', 'animal', 'noto:dog'],
    ['eagle', 'bird', 'noto:eagle'],
    ['cars', 'vehicle', 'noto:automobile'],
    ['girl', 'person', 'person'],
  ])('may leave open what a %s is', (noun, kind, picture) => {
    expect(planOf({ noun })).toMatchObject({
      shots: [{ subjects: [{ kind, picture }] }],
      not_shown: [],
    })
  })

  it('may leave open how a chef looks, and dress a fox as one', () => {
    expect(planOf({ noun: 'chef', kind: 'person' }).shots[0]?.subjects[0]?.person?.role).toBe(
      'chef',
    )
    const fox = planOf({ noun: 'fox', person: { role: 'chef' } }).shots[0]?.subjects[0]
    expect(fox).toMatchObject({ picture: 'noto:fox', person: { role: 'chef' } })
  })

  it.each<[verb: string, deed: string]>([
    ['play guitar', 'play-guitar'],
    ['running', 'run'],
    ['cooks', 'cook'],
    ['follow', 'follow'],
  ])('may say “%s” for %s', (verb, deed) => {
    const plan = planOf({ noun: 'girl', actions: [{ verb }] })
    expect(plan.shots[0]?.subjects[0]?.actions[0]?.verb).toBe(deed)
    expect(plan.not_shown).toEqual([])
  })

  it.each<[subject: Partial<Written>, sentence: string]>([
    [{ noun: 'flurbel' }, 'No picture for “flurbel”.'],
    [{ picture: 'noto:nix' }, 'There is no picture “noto:nix”.'],
    [{ actions: [{ verb: 'zorp' }] }, 'No movement for “zorp”.'],
    [{ colour: 'blurple' }, 'No colour “blurple”.'],
    [{ person: { wears: [{ garment: 'hat', colour: 'glorp' }] } }, 'No colour “glorp”.'],
  ])('hears that nobody knows %j', (subject, sentence) => {
    expect(planOf(subject).not_shown).toEqual([sentence])
  })

  it('is told what it says now, not what its prompt said', () => {
    const { shots, ...rest } = read('two foxes dance on a beach, no people')
    const changed = shots.map((shot) => ({
      ...shot,
      subjects: shot.subjects.map((subject) => ({ ...subject, count: 5 })),
    }))
    const { understood } = givenPlan({ ...rest, shots: changed })
    expect(understood).toEqual(['5 × fox: dance.', 'Place: beach.', 'Without: person.'])
  })

  it('hears that nobody knows a place', () => {
    expect(planOf({}, 'flurbelheim').not_shown).toEqual(['No place for “flurbelheim”.'])
  })
})

test.each([
  'a dog chases a red cat on the beach, then it sleeps',
  'a ginger cat sits on the windowsill while rain falls outside',
  'lightning strikes a church steeple',
])('the plan of “%s” comes back as it was', (prompt) => {
  const plan = read(prompt)
  expect(givenPlan(plan)).toEqual(plan)
})
