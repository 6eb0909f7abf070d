/** For those who write an engine of their own. */
export type {
  Capabilities,
  Context,
  Engine,
  EngineFactory,
  EngineOptions,
  Film,
  Job,
  Mode,
  Request,
  SpriteGrid,
  StopReason,
} from './engines/engine.ts'
export type { JsonValue } from './engines/json-value.ts'
export { AppError } from './errors/app-error.ts'
export type { ErrorCode } from './errors/catalogue.ts'
