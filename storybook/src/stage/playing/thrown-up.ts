import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { particles } from '../effects/particles.ts'
import { RECIPES } from '../effects/recipes/all-recipes.ts'
import type { Recipe } from '../effects/recipes/recipe.ts'
import type { Player } from '../player.ts'

/** What scenery says of those who move: "thrown dust". */
const THROWN = /^thrown (?<stuff>dust|mud|sparks)$/u

const STUFFS: Readonly<Record<string, Recipe>> = {
  dust: {
    ...RECIPES.dust,
    rate: 22,
    life: 2.1,
    size: [0.14, 0.62],
    speed: [-0.3, 0.16],
    scatter: [0.1, 0.04],
    alpha: 0.8,
  },
  mud: RECIPES.mud,
  sparks: {
    ...RECIPES.sparks,
    rate: 120,
    size: [0.06, 0.02],
    speed: [-0.6, 0.7],
    spread: [1, 0.7],
    scatter: [0.4, 0.02],
  },
}

/** The kinds of stuff that whoever moves throws up in a take. */
export function stuffThrown(scenery: readonly string[] = []): readonly string[] {
  return scenery.flatMap((words) => THROWN.exec(words)?.groups?.['stuff'] ?? [])
}

/** Dust, mud or sparks behind one who goes or turns on the ground. */
export function thrownUp(player: Player, stuffs: readonly string[], seconds: number): Piece[] {
  if (player.medium !== 'ground' || !isMoving(player, seconds)) return []
  return stuffs.flatMap((stuff) => {
    const recipe = STUFFS[stuff]
    if (!recipe) return []
    const name = `${player.key} thrown ${stuff}`
    return [
      particles({
        name,
        recipe,
        from: 0,
        until: Infinity,
        strength: 1,
        seed: hashText(name),
        spring: (t) => {
          const { x, y, z, height, facing } = player.at(t)
          const behind = Math.min(0.45 * player.actor.aspect, 1.2) * facing
          return { x: x - behind * height, y: y + 0.06 * height, z, unit: height, facing }
        },
      }),
    ]
  })
}

function isMoving(player: Player, seconds: number): boolean {
  const moments = [0, 0.21, 0.4, 0.57, 0.73, 0.9].map((share) => player.at(share * seconds))
  const [first] = moments
  return moments.some(
    ({ x, z, pose }) =>
      Math.abs(x - (first?.x ?? x)) > 0.1 ||
      Math.abs(z - (first?.z ?? z)) > 0.1 ||
      pose.roll !== first?.pose.roll ||
      pose.turn !== first?.pose.turn,
  )
}
