import { describe, expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot } from '../../src/stage/blocking.ts'
import { stage } from '../../src/stage/stage.ts'
import { treesNamed } from '../../src/stage/places/kit/nature/trees-named.ts'

function settingOf(prompt: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  return blockShot({ ...frame, shot, random: createRandom(1) }).setting
}

const SIZE = { width: 96, height: 54, seconds: 4, fps: 24 }

const sceneOf = (prompt: string) => stage({ plan: read(prompt), seed: 1, ...SIZE })

const piecesOf = (prompt: string): string[] =>
  sceneOf(prompt).shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))

test.each([
  ['a steam train crosses a stone bridge over a river', 'river-crossing'],
  ['a couple walks over an old stone bridge', 'country-bridge'],
  ['a knight rides over a drawbridge into a castle', 'country-bridge'],
  ['a fox crosses a fallen log over a stream', 'country-bridge'],
  ['a carriage pulled by two horses crosses an arched bridge', 'country-bridge'],
  ['a woman walks over a stone bridge in a japanese garden', 'japanese-bridge'],
  ['a bus crosses tower bridge', 'tower-bridge'],
  ['a red fox in a birch forest', 'forest'],
  ['a horse gallops through a field of red poppies', 'poppy-field'],
  ['lavender fields in provence', 'lavender-field'],
  ['golden wheat swaying in the wind', 'wheat-field'],
  ['long rows of vines at dusk', 'vineyard'],
  ['a dog surfs in hawaii', 'ocean'],
  ['a sailing ship in a storm at sea', 'ocean'],
  ['a giant octopus attacks a pirate ship', 'ocean'],
  ['a lone oak on a hill', 'hilltop'],
  ['two kids roll down a hill', 'grass-slope'],
  ['a tiger walks through tall grass', 'tall-grass'],
  ['a heron stands among the reeds', 'marsh'],
  ['a lonely road through the desert', 'desert-road'],
  ['a rainy paris street', 'paris-street'],
  ['a girl in an old chinese town', 'chinese-town'],
  ['hot air balloons over cappadocia', 'cappadocia'],
  ['bicycles along the amsterdam canals', 'amsterdam'],
  ['a submarine in the deep', 'underwater'],
  ['a ufo hovers over a lake', 'lake'],
  ['a canyon with a rope bridge', 'hanging-bridge'],
  ['tumbleweed in an old western town', 'western-town'],
  ['skiers on a sunny slope', 'snow-slope'],
  ['the milky way over the desert', 'desert'],
  ['the taj mahal reflected in water', 'taj-mahal'],
  ['a cat sleeps in front of the brandenburg gate', 'brandenburg-gate'],
  ['mount ararat at dawn', 'mount-ararat'],
  ['mont saint-michel in the morning', 'mont-saint-michel'],
  ['the alhambra', 'alhambra'],
  ['top-down shot of a breakfast table', 'table-above'],
  ['overhead view of a dinner table', 'table-above'],
])('%s plays in: %s', (prompt, place) => {
  expect(settingOf(prompt).place.id).toBe(place)
})

test.each([
  ['a huge tsunami wave towers over a coastal city', 'tidal wave'],
  ['a geyser erupts near some bison', 'geyser'],
  ['star trails over the mountains', 'star trails'],
  ['a solar eclipse over the savanna', 'eclipse'],
  ['a solar eclipse over the savanna', 'eclipse dusk'],
  ['a ship near a giant whirlpool', 'whirlpool'],
  ['an astronaut before a nebula', 'nebula'],
  ['a city on fire at night', 'blaze 0'],
  ['a dragon flies over a burning village', 'blaze 0'],
  ['a surfer rides a wave', 'surf wave'],
  ['a village by a river', 'water behind'],
  ['a farm before the mountains', 'mountains behind'],
  ['a whale jumps out of the ocean next to icebergs', 'icebergs behind'],
  ['a seal slides down an icy hill into the water', 'water at the foot'],
  ['spaceships in an asteroid field', 'asteroid 17'],
  ['waves crash onto rocks', 'breaker 0'],
  ['a lighthouse in a thunderstorm', 'breaker 0'],
  ['a girl jumps in puddles', 'rain 7'],
  ['a street after the rain', 'puddles'],
  ['a crescent moon over the hills', 'moon'],
])('%s shows: %s', (prompt, piece) => {
  expect(piecesOf(prompt)).toContain(piece)
})

test.each([
  ['a solar eclipse over the savanna', 'sun'],
  ['a street in the sunshine', 'puddles'],
  ['a quiet village', 'blaze 0'],
  ['a train crosses a viaduct over a river', 'rails'],
  ['a camel in the sahara', 'water behind'],
  ['a boathouse on a lake', 'water behind'],
])('%s does not show: %s', (prompt, piece) => {
  expect(piecesOf(prompt)).not.toContain(piece)
})

/** How far apart two frames are, in levels of grey for each pixel. */
function apart(one: string, other: string): number {
  const [a, b] = [one, other].map((prompt) => createPainter(sceneOf(prompt)).pixels(40))
  if (!a || !b) throw new Error('No frame.')
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

describe('what is said of a place is seen', () => {
  test.each([
    ['a forest', 'a birch forest'],
    ['a lake at noon', 'a pink lake at noon'],
    ['fog in a forest', 'thick fog in a forest'],
    ['rain in the city', 'heavy rain in the city'],
    ['a beach', 'a black sand beach'],
    ['a park', 'a flooded park'],
    ['a field of daisies', 'a field of dandelions'],
  ])('%s is not %s', (plain, told) => {
    expect(apart(plain, told)).toBeGreaterThan(2)
  })
})

test('trees that are named grow in every set', () => {
  expect(treesNamed('birch forest')).toEqual(['birch'])
  expect(treesNamed('a forest')).toBeNull()
  expect(apart('a river', 'cherry trees line a river')).toBeGreaterThan(2)
})
