import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '../errors/problem.ts'
import type { Engine, EngineFactory, EngineOptions } from './engine.ts'
import { readEngines, type EngineSections, type Surroundings } from './types/read-engines.ts'

export type Engines = ReadonlyMap<string, Engine>

export interface LoadOptions extends EngineOptions, Partial<Surroundings> {
  /** A user's own folder of engines; the same rules as for ours. */
  readonly enginesDir: string | null
  /** What the settings say of engines that are made by their type. */
  readonly engines?: EngineSections
}

const BUILT_IN = path.join(import.meta.dirname, 'built-in')

/**
 * One folder, one engine: built-in ones and a user's own come through the same door. One section of the settings, one
 * engine: of a type of ours, as often as the operator likes.
 */
export async function loadEngines(options: LoadOptions): Promise<Engines> {
  const { enginesDir, engines: sections = {}, env = {}, onUncancelled, ...shared } = options
  const engines = new Map<string, Engine>()
  const add = (id: string, engine: Engine): void => {
    if (engines.has(id)) throw new Problem(`There are two engines named "${id}".`)
    engines.set(id, engine)
  }
  // Before anything is loaded: a slip in the settings should be told at once.
  const configured = readEngines(sections, { env, onUncancelled })
  for (const root of [BUILT_IN, ...(enginesDir ? [path.resolve(enginesDir)] : [])]) {
    for (const name of await engineFolders(root)) {
      add(name, await loadEngine(path.join(root, name), shared))
    }
  }
  for (const engine of configured) add(engine.id, engine)
  return engines
}

async function engineFolders(root: string): Promise<string[]> {
  if (!existsSync(root)) throw new Problem(`The engines folder ${root} does not exist.`)
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

async function loadEngine(folder: string, options: EngineOptions): Promise<Engine> {
  const name = path.basename(folder)
  const file = ['index.ts', 'index.js', 'index.mjs'].find(
    // Compiled code loads compiled engines: a stray source file beside it must not be picked.
    (entry) =>
      existsSync(path.join(folder, entry)) &&
      (entry !== 'index.ts' || import.meta.filename.endsWith('.ts')),
  )
  if (!file) throw new Problem(`The engine folder ${folder} has no index.js.`)
  const engine = await makeEngine(path.join(folder, file), options)
  if (engine.id !== name) {
    throw new Problem(
      `The engine folder "${name}" makes an engine "${engine.id}"; make them match.`,
    )
  }
  return engine
}

/** Runs what a stranger wrote: whatever breaks there is the operator's to mend, and told in a sentence. */
async function makeEngine(file: string, options: EngineOptions): Promise<Engine> {
  try {
    const module = (await import(pathToFileURL(file).href)) as { default?: EngineFactory }
    if (typeof module.default !== 'function') {
      throw new Problem(`${file} must export a function by default.`)
    }
    const engine: Engine | undefined = await module.default(options)
    if (!engine) throw new Problem(`The function in ${file} must return an engine.`)
    return engine
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem(`The engine in ${file} cannot be loaded: ${String(cause)}`, { cause })
  }
}
