import { sqliteHome } from '../harness/stores.ts'
import { eventsSuite } from '../suites/events-suite.ts'

eventsSuite(sqliteHome)
