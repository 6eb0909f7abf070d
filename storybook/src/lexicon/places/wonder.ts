import type { PlaceWords } from './place-words.ts'

/** Other worlds. */
export const WONDER: PlaceWords = {
  'alien-planet':
    'ice planet|jungle planet|purple planet|green planet|unknown planet|alien world|alien landscape|another planet|distant planet|strange planet|exoplanet|planet surface|another world|alien planet landscape',
  'candy-land':
    'candyland|land of sweets|candy world|gingerbread house|candy house|candy kingdom|dessert land|sweets~',
  'close-eye': 'close eye|eye from very near',
  'wall-face': 'wall face|face of a wall',
  'floating-islands':
    'floating island|flying island|flying islands|sky island|sky islands|island in the sky|islands in the sky|floating mountain|floating mountains|floating rocks|floating rock',
  'cloud-kingdom':
    'fantasy|fantasy landscape|fairy land|magic land|dreamscape|fantasy world|fairyland|wonderland|magical land|dream world|dreamland|fairy tale land|heaven|castle in the clouds|castle in the sky|kingdom in the clouds|floating city|flying city|sky city|city in the sky|city in the clouds|floating castle|on a cloud|magic kingdom',
  'cloud-steps':
    'castle cloud stairs|cloud stairs|cloud steps|cloud staircase|cloud stairway|stairway to heaven|stairs to heaven|staircase to heaven|steps to heaven',
  'colour-swirl':
    'color swirl|swirling colors|swirling colours|swirl of colors|swirl of colours|swirls of color|abstract shapes|abstract patterns|abstract background|abstract colors|abstract colours|abstract forms|colorful swirls|colourful swirls|psychedelic pattern|liquid colors|flowing colors|flowing colours|abstract~|color explosion|vortex of colors|vortex of colours',
  'falling-grains': 'falling grains',
  'falling-letters': 'falling letters|digital rain|code rain|matrix code',
  'gathering-lights': 'gathering lights',
  'geometric-shapes': 'geometric shapes',
  'glowing-network':
    'glowing network|growing network|digital network|data network|abstract network|neural network|plexus network|cyberspace|network of lines',
  'ink-cloud': 'ink cloud',
  'light-tunnel':
    'light tunnel|tunnel of light|tunnel of lights|time tunnel|wormhole|hyperspace|warp tunnel|neon tunnel|tunnel of colors|tunnel of colours',
  'liquid-folds': 'liquid folds',
  'mirrored-glass': 'mirrored glass',
  'molten-ball': 'molten ball',
  'silk-waves': 'silk waves',
  'sound-waves': 'swinging sound waves',
  'sparks-in-the-dark': 'field of sparks|spark field',
  'spiral-galaxy': 'spiral galaxy|swirling galaxy',
  'two-forces': 'two forces',
  'visor-mirror': 'visor mirror|goggles mirror|sunglasses mirror',
  'water-rings': 'water rings',
  'enchanted-forest':
    'magical forest|magic forest|fairy forest|fairy tale forest|fantasy forest|glowing forest|bioluminescent forest|luminous forest|luminescent forest|glowing woods|glowing jungle|bioluminescent jungle|elven forest|mystical forest|fairy garden',
  'mushroom-forest':
    'glowing mushroom forest|giant mushroom forest|mushroom grove|mushroom valley|mushroom kingdom|mushroom wood|mushroom woods|fungal forest|mushroom jungle|mushroom land',
  'futuristic-city':
    'future city|cyberpunk city|neon city|sci fi city|city of the future|night city|futuristic street|cyberpunk street|neon street|space colony|utopia',
  'giant-top': 'giant top',
  'haunted-house': 'haunted mansion|spooky house|creepy house|witch house|ghost house|halloween~',
  mars: 'desert planet|red desert planet|dusty planet|sand planet|red planet|martian surface|surface of mars|mars surface|planet mars|martian landscape|mars base|mars colony',
  moon: 'lunar surface|moon base|lunar base|moon colony|lunar colony|moon station|moon surface|surface of the moon|the moon surface|on the moon~|asteroid~',
  prehistoric:
    'prehistoric jungle|prehistoric landscape|prehistoric world|jurassic park|jurassic|dinosaur land|dinosaur world|age of dinosaurs|land of dinosaurs|lost world|cretaceous|ice age~',
  space:
    'outer space|galaxy|cosmos|orbit|deep space|milky way~|universe|zero gravity|starfield|solar system|asteroid belt|asteroid field|field of asteroids|field of stars|nebula~|planet~|planets~|stars~',
  'underwater-city':
    'atlantis|sunken city|underwater palace|mermaid kingdom|city under the sea|underwater kingdom|sunken temple',
  'magic-tower':
    "wizard's tower*|wizard tower*|magic tower*|mage tower*|mage's tower*|sorcerer's tower*|witch's tower*",
  'wizard-study':
    "wizard's study|wizard lair|magician's study|potion room|witch hut|witch's hut|alchemist's lab|magic shop|inside a wizard's tower|wizard's room|wizard's chamber|alchemist~",
}
