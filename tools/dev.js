// Builds on every change and starts the service anew. Ends both with Ctrl-C.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const run = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })

const compiler = run('node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput')
const watched = ['server/dist', 'storybook/dist', 'server/pages'].map(
  (folder) => `--watch-path=${folder}`,
)
const service = run(...watched, 'server/bin/zoetrope.js', 'serve', ...process.argv.slice(2))

for (const child of [compiler, service]) {
  child.once('exit', () => {
    compiler.kill()
    service.kill()
  })
}
