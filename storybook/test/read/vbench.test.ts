import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'
import { loadRows, missing } from './facts.ts'

const DIMENSIONS = [
  'object_class',
  'multiple_objects',
  'color',
  'spatial_relationship',
  'human_action',
  'scene',
  'appearance_style',
  'temporal_style',
  'subject_consistency',
  'overall_consistency',
]

describe('everything that a VBench prompt asks for is in its plan', () => {
  it.each(DIMENSIONS)('%s', (dimension) => {
    const rows = loadRows(`vbench-${dimension}.txt`)
    const wrong = rows.flatMap(({ prompt, expected }) => {
      const lacks = missing(read(prompt), expected)
      return lacks.length === 0 ? [] : [`${prompt}: ${lacks.join(', ')}`]
    })
    expect(`${rows.length - wrong.length} of ${rows.length}\n${wrong.join('\n')}`).toBe(
      `${rows.length} of ${rows.length}\n`,
    )
  })
})
