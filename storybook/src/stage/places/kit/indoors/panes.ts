import { shellIn, type ShellName } from '../../../../lexicon/places/shells.ts'
import type { PlaceContext } from '../../../place.ts'
import type { Outlook, Panes } from '../paper.ts'

type Pane = Partial<Panes> & { readonly outlook?: Outlook }

/** The windows of what a room is built in, and what is seen through them. */
const PANES: Readonly<Partial<Record<ShellName, Pane>>> = {
  ice: { shape: 'round', frame: '#e9f5fb', outlook: 'snow' },
  treehouse: { shape: 'round', frame: '#8a6446', outlook: 'leaves' },
  submarine: { shape: 'round', frame: '#c99a4a', outlook: 'deep' },
  spaceship: { shape: 'round', frame: '#dfe4ec', outlook: 'stars' },
  ship: { shape: 'round', frame: '#c99a4a', outlook: 'sea' },
  train: { shape: 'none' },
  castle: { shape: 'arched', frame: '#c4bcae' },
  cellar: { shape: 'none' },
  burrow: { shape: 'round', frame: '#8a6446', outlook: 'trees' },
  mushroom: { shape: 'round', frame: '#a8744a', outlook: 'trees' },
  candy: { shape: 'arched', frame: '#fdf4ee' },
  victorian: { shape: 'arched', frame: '#6b4632' },
  deco: { shape: 'arched', frame: '#d9b45a', outlook: 'city' },
  marble: { shape: 'arched', frame: '#f4efe6' },
  tomb: { shape: 'none' },
  tent: { shape: 'none' },
  crystal: { shape: 'arched', frame: '#e6dcff' },
  haunted: { shape: 'arched', frame: '#4a4050' },
}

/** What a room's shell makes of its windows. */
export function panesOf({ scenery }: PlaceContext): { panes?: Panes; outlook?: Outlook } {
  const shell = shellIn(scenery)
  const pane = shell === null ? undefined : PANES[shell]
  if (pane === undefined) return {}
  const { outlook, frame = '#f5ecda', shape = 'square' } = pane
  return { panes: { shape, frame }, ...(outlook === undefined ? {} : { outlook }) }
}
