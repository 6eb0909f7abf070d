import { sqliteHome } from '../harness/stores.ts'
import { lifeSuite } from '../suites/life-suite.ts'

lifeSuite(sqliteHome)
