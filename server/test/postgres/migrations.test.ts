import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { migrationSuite } from '../suites/migration-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => migrationSuite(postgresHome(url ?? '')))
