import type { Person } from '../../plan/plan.ts'

export interface Storied {
  /** Whose face it has. */
  readonly face: string
  readonly metres: number
  /** The colour of its fur, when it is another than the animal's. */
  readonly colour?: string
  readonly wears?: Person['wears']
}

const clothes = (text: string): Person['wears'] =>
  text.split(', ').map((item) => {
    const [garment = '', colour = null] = item.split(':')
    return { garment, colour }
  })

/** Animals of cartoons and picture books that go on two legs, known by their colours and clothes. */
export const STORIED_CHARACTERS: Readonly<Record<string, Storied>> = {
  'mickey mouse': {
    face: 'black-mouse',
    metres: 1.2,
    wears: clothes('shorts:#d13f3c, gloves:white, shoes:#f2c33c'),
  },
  'minnie mouse': {
    face: 'black-mouse',
    metres: 1.2,
    wears: clothes('dress:#e0507a, gloves:white, shoes:#f2c33c, flower crown:#e0507a'),
  },
  'donald duck': {
    face: 'white-duck',
    metres: 1.1,
    wears: clothes('tee:#3f72c8, bow tie:#d13f3c, sailor cap:#3f72c8, socks:#f2a03c'),
  },
  'bugs bunny': { face: 'rabbit', metres: 1.3, colour: '#a3a3ab', wears: clothes('gloves:white') },
  garfield: { face: 'cat', metres: 1.1, colour: '#f0882c' },
  sonic: {
    face: 'blue-hedgehog',
    metres: 1.2,
    wears: clothes('gloves:white, sneakers:#d13f3c'),
  },
  'winnie the pooh': {
    face: 'bear',
    metres: 1.2,
    colour: '#efb14a',
    wears: clothes('tee:#d13f3c'),
  },
  paddington: {
    face: 'bear',
    metres: 1.2,
    wears: clothes('coat:#3f5fa8, fedora:#c8303f'),
  },
  pikachu: { face: 'yellow-mouse', metres: 0.9 },
  'hello kitty': {
    face: 'cat',
    metres: 1,
    colour: '#f7f4f0',
    wears: clothes('overalls:#3f6fc0, tee:#d13f3c, flower crown:#d13f3c'),
  },
  'tom cat': { face: 'cat', metres: 1.3, colour: '#8a94a3' },
  'jerry mouse': { face: 'mouse', metres: 0.7, colour: '#b9804e' },
  'peppa pig': { face: 'pig', metres: 1, wears: clothes('dress:#d13f3c, shoes:black') },
  kermit: { face: 'frog', metres: 1.1, colour: '#6fb03a' },
  'scooby doo': { face: 'dog', metres: 1.3, colour: '#9a6a3c', wears: clothes('scarf:#3f9fd0') },
  'puss in boots': {
    face: 'cat',
    metres: 1,
    colour: '#e08a3c',
    wears: clothes('cape:#34323c, sun hat:#34323c, boots:#6b4a34, belt'),
  },
  'rocket raccoon': { face: 'raccoon', metres: 1, wears: clothes('jumpsuit:#d9703a, belt, boots') },
  spongebob: {
    face: 'sponge',
    metres: 1,
    wears: clothes('shirt:white, shorts:#8a5a34, tie:#d13f3c, socks:white, shoes:black'),
  },
  'stitch alien': { face: 'koala', metres: 0.9, colour: '#4f7fd0' },
  yoda: { face: 'story-goblin', metres: 0.8, wears: clothes('robe:#c9b48f, barefoot') },
}
