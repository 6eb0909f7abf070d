import { readColour } from '../../../cast/colour/read-colour.ts'
import { mix } from '../../../paint/paper/colour.ts'
import type { Recipe } from './recipe.ts'

const RAINBOW = ['#e5484d', '#f5a623', '#f2d94e', '#4caf6a', '#3b82d6', '#8e5bd0']

/** The same in the colour that the prompt asks for: before the rest, where it is seen. As it is when no colour is meant. */
export function tinted(recipe: Recipe, asked: string | null | undefined): Recipe {
  const colour = readColour(asked ?? '')
  if (colour === null) return recipe
  const shades = [colour, mix(colour, '#ffffff', 0.25), mix(colour, '#1c1826', 0.2)]
  const colours = colour === 'rainbow' ? RAINBOW : shades
  return { ...recipe, colours, alpha: 0.85, depth: -0.25 }
}
