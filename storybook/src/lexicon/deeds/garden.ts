import type { DeedPhrases } from './deed-phrases.ts'

/** Garden, farm, animals and loads. */
export const GARDEN: DeedPhrases = {
  'plant-rice':
    'plant rice|plant rice seedling|plant paddy|transplant rice|transplant rice seedling|plant rice paddy|plant rice field',
  plant: 'plant tree|plant flower|plant seed|garden',
  sow: 'sow seed|sow|sow wheat|sow corn|sow field|scatter seed|strew seed|spread seed|sow grain|broadcast seed',
  dig: 'dig hole|shovel dirt',
  'shovel-snow': 'shovel snow|clear snow',
  water: 'water plant|water flower|water garden',
  'hose-garden':
    'water with hose|water with garden hose|hose garden|hose flower|hose lawn|water garden with hose|water plant with hose|water flower with hose|water lawn with hose|water lawn',
  'arrange-flowers':
    'arrange flower|arrange sunflower|arrange rose|arrange tulip|arrange lily|arrange bouquet|make bouquet',
  'pick-fruit':
    'pick apple|pick fruit|harvest apple|pick orange|pick cherry|pick berry|pick peach|pick lemon|pick blueberry|pick grape|pick strawberry|pick olive|pick pear|pick plum|pick fig|pick mango|pick coconut|pick banana|pick apricot|pick lime|pick avocado|pick pomegranate|pick raspberry|pick blackberry|pick gooseberry|pick currant|pick tomato|pick pepper|pick bean|pick cucumber|pick coffee|pick coffee bean|pick coffee cherry|pick vegetable|harvest grape|harvest olive|harvest orange|harvest tomato|harvest strawberry|harvest coffee',
  'pick-tea': 'pick tea|pick tea leaf|pluck tea|harvest tea|gather tea leaf',
  'pick-flowers': 'pick flower|gather flower|gather bouquet',
  'egg-hunt':
    'egg-hunt|hunt-egg|hunt easter egg|easter egg hunt|look for easter egg|hunt for easter egg|collect egg|hide egg|hide easter egg|hide painted egg|lay out egg|mushroom-forage|pick mushroom|forage mushroom|forage for mushroom',
  rake: 'spread mulch|spread bark mulch|rake leaf|sweep leaf',
  'blow-leaves': 'blow leaf',
  mow: 'mow lawn|mow grass|cut grass',
  'trim-hedge':
    'trim hedge|trim bush|prune hedge|trim tree|prune tree|trim shrub|trim bonsai|prune bonsai|prune rose|trim plant|trim rose|prune plant|prune bush|trim branch|prune branch|cut hedge|clip hedge|clip bush|prune rose bush|trim rose bush|lop branch',
  'chop-wood':
    'chop wood|chop firewood|split firewood|chop log|cut firewood|split wood|split log|swing axe',
  'fell-tree': 'chop down tree|fell-tree|chop tree|cut tree|saw down tree|hack tree',
  harvest:
    'harvest wheat|harvest crop|reap wheat|cut wheat|reap|mow wheat|mow barley|harvest barley|harvest corn|thresh wheat',
  uproot: 'uproot|weed|pull weed|pull up weed|weed garden',
  milk: 'milk ~cow|milk ~goat',
  feed: 'feed ~bird|feed ~duck|feed ~animal|feed ~goat|feed ~chicken|feed ~cat|feed ~dog|feed ~pigeon',
  'feed-fish': 'feed-fish|feed-goldfish',
  pet: 'pet ~animal|pet ~dog|pet ~cat',
  groom: 'groom ~dog|brush ~dog|groom ~cat|brush ~cat|brush ~rabbit|comb ~dog|comb ~cat',
  'wash-dog':
    'wash ~dog|bathe ~dog|shampoo ~dog|scrub ~dog|wash ~puppy|bathe ~puppy|wash ~cat|bathe ~cat|wash ~pig',
  'saddle-horse': 'put saddle|lay saddle|place saddle|strap saddle|fasten saddle',
  'towel-beast':
    'dry ~dog|dry ~cat|dry ~puppy|dry ~kitten|dry ~horse|towel ~dog|towel off ~dog|towel-dry ~dog|dry off ~dog|dry off ~cat',
  'groom-horse': 'groom ~horse|brush ~horse|wash ~horse',
  'walk-dog': 'walk ~dog',
  'train-dog':
    'train ~dog|train ~puppy|teach ~dog trick|teach ~puppy trick|teach ~dog to sit|give ~dog command',
  'file-claws':
    'clip cat nail|clip dog nail|trim cat nail|trim dog nail|clip cat claw|trim cat claw|clip dog claw|trim dog claw',
  'hold-snake': 'hold ~snake|snake-charm',
  fish: 'catch-fish|fly-fish|go fishing',
  'ice-fish': 'ice-fish',
  'push-wheelchair': 'push wheelchair',
  push: 'push cart|push trolley|push stroller|push wheelbarrow|grocery-shop|shop for grocery',
  pull: 'pull rope|pull cart',
  'open-umbrella': 'open umbrella|put up umbrella',
  umbrella: 'hold umbrella|walk with umbrella|under-umbrella',
  'carry-sack': 'carry sack|carry sack of present|carry bag of present',
  sniff: 'sniff|smell flower|sniff flower|smell rose|smell perfume',
  carry: 'move box|carry box|carry grocery|carry shopping',
}
