import { expect, test } from 'vitest'
import type { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

/** Where the last of it plays, and who does what with what. */
function told(prompt: string): string {
  const shot = read(prompt).shots.at(-1)
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  const { place, subjects }: Shot = rehearse(shot)
  const who = subjects.map(({ noun, actions: [first] }) =>
    [noun, first?.verb, first?.prop].filter(Boolean).join(' '),
  )
  return [place ?? 'anywhere', ...who].join('; ')
}

test.each([
  ['a cheetah stalks a gazelle, sprints and catches it', 'anywhere; cheetah stalk-down gazelle'],
  ['a lion brings down a zebra', 'anywhere; lion bring-down zebra'],
  ['thousands of bats leave a cave at dusk', 'forest; cave pour-out bat'],
  ['a bear fishing in a river, a salmon leaps', 'river; bear catch-fish salmon'],
  ['a venus flytrap closes on a fly', 'anywhere; venus flytrap trap-fly fly'],
  ['three rabbits hop into their burrow', 'anywhere; burrow run-in 3 rabbit'],
  ['several mammoths approach through snow', 'tundra; mammoth walk'],
  ['a puppy jumps to catch bubbles', 'anywhere; puppy pounce-at several bubble'],
])('%s', (prompt, tale) => {
  expect(told(prompt)).toBe(tale)
})
