/** What a thing made of something looks like: the tone it takes, how strong its shading is, and whether light goes through. */
export interface Material {
  readonly tone: string
  readonly contrast: number
  readonly alpha: number
}

const solid = (tone: string, contrast = 1): Material => ({ tone, contrast, alpha: 1 })

const MATERIALS: Readonly<Record<string, Material>> = {
  wood: solid('#b07a48'),
  oak: solid('#b98a55'),
  bamboo: solid('#c9b15f'),
  gold: solid('#e8b430', 1.5),
  silver: solid('#b9c0c8', 1.5),
  bronze: solid('#b0793f', 1.4),
  copper: solid('#c77b45', 1.4),
  brass: solid('#cfa548', 1.4),
  iron: solid('#6d747b', 1.2),
  steel: solid('#a4afb8', 1.4),
  metal: solid('#9aa5ad', 1.4),
  chrome: solid('#c6ced4', 1.7),
  glass: { tone: '#bfe3ee', contrast: 1.3, alpha: 0.62 },
  crystal: { tone: '#c9dcf7', contrast: 1.6, alpha: 0.72 },
  ice: { tone: '#bfe6f5', contrast: 1.2, alpha: 0.8 },
  stone: solid('#9a978f', 0.9),
  rock: solid('#8f8b84', 0.9),
  marble: solid('#e4e1da', 0.7),
  concrete: solid('#a9a8a3', 0.8),
  brick: solid('#b4553f'),
  clay: solid('#c27a55'),
  ceramic: solid('#e9e4da', 0.8),
  porcelain: solid('#f1f2f2', 0.7),
  leather: solid('#8a5634'),
  paper: solid('#f3ead8', 0.8),
  cardboard: solid('#c79d6b', 0.9),
  straw: solid('#dcbc62'),
  jade: solid('#4fae86'),
  plastic: solid('#ef5a4c', 1.2),
  wool: solid('#e9dfcd', 0.8),
  chocolate: solid('#6b3f27'),
  sand: solid('#d9ba83', 0.8),
  snow: solid('#f1f6fa', 0.8),
  water: { tone: '#5fb4e6', contrast: 1.4, alpha: 0.76 },
  smoke: { tone: '#8d8896', contrast: 1.1, alpha: 0.7 },
  fire: solid('#f97a1f', 0.9),
  lava: solid('#e8501c', 1),
  candy: solid('#f48fb8', 1.2),
  cloud: solid('#eef3f8', 0.7),
  robot: solid('#9aa8b5', 1.5),
  diamond: { tone: '#d5f0ff', contrast: 1.8, alpha: 0.78 },
  moss: solid('#7a9a4a'),
  rust: solid('#a85f34', 1.1),
  clockwork: solid('#cfa548', 1.4),
  leaves: solid('#5f9a45'),
  flowers: solid('#6fa54f'),
  jelly: { tone: '#e85f86', contrast: 1.3, alpha: 0.8 },
  stars: solid('#4a46a8'),
}

/** `wooden`, `made of glass`, `golden`; undefined when it names no material we know. */
export function readMaterial(text: string): Material | undefined {
  const words = text.toLowerCase().split(/[\s-]+/)
  for (const word of words.toReversed()) {
    const known = [word, word.replace(/en$/, ''), word.replace(/(y|s)$/, '')].find(
      (stem) => stem in MATERIALS,
    )
    if (known) return MATERIALS[known]
  }
  return undefined
}
