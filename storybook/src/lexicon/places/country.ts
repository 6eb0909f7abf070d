import type { PlaceWords } from './place-words.ts'

/** Where people live with the land: farms, fields, gardens, parks. */
export const COUNTRY: PlaceWords = {
  'cherry-grove':
    'cherry blossoms~|cherry blossom~|cherry trees~|cherry tree avenue|cherry orchard|orchard|apple orchard|fruit orchard|orange grove|lemon grove|peach orchard|cherry grove|sakura~|blossoming cherry trees~|cherry blossom garden|cherry blossom park|japanese garden in spring',
  'lined-way':
    'tree lined avenue|avenue of trees|tree lined path|tree lined road|tree lined street|path|footpath|pathway|walkway|stone path|stone pathway|stone walkway|garden path|paved path|cobblestone path|cobbled path|brick path|wooden walkway|wooden path|lantern path|park path',
  backyard: 'back yard|yard|garden party|barbecue~|bbq~',
  'barn-interior':
    'inside a barn|stable|horse stable|cowshed|hayloft|stall~|cattle shed|milking parlor|milking parlour|milking shed|pigsty|pig sty|pigpen|sheepfold|riding stable',
  'tent-interior': 'inside a tent',
  campsite:
    'camp|campground|camping site|camping ground|camp site|scout camp|camping~|tent~|bonfire~|campfire~|campfire site',
  cemetery: 'graveyard|tomb|churchyard|burial ground|necropolis|grave~',
  cornfield:
    'corn field|corn maze|cornfield maze|maize maze|maize field|sugarcane field|sugar cane field',
  farm: 'farmyard|barnyard|ranch|cattle pen|barn*|farmland',
  garden:
    'flower garden|rose garden|vegetable garden|cabbage patch|vegetable patch|vegetable plot|cabbage field|lettuce field|veggie garden|kitchen garden|herb garden|allotment|cottage garden|community garden|castle garden|castle gardens|temple garden|temple gardens|shrine garden|monastery garden|monastery gardens|abbey garden|church garden|convent garden|hotel garden|hotel gardens|mansion garden|villa garden|manor garden|secret garden|walled garden|hidden garden|enchanted garden|gardens',
  porch:
    'veranda|verandah|patio|terrace|garden terrace|front porch|back porch|wooden porch|doorstep|front step|stoop|wooden deck|back deck|garden deck|sun deck|sundeck',
  'japanese-bridge':
    'japanese bridge|red wooden bridge|red arched bridge|japanese wooden bridge|moon bridge|zen bridge|kyoto bridge',
  'japanese-garden':
    'zen garden|japanese garden|rock garden|koi pond garden|kyoto garden|tea garden|dry garden|oriental garden|chinese garden',
  greenhouse:
    'indoor garden|butterfly house|butterfly garden|butterfly conservatory|butterfly farm|greenhouse*|glasshouse|botanical garden|conservatory|hothouse|palm house|winter garden|orangery|botanical greenhouse',
  house:
    'spooky suburb|spooky neighborhood|front door~|driveway|suburb|suburbs|front yard|residential area|residential neighborhood|cul-de-sac|suburban street|suburban house|home',
  'lavender-field':
    'lavender fields|field of lavender|fields of lavender|lavender rows|rows of lavender|provence|lavender~|lavender farm|lavender farms',
  lighthouse: 'light house|beacon~',
  'igloo-village':
    'igloo village|village of igloos|inuit village|eskimo village|igloos~|igloo camp',
  park: 'city park|central park|town park|national park|dog park|public park|public garden|arboretum|outside~',
  playground:
    'school yard|schoolyard|school playground|kindergarten yard|play area|jungle gym~|swing set~|slide~|seesaw~',
  'rice-terraces':
    'terrace farm|terraced farm|terrace farming|rice terrace|terraced fields|rice field|rice paddy|rice paddies|paddy|paddy field|bali|terraced hills',
  'sunflower-field':
    'sunflowers field|sunflower fields|field of sunflowers|fields of sunflowers|sunflowers~|sunflower farm',
  'tulip-field':
    'tulips field|tulip fields|field of tulips|fields of tulips|tulips~|tulip farm|keukenhof|bulb field|bulb fields',
  'poppy-field':
    'poppies field|poppy fields|field of poppies|fields of poppies|poppies~|poppy meadow|field of red poppies',
  'tea-plantation':
    'tea plantations|tea field|tea fields|tea garden hills|tea estate|tea hills|coffee plantation|plantation|rows of tea',
  'flower-field':
    'daisies field|wildflowers field|rose field|cotton field|field of flowers|flower fields|fields of flowers|wildflower field|wildflower meadow|field of wildflowers|field of daisies|daisy field|flower meadow|meadow of flowers|wildflowers~|field of dandelions|dandelion field|rapeseed field|canola field|bluebell field|lily field|lilies field|buttercup field|cornflower field|daffodil field|marigold field|heather field|iris field|hyacinth field|peony field|peonies field|clover field',
  'tuscan-hills':
    "tuscany|tuscan hills|tuscan countryside|tuscan landscape|umbria|val d'orcia|italian countryside|rolling hills of tuscany",
  'hedge-maze': 'maze|labyrinth|garden maze|hedge labyrinth|hedge garden',
  'pumpkin-patch': 'pumpkin field|pumpkin farm|field of pumpkins',
  treehouse: 'treehouse*|tree house*|house in a tree|tree fort',
  'village-street':
    'village lane|snowy street|cobbled village street|cobblestone village street|village high street|village main street|village alley|street in a village|street in the village|lane in a village|street of a village|street of the village',
  village:
    "village green|village festival|cottage|hamlet|village square|village center|village centre|medieval village|small town|old town|chinatown|european village|mountain village|cottages|snowy village|winter village|santa claus village|santa's village",
  vineyard:
    'hop field|hop fields|hop garden|hop farm|winery|grape field|grapevines~|wine country|napa valley',
  'wheat-field':
    'field of wheat|hayfield|hay field|stubble field|field of hay|golden field|grain field|barley field|wheat~|harvest field|crop field|farm field',
  'ploughed-field':
    'ploughed field|plowed field|ploughed fields|plowed fields|tilled field|tilled soil|freshly ploughed field|freshly plowed field|ploughed land|furrowed field|bare field',
  'wind-farm': 'wind turbines~|wind turbine~|wind park|solar panels~|wind power station',
  windmill: 'windmills*|windmill field|dutch windmill|mill~|holland|netherlands',
  'woodland-cabin':
    'woodland cottage|forest cottage|woodland hut|forest hut|log cabin in the woods|cabin in the woods|cabin in the forest|cabin in the mountains|cabin exterior|log cabin exterior|wooden cabin exterior|mountain cabin exterior|lodge exterior|chalet exterior|mountain hut exterior|cottage in the woods|cottage in the forest|hut in the forest|alpine hut|alpine cabin|ski chalet|ski hut|lakeside cabin',
  zoo: 'menagerie|reptile house|snake house|monkey house|elephant house|petting zoo|safari park|animal park|wildlife park|enclosure~',
  'chicken-coop': 'henhouse|hen house|chicken house|chicken shed|hen coop|poultry house',
}
