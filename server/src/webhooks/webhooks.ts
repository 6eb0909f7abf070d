import type { Database } from '../db/database.ts'
import type { AddressGuard } from '../net/address-guard.ts'
import { checkCallbackUrl } from './callback-url.ts'
import { listDeliveries, redeliver, type LogOptions } from './delivery-log.ts'
import { failingEndpoints, resumeEndpoints } from './endpoints.ts'
import { readSettings, rotateSecret, setDefaultUrl } from './webhook-settings.ts'

export type Webhooks = ReturnType<typeof openWebhooks>

/** All that callers may do with their webhooks. */
export function openWebhooks(database: Database, guard: AddressGuard) {
  return {
    /** Throws when no event would ever be sent there. */
    checkUrl: (url: string, param: string) => checkCallbackUrl(guard, url, param),
    settings: (keyId: string) => readSettings(database, keyId),
    failing: (keyId: string) => failingEndpoints(database, keyId),
    setUrl: (keyId: string, url: string | null) => setDefaultUrl(database, { keyId, url }),
    resume: (keyId: string) => resumeEndpoints(database, keyId),
    rotateSecret: (keyId: string) => rotateSecret(database, keyId),
    deliveries: (options: LogOptions) => listDeliveries(database, options),
    redeliver: (id: string, keyId: string) => redeliver(database, { id, keyId }),
  }
}
