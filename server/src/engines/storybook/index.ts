import { AppError } from '../../errors/app-error.ts'
import type { EngineFactory } from '../engine.ts'

const storybook: EngineFactory = () => ({
  id: 'storybook',
  label: 'Storybook: the built-in paper theatre',
  capabilities: {
    modes: ['text-to-video', 'image-to-video'],
    resolutions: ['480p', '720p', '1080p'],
    aspectRatios: ['16:9', '9:16', '4:3', '3:4', '21:9', '1:1'],
    minSeconds: 1,
    maxSeconds: 10,
    seed: true,
    audio: true,
    options: ['storybook_plan'],
    atOnce: null,
    pace: 1,
    paid: false,
  },
  generate() {
    throw new AppError('engine_unavailable', 'not wired yet')
  },
})
export default storybook
