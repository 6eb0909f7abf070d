import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/read-config.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'

const WAN = { type: 'openai-videos', baseUrl: 'http://127.0.0.1:1/v1' }

const load = (engines: Record<string, Record<string, unknown>>, env = {}) =>
  loadEngines({ threads: 1, enginesDir: null, engines, env })

describe('engines in the settings', () => {
  test('are known by their names, as many of a type as one likes', async () => {
    const fast = {
      ...WAN,
      model: 'Wan-AI/Wan2.2',
      maxSeconds: 3,
      resolutions: ['480p'],
      paid: true,
    }
    const engines = await load({ wan: WAN, fast })
    expect([...engines.keys()]).toEqual(['storybook', 'wan', 'fast'])
    expect(engines.get('fast')).toMatchObject({
      id: 'fast',
      label: 'Wan-AI/Wan2.2',
      capabilities: { maxSeconds: 3, resolutions: ['480p'], paid: true, atOnce: 1 },
    })
  })

  test('are JSON in the environment, and an object in the file', () => {
    const env = { ZOETROPE_ENGINES: JSON.stringify({ wan: WAN }) }
    expect(readConfig({ env }).engines).toEqual({ wan: WAN })
    expect(() => readConfig({ env: { ZOETROPE_ENGINES: '{"wan": "secret"}' } })).toThrow(
      'ZOETROPE_ENGINES: expected an object of objects',
    )
  })

  test('must not bear the name of another', async () => {
    await expect(load({ storybook: WAN })).rejects.toThrow('two engines named "storybook"')
  })

  test('get their keys from the environment alone', async () => {
    const keyed = { wan: { ...WAN, apiKeyEnv: 'WAN_KEY' } }
    await expect(load(keyed)).rejects.toThrow(
      'engines.wan.apiKeyEnv: the environment variable WAN_KEY is not set.',
    )
    expect((await load(keyed, { WAN_KEY: 'sk-1' })).has('wan')).toBe(true)
    await expect(load({ wan: { ...WAN, apiKey: 'sk-1' } })).rejects.toThrow(
      'engines.wan.apiKey: keys do not belong into this file; name an environment variable',
    )
    const inUrl = { wan: { ...WAN, baseUrl: 'http://me:sk-1@127.0.0.1/v1' } }
    await expect(load(inUrl)).rejects.toThrow('engines.wan.baseUrl: the key goes into `apiKeyEnv`')
  })

  test('are told what is wrong with them, all at once', async () => {
    const problem = load({
      wan: { type: 'openai-video', baseUrl: 'x' },
      two: { ...WAN, basUrl: 'x', maxSeconds: 99, modes: ['video'] },
      three: { type: 'openai-videos' },
      four: { ...WAN, minSeconds: 4, maxSeconds: 2 },
      'a name': WAN,
    })
    for (const sentence of [
      'engines.wan.type: there is no type "openai-video". Did you mean "openai-videos"?',
      'engines.two.basUrl: there is no such setting. Did you mean "baseUrl"?',
      'engines.two.maxSeconds: expected a whole number from 1 to 10, got 99',
      'engines.two.modes.0: expected a list of text-to-video, image-to-video',
      'engines.three.baseUrl: expected an address such as',
      'engines.four.minSeconds: it is more than `maxSeconds`.',
      'engines.a name: a name has letters',
    ]) {
      await expect(problem).rejects.toThrow(sentence)
    }
  })
})
