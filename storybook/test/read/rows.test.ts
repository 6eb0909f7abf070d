import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadRows, missing } from './facts.ts'

/** Those whose rows are counted by dimension, or are pairs of a prompt and its English. */
const ELSEWHERE = /^(?:vbench-.*|same-as-english(?:-.*)?)\.txt$/

/** Every file there is: a list of names forgot three of them. */
const files = readdirSync(new URL('./prompts/', import.meta.url)).filter(
  (name) => !ELSEWHERE.test(name),
)

describe.each(files)('%s', (file) => {
  it.each(loadRows(file))('$prompt', ({ prompt, expected }) => {
    expect(missing(read(prompt), expected)).toEqual([])
  })
})
