import { createModelHttp } from '../../remote/model-http.ts'
import { createRemoteEngine } from '../../remote/remote-engine.ts'
import { capabilitiesOf, patienceOf } from '../../remote/remote-settings.ts'
import { engineType } from '../engine-type.ts'
import { createSdcppServer } from './sdcpp-server.ts'
import { SDCPP_SETTINGS } from './sdcpp-settings.ts'

/** The server of stable-diffusion.cpp: Wan and its kin on a graphics card of a few gigabytes. */
export const sdcpp = engineType(SDCPP_SETTINGS, ({ id, apiKey, onUncancelled }, settings) => {
  const http = createModelHttp({ baseUrl: settings.baseUrl, apiKey })
  return createRemoteEngine({
    id,
    label: settings.label ?? id,
    capabilities: capabilitiesOf(settings),
    server: createSdcppServer(http, settings),
    http,
    onUncancelled,
    ...patienceOf(settings),
  })
})
