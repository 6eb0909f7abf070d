import { sqliteHome } from '../harness/stores.ts'
import { queueSuite } from '../suites/queue-suite.ts'

queueSuite(sqliteHome)
