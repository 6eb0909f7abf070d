/* oxlint-disable no-console -- a tool that prints */
/**
 * What was understood and is not seen: for each line of a file of prompts, the facts of its plan without which the film is
 * the same, pixel for pixel. Not each is a fault: a red strawberry is red anyway.
 *
 *   node storybook/tools/unseen-facts.js --prompts FILE [--seed 1] [--from 0] [--count 9999]
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createPainter } from '../dist/paint/painter.js'
import { read } from '../dist/read/read.js'
import { stage } from '../dist/stage/stage.js'
import { promptFile } from './prompt-file.js'
import { withoutEachFact } from './without-each-fact.js'

const FILM = { width: 320, height: 180, seconds: 5, fps: 24 }
const FRAMES = [10, 30, 50, 70, 90, 110]
/** So many pixels may change by themselves, by so much of their three colours together. */
const FEW = 25
const LITTLE = 24

const { values, prompts } = promptFile('unseen-facts.js')

setFlagsFromString('--expose-gc')
/** V8 doesn't see what Skia holds for past films: 150 prompts took 11 GB. */
const collect = runInNewContext('gc')

let [all, unseen] = [0, 0]
for (const prompt of prompts) {
  const plan = read(prompt)
  const whole = framesOf(plan)
  const lost = []
  for (const [fact, without] of withoutEachFact(plan)) {
    all++
    if (isSame(whole, framesOf(without))) lost.push(fact)
  }
  unseen += lost.length
  if (lost.length > 0) console.log(`${prompt}\n    ${lost.join('\n    ')}`)
}
console.log(`${unseen} of ${all} facts are not seen.`)

function framesOf(plan) {
  collect()
  const painter = createPainter(stage({ plan, seed: Number(values.seed), ...FILM }))
  return FRAMES.map((frame) => Uint8ClampedArray.from(painter.pixels(frame)))
}

function isSame(some, others) {
  return some.every((frame, i) => changed(frame, others[i]) < FEW)
}

function changed(one, other) {
  let count = 0
  for (let i = 0; i < one.length; i += 4) {
    const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs(one[i + c] - other[i + c]), 0)
    if (apart > LITTLE) count++
  }
  return count
}
