import { createModelHttp } from '../../remote/model-http.ts'
import { createRemoteEngine } from '../../remote/remote-engine.ts'
import { capabilitiesOf, patienceOf } from '../../remote/remote-settings.ts'
import { MODES } from '../../engine.ts'
import { engineType } from '../engine-type.ts'
import { createComfyServer } from './comfyui-server.ts'
import { COMFYUI_SETTINGS, comfyProblems, isPlaced, recipesOf } from './comfyui-settings.ts'

/** ComfyUI, with workflows that an operator exported from it. */
export const comfyui = engineType(
  COMFYUI_SETTINGS,
  ({ id, apiKey, onUncancelled }, settings) => {
    const recipes = recipesOf(settings)
    const http = createModelHttp({ baseUrl: settings.baseUrl, apiKey })
    return createRemoteEngine({
      id,
      label: settings.label ?? id,
      capabilities: capabilitiesOf({
        ...settings,
        modes: MODES.filter((mode) => mode in recipes),
        seed: isPlaced(recipes, 'seed'),
        negativePrompt: isPlaced(recipes, 'negative_prompt'),
      }),
      server: createComfyServer(http, { ...settings, recipes }),
      http,
      onUncancelled,
      ...patienceOf(settings),
    })
  },
  comfyProblems,
)
