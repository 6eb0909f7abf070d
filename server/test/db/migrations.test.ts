import { describe } from 'vitest'
import { sqliteHome } from '../harness/stores.ts'
import { migrationSuite } from '../suites/migration-suite.ts'

describe('on SQLite', () => migrationSuite(sqliteHome))
