/* oxlint-disable no-console -- a tool that prints */
/**
 * A whole film beside x264 alone on the same frames in one run, at the same settings and as it is usually called: times, real
 * time, memory, threads, styles, and how long it takes until a cancelled film has freed its threads.
 *
 *   node storybook/bench/film.js [--quick]
 */
import { fork, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openUsualX264 } from './usual-x264.js'

const PROMPT = 'a corgi runs through a park at sunset, camera pans left'
const PICTURE_PROMPT = 'clouds drift, the water ripples, slow push in'
const SIZES = [
  { name: '480p', width: 854, height: 480 },
  { name: '720p', width: 1280, height: 720 },
  { name: '1080p', width: 1920, height: 1080 },
]
/** Those that keep most beside their frames. */
const LARGE = ['pointillist', 'oil', 'pastel', 'embroidery']
/** The house style, and those that prepare longest before their first frame. */
const CANCELLED = ['paper', 'pastel', 'pencil', 'van-gogh', 'clay', 'watercolour']
/** Milliseconds after which a film is cancelled: staging, preparing, painting. */
const MOMENTS = [50, 400, 1200]
const SECONDS = 5
const FPS = 24

/** Runs everything and prints the tables; resolves to the rows. */
export async function benchFilm({ quick = false } = {}) {
  const cores = availableParallelism()
  console.log(`A film of ${SECONDS} s, ${cores} cores: "${PROMPT}"\n`)
  const sizes = quick ? SIZES.slice(0, 1) : SIZES
  const pictures = sizes.slice(-2, -1).map((size) => ({ ...size, picture: true }))
  const rows = []
  for (const { name, ...size } of [...sizes, ...pictures]) {
    const whole = await inProcess({ task: 'film', ...size, seconds: SECONDS, threads: cores })
    const alone = await inProcess({ task: 'x264', ...size, seconds: SECONDS })
    rows.push({
      size: size.picture ? `${name}, of a picture` : name,
      'film (s)': round(whole.seconds),
      'x264 alone (s)': round(alone.seconds),
      'film ÷ x264': round(whole.seconds / alone.seconds),
      '× real time': round(SECONDS / whole.seconds),
      'film CPU (s)': round(whole.cpu),
      'x264 CPU (s)': round(alone.cpu),
      'CPU ÷ CPU': round(whole.cpu / alone.cpu),
      'usual veryfast CRF 20 CPU (s)': round(alone.usual.cpu),
      'peak (MB)': Math.round(whole.peak / 1e6),
      'page faults': whole.faults,
    })
  }
  console.table(rows)
  const size = sizes.at(quick ? 0 : 1)
  const threads = await benchThreads(size)
  const cold = await inProcess({ task: 'film', ...size, seconds: 1, threads: cores, cold: true })
  console.log(`From an idle process to the first frame, ${size.name}: ${round(cold.first)} s\n`)
  if (quick) return { rows, threads, memory: [], styles: [], cancel: [] }
  const memory = await benchMemory(cores)
  const styles = await benchStyles(cores)
  const cancel = await benchCancel(cores)
  return { rows, threads, memory, styles, cancel }
}

async function benchMemory(threads) {
  const film = { task: 'film', ...SIZES[2], threads }
  const long = await inProcess({ ...film, seconds: 10 })
  const picture = await inProcess({ ...film, seconds: SECONDS, picture: true })
  const rows = [
    { film: '10 s', 'peak (MB)': Math.round(long.peak / 1e6) },
    { film: '5 s from a picture of 12 megapixels', 'peak (MB)': Math.round(picture.peak / 1e6) },
  ]
  for (const style of LARGE) {
    const { peak } = await inProcess({ ...film, seconds: SECONDS, style })
    rows.push({ film: `5 s, ${style}`, 'peak (MB)': Math.round(peak / 1e6) })
  }
  console.log('Memory, 1080p (goal: 400 MB)')
  console.table(rows)
  return rows
}

/** Every style there is: each must be faster than real time. */
async function benchStyles(threads) {
  const { STYLES } = await import('../dist/plan/vocabulary.js')
  const rows = []
  for (const style of STYLES) {
    const film = { task: 'film', ...SIZES[1], seconds: SECONDS, threads, style }
    const { seconds, cpu, peak } = await inProcess(film)
    rows.push({
      style,
      'film (s)': round(seconds),
      '× real time': round(SECONDS / seconds),
      'CPU (s)': round(cpu),
      'peak (MB)': Math.round(peak / 1e6),
    })
  }
  console.log('Styles, 720p')
  console.table(rows)
  return rows
}

async function benchThreads(size) {
  const rows = []
  for (const threads of [1, 2, 4]) {
    const whole = await inProcess({ task: 'film', ...size, seconds: SECONDS, threads })
    rows.push({
      threads,
      'film (s)': round(whole.seconds),
      '× real time': round(SECONDS / whole.seconds),
      'peak (MB)': Math.round(whole.peak / 1e6),
      'first frame (s)': round(whole.first),
    })
  }
  console.log(`Threads, ${size.name}`)
  console.table(rows)
  return rows
}

async function benchCancel(threads) {
  const rows = await inProcess({ task: 'cancel', ...SIZES[2], threads })
  console.log(
    'From cancelling to free threads, 1080p: the longest of three moments (goal: 1000 ms)',
  )
  console.table(rows)
  return rows
}

const round = (value) => Math.round(value * 100) / 100

/** Each measurement in a process of its own: memory that one run leaves behind is not the next one's. */
function inProcess(task) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--task', JSON.stringify(task)])
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code) => code && reject(new Error(`The measurement ended with ${code}.`)))
  })
}

async function measure(work) {
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const before = process.resourceUsage().minorPageFault
  const cpu = process.cpuUsage()
  const start = performance.now()
  const more = await work(start)
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(watch)
  const faults = process.resourceUsage().minorPageFault - before
  return { seconds, cpu: (user + system) / 1e6, peak, faults, ...more }
}

async function filmTask({ width, height, seconds, threads, cold = false, ...more }) {
  const started = performance.now()
  const { openStudio } = await import('../dist/film/make-film.js')
  const folder = mkdtempSync(join(tmpdir(), 'storybook-bench-'))
  const studio = openStudio({ threads })
  const script = await scriptFor(more, { studio, folder })
  const request = { ...script, width, height, seed: 1 }
  // Threads are warm in a service: a tiny film of the same length opens those that this one will use.
  if (!cold) {
    await studio.makeFilm({
      ...request,
      width: 64,
      height: 64,
      seconds,
      out: join(folder, '64.mp4'),
    })
  }
  const result = await measure(async (start) => {
    let first = 0
    const onProgress = () => (first ||= (performance.now() - (cold ? started : start)) / 1000)
    await studio.makeFilm({ ...request, seconds, out: join(folder, 'film.mp4'), onProgress })
    return { first }
  })
  await studio.close()
  rmSync(folder, { recursive: true })
  return result
}

/** What to film: the prompt, the prompt in a style, or a picture that comes alive. */
async function scriptFor({ style, picture }, { studio, folder }) {
  if (picture) return { prompt: PICTURE_PROMPT, image: paintPicture(join(folder, 'picture.jpg')) }
  if (!style) return { prompt: PROMPT }
  // The studio reads it: with a dictionary of its own this process would seem larger than it is.
  const read = { prompt: PROMPT, width: 64, height: 64, seed: 1, seconds: 1 / FPS }
  const { plan } = await studio.makeFilm({ ...read, out: join(folder, 'read.mp4') })
  return { plan: { ...plan, style } }
}

/** A photograph of a lake before hills, of the size that telephones take. In a process of its own: its pixels are not the film's. */
function paintPicture(file) {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'paint-picture.js'), file])
  if (child.status !== 0) throw new Error(`No picture was painted: ${child.stderr.toString()}`)
  return file
}

async function cancelTask({ width, height, threads }) {
  const { openStudio } = await import('../dist/film/make-film.js')
  const { read } = await import('../dist/read/read.js')
  const { setTimeout } = await import('node:timers/promises')
  const folder = mkdtempSync(join(tmpdir(), 'storybook-bench-'))
  const studio = openStudio({ threads })
  const plan = read(PROMPT)
  const request = { seed: 1, seconds: SECONDS, out: join(folder, 'film.mp4') }
  await studio.makeFilm({ ...request, plan, width: 64, height: 64 })
  const rows = []
  for (const style of CANCELLED) {
    let longest = 0
    for (const moment of MOMENTS) {
      const cancel = new AbortController()
      const film = studio.makeFilm({
        ...request,
        plan: { ...plan, style },
        width,
        height,
        signal: cancel.signal,
      })
      const freed = film.catch(() => {})
      await setTimeout(moment)
      const start = performance.now()
      cancel.abort()
      await freed
      longest = Math.max(longest, performance.now() - start)
    }
    rows.push({ style, 'freed after (ms)': Math.round(longest) })
  }
  await studio.close()
  rmSync(folder, { recursive: true })
  return rows
}

/**
 * The same frames, already painted and converted, through the same encoder at the same settings, a reel at a time; and
 * through one encoder for all of them as x264 is usually called, which shows what our settings save.
 */
async function x264Task({ width, height, seconds, picture = false }) {
  const { createPainter } = await import('../dist/paint/painter.js')
  const { GOP_FRAMES } = await import('../dist/film/gop.js')
  const { openEncoder } = await import('../dist/film/h264.js')
  const { openFrameFiller } = await import('../dist/film/frame-filler.js')
  const { createTidy } = await import('../dist/film/tidy.js')
  const film = { seed: 1, width, height, seconds, fps: FPS }
  const painter = createPainter(await (picture ? pictureScene : textScene)(film))
  const filler = openFrameFiller({ width, height })
  const tidy = createTidy()
  const total = { seconds: 0, cpu: 0, peak: 0, usual: { seconds: 0, cpu: 0 } }
  const usual = openUsualX264(film)
  for (let start = 0; start < seconds * FPS; start += GOP_FRAMES * 2) {
    const frames = []
    for (let i = start; i < Math.min(start + GOP_FRAMES * 2, seconds * FPS); i++) {
      frames.push(filler.fill(painter.yuv(i)).clone())
      frames.at(-1).makeWritable()
      await tidy.afterPicture(width * height * 4)
    }
    const part = await measure(async () => {
      const encoder = openEncoder({ width, height, fps: FPS, start })
      for (const frame of frames) await encoder.encode(frame)
      await encoder.finish()
      encoder.close()
    })
    const other = await measure(async () => {
      for (const frame of frames) await usual.encode(frame)
      if (start + frames.length >= seconds * FPS) await usual.finish()
    })
    for (const frame of frames) frame.free()
    total.peak = Math.max(total.peak, part.peak)
    add(total, part)
    add(total.usual, other)
  }
  return total
}

function add(total, part) {
  total.seconds += part.seconds
  total.cpu += part.cpu
}

async function textScene(film) {
  const { read } = await import('../dist/read/read.js')
  const { stage } = await import('../dist/stage/stage.js')
  return stage({ ...film, plan: read(PROMPT) })
}

async function pictureScene(film) {
  const { readForPicture } = await import('../dist/picture/wishes/read-for-picture.js')
  const { stage } = await import('../dist/picture/stage-picture.js')
  const folder = mkdtempSync(join(tmpdir(), 'storybook-bench-'))
  const image = paintPicture(join(folder, 'picture.jpg'))
  const scene = await stage({ ...film, plan: readForPicture(PICTURE_PROMPT), image })
  rmSync(folder, { recursive: true })
  return scene
}

const taskAt = process.argv.indexOf('--task')
if (taskAt > 0) {
  const task = JSON.parse(process.argv[taskAt + 1])
  const tasks = { film: filmTask, x264: x264Task, cancel: cancelTask }
  process.send(await tasks[task.task](task), () => process.exit(0))
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await benchFilm({ quick: process.argv.includes('--quick') })
}
