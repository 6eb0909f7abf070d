import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { endsSuite } from '../suites/ends-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => endsSuite(postgresHome(url ?? '')))
