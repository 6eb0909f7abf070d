import type { Look } from '../look.ts'

/** How unlike the sky's own tone at the upper edge something may be there and still be sky, unless it is pale as clouds are. */
const UNLIKE = 0.2
/** So dark is a sky by night. */
const DARK = 0.3
/** Neighbours along the edge that differ more belong to different things. */
const STEP = 0.05

/** A stretch of the upper edge in colours that flow into each other. */
interface Run {
  readonly places: number[]
  readonly tone: readonly [red: number, green: number, blue: number]
}

/**
 * Where a search for the sky begins: the places of the upper edge that hold it, among those that may. Walls and hills
 * that reach the edge beside it have colours that some other sky might have.
 */
export function skySeeds(look: Look, isPossible: (at: number) => boolean): readonly number[] {
  const runs = runsOf(look, isPossible)
  const main = runs.reduce<Run | null>(
    (best, run) => (best && weightOf(best) >= weightOf(run) ? best : run),
    null,
  )
  if (!main) return []
  // By night clouds of stars are brighter than the sky, and brown.
  const all = runs.flatMap(({ places }) => places)
  const light = all.reduce((sum, at) => sum + look.bright.data[at]!, 0) / all.length
  if (light < DARK) return all
  const isSame = (run: Run): boolean => isPale(run.tone) || unlike(run.tone, main.tone) < UNLIKE
  return runs.filter(isSame).flatMap(({ places }) => places)
}

function runsOf(look: Look, isPossible: (at: number) => boolean): Run[] {
  const { width, red, green, blue } = look
  const toneAt = (at: number): Run['tone'] => [red.data[at]!, green.data[at]!, blue.data[at]!]
  const runs: number[][] = []
  for (let x = 0; x < width; x++) {
    if (!isPossible(x)) continue
    const goesOn = runs.at(-1)?.at(-1) === x - 1 && unlike(toneAt(x), toneAt(x - 1)) < STEP
    if (goesOn) runs.at(-1)!.push(x)
    else runs.push([x])
  }
  return runs.map((places) => ({ places, tone: meanTone(places.map(toneAt)) }))
}

function meanTone(tones: readonly Run['tone'][]): Run['tone'] {
  const mean = (i: 0 | 1 | 2): number =>
    tones.reduce((sum, tone) => sum + tone[i], 0) / tones.length
  return [mean(0), mean(1), mean(2)]
}

/** Long stretches are skies, and blue ones: a brown hill may take more of the edge than the sky beside it. */
function weightOf({ places, tone: [red, , blue] }: Run): number {
  return places.length * (blue > red + 0.03 ? 3 : 1)
}

function isPale(tone: Run['tone']): boolean {
  const [least, most] = [Math.min(...tone), Math.max(...tone)]
  return most > 0.55 && least > 0.78 * most
}

function unlike(one: Run['tone'], other: Run['tone']): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / 2
}
