import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

const WORKFLOWS = path.join(import.meta.dirname, '../../../docs/comfyui')
const workflow = path.join(WORKFLOWS, 'wan-t2v.json')
const imageWorkflow = path.join(WORKFLOWS, 'wan-i2v.json')
const inputs = { prompt: ['5', 'text'] }

const load = async (section: Record<string, unknown>) => {
  const wan = { type: 'comfyui', baseUrl: 'http://127.0.0.1:1', ...section }
  return (await loadEngines({ threads: 1, enginesDir: null, engines: { wan } })).get('wan')
}

async function saved(content: unknown): Promise<string> {
  const file = path.join(await temporaryFolder(), 'workflow.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('what a workflow can do', () => {
  test('follows from its places', async () => {
    expect((await load({ workflow, inputs }))?.capabilities).toMatchObject({
      modes: ['text-to-video'],
      seed: false,
      options: [],
    })
    const more = { ...inputs, seed: ['8', 'seed'], negative_prompt: ['6', 'text'] }
    expect((await load({ workflow, inputs: more }))?.capabilities).toMatchObject({
      seed: true,
      options: ['negative_prompt'],
    })
    const image = { ...more, image: ['12', 'image'] }
    expect((await load({ imageWorkflow, inputs: image }))?.capabilities.modes).toEqual([
      'image-to-video',
    ])
    const both = await load({ workflow, imageWorkflow, inputs: image })
    expect(both?.capabilities.modes).toEqual(['text-to-video', 'image-to-video'])
  })

  test('may be written with other nodes for pictures', async () => {
    const imageInputs = { prompt: ['5', 'text'], image: [12, 'image'] }
    expect((await load({ workflow, imageWorkflow, inputs, imageInputs }))?.id).toBe('wan')
  })
})

describe('a workflow that cannot work is told at the start', () => {
  test.each([
    ['is missing', '/nowhere/wan.json', '.workflow: there is no file /nowhere/wan.json'],
    ['is no JSON', '{', 'is not a JSON object'],
    ['is something else', { a: 1 }, 'is no workflow: expected nodes such as'],
    ['is empty', {}, 'is no workflow'],
    [
      'was saved by the editor',
      { nodes: [], links: [], version: 0.4 },
      'Export it for the API: Workflow → Export (API)',
    ],
  ])('that %s', async (_, content, sentence) => {
    const isName = typeof content === 'string' && content.startsWith('/')
    const file = isName ? content : await saved(content)
    await expect(load({ workflow: file, inputs })).rejects.toThrow(sentence)
  })

  test.each([
    [
      { prompt: ['55', 'text'] },
      '.inputs.prompt: `workflow` has no node "55". An input "text" is in node 5 (CLIPTextEncode), node 6 (CLIPTextEncode).',
    ],
    [
      { prompt: ['5', 'txt'] },
      '.inputs.prompt: node 5 (CLIPTextEncode) of `workflow` has no input "txt". It has: text, clip.',
    ],
    [
      { ...inputs, seed: ['8', 'model'] },
      '.inputs.seed: "model" in node 8 (KSampler) of `workflow` comes from node 4 (ModelSamplingSD3): name that one.',
    ],
    [
      { ...inputs, promt: ['5', 'text'] },
      '.inputs.promt: nothing in a request is called so. Did you mean "prompt"?',
    ],
    [{ seed: ['8', 'seed'] }, '.inputs.prompt: is missing: say which node takes it'],
    [{ prompt: '5' }, '.inputs.prompt: expected a node and its input, such as ["6", "text"]'],
    [{ ...inputs, image: ['12', 'image'] }, '.imageWorkflow: is missing'],
    [[], '.inputs: expected an object such as'],
  ])('with %j', async (written, sentence) => {
    await expect(load({ workflow, inputs: written })).rejects.toThrow(`engines.wan${sentence}`)
  })

  test('and so are settings that contradict each other', async () => {
    for (const [section, sentence] of [
      [{ inputs }, '.workflow: is missing, and so is `imageWorkflow`.'],
      [{ imageWorkflow, inputs }, '.inputs.image: is missing'],
      [{ workflow, inputs, seed: true }, '.seed: follows from `inputs`: leave it out'],
      [{ workflow, inputs, modes: ['text-to-video'] }, '.modes: follows from `workflow`'],
      [
        {
          workflow,
          imageWorkflow,
          inputs: { ...inputs, seed: ['8', 'seed'] },
          imageInputs: { ...inputs, image: ['12', 'image'] },
        },
        '.imageInputs.seed: has a place in one workflow and none in the other.',
      ],
    ] as const) {
      await expect(load(section)).rejects.toThrow(`engines.wan${sentence}`)
    }
  })
})
