import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '../errors/problem.ts'
import type { Engine, EngineFactory, EngineOptions } from './engine.ts'

export type Engines = ReadonlyMap<string, Engine>

export interface LoadOptions extends EngineOptions {
  /** A user's own folder of engines; the same rules as for ours. */
  readonly enginesDir: string | null
}

const BUILT_IN = path.join(import.meta.dirname, 'built-in')

/** One folder, one engine. Built-in engines and a user's own come through the same door. */
export async function loadEngines({ enginesDir, ...options }: LoadOptions): Promise<Engines> {
  const engines = new Map<string, Engine>()
  for (const root of [BUILT_IN, ...(enginesDir ? [path.resolve(enginesDir)] : [])]) {
    for (const name of await engineFolders(root)) {
      if (engines.has(name)) throw new Problem(`There are two engines named "${name}".`)
      engines.set(name, await loadEngine(path.join(root, name), options))
    }
  }
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
