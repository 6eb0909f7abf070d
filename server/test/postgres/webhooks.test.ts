import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { webhooksSuite } from '../suites/webhooks-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () => webhooksSuite(postgresHome(url ?? '')))
