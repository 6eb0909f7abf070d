import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { linesSuite } from '../suites/lines-suite.ts'
import { queueSuite } from '../suites/queue-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => queueSuite(postgresHome(url ?? '')))
describe.skipIf(url === null)('lines, on PostgreSQL', () => linesSuite(postgresHome(url ?? '')))
