import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readConfigFile } from '../../../config/read-config-file.ts'
import { Problem } from '../../../errors/problem.ts'
import type { JsonValue } from '../../json-value.ts'

/** One step of a workflow. An input is a value, or a link: `["4", 0]`. */
export type WorkflowNode = {
  readonly class_type: string
  readonly inputs: Readonly<Record<string, JsonValue>>
}

/** A workflow in the form that ComfyUI's API takes: its nodes by their ids. */
export type Workflow = Readonly<Record<string, WorkflowNode>>

const API_FORMAT = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.json()) }),
)

/** Reads a workflow that an operator exported. Throws a Problem that says what to do. */
export function loadWorkflow(name: string): Workflow {
  const file = path.resolve(name)
  if (!existsSync(file)) throw new Problem(`there is no file ${file}`)
  const written = readConfigFile(file)
  if (Array.isArray(written['nodes'])) {
    throw new Problem(
      `${file} is a workflow as ComfyUI's editor saves it. Export it for the API: Workflow → Export (API) in its menu`,
    )
  }
  const { data } = API_FORMAT.safeParse(written)
  if (data && Object.keys(data).length > 0) return data
  throw new Problem(
    `${file} is no workflow: expected nodes such as {"3": {"class_type": "KSampler", "inputs": {…}}}`,
  )
}

/** A node as people find it in the editor. */
export function nameOf(workflow: Workflow, id: string): string {
  const type = workflow[id]?.class_type
  return type === undefined ? `node ${id}` : `node ${id} (${type})`
}

/** The nodes in which nearly all of the time goes by: they tell how far a film is. */
export function longNodes(workflow: Workflow): string[] {
  return Object.entries(workflow)
    .filter(([, { class_type: type, inputs }]) => /sampler/i.test(type) && isFed(inputs))
    .map(([id]) => id)
}

/** Nodes that only choose a sampler are called so too, but no model goes into them. */
const isFed = (inputs: WorkflowNode['inputs']): boolean => 'model' in inputs || 'guider' in inputs
