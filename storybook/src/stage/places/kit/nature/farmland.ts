import { clear, deeper, lighter, mix } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { disc, polygon, skyline, type Pair } from '../shapes.ts'
import { leafyCrown } from './leafy-crown.ts'
import { crestOf, type Ridge } from './land.ts'

const CROPS: Readonly<Record<'spring' | 'summer' | 'autumn' | 'winter', readonly string[]>> = {
  spring: ['#b9d460', '#8cc254', '#f0dc62', '#a2c96a', '#c79d6c'],
  summer: ['#e2bf56', '#8fb848', '#6fa045', '#cfcf5c', '#b7c860'],
  autumn: ['#c98f45', '#a87b3e', '#d9b65c', '#9c9448', '#8a5f3c'],
  winter: ['#eef3f8', '#e2eaf2', '#f6f8fb', '#d8e3ee', '#e9eff5'],
}

/** Hills that are tilled: fields of several crops with furrows and hedges, and a copse here and there. */
export function farmland(ink: Ink, ridge: Ridge): void {
  const crest = crestOf(ink, ridge)
  const floor = ridge.floor ?? 0.1
  cut(ink, ridge.colour, [0.5, 0.35]).skyline(crest, floor)
  const { ctx } = ink
  ctx.save()
  ctx.beginPath()
  skyline(crest, floor)(ctx)
  ctx.clip()
  for (const row of [0.96, 0.5]) rowOfFields(ink, crest, { row, colour: ridge.colour })
  ctx.restore()
  for (const [x, y] of crest)
    if (ink.random.chance(0.45)) copse(ink, [x + ink.random.between(-1, 1), y * 0.9], ridge.colour)
}

/** Fields side by side, from a share of the hill's height down. */
function rowOfFields(
  ink: Ink,
  crest: readonly Pair[],
  { row, colour }: { readonly row: number; readonly colour: string },
): void {
  const crops = CROPS[ink.season ?? 'summer']
  let [x, y] = [ink.left, heightAt(crest, ink.left) * row]
  while (x < ink.right) {
    const next = x + ink.random.between(2.4, 5.2)
    const top = heightAt(crest, next) * row
    const lean = ink.random.between(0.6, 1.6) * (row > 0.7 ? 1 : 1.6)
    const field = polygon([x, y], [next, top], [next + lean, top * 0.46], [x + lean, y * 0.46])
    const crop = mix(ink.random.pick(crops), colour, 0.3)
    if (ink.random.chance(0.66)) {
      mark(ink, crop).shape(field)
      furrows(ink, crop, [x, y, next, top, lean])
    }
    if (ink.season !== 'winter') hedge(ink, [x, y], [x + lean, y * 0.46])
    ;[x, y] = [next, top]
  }
}

function heightAt(crest: readonly Pair[], x: number): number {
  const after = crest.findIndex(([at]) => at > x)
  const [to, from] = [crest[after] ?? crest.at(-1)!, crest[after - 1] ?? crest[0]!]
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0])
  return from[1] + (to[1] - from[1]) * Math.min(1, Math.max(0, share))
}

function furrows(
  ink: Ink,
  colour: string,
  [x, y, next, top, lean]: readonly [number, number, number, number, number],
): void {
  stroke(ink, clear(deeper(colour, 0.6), 0.5), 0.05).shape((ctx) => {
    for (let share = 0.14; share < 1; share += 0.17) {
      const [from, high] = [x + (next - x) * share, y + (top - y) * share]
      ctx.moveTo(from, high)
      ctx.lineTo(from + lean, high * 0.46)
    }
  })
}

function hedge(ink: Ink, from: Pair, to: Pair): void {
  for (let i = 0; i < 7; i++) {
    const [x, y] = [from[0] + ((to[0] - from[0]) * i) / 6, from[1] + ((to[1] - from[1]) * i) / 6]
    mark(ink, ink.random.pick(['#4c8a4c', '#3f7a4c'])).shape(disc(x, y, 0.12 + 0.06 * (i % 2)))
  }
}

/** A few round trees close together. */
function copse(ink: Ink, [x, y]: Pair, colour: string): void {
  const tone = ink.season === 'winter' ? '#c3d0dc' : mix('#4c8f4a', colour, 0.2)
  for (const [dx, size] of [
    [-0.5, 0.4],
    [0.45, 0.46],
    [0, 0.58],
  ] as const)
    leafyCrown(ink, {
      x: x + dx,
      y: y - size * 0.7,
      size: [size * 0.8, size],
      colour: ink.season === 'autumn' ? '#c98038' : lighter(tone, 0.06),
    })
}
