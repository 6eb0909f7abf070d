import { lookUp } from './look-up.ts'
interface Reading {
  /** What the word means when one of the cues is near. */
  readonly meaning: string
  readonly cues: readonly string[]
}

const READINGS: Record<string, readonly Reading[]> = {
  bat: [
    {
      meaning: 'baseball bat',
      cues: [
        'baseball',
        'ball',
        'swing',
        'player',
        'hit',
        'pitch',
        'glove',
        'base',
        'batter',
        'cricket',
        'helmet',
      ],
    },
  ],
  mouse: [
    {
      meaning: 'computer mouse',
      cues: ['computer', 'keyboard', 'laptop', 'click', 'clicks', 'clicking', 'monitor'],
    },
  ],
  crane: [
    {
      meaning: 'construction crane',
      cues: [
        'construction',
        'building',
        'steel',
        'lift',
        'lifts',
        'lifting',
        'site',
        'harbour',
        'harbor',
        'port',
        'dock',
        'container',
        'containers',
        'skyscraper',
        'shipyard',
        'drydock',
        'dockyard',
        'docks',
        'ship',
        'ships',
        'cargo',
        'magnet',
        'junkyard',
        'scrapyard',
        'piano',
        'car',
        'beam',
        'girder',
        'hook',
        'wrecking',
        'demolition',
        'lowers',
        'hoists',
        'tower',
        'operator',
      ],
    },
    { meaning: 'crane bird', cues: [] },
  ],
  bow: [
    {
      meaning: 'bow and arrow',
      cues: ['arrow', 'arrows', 'archer', 'shoot', 'shooting', 'hunter', 'archery'],
    },
    { meaning: 'violin', cues: ['violin', 'cello'] },
    { meaning: 'ribbon', cues: [] },
  ],
  container: [
    {
      meaning: 'shipping container',
      cues: ['port', 'crane', 'ship', 'harbor', 'harbour', 'truck', 'dock', 'train', 'cargo'],
    },
  ],
  // Far from any town nobody builds a high-rise.
  tower: [
    {
      meaning: 'watch tower',
      cues: [
        'hill',
        'hills',
        'hilltop',
        'mountain',
        'mountains',
        'cliff',
        'sea',
        'coast',
        'shore',
        'forest',
        'woods',
        'desert',
        'field',
        'meadow',
        'countryside',
        'castle',
        'ancient',
        'medieval',
        'ruined',
        'stone',
        'flag',
      ],
    },
  ],
  seal: [{ meaning: 'envelope', cues: ['wax', 'letter'] }],
  bass: [{ meaning: 'guitar', cues: ['play', 'playing', 'plays', 'band', 'music', 'guitar'] }],
  jaguar: [
    {
      meaning: 'racing car',
      cues: ['drive', 'driving', 'drives', 'road', 'race', 'street', 'highway', 'parked', 'garage'],
    },
  ],
  trunk: [{ meaning: 'luggage', cues: ['pack', 'packing', 'travel'] }],
  star: [{ meaning: 'starfish', cues: ['seabed', 'reef'] }],
  plant: [
    {
      meaning: 'factory',
      cues: ['power', 'nuclear', 'industrial', 'chemical', 'smoke', 'workers'],
    },
  ],
  bolt: [{ meaning: 'nut and bolt', cues: ['nut', 'screw', 'wrench', 'metal'] }],
  turkey: [
    {
      meaning: 'roast turkey',
      cues: ['roast', 'roasted', 'dinner', 'thanksgiving', 'oven', 'eating'],
    },
  ],
  ring: [{ meaning: 'ring', cues: [] }],
  fan: [{ meaning: 'sports fan', cues: ['cheer', 'cheering', 'stadium', 'team', 'concert'] }],
  glasses: [
    { meaning: 'wine glass', cues: ['wine', 'bottle', 'champagne', 'toast', 'clink', 'whisky'] },
  ],
  batter: [
    {
      meaning: 'dough',
      cues: [
        'mixing',
        'mixes',
        'mix',
        'stirring',
        'whisking',
        'bowl',
        'pancake',
        'cake',
        'pouring',
        'whisks',
        'stirs',
        'pours',
        'chef',
        'baker',
        'pan',
      ],
    },
  ],
  pen: [{ meaning: 'fence', cues: ['pig', 'pigs', 'sheep', 'cow', 'cows', 'farm'] }],
  date: [{ meaning: 'grapes', cues: ['plate', 'bowl', 'palm', 'fruit', 'dried', 'eat', 'eating'] }],
  pitcher: [
    { meaning: 'baseball player', cues: ['ball', 'throws', 'throwing', 'baseball', 'mound'] },
    { meaning: 'milk pitcher', cues: [] },
  ],
  model: [{ meaning: 'automobile', cues: ['car', 'toy'] }],
}

/** Another phrase to look up instead, when the words around say which meaning is intended. */
export function chooseSense(phrase: string, context: readonly string[]): string | null {
  // A prompt may say "constructor".
  const readings = lookUp(READINGS, phrase)
  if (readings === undefined) return null
  const fitting = readings.find(({ cues }) => cues.some((cue) => context.includes(cue)))
  const meaning = (fitting ?? readings.find(({ cues }) => cues.length === 0))?.meaning
  return meaning === undefined || meaning === phrase ? null : meaning
}
