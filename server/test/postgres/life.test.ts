import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { lifeSuite } from '../suites/life-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => lifeSuite(postgresHome(url ?? '')))
