import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { eventsSuite } from '../suites/events-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => eventsSuite(postgresHome(url ?? '')))
