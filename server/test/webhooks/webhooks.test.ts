import { sqliteHome } from '../harness/stores.ts'
import { webhooksSuite } from '../suites/webhooks-suite.ts'

webhooksSuite(sqliteHome)
