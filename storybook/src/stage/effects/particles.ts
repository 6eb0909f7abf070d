import { mix as mixColour } from '../../paint/paper/colour.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { clamp, mix, wave } from '../easing.ts'
import { dice } from './dice.ts'
import type { Recipe } from './recipes/recipe.ts'

/** A stream of particles, each a pure function of its number and the time. */
export interface Stream {
  readonly name: string
  readonly recipe: Recipe
  readonly from: number
  readonly until: number
  readonly strength: number
  readonly seed: number
  /** Where the spring is at story time t, in u, and what one unit of the recipe measures there. */
  readonly spring: (t: number) => Place3 & { readonly unit: number; readonly facing: number }
}

const MOST_AT_ONCE = 90

/** Draws a stream. */
export function particles(stream: Stream): Piece {
  const depth = stream.recipe.depth ?? -0.05
  return {
    name: stream.name,
    depth: (t) => stream.spring(clamp(t, stream.from, stream.until)).z + depth,
    draw: (pen) => drawStream(stream, pen),
  }
}

/** What runs as long as the film ran before it: its first frame is not dry. */
function beginning({ recipe, from, until }: Stream): number {
  return from === 0 && until === Infinity ? -recipe.life : from
}

function drawStream(stream: Stream, pen: Pen): void {
  const { recipe, until, strength, seed } = stream
  const from = beginning(stream)
  const rate = Math.min(
    recipe.rate * Math.sqrt(strength) * (until - from < 1 ? 2.2 : 1),
    MOST_AT_ONCE / recipe.life,
  )
  const first = Math.max(0, Math.ceil((pen.t - recipe.life - from) * rate))
  const last = Math.floor((Math.min(pen.t, until) - from) * rate)
  pen.ctx.save()
  for (let number = first; number <= last; number++) {
    const born = from + number / rate
    const age = pen.t - born
    if (age >= 0 && age < recipe.life)
      drawParticle(stream, pen, { born, age, chance: dice(seed, number) })
  }
  pen.ctx.restore()
}

interface Particle {
  readonly born: number
  readonly age: number
  readonly chance: (side: number) => number
}

function drawParticle(
  { recipe, from, strength, spring }: Stream,
  pen: Pen,
  { born, age, chance }: Particle,
): void {
  const { x, y, z, unit, facing } = spring(recipe.clings ? pen.t : Math.max(from, born))
  const share = age / recipe.life
  const bulk = Math.sqrt(strength)
  const [dx, dy] = recipe.speed
  const [wx, wy] = recipe.spread
  const [sx, sy] = recipe.scatter ?? [0, 0]
  const along =
    (sx * chance(1) +
      (dx + wx * chance(2)) * age +
      (recipe.sway ?? 0) * wave(age * 0.7 + chance(3))) *
    bulk
  const up =
    (sy * chance(4) + (dy + wy * chance(5)) * age - ((recipe.gravity ?? 0) * age * age) / 2) * bulk
  const at = pen.project(x + facing * along * unit, y + up * unit, z)
  const size =
    mix(recipe.size[0], recipe.size[1], share) * (1 + 0.35 * chance(6)) * unit * at.scale * bulk
  const { ctx } = pen
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(recipe.spin ? recipe.spin * (age + chance(7)) * (chance(8) > 0 ? 1 : -1) : 0)
  ctx.scale(recipe.aims ? facing * size : size, size)
  ctx.globalAlpha = (recipe.alpha ?? 1) * clamp(share * 8) * clamp((1 - share) * 2.2)
  const colour = colourOf(recipe, pen, chance(9))
  ctx.fillStyle = colour
  if (recipe.lines) ctx.strokeStyle = colour
  recipe.shape(ctx)
  ctx.restore()
}

function colourOf(recipe: Recipe, { light }: Pen, chance: number): string {
  const { colours } = recipe
  const colour = colours[Math.floor(((chance + 1) / 2) * colours.length * 0.9999)] ?? '#ffffff'
  return recipe.glows ? colour : mixColour(colour, light.tint, light.tintAmount * 0.45)
}
