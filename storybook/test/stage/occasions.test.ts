import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function toldOf(prompt: string): string {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  const { place, subjects } = rehearse(shot)
  const who = subjects.map(({ noun, actions }) =>
    [noun, ...actions.map(({ verb, prop }) => (prop ? `${verb}(${prop})` : verb))].join(' '),
  )
  return [place ?? 'anywhere', ...who].join('; ')
}

const namesOf = (prompt: string): string =>
  stage({ plan: read(prompt), seed: 1, width: 96, height: 54, seconds: 4, fps: 24 })
    .shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))
    .join(' ')

test.each([
  ['a girl sits on the moon fishing for stars', 'sky; girl fish-from-moon(star)'],
  ['a boy sits on a crescent moon', 'sky; boy sit-on-crescent'],
  ['an astronaut sits on the moon', 'moon; astronaut sit'],
  [
    'a scientist mixes blue and red liquids and the flask explodes',
    'anywhere; scientist mix-explosion(blue red)',
  ],
  [
    'a scientist pours a green liquid into a flask and it explodes in colorful smoke',
    'anywhere; scientist mix-puff(green)',
  ],
  ['a chemist pours a green liquid into a pink one', 'anywhere; chemist mix-liquids(green pink)'],
  ["a little girl on her dad's shoulders waves", 'anywhere; girl; dad shoulder-ride'],
  ['two women watch a colorful parade', 'street; woman; musician march-in-band; confetti fall'],
])('%s: %s', (prompt, line) => {
  expect(toldOf(prompt)).toBe(line)
})

test('a street through which a band marches is hung with garlands', () => {
  expect(namesOf('a parade goes down the street')).toContain('garlands')
})

test('liquids have their colours in the flasks', () => {
  const names = namesOf('a scientist mixes blue and red liquids')
  expect(names).toContain('blue flask')
  expect(names).toContain('red flask')
})

test('what a smith forges glows in its own shape', () => {
  expect(namesOf('a blacksmith forges a sword')).toContain('hot sword')
  expect(namesOf('a blacksmith forges a horseshoe')).toContain('hot iron')
})
