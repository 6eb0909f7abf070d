import { comfyui } from './comfyui/comfyui.ts'
import type { EngineType } from './engine-type.ts'
import { openaiVideos } from './openai-videos/openai-videos.ts'
import { sdcpp } from './sdcpp/sdcpp.ts'

/** Every kind of engine that the settings can name. A new one is a folder here, and a line. */
export const ENGINE_TYPES: ReadonlyMap<string, EngineType> = new Map([
  ['comfyui', comfyui],
  ['openai-videos', openaiVideos],
  ['sdcpp', sdcpp],
])
