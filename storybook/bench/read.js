/* oxlint-disable no-console -- a tool that prints */
import { spawnSync } from 'node:child_process'
import { read } from '../dist/read/read.js'

/**
 * What reading costs: the first prompt of a fresh process beside a bare Node, a prompt when all is warm, and how the time
 * grows with ten times the length (10 is linear). CPU time, because other programs may run.
 */
export function benchRead({ runs = 7 } = {}) {
  const bare = median(runs, () => freshProcess(''))
  const cold = median(runs, () => freshProcess(COLD))
  const row = (text) => cpu(() => read(text))
  row(PROMPT)
  const warm = median(runs * 3, () => row(PROMPT))
  const growth = Object.entries(REPEATED).map(([name, unit]) => {
    const short = median(runs, () => row(fill(unit, 400)))
    const long = median(runs, () => row(fill(unit, 4000)))
    return { text: name, ms_400: round(short), ms_4000: round(long), times: round(long / short) }
  })
  return {
    bare_node_ms: round(bare),
    load_and_first_read_ms: round(cold - bare),
    ratio_to_bare_node: round(cold / bare),
    warm_read_ms: round(warm),
    growth,
  }
}

const PROMPT = 'six rabbits hop through a snowy garden at dusk, camera pans left'
const COLD = `const { read } = await import(${JSON.stringify(new URL('../dist/read/read.js', import.meta.url).href)}); read(${JSON.stringify(PROMPT)});`
const REPEATED = {
  english: 'a red dog runs over the hill and ',
  chinese: '一只猫在',
  japanese: '猫が走って',
  russian: 'кошка бежит ',
  adjectives: 'very ',
  nouns: 'dog ',
  denial: 'without ',
  camera: 'camera slowly pans ',
  emoji: '🐱',
  spaces: ' ',
}

function freshProcess(code) {
  const report = 'const u = process.cpuUsage(); console.log((u.user + u.system) / 1000)'
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code + report])
  return Number(stdout.toString())
}

function cpu(work) {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

function fill(unit, length) {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

function median(runs, measure) {
  const all = Array.from({ length: runs }, measure).toSorted((a, b) => a - b)
  return all[Math.floor(runs / 2)]
}

function round(value) {
  return Math.round(value * 10) / 10
}

if (import.meta.filename === process.argv[1]) console.log(JSON.stringify(benchRead(), null, 2))
