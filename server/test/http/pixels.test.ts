import { expect } from 'vitest'
import { test } from '../harness/shared.ts'

/** The table of `contract.md`, as it stands there. */
const TABLE = `
|       | 16:9      | 9:16      | 4:3       | 3:4       | 21:9      | 1:1       |
| 480p  | 854x480   | 480x854   | 640x480   | 480x640   | 1120x480  | 480x480   |
| 720p  | 1280x720  | 720x1280  | 960x720   | 720x960   | 1680x720  | 720x720   |
| 1080p | 1920x1080 | 1080x1920 | 1440x1080 | 1080x1440 | 2520x1080 | 1080x1080 |`

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const CELLS = rows.flatMap(([resolution = '', ...sizes]) =>
  sizes.map((size, column) => [resolution, head[column + 1] ?? '', size] as const),
)

test('the table has 18 sizes, all even', () => {
  expect(CELLS).toHaveLength(18)
  for (const [, , size] of CELLS) expect(size).toMatch(/^\d*[02468]x\d*[02468]$/)
})

test.for(CELLS)('%s at %s is %s', async ([resolution, aspect_ratio, size], { api }) => {
  expect((await api.create({ resolution, aspect_ratio })).size).toBe(size)
})

test.for(CELLS)(
  '%s at %s is what OpenAI’s size %s means',
  async ([resolution, aspect_ratio, size], { api }) => {
    const response = await api.post('/v1/videos', { prompt: 'x', size })
    expect(await response.json()).toMatchObject({ resolution, aspect_ratio, size, warnings: [] })
  },
)
