import { sqliteHome } from '../harness/stores.ts'
import { modelSuite } from '../suites/model-suite.ts'

modelSuite(sqliteHome, { runs: 150 })
