import { createModelHttp } from '../../remote/model-http.ts'
import { createRemoteEngine } from '../../remote/remote-engine.ts'
import { capabilitiesOf, patienceOf } from '../../remote/remote-settings.ts'
import { engineType } from '../engine-type.ts'
import { createVideosServer } from './videos-server.ts'
import { VIDEOS_SETTINGS } from './videos-settings.ts'

/** Servers that speak OpenAI's Videos API: SGLang, vLLM-Omni, TensorRT-LLM, LiteLLM, another Zoetrope. */
export const openaiVideos = engineType(
  VIDEOS_SETTINGS,
  ({ id, apiKey, onUncancelled }, written) => {
    const takesMore = written.flavor !== 'generic'
    const { seed = takesMore, negativePrompt = takesMore } = written
    const settings = { ...written, seed, negativePrompt }
    const http = createModelHttp({ baseUrl: settings.baseUrl, apiKey })
    return createRemoteEngine({
      id,
      label: settings.label ?? settings.model ?? id,
      capabilities: capabilitiesOf(settings),
      server: createVideosServer(http, settings),
      http,
      onUncancelled,
      ...patienceOf(settings),
    })
  },
)
