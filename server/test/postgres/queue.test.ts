import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { queueSuite } from '../suites/queue-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => queueSuite(postgresHome(url ?? '')))
