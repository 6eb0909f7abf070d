import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type {
  Model as ModelSchema,
  TextToVideo,
  Usage as UsageSchema,
} from '../../server/src/http/schemas.ts'
import type { VideoJson } from '../../server/src/http/video-json.ts'
import type { Model, TextRequest, Usage, Video } from '../src/index.ts'

test('the client’s types are what the service sends and takes', () => {
  expectTypeOf<keyof Video>().toEqualTypeOf<keyof VideoJson>()
  expectTypeOf<VideoJson>().toExtend<Video>()
  expectTypeOf<keyof Model>().toEqualTypeOf<keyof z.output<typeof ModelSchema>>()
  expectTypeOf<z.output<typeof ModelSchema>>().toExtend<Model>()
  expectTypeOf<z.output<typeof UsageSchema>>().toExtend<Usage>()
  type Fields = Exclude<keyof z.input<typeof TextToVideo>, 'image_url'>
  expectTypeOf<keyof TextRequest>().toEqualTypeOf<Fields>()
})

test('the client imports nothing but itself, so that a browser can load it', async () => {
  const folder = path.resolve(import.meta.dirname, '../src')
  const files = await readdir(folder)
  expect(files).toContain('index.ts')
  for (const file of files) {
    const source = await readFile(path.join(folder, file), 'utf8')
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
    expect(
      imports.filter((name) => !name?.startsWith('./')),
      file,
    ).toEqual([])
    expect(source, file).not.toMatch(/\b(process|Buffer|require|global)\b[.(]/)
  }
})
