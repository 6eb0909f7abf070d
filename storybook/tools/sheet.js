/* oxlint-disable no-console -- a tool that prints */
/**
 * Contact sheets: for each line of a file of prompts, the prompt and three frames of its film.
 *
 *   npm run storybook:sheet -- --prompts FILE --out DIR [--size 384x216] [--seed 1] [--per-page 8] [--from 0] [--count 999]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { createPainter } from '../dist/paint/painter.js'
import { read } from '../dist/read/read.js'
import { stage } from '../dist/stage/stage.js'

const SECONDS = 5
const FPS = 24
const MOMENTS = [0.12, 0.5, 0.88]
const LINE = 34

const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    out: { type: 'string' },
    size: { type: 'string', default: '384x216' },
    seed: { type: 'string', default: '1' },
    'per-page': { type: 'string', default: '8' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '9999' },
  },
})
if (!values.prompts || !values.out) {
  console.error('Usage: npm run storybook:sheet -- --prompts FILE --out DIR')
  process.exit(2)
}

const [width, height] = values.size.split('x').map(Number)
const from = Number(values.from)
const prompts = readFileSync(values.prompts, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
  .slice(from, from + Number(values.count))
const perPage = Number(values['per-page'])
const name = basename(values.prompts, extname(values.prompts))
mkdirSync(values.out, { recursive: true })

for (let start = 0; start < prompts.length; start += perPage) {
  const page = prompts.slice(start, start + perPage)
  const first = from + start + 1
  const path = join(values.out, `${name}-${String(first).padStart(3, '0')}.png`)
  writeFileSync(path, drawPage(page, first).toBuffer('image/png'))
  console.log(path)
}

function drawPage(page, first) {
  const row = height + LINE
  const canvas = createCanvas(width * MOMENTS.length, row * page.length)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#f6f1e7'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [index, prompt] of page.entries()) {
    drawRow(ctx, { prompt, top: index * row, number: first + index })
  }
  return canvas
}

function drawRow(ctx, { prompt, top, number }) {
  ctx.fillStyle = '#2b2622'
  ctx.font = '17px sans-serif'
  ctx.textBaseline = 'middle'
  ctx.fillText(`${number}  ${prompt}`, 8, top + LINE / 2, width * MOMENTS.length - 16)
  try {
    const plan = read(prompt)
    const scene = stage({
      plan,
      seed: Number(values.seed),
      width,
      height,
      seconds: SECONDS,
      fps: FPS,
    })
    const painter = createPainter(scene)
    for (const [column, moment] of MOMENTS.entries()) {
      const frame = painter.paint(Math.round(moment * SECONDS * FPS))
      ctx.drawImage(frame, column * width, top + LINE)
    }
  } catch (error) {
    ctx.fillText(String(error).slice(0, 120), 8, top + LINE + 30)
    console.error(`${number}  ${prompt}\n${error.stack}`)
  }
}
