import { describe, inject } from 'vitest'
import { postgresHome } from '../harness/stores.ts'
import { modelSuite } from '../suites/model-suite.ts'

const url = inject('postgresUrl')

describe.skipIf(url === null)('on PostgreSQL', () =>
  modelSuite(postgresHome(url ?? ''), { runs: 40 }),
)
