/** How buildings are built, and which of their names then mean the whole front: "a gothic building", "a Victorian house". */
const BUILT: Readonly<Record<string, string>> = {
  'gothic|neo-gothic': 'building architecture facade',
  'baroque|rococo': 'building palace architecture facade castle house hall',
  brutalist: 'building architecture facade tower house block library',
  'concrete|soviet': 'building block',
  'half-timbered|tudor|timber-framed': 'house building cottage facade inn architecture mansion',
  victorian: 'house building mansion townhouse facade architecture home villa',
  'art deco|art nouveau': 'building facade tower hotel house architecture skyscraper',
  'futuristic|sci-fi|high-tech': 'building house tower architecture facade villa',
  'modernist|bauhaus|minimalist|ultra-modern': 'house building villa architecture home',
  'neoclassical|palladian': 'building house facade architecture mansion',
}

/** Each of them as a word for the place before it. */
export const STYLED_BUILDINGS = Object.entries(BUILT)
  .flatMap(([styles, names]) =>
    styles.split('|').flatMap((style) => names.split(' ').map((name) => `${style} ${name}`)),
  )
  .join('|')
