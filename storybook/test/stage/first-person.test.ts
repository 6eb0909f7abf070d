import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { stageShot } from '../../src/stage/shot.ts'

function staged(prompt: string): { place: string; rigs: string[] } {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const size = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { place, pieces } = stageShot({ ...size, shot, random: createRandom(1) })
  return {
    place,
    rigs: pieces.map(({ name }) => name).filter((name) => name.startsWith('seen by')),
  }
}

test.each([
  ['POV shot of driving on a highway at night', 'highway', 'wheel'],
  ['first-person view of skiing down a mountain', 'snow-slope', 'skis'],
  ['POV: you are a bird flying over a city', 'above-city', 'wings'],
  ['POV: you are riding a roller coaster', 'amusement-park', 'coaster'],
  ['first person view of a roller coaster ride', 'amusement-park', 'coaster'],
  ['first person view of a boy driving a racing car', 'highway', 'racer'],
  ['view from the back seat of a taxi in the rain', 'highway', 'wheel'],
  ['pov riding a bike through a park', 'park', 'bars'],
  ['POV riding a horse on the beach', 'beach', 'mane'],
  ['POV from a motorbike on a mountain road', 'country-road', 'bars'],
  ['view from the cockpit of an airplane', 'sky', 'cockpit'],
  ['view from the bow of a ship at sunset', 'ocean', 'prow'],
  ['seen through the windshield of a car', 'highway', 'wheel'],
  ['first-person view of kayaking on a river', 'river', 'bow'],
  ['POV of a skier racing down a snowy slope', 'snow-slope', 'skis'],
  ['POV of a pilot flying over the city', 'above-city', 'cockpit'],
  ['Dashcam footage of a deer jumping across the road', 'highway', 'wheel'],
  ['Dashcam video driving through a snowy forest', 'forest', 'wheel'],
  ['POV walking through a dark forest with a flashlight', 'forest', 'torch'],
])('%s: %s, with what one sees of oneself', (prompt, place, rig) => {
  expect(staged(prompt)).toEqual({ place, rigs: [`seen by: ${rig}`] })
})

test('who only walks sees nothing of it, and who is seen by others has no rig', () => {
  expect(staged('pov walking through a forest').rigs).toEqual([])
  expect(staged('a man drives a car').rigs).toEqual([])
})

test.each([
  ['Bacteria seen under a microscope', 'through-scope', ['bacteria']],
  ['GoPro on a surfboard as a surfer rides a big blue wave', 'handheld', ['surfer']],
])('%s: what films is not seen', (prompt, effect, nouns) => {
  const [shot] = read(prompt).shots
  expect(shot?.camera.effects).toEqual([effect])
  expect(shot?.subjects.map(({ noun }) => noun)).toEqual(nouns)
})

test.each(['a couple kissing in the background', 'a crowd'])('the focus goes to %s', (far) => {
  const [shot] = read(`Rack focus from a red rose in the foreground to ${far}`).shots
  expect(shot?.camera.path).toEqual(shot?.subjects.map(({ id }) => id))
})
