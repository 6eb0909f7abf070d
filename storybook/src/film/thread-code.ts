import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { constants, Script } from 'node:vm'

/** The bundled code of a painting thread (`storybook/build.js`): functions for `require`, a file each. */
export interface ThreadCode {
  /** Runs a file, the first time it is asked for, and gives what it exports. */
  load(name: string): unknown
  /** What V8 has compiled of the files that were run, by the path at which `load` looks for it. */
  compiled(): Map<string, Uint8Array>
}

type Wrapped = (exports: object, require: (id: string) => unknown, ...rest: unknown[]) => void

/**
 * Code is not parsed and compiled again if what V8 had made of it lies beside it: that takes half a second of every new thread.
 * V8 itself refuses what was kept by another version of it or with other flags.
 */
export function openThreadCode(folder: string): ThreadCode {
  const outside = createRequire(path.join(folder, 'worker.cjs'))
  const engine = engineKey()
  const scripts = new Map<string, Script>()
  const modules = new Map<string, { readonly exports: object }>()
  const require = (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : outside(id))
  const load = (name: string): unknown => {
    const known = modules.get(name)
    if (known) return known.exports
    const file = path.join(folder, name)
    const script = compile(file, keptFor(file, engine))
    const module = { exports: {} }
    scripts.set(file, script)
    modules.set(name, module)
    const run = script.runInThisContext() as Wrapped
    run(module.exports, require, module, file, folder)
    return module.exports
  }
  const compiled = (): Map<string, Uint8Array> =>
    new Map(
      [...scripts].map(([file, script]) => [keptFor(file, engine), script.createCachedData()]),
    )
  return { load, compiled }
}

function compile(file: string, kept: string): Script {
  return new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(existsSync(kept) ? { cachedData: readFileSync(kept) } : {}),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
}

function keptFor(file: string, engine: string): string {
  return `${file}.${engine}`
}

/** Two builds of one version of Node may differ in what their compiled code refers to. */
function engineKey(): string {
  const build = JSON.stringify([process.versions, process.arch, process.config])
  return createHash('sha256').update(build).digest('hex').slice(0, 12)
}
