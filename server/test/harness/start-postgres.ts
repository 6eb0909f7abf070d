import type { TestProject } from 'vitest/node'
import { makePostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where there is no PostgreSQL: the tests that need it say so and are skipped. */
    postgresUrl: string | null
  }
}

/** A PostgreSQL for this run: the one in TEST_DATABASE_URL, or Debian's, started here on loopback and ended after. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await makePostgresServer() : undefined
  await server?.start()
  project.provide('postgresUrl', given ?? server?.url ?? null)
  if (given === undefined && !server) {
    process.stderr.write(
      'No PostgreSQL here (apt-get install postgresql): its tests are SKIPPED.\n',
    )
  }
  return async () => server?.remove()
}
