/** What the words for colours mean on heads and chins: red hair is not red. */
export const HAIR_COLOURS: Readonly<Record<string, string>> = {
  black: '#2a2329',
  brown: '#5e3d29',
  blond: '#e0b565',
  blonde: '#e0b565',
  golden: '#dcaa4f',
  red: '#b8502c',
  ginger: '#c9672f',
  auburn: '#7e3b26',
  grey: '#b9b5b2',
  gray: '#b9b5b2',
  white: '#ece8e1',
  silver: '#cdd0d3',
  dark: '#33272a',
  brunette: '#4a3026',
}
