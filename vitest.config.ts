import { defineConfig } from 'vitest/config'

// Nothing here keeps state in modules, so test files may share them: loading them anew took longer than the tests.
const shared = { testTimeout: 120_000, hookTimeout: 120_000, isolate: false }

export default defineConfig({
  test: {
    // Two cores: more files at once only make each other's films slower.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'all',
          include: ['*/test/**/*.test.ts'],
          exclude: ['server/test/postgres/**', 'server/test/s3/**'],
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
