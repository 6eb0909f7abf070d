import { sqliteHome } from '../harness/stores.ts'
import { endsSuite } from '../suites/ends-suite.ts'

endsSuite(sqliteHome)
