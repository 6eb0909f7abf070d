import { nearestWord } from '../../../errors/nearest-word.ts'
import type { JsonValue } from '../../json-value.ts'
import { nameOf, type Workflow } from './workflow.ts'

/** What a request can say to a workflow. */
export const INPUT_NAMES = [
  'prompt',
  'negative_prompt',
  'width',
  'height',
  'frames',
  'fps',
  'seed',
  'image',
] as const
export type InputName = (typeof INPUT_NAMES)[number]

/** A node's id, and the name of one of its inputs. */
export type Place = readonly [node: string, input: string]
/** Where in a workflow each of them belongs; some belong into several nodes. */
export type Places = Readonly<Record<string, readonly Place[]>>

/** A workflow, and where a request goes into it. */
export interface Recipe {
  /** The setting that it comes from. */
  readonly name: 'workflow' | 'imageWorkflow'
  readonly workflow: Workflow
  readonly places: Places
}

/** The workflow with a request written into it. What has no value or no place stays as it was exported. */
export function fillWorkflow(
  { workflow, places }: Recipe,
  values: Readonly<Partial<Record<InputName, JsonValue>>>,
): Workflow {
  const filled = structuredClone(workflow) as Record<string, { inputs: Record<string, JsonValue> }>
  for (const [name, value] of Object.entries(values)) {
    for (const [node, input] of places[name] ?? []) {
      const inputs = filled[node]?.inputs
      if (inputs && value !== null) inputs[input] = value
    }
  }
  return filled as unknown as Workflow
}

/** What was exported at the place of a number. */
export function exportedNumber({ workflow, places }: Recipe, name: InputName): number | undefined {
  const [node = '', input = ''] = places[name]?.[0] ?? []
  const value = workflow[node]?.inputs[input]
  return typeof value === 'number' ? value : undefined
}

/** What is wrong with the places, each with what is there instead. */
export function misplaced(recipe: Recipe): string[] {
  return Object.entries(recipe.places).flatMap(([name, all]) => {
    const problems = isInputName(name)
      ? all.flatMap((place) => wrongWith(recipe, place) ?? [])
      : [`nothing in a request is called so.${hint(name, INPUT_NAMES)}`]
    return problems.map((problem) => `.${name}: ${problem}`)
  })
}

const isInputName = (name: string): name is InputName =>
  (INPUT_NAMES as readonly string[]).includes(name)

function wrongWith({ name, workflow }: Recipe, [id, input]: Place): string | undefined {
  const node = workflow[id]
  if (!node) return `\`${name}\` has no node "${id}".${whoHas(workflow, input)}`
  const value = node.inputs[input]
  const where = `${nameOf(workflow, id)} of \`${name}\``
  if (value === undefined) {
    const names = Object.keys(node.inputs)
    return `${where} has no input "${input}". It has: ${names.join(', ')}.`
  }
  if (!isLink(value)) return undefined
  // Written over, a link would be cut, and the node that it came from would work for nobody.
  return `"${input}" in ${where} comes from ${nameOf(workflow, value[0])}: name that one.`
}

function isLink(value: JsonValue): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

const MOST_NAMES = 8

function whoHas(workflow: Workflow, input: string): string {
  const ids = Object.keys(workflow).filter((id) => input in (workflow[id]?.inputs ?? {}))
  const names = ids.slice(0, MOST_NAMES).map((id) => nameOf(workflow, id))
  return names.length === 0 ? '' : ` An input "${input}" is in ${names.join(', ')}.`
}

function hint(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known)
  return near === undefined ? ` There are: ${known.join(', ')}.` : ` Did you mean "${near}"?`
}
