/* oxlint-disable no-console -- a tool that prints */
/**
 * Contact sheets: for each line of a file of prompts, the prompt and three frames of its film. With pictures, one sheet for
 * each of them, and what was understood and is not shown beside its films; without a file, a dozen prompts of its own.
 *
 *   npm run storybook:sheet -- --prompts FILE --out DIR [--size 384x216] [--seed 1] [--per-page 8] [--from 0] [--count 999]
 *   npm run storybook:sheet -- --image PHOTO --image DRAWING --out DIR [--prompts FILE] [--size 384x216]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { createPainter } from '../dist/paint/painter.js'
import { createMissing, missingSentences } from '../dist/picture/wishes/missing-sentences.js'
import { readForPicture } from '../dist/picture/wishes/read-for-picture.js'
import { stage as stagePicture } from '../dist/picture/stage-picture.js'
import { read } from '../dist/read/read.js'
import { stage } from '../dist/stage/stage.js'

const SECONDS = 5
const FPS = 24
const MOMENTS = { text: [0.12, 0.5, 0.88], picture: [0, 0.5, 0.99] }
const LINE = 34
/** Said of any picture, be it right or wrong for it. */
const PICTURE_PROMPTS = [
  '',
  'the camera zooms out slowly',
  'the camera orbits around the subject',
  'dolly in, fog rolls in',
  'the camera pans right, snow falls',
  'the clouds drift and the water ripples',
  'night falls and fireflies come out',
  'crane up at sunset',
  'a watercolour painting, petals fall',
  'a bird flies across',
  'a dragon lands on the roof',
  'she waves, her hair blows in the wind',
]

const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    image: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    size: { type: 'string', default: '384x216' },
    seed: { type: 'string', default: '1' },
    'per-page': { type: 'string', default: '8' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '9999' },
  },
})
if ((!values.prompts && values.image.length === 0) || !values.out) {
  console.error('Usage: npm run storybook:sheet -- --prompts FILE | --image FILE … --out DIR')
  process.exit(2)
}

const [wide, high] = values.size.split('x').map(Number)
const from = Number(values.from)
const prompts = (values.prompts ? linesOf(values.prompts) : PICTURE_PROMPTS).slice(
  from,
  from + Number(values.count),
)
mkdirSync(values.out, { recursive: true })
if (values.image.length > 0) await sheetsOfPictures()
else await sheetsOfPrompts()

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

async function sheetsOfPrompts() {
  const perPage = Number(values['per-page'])
  const name = basename(values.prompts, extname(values.prompts))
  const size = { width: wide, height: high }
  for (let start = 0; start < prompts.length; start += perPage) {
    const page = prompts.slice(start, start + perPage)
    const first = from + start + 1
    const sheet = await drawPage(page, { first, size, columns: 1, film: textFilm })
    save(`${name}-${String(first).padStart(3, '0')}.png`, sheet.toBuffer('image/png'))
  }
}

async function sheetsOfPictures() {
  for (const image of values.image) {
    const { width, height } = await loadImage(image)
    const fit = Math.min(wide / width, high / height)
    const size = { width: even(width * fit), height: even(height * fit) }
    const film = (prompt) => pictureFilm(prompt, { image, ...size })
    const sheet = await drawPage(prompts, { first: from + 1, size, columns: 2, film })
    save(`${basename(image, extname(image))}.jpg`, sheet.toBuffer('image/jpeg', 88))
  }
}

function even(length) {
  return Math.max(2, 2 * Math.round(length / 2))
}

function save(name, bytes) {
  const path = join(values.out, name)
  writeFileSync(path, bytes)
  console.log(path)
}

/** Rows of a prompt and its three frames, filled column by column. */
async function drawPage(page, { first, size, columns, film }) {
  const row = size.height + (columns > 1 ? 2 : 1) * LINE
  const column = Math.max(size.width * 3, columns > 1 ? 560 : 0)
  const rows = Math.ceil(page.length / columns)
  const canvas = createCanvas(column * columns, row * rows)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#f6f1e7'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [index, prompt] of page.entries()) {
    const left = Math.floor(index / rows) * column
    const top = (index % rows) * row
    await drawRow(ctx, { prompt, left, top, column, number: first + index, film })
  }
  return canvas
}

async function drawRow(ctx, { prompt, left, top, column, number, film }) {
  const write = (text, line) => ctx.fillText(text, left + 8, top + line * LINE, column - 16)
  ctx.fillStyle = '#2b2622'
  ctx.font = '17px sans-serif'
  ctx.textBaseline = 'middle'
  write(`${number}  ${prompt}`, 0.5)
  try {
    const { frames, notes } = await film(prompt)
    ctx.font = '12px sans-serif'
    for (const [at, line] of linesIn(notes ?? '', ctx, column - 16).entries()) {
      write(line, 1.2 + 0.45 * at)
    }
    frames.forEach((frame, at) => {
      ctx.drawImage(frame, left + at * frame.width, top + (notes === null ? 1 : 2) * LINE)
    })
  } catch (error) {
    write(String(error).slice(0, 120), 2)
    console.error(`${number}  ${prompt}\n${error.stack}`)
  }
}

/** Words in lines that are no wider than this. */
function linesIn(text, ctx, most) {
  const lines = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && ctx.measureText(longer).width < most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The moments of a film; copied, for a painter paints them all on one canvas. */
function framesOf(scene, moments) {
  const painter = createPainter(scene)
  return moments.map((moment) => {
    const frame = createCanvas(scene.width, scene.height)
    frame.getContext('2d').drawImage(painter.paint(Math.floor(moment * SECONDS * FPS)), 0, 0)
    return frame
  })
}

function textFilm(prompt) {
  const size = { width: wide, height: high, seconds: SECONDS, fps: FPS }
  const scene = stage({ plan: read(prompt), seed: Number(values.seed), ...size })
  return { frames: framesOf(scene, MOMENTS.text), notes: null }
}

async function pictureFilm(prompt, { image, width, height }) {
  const plan = readForPicture(prompt)
  const missing = createMissing()
  const size = { width, height, seconds: SECONDS, fps: FPS }
  const scene = await stagePicture({ plan, image, missing, seed: Number(values.seed), ...size })
  const left = [...plan.not_shown, ...missingSentences(missing)]
  const notes = [...plan.understood, ...left.map((each) => `✗ ${each}`)].join('  ')
  return { frames: framesOf(scene, MOMENTS.picture), notes }
}
