import { spawnSync } from 'node:child_process'
import path from 'node:path'

const COMPILER = path.join(import.meta.dirname, '../../node_modules/.bin/tsc')

/** What was edited since the last build is compiled, so that no test is about yesterday's code. */
export default function compile(): void {
  // An error of types is told and stops nothing: a test may be what finds its cause.
  const { error } = spawnSync(COMPILER, ['-b', path.join(import.meta.dirname, '..')], {
    stdio: 'inherit',
  })
  // Without a compiler the tests would pass on what was built last.
  if (error) throw error
}
