import { sqliteHome } from '../harness/stores.ts'
import { deliveryLogSuite } from '../suites/delivery-log-suite.ts'

deliveryLogSuite(sqliteHome)
