import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

const SOURCES = path.join(import.meta.dirname, 'storybook/src/')
const COMPILED = path.join(import.meta.dirname, 'storybook/dist/')

/**
 * Tests of Storybook name its sources and get what `tsc` made of them, loaded by Node itself: thousands of modules that each
 * worker had transformed took two minutes of a run.
 */
const compiledStorybook: Plugin = {
  name: 'compiled storybook',
  enforce: 'pre',
  resolveId(id, importer) {
    const file = path.resolve(path.dirname(importer ?? ''), id)
    if (!file.startsWith(SOURCES) || !existsSync(file)) return null
    return file.replace(SOURCES, COMPILED).replace(/\.ts$/u, '.js')
  },
}

const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // One second, as it is by default, is too little where everything else runs, too.
  expect: { poll: { timeout: 10_000 } },
  // Nothing here keeps state in modules, so test files may share them: loading them anew took longer than the tests.
  isolate: false,
  server: { deps: { external: [/\/storybook\/dist\//u] } },
}

export default defineConfig({
  test: {
    // One more than two cores: a sixth of the time tests of the server wait, for a lease, a retry, a process that starts.
    maxWorkers: 3,
    projects: [
      {
        plugins: [compiledStorybook],
        test: {
          ...shared,
          name: 'all',
          include: ['*/test/**/*.test.ts'],
          exclude: ['server/test/postgres/**', 'server/test/s3/**'],
          globalSetup: ['storybook/test/compile.ts'],
        },
      },
      {
        // The same suites as on SQLite, on a PostgreSQL of the run's own.
        test: {
          ...shared,
          name: 'postgres',
          include: ['server/test/postgres/*.test.ts'],
          globalSetup: ['server/test/harness/start-postgres.ts'],
        },
      },
      {
        // What runs over a folder, over S3; a fleet over both of them.
        test: {
          ...shared,
          name: 's3',
          include: ['server/test/s3/*.test.ts'],
          globalSetup: ['server/test/harness/start-s3.ts', 'server/test/harness/start-postgres.ts'],
        },
      },
    ],
  },
})
