import { expect } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { test } from '../harness/service.ts'

const FIELDS = {
  model: 'storybook',
  prompt: 'a cat surfs at sunset',
  duration: 1,
  resolution: '480p',
}

test('the plan of a film can be read, changed and sent back, and gives that film', async ({
  api,
}) => {
  const first = await api.ended((await api.create(FIELDS)).id)
  expect(first).toMatchObject({ status: 'completed', width: 854, height: 480, fps: 24 })
  const answer = await api.request(`/v1/videos/${first.id}/content?variant=plan`)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  const plan = (await answer.json()) as {
    shots: { time: string; subjects: { noun: string }[] }[]
    understood: string[]
  }
  expect(plan.shots[0]).toMatchObject({ time: 'sunset', subjects: [{ noun: 'cat' }] })

  for (const shot of plan.shots) shot.time = 'night'
  const second = await api.ended((await api.create({ ...FIELDS, storybook_plan: plan })).id)
  expect(second.status).toBe('completed')
  const kept = await api.request(`/v1/videos/${second.id}/content?variant=plan`)
  const understood = plan.understood.map((line) => line.replace('sunset', 'night'))
  expect(await kept.json()).toEqual({ ...plan, understood })
})

test('a plan that cannot be filmed is refused with the place that is wrong', async ({ api }) => {
  const storybook_plan = { shots: [{ weather: 'purple' }] }
  const response = await api.post('/v1/videos/text-to-video', { ...FIELDS, storybook_plan })
  const message = await expectError(response, {
    status: 400,
    code: 'invalid_value',
    param: 'storybook_plan',
  })
  expect(message).toContain('`storybook_plan`: shots[0].weather')
})

test('names of a plan that nobody knows are told in warnings', async ({ api }) => {
  const subjects = [{ id: 'a', noun: 'flurbel', actions: [{ verb: 'zorp' }] }]
  const storybook_plan = { shots: [{ place: 'beach', subjects }] }
  const { warnings } = await api.ended((await api.create({ ...FIELDS, storybook_plan })).id)
  expect(warnings).toEqual(['No picture for “flurbel”.', 'No movement for “zorp”.'])
})
