/* oxlint-disable no-console -- a tool that prints */
/**
 * Who is seen: for each line of a file of prompts, what of its subjects is hidden, cut off, merged, lost among larger ones, too small or not where
 * the prompt says. The six ratios take turns.
 *
 *   node storybook/tools/sight.js --prompts FILE [--seed 1] [--from 0] [--count 9999] [--turn 0]
 *
 * With --turn 1 … 5 each prompt has another of the six ratios.
 */
import { sightOf } from '../dist/paint/sight.js'
import { read } from '../dist/read/read.js'
import { createRandom, hashText } from '../dist/scene/random.js'
import { blockShot } from '../dist/stage/blocking.js'
import { isAudience } from '../dist/stage/placing/audience.js'
import { atAGlance } from '../dist/stage/playing/at-a-glance.js'
import { isPlayed } from '../dist/stage/setting/spectacles.js'
import { stage } from '../dist/stage/stage.js'
import { promptFile } from './prompt-file.js'

const SECONDS = 5
const MOMENTS = [0.08, 0.5, 0.92]
const RATIOS = [
  [192, 108],
  [108, 192],
  [144, 144],
  [160, 120],
  [120, 160],
  [210, 90],
]
const HIDDEN = 0.35
const CUT = 0.06
const MERGED = 0.5
/** A lone hero is at least so high, or so wide. */
const SMALL = 0.36
/** Relations in which one of the two may hide the other. */
const HIDES = /^(behind|in-front-of|inside|riding|holding|wearing|around|under|on)$/u

/** Laid over the whole picture, and hides nobody. */
const LIGHT = /^(?:pool of light|shadow side)/u

const { values, prompts } = promptFile('sight.js', { turn: { type: 'string', default: '0' } })
const turn = Number(values.from) + Number(values.turn)

/** For each relation whether it holds, and what is measured when it does not. */
const HOLDS = {
  'left-of': ({ x, apart }) => [x[0] < x[1] - 0.05 && apart > -0.04, against(x)],
  'right-of': ({ x, apart }) => [x[0] > x[1] + 0.05 && apart > -0.04, against(x)],
  on: ({ a, b, apart }) => [
    a.bottom <= b.bottom && apart < 0,
    `foot ${fixed(a.bottom)}, its ${fixed(b.bottom)}`,
  ],
  above: ({ a, b }) => [a.bottom < b.top + 0.05, `foot ${fixed(a.bottom)}, top ${fixed(b.top)}`],
  under: ({ y }) => [y[0] > y[1], `middle ${against(y)}`],
  inside: ({ a, b, apart }) => [
    apart < -0.5 * Math.min(a.right - a.left, b.right - b.left),
    'beside it',
  ],
  'next-to': ({ apart }) => [apart < 0.3, `${fixed(apart)} apart`],
}

const totals = new Map()
let faulty = 0
for (const [index, prompt] of prompts.entries()) {
  const [width, height] = RATIOS[(index + turn) % RATIOS.length]
  const faults = faultsOf(prompt, width, height)
  for (const { what } of faults) totals.set(what, (totals.get(what) ?? 0) + 1)
  if (faults.length === 0) continue
  faulty++
  console.log(`${index + 1}  ${prompt}  [${width}×${height}]`)
  for (const { what, who, detail } of faults) console.log(`      ${what}  ${who}  ${detail}`)
}
console.log(`${faulty} of ${prompts.length} prompts:`, Object.fromEntries(totals))

/** Every fault of a film once, at its worst moment. */
function faultsOf(prompt, width, height) {
  const plan = read(prompt)
  const scene = stage({ plan, seed: Number(values.seed), width, height, seconds: SECONDS, fps: 24 })
  const worst = new Map()
  const note = (what, who, { badness, detail }) => {
    const known = worst.get(`${what} ${who}`)
    if (!known || known.badness < badness)
      worst.set(`${what} ${who}`, { what, who, badness, detail })
  }
  for (const [at, shot] of plan.shots.entries()) {
    const played = scene.shots[at]
    const blocking = blockAgain(plan, at, { width, height, seconds: played.seconds })
    const told = blocking.shot
    const found = atAGlance(blocking)
    if (found < 1)
      note('lost', 'who is smallest', {
        badness: 1 - found,
        detail: `${percent(found)} of the least`,
      })
    const names = played.pieces.map(({ name }) => name)
    for (const moment of MOMENTS) {
      const sightings = sightOf(scene, played, played.seconds * moment)
      judge({ shot, told, names, sightings, note, alone: plan.shots.length === 1 })
    }
  }
  return [...worst.values()]
}

/** The shot as the stage tells it: deeds of faces are seen from near, what a set shows itself is not put up. */
function blockAgain(plan, at, film) {
  const seed = Number(values.seed)
  return blockShot({
    ...film,
    shot: plan.shots[at],
    seed: (seed ^ hashText(plan.prompt)) >>> 0,
    style: plan.style,
    random: createRandom(seed).fork(`shot ${at}`),
  })
}

function judge({ shot, told, names, sightings, note, alone }) {
  const named = sightings.map((sighting) => ({ ...sighting, id: sighting.key.split('#')[0] }))
  const nameOf = (id) => shot.subjects.find((each) => each.id === id)?.noun ?? id
  const court = { shot, told, named, note, nameOf }
  for (const each of named) judgeOne(each, court)
  judgePairs(court)
  if (alone) judgeHero(court)
  for (const { id, noun, kind } of told.subjects.filter((each) => isExpected(each, told))) {
    const last = noun.split(' ').at(-1)
    const seen = named.some((each) => each.id === id || each.id.startsWith(`${id}-`))
    const brought = names.some((name) => name.includes(last)) || isBrought(id, told, names)
    if (!seen && !brought) note('unplayed', noun, { badness: 1, detail: kind })
  }
  for (const relation of shot.relations) {
    const wrong = wrongness(relation, named)
    if (wrong === null) continue
    const who = `${nameOf(relation.from)} ${relation.relation} ${nameOf(relation.to)}`
    note('misplaced', who, { badness: 1, detail: wrong })
  }
}

/** Whether somebody or something has a place of its own: no rain, no robe, no umbrella in a hand. */
function isExpected(subject, told) {
  const borne = told.relations.some(
    ({ relation, to }) => /^(holding|wearing)$/u.test(relation) && to === subject.id,
  )
  return isPlayed(subject, told) && !borne
}

/** Whether it comes with somebody's deed: what one rides, leans against, sits on. */
function isBrought(id, { subjects, relations }, names) {
  const users = [
    ...relations.filter(({ to }) => to === id).map(({ from }) => from),
    ...subjects
      .filter(({ actions }) => actions.some(({ target }) => target === id))
      .map((each) => each.id),
  ]
  return users.some((user) => names.some((name) => new RegExp(`^${user}#\\d+ `, 'u').test(name)))
}

/** Whether somebody is cut off by the frame or hidden by others. */
function judgeOne(each, { shot, told, note, nameOf }) {
  const subject = told.subjects.find(({ id }) => id === each.id)
  const low = subject !== undefined && isAudience(subject, told)
  const close = low || /close-up/u.test(told.camera.framing ?? '')
  const out = 1 - each.inside
  if (out > CUT && !close) note('cut', nameOf(each.id), { badness: out, detail: percent(out) })
  const hidden = [...each.by].filter(([name]) => !LIGHT.test(name) && !mayHide(shot, name, each.id))
  const covered = hidden.reduce((sum, [, share]) => sum + share, 0)
  if (covered <= HIDDEN) return
  const by = hidden
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, share]) => `${nameOf(name.split('#')[0])} ${percent(share)}`)
  const detail = `${percent(covered)} by ${by.slice(0, 3).join(', ')}`
  note('hidden', nameOf(each.id), { badness: covered, detail })
}

/** Whether two who have nothing to do with each other stand in one place. */
function judgePairs({ shot, named, note, nameOf }) {
  for (const [i, a] of named.entries()) {
    for (const b of named.slice(i + 1)) {
      if (a.id === b.id || related(shot, a.id, b.id)) continue
      const common = commonShare(a.box, b.box)
      const who = `${nameOf(a.id)}+${nameOf(b.id)}`
      if (common > MERGED) note('merged', who, { badness: common, detail: percent(common) })
    }
  }
}

/** Whether a lone hero is as large as one likes to see it. */
function judgeHero({ shot, told, named, note, nameOf }) {
  const [only, ...others] = named
  if (
    !only ||
    others.length > 0 ||
    shot.subjects[0]?.kind === 'sky' ||
    shot.subjects.length !== 1 ||
    told.camera.framing
  )
    return
  const size = Math.max(only.box.bottom - only.box.top, only.box.right - only.box.left)
  if (size < SMALL) note('small', nameOf(only.id), { badness: 1 - size, detail: percent(size) })
  if (size > 0.95) note('huge', nameOf(only.id), { badness: size, detail: percent(size) })
}

function mayHide({ relations }, name, id) {
  const other = name.split('#')[0]
  // Eggs in a basket lie on each other.
  const heaped = relations.some(({ from: a, relation }) => a === id && relation === 'inside')
  if (other === id && heaped) return true
  return relations.some(
    ({ from: a, relation, to: b }) =>
      HIDES.test(relation) && ((a === id && b === other) || (a === other && b === id)),
  )
}

function related({ relations }, a, b) {
  return relations.some(
    ({ from: one, to: two }) => (one === a && two === b) || (one === b && two === a),
  )
}

/** Why a relation does not hold for the viewer, or null. */
function wrongness({ from: one, relation, to: two }, named) {
  const [all, others] = [one, two].map((id) => named.filter((each) => each.id === id))
  if (all.length === 0 || others.length === 0 || !Object.hasOwn(HOLDS, relation)) return null
  const [a, b] = [all, others].map((some) => bounds(some.map(({ box }) => box)))
  const x = [a, b].map(({ left, right }) => (left + right) / 2)
  const y = [a, b].map(({ top, bottom }) => (top + bottom) / 2)
  const apart = Math.max(a.left, b.left) - Math.min(a.right, b.right)
  const [holds, measured] = HOLDS[relation]({ a, b, x, y, apart })
  return holds ? null : measured
}

function against([one, other]) {
  return `${fixed(one)} against ${fixed(other)}`
}

function bounds(boxes) {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** The part that two boxes have in common, as a share of both together: near 1 for those of one size in one place. */
function commonShare(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (wide <= 0 || high <= 0) return 0
  const area = ({ left, right, top, bottom }) => (right - left) * (bottom - top)
  return (wide * high) / (area(a) + area(b) - wide * high)
}

function percent(share) {
  return `${Math.round(share * 100)} %`
}

function fixed(number) {
  return number.toFixed(2)
}
