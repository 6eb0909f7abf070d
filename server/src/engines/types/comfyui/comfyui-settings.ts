import { z } from 'zod'
import { Problem } from '../../../errors/problem.ts'
import type { Mode } from '../../engine.ts'
import { SHAPE_SETTINGS } from '../../remote/film-shape.ts'
import { REMOTE_SETTINGS } from '../../remote/remote-settings.ts'
import { misplaced, type Place, type Places, type Recipe } from './places.ts'
import { loadWorkflow, type Workflow } from './workflow.ts'

const EXPECTED_PLACE = 'expected a node and its input, such as ["6", "text"], or a list of such'
const PLACE = z.tuple([z.union([z.string(), z.int().transform(String)]), z.string()])
const PLACES = z
  .union([PLACE, z.array(PLACE).min(1)], EXPECTED_PLACE)
  .transform((written) => (Array.isArray(written[0]) ? written : [written]) as readonly Place[])

const WORKFLOW = z.string('expected the name of a file').transform((name, context): Workflow => {
  try {
    return loadWorkflow(name)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    context.addIssue(error.message)
    return z.NEVER
  }
})

const follows = (from: string) => z.undefined(`follows from ${from}: leave it out`).optional()

export const COMFYUI_SETTINGS = {
  ...REMOTE_SETTINGS,
  ...SHAPE_SETTINGS,
  modes: follows('`workflow` and `imageWorkflow`'),
  seed: follows('`inputs`'),
  negativePrompt: follows('`inputs`'),
  /** Files in ComfyUI's API format, for films from words and from a picture. */
  workflow: WORKFLOW.optional(),
  imageWorkflow: WORKFLOW.optional(),
  /** Where in them a request goes. */
  inputs: z.record(z.string(), PLACES, 'expected an object such as {"prompt": ["6", "text"]}'),
  /** The same for `imageWorkflow`, where its nodes have other ids. */
  imageInputs: z.record(z.string(), PLACES).optional(),
} as const

export type ComfySettings = z.output<z.ZodObject<typeof COMFYUI_SETTINGS>>

type Written = Pick<ComfySettings, 'workflow' | 'imageWorkflow' | 'inputs' | 'imageInputs'>
export type Recipes = Readonly<Partial<Record<Mode, Recipe>>>

/** What makes films from words, and what from a picture. */
export function recipesOf({ workflow, imageWorkflow, inputs, imageInputs }: Written): Recipes {
  const { image: _, ...withoutImage } = inputs
  return {
    ...(workflow && { 'text-to-video': { name: 'workflow', workflow, places: withoutImage } }),
    ...(imageWorkflow && {
      'image-to-video': {
        name: 'imageWorkflow',
        workflow: imageWorkflow,
        places: imageInputs ?? inputs,
      },
    }),
  }
}

/** Whether every workflow has a place for it: a model honours a seed, or it does not. */
export function isPlaced(recipes: Recipes, name: string): boolean {
  return Object.values(recipes).every(({ places }) => name in places)
}

/** What only all settings together can tell. */
export function comfyProblems(settings: Written): string[] {
  const { 'text-to-video': words, 'image-to-video': picture } = recipesOf(settings)
  const pictureInputs = settings.imageInputs ? '.imageInputs' : '.inputs'
  return [
    ...(words || picture ? [] : ['.workflow: is missing, and so is `imageWorkflow`.']),
    ...(words ? problemsAt('.inputs', words, ['prompt']) : []),
    ...(picture ? problemsAt(pictureInputs, picture, ['prompt', 'image']) : strayImage(settings)),
    ...(words && picture ? unlike(words.places, picture.places) : []),
  ]
}

function problemsAt(place: string, recipe: Recipe, needed: readonly string[]): string[] {
  const missing = needed.filter((name) => !(name in recipe.places))
  return [
    ...missing.map((name) => `.${name}: is missing: say which node takes it, and by which input.`),
    ...misplaced(recipe),
  ].map((problem) => `${place}${problem}`)
}

function strayImage({ inputs, imageInputs }: Written): string[] {
  const isThere = 'image' in inputs || imageInputs !== undefined
  return isThere ? ['.imageWorkflow: is missing, and a picture has a place.'] : []
}

/** Callers are told once for a model what it honours. */
function unlike(words: Places, picture: Places): string[] {
  return ['seed', 'negative_prompt']
    .filter((name) => name in words !== name in picture)
    .map(
      (name) =>
        `.imageInputs.${name}: has a place in one workflow and none in the other. Give it one in both, in none, or make two models of them.`,
    )
}
