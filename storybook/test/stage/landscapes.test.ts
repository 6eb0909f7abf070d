import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { travellersOf } from '../../src/stage/setting/over-land.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  ['a sea of clouds below a mountain peak', 'sea of clouds'],
  ['a full moon behind bare branches', 'branches before the sky'],
  ['icicles melting from a roof', 'icicles on the eaves'],
  ['a quiet village street at Christmas', 'christmas'],
  ['a frosty window in the morning', 'frost'],
  ['a castle with a moat', 'moat'],
])('%s is framed by its %s', (prompt, scenery) => {
  const { scenery: all, subjects } = told(prompt)
  expect(all).toContain(scenery)
  expect(subjects.filter(({ kind }) => kind !== 'sky')).toEqual([])
})

test('a forest with a river has it, and no wave stands there', () => {
  const { place, scenery, subjects } = told('a hawk circles over a forest with a river')
  expect({ place, nouns: subjects.map(({ noun }) => noun) }).toEqual({
    place: 'forest',
    nouns: ['hawk'],
  })
  expect(scenery).toContain('river')
})

test('the rapids of a river have no second river in them', () => {
  expect(told('rapids of a wild river')).toMatchObject({ place: 'rapids', subjects: [] })
})

test.each([
  ['a dry cracked lake bed under a burning sun', { place: 'lake bed', time: 'day' }],
  ['a hot summer day at a lake', { place: 'lake', time: 'day', season: 'summer' }],
  ['first snow in a big city', { place: 'city', weather: 'snow' }],
  ['wind bending the trees on a hill', { weather: 'wind', subjects: [{ noun: 'tree' }] }],
  ['a small town from above', { camera: { framing: 'aerial' } }],
  ['a lantern-lined path in the snow', { scenery: ['lined with lanterns'] }],
])('%s', (prompt, plan) => {
  expect(read(prompt).shots[0]).toMatchObject(plan)
})

test('lanterns on a river float on it, those over a lake fly', () => {
  expect(told('a hundred paper lanterns on a river').scenery).toContain('lanterns on the water')
  expect(told('lanterns fly over a lake').scenery).not.toContain('lanterns on the water')
})

test('who looks at the moon has a night with it in the window', () => {
  expect(told('a vampire looks out of a castle window at the full moon').time).toBe('night')
  expect(read('a samurai in a neon alley').shots[0]?.light).toBe('neon')
})

test.each([
  ['sheep graze on a hillside with a stone wall', 'prop:field-wall'],
  ['three cows graze in a field with a wooden fence', 'prop:field-fence'],
  ['a cat sleeps on a stone wall', 'prop:brick-wall'],
])('%s: the wall is %s', (prompt, picture) => {
  expect(told(prompt).subjects.map((each) => each.picture)).toContain(picture)
})

test.each([
  ['autumn leaves float down a stream', 'leaves on the water'],
  ['petals drift on a pond', 'petals on the water'],
])('%s: they are %s', (prompt, scenery) => {
  expect(told(prompt)).toMatchObject({ subjects: [], scenery: [scenery] })
})

test.each(['fish swim around an anemone', 'fish circle a sunken ship'])(
  '%s: a shoal, and no giants',
  (prompt) => {
    const [middle, shoal] = told(prompt).subjects
    expect(middle?.kind).not.toBe('fish')
    expect(shoal?.count).toBeGreaterThan(6)
  },
)

test('a restaurant in Tokyo is Japanese, and no street is seen behind it', () => {
  const shot = told('steam rises from a bowl of ramen in a small Tokyo restaurant')
  expect(shot.place).toBe('japanese restaurant')
  expect(shot.view).toBeUndefined()
})

test('a castle above a village looks down on it from a hill', () => {
  const { place, scenery, subjects } = told('a castle above a village')
  expect(place).toBe('village')
  expect(scenery).toContain('hill')
  expect(subjects[0]?.words).toMatch(/in the background$/u)
})

test('ducks on a lake swim', () => {
  expect(told('ducks on a lake').subjects[0]?.actions[0]?.verb).toBe('swim')
})

test.each([
  ['a koi pond seen from above', 7],
  ['aerial view of a river delta', 0],
])('%s is a map with %d who swim in it', (prompt, count) => {
  expect(travellersOf(told(prompt))?.reduce((sum, each) => sum + each.count, 0)).toBe(count)
})

test('a treehouse is seen from outside, in its own tree', () => {
  const { place, subjects } = told('a treehouse with lanterns in a giant tree')
  expect(place).toBe('forest')
  expect(subjects.map(({ noun }) => noun)).toEqual(['treehouse', 'lantern'])
})

test.each(['a coffee cup on a rainy window sill, steam rising', 'a bowl of soup on a table'])(
  '%s steams',
  (prompt) => {
    expect(told(prompt).subjects[0]?.actions[0]).toMatchObject({ verb: 'give-off', prop: 'steam' })
  },
)

test('who drives through a tunnel goes into the picture', () => {
  expect(told('a car drives through a tunnel').subjects[0]?.actions[0]?.verb).toBe('drive-ahead')
})

test('a hammock between two palms is one picture', () => {
  const { subjects } = told('a hammock between two palm trees on the beach')
  expect(subjects.map(({ picture }) => picture)).toEqual(['prop:hammock-palms'])
})

test('a crowded platform has a crowd on it', () => {
  expect(told('a crowded subway platform').subjects[0]).toMatchObject({ kind: 'person', count: 12 })
})

test.each([
  ['a polar bear jumps from one ice floe to another', { place: 'iceberg' }],
  ['bamboo swaying in the wind', { place: 'bamboo forest', subjects: [] }],
  ['a waterfall freezing into ice', { place: 'waterfall', season: 'winter', subjects: [] }],
])('%s: the land has what is told of it', (prompt, shot) => {
  expect(told(prompt)).toMatchObject(shot)
})

test('a leaf that falls in autumn is as red as its tree', () => {
  const [leaf] = told('an autumn leaf falling from a tree into a stream').subjects
  expect(leaf).toMatchObject({ picture: 'noto:maple-leaf', size: 'tiny' })
})

test.each([
  [
    'a desert highway at dusk, a lonely gas station with a flickering sign',
    'gas station',
    'desert',
  ],
  ['a small boat sails between two green islands', 'tropical island', 'islands'],
])('%s: at the %s, with its %s', (prompt, place, scenery) => {
  expect(told(prompt)).toMatchObject({ place })
  expect(told(prompt).scenery).toContain(scenery)
})

test('who waves while a biplane flies over stands below it', () => {
  expect(told('a biplane flies over a field, a girl waves').relations).toEqual([])
})

test('gulls that fly in a storm are far behind the ship', () => {
  const [, gulls] = told('a red ferry in a storm, seagulls flying').subjects
  expect(gulls?.words).toBe('seagulls in the distance')
})
