import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { deliveryLogSuite } from '../suites/delivery-log-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => deliveryLogSuite(postgresHome(url ?? '')))
