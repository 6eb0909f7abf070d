import type { DeedPhrases } from './deed-phrases.ts'

/** What vehicles, boats and aircraft do. */
export const VEHICLES: DeedPhrases = {
  turn: 'turn corner|turn around corner|round corner|take corner|make turn|make u turn',
  'wait-in-traffic': 'sit in traffic|be stuck in traffic|wait in traffic',
  'cross-bridge':
    'cross bridge|cross over bridge|go over bridge|pass over bridge|drive over bridge',
  accelerate: 'gain speed|pick up speed|speed up|accelerate to gain speed',
  stop: 'slow down|slow down to stop|come to stop|come to halt|brake|pull up',
  abduct: 'abduct ~cow|abduct|beam up|kidnap|beam up ~cow',
  sink: 'go under|go down in sea',
  plough:
    'plough field|plow field|plough|plow|till field|till soil|plough land|plow land|plough earth|plow earth|plough soil|till land|harrow field',
  derail: 'derail|jump track|jump rail|come off track|come off rail|run off rail|leave rail',
  capsize: 'capsize|keel over|turn turtle|flip over in wave|tip over in wave',
  drive: 'flatten road|pave road|flatten asphalt',
  launch: 'blast off|lift off|take off into space|launch into space',
}
