/* oxlint-disable no-console -- a tool that prints */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** The options of a tool that reads prompts from a file, and those of its lines that are asked for; a row of a test is its prompt. */
export function promptFile(tool, others = {}) {
  const { values } = parseArgs({
    options: {
      prompts: { type: 'string' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      count: { type: 'string', default: '9999' },
      ...others,
    },
  })
  if (!values.prompts) {
    console.error(`Usage: node storybook/tools/${tool} --prompts FILE`)
    process.exit(2)
  }
  const from = Number(values.from)
  const prompts = readFileSync(values.prompts, 'utf8')
    .split('\n')
    .map((line) => line.split(' => ')[0].trim())
    .filter((line) => line && !line.startsWith('#'))
    .slice(from, from + Number(values.count))
  return { values, prompts }
}
