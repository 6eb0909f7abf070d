import type { DeedPhrases } from './deed-phrases.ts'

/** House, body and screens. */
export const HOME: DeedPhrases = {
  'wash-by-hand':
    'hand wash clothes|wash clothes by hand|hand wash laundry|wash laundry by hand|wash clothes in tub|wash clothes in basin|scrub clothes|wash laundry in tub|wash clothes on washboard',
  'put-in-lens': 'apply contact lenses',
  'remove-curlers':
    'remove curler|remove hair curler|take out curler|take out hair curler|remove curler from hair|take curler out of hair|use hair curler|put in curler|put in hair curler',
  'climb-in-window': 'window-climb',
  'reach-in-window': 'window-steal',
  'peek-corner': 'corner-peek',
  'climb-out-window': 'window-escape',
  'put-in-order': 'shelf-order',
  sweep: 'sweep floor|sweep|tidy up with broom|clean with broom|use broom|clean up with broom',
  mop: 'mop floor|clean floor|scrub floor',
  vacuum: 'vacuum floor|vacuum carpet|hoover',
  'clean-window': 'clean window|wash window|wipe window',
  clean: 'wipe table|clean table',
  'clean-gutters':
    'clean-gutter|clean-out-gutter|clear-gutter|clear-out-gutter|empty-gutter|unclog-gutter|clean rain gutter|clean roof gutter|clean leaf out of gutter|clear leaf from gutter|scoop leaf out of gutter',
  'clean-pool':
    'clean pool|clean swimming_pool|skim pool|skim leaf from pool|skim leaf off pool|net leaf out of pool',
  'move-furniture':
    'move furniture|push furniture|move sofa|push sofa|move couch|push couch|move armchair|push armchair|rearrange furniture|shift furniture|move wardrobe|push wardrobe|rearrange living room',
  'use-remote':
    'use remote controller|use remote control|use remote|use tv remote|change channel|switch channel|change tv channel|flip through channel|press remote|press remote control|point remote|point remote control at tv|point remote at tv|point remote control at television|point remote at television|aim remote control at tv|aim remote control at television|aim remote at tv|aim remote at television|turn on tv|switch on tv|turn on television',
  disinfect: 'disinfect|sanitize|sanitise|fumigate|spray disinfectant|decontaminate',
  'dust-shelves':
    'dust shelf|dust bookshelf|dust furniture|dust shelf with feather duster|dust shelf with duster|dust bookcase|use feather duster|dust bookshelf with feather duster|dust house|dust room|dust cabinet',
  'clean-toilet': 'clean toilet|scrub toilet',
  'flush-toilet': 'flush toilet|flush loo|pull toilet chain|press toilet handle',
  'plunge-toilet':
    'plunge toilet|unclog toilet|unblock toilet|unclog toilet with plunger|unblock toilet with plunger|use plunger|plunge toilet with plunger',
  'wash-dishes': 'wash dish|wash plate|wash up|scrub dish|scrub plate|rinse plate|rinse dish',
  rinse: 'rinse|rinse off',
  'dry-dishes':
    'dry dish|dry plate|dry cup|dry glass|dry bowl|wipe dish|wipe plate|polish glass|dry up',
  'hang-picture':
    'hang picture|hang painting|hang mirror|hang photo|hang photograph|hang portrait|hang poster|hang frame|hang clock|straighten picture|hang up picture|hang up painting|hang up poster|hang up mirror|hang up photo',
  'hang-coat':
    'hang coat|hang up coat|hang up jacket|hang up hat|hang jacket|hang hat|hang scarf|hang bag|hang raincoat|hang cap',
  'hammer-wall':
    'hammer nail into wall|hammer nail in wall|hit nail into wall|drive nail into wall|knock nail into wall|bang nail into wall|pound nail into wall',
  'wind-clock': 'wind clock|wind watch',
  'open-curtains': 'open curtain|draw curtain|pull curtain|hang curtain|close curtain|hang drape',
  'tuck-in': 'tuck in|tuck into ~bed|tuck up|tuck',
  'make-bed': 'make bed|change sheet',
  'pillow-fight': 'pillow-fight|have pillow fight',
  'wash-hands': 'wash hand|sanitize hand|disinfect hand',
  'wash-face': 'wash face|cleanse face|splash face|splash water on ~face|rinse face|scrub face',
  'wipe-hands':
    'wipe hand|dry hand|wipe hand on rag|wipe hand on apron|wipe hand on towel|wipe hand with cloth',
  'wash-feet': 'wash foot|soak foot',
  'brush-teeth': 'brush tooth|brush teeth',
  'floss-teeth': 'floss-tooth|floss-teeth|use dental floss|floss',
  gargle: 'gargle|rinse mouth',
  'wash-hair': 'wash hair|shampoo hair|dye-hair|die-hair',
  shower: 'take shower|have shower',
  bathe: 'take bath|have bath',
  'brush-hair': 'brush hair|comb hair|fix hair',
  'do-hair': 'style hair',
  'braid-own-hair': 'braid hair|plait hair|braid own hair|plait own hair',
  'dry-hair':
    'use hair dryer|operate hair dryer|use blow dryer|use hairdryer|operate hairdryer|blow dry hair|dry hair|curl-hair|blow dry',
  'shave-head': 'shave head|shave own head|shave scalp|buzz hair',
  shave: 'shave|shave face|shave beard|trim or shave beard',
  'trim-beard': 'trim beard|trim moustache|trim mustache|cut beard|groom beard|comb beard',
  'line-eyes':
    'put mascara|put on mascara|apply mascara|put on eyeliner|apply eyeliner|fill eyebrow|pluck eyebrow|tweeze eyebrow|curl eyelash|put eyeliner|put on eyeshadow|apply eyeshadow|draw eyebrow|wax-eyebrow|dye-eyebrow|apply eye makeup|do eye makeup|put on eye makeup',
  makeup:
    'put makeup|put lipstick|put blush|put face paint|put on makeup|apply makeup|apply make up|put on make up|put on lipstick|apply lipstick|apply blush|put on foundation|apply foundation|powder nose|powder face|powder cheek',
  'apply-cream':
    'take off makeup|remove makeup|wipe off makeup|put sunscreen|put lotion|put cream|rub sunscreen|rub lotion|apply cream|put on cream|apply lotion|put on sunscreen|apply sunscreen',
  'tie-bow-tie':
    'tie bow tie|put on bow tie|adjust bow tie|tie bowtie|adjust bowtie|straighten bow tie',
  'tie-tie': 'tie tie|tie necktie|put on tie|adjust tie',
  pack: 'pack box|pack suitcase|pack bag|pack luggage|pack backpack|fill box',
  'zip-case':
    'zip suitcase|zip up suitcase|close suitcase|zip bag|zip up bag|zip backpack|zip up backpack|unzip suitcase|unzip bag|unzip backpack',
  unpack: 'unpack box|unpack suitcase|unpack bag|unpack luggage|unpack grocery|empty box',
  'stack-boxes':
    'stack|stack box|stack basket|stack chair|pile up box|pile box|stack crate|stack parcel',
  'get-dressed': 'get-dressed|button shirt|put on clothes',
  'handle-thing':
    'sort stamp|sort coin|sort button|sort bead|dismantle radio|disassemble radio|dismantle clock|disassemble clock',
  'put-on-socks': 'put on sock|pull on sock|take off sock|pull up sock|pull off sock',
  'tie-shoes':
    'tie shoe|tie shoelace|tie shoe lace|lace shoe|put on shoe|take off shoe|take off heel|take off boot|kick off shoe|kick off heel|remove shoe|put on boot|pull on boot|tie boot|lace boot|lace up boot|lace up shoe|lace up sneaker|lace up skate|tie sneaker|lace sneaker|lace sneakers|tie sneakers|tie skate|lace skate|tie lace|put on slipper|put on sneaker|zip boot|take off high heel|rub foot|rub sore foot',
  'cut-nails':
    'cut nail|clip nail|trim nail|file nail|cut toenail|clip toenail|trim toenail|cut fingernail|clip fingernail|trim fingernail',
  'paint-nails': 'paint nail|do nail|polish nail|varnish nail|do manicure|paint nail polish',
  laundry: 'wash clothes|sort clothes|sort laundry|load washing_machine|load washer',
  'hang-laundry':
    'hang laundry|hang clothes|hang washing|hang sheet|hang up laundry|hang out laundry',
  fold: 'fold clothes|fold laundry|fold napkin|fold shirt|fold towel|fold blanket|fold t-shirt|fold sweater',
  origami: 'fold-paper|make-origami|fold-origami|fold paper crane',
  iron: 'iron clothes|iron shirt|steam clothes|press clothes',
  'shine-shoes': 'shine shoe|polish shoe|clean shoe',
  'watch-tv': 'watch tv|watch television|watch movie|watch film',
  'play-games':
    'play video game|play computer game|play game controller|play console|play controller|play with remote|play videogame|play on console|play with controller|play with game controller|play on playstation|play xbox',
  phone:
    'talk on phone|phone-call|make phone call|talk on cell phone|answer phone|pick up phone|make call',
  text: 'film with phone|film with smartphone|film on phone|record with phone|record on phone|text|texting|text on phone|use phone|look at phone|scroll phone|scroll on phone|send text',
  vlog: 'vlog|film vlog|record vlog|make vlog|shoot vlog|film yourself|film itself|film himself|film herself|livestream',
  selfie: 'take selfie|pose for selfie',
  photograph: 'take photo|take picture|take photograph|snap photo',
  'film-video':
    'shoot scene|shoot movie|shoot video|shoot footage|film|film video|record video|shoot film|film with camera|videotape',
  'use-mouse':
    'use computer mouse|click computer mouse|control computer mouse|move computer mouse|click mouse button|scroll with computer mouse|hold computer mouse',
  type: 'use computer|use laptop|work on computer|work on laptop|type on computer|assemble computer',
  'open-door': 'open ~door|close ~door|answer ~door|slam ~door',
  'knock-window':
    'knock on window|tap on window|rap on window|bang on window|knock on windowpane|tap on windowpane',
  'knock-door':
    'knock on door|knock at door|knock on gate|knock at gate|knock on castle gate|knock at castle gate|bang on door|pound on door|hammer on door|thump on door|ring doorbell|press doorbell|ring bell at door',
  'unlock-door': 'lock ~door|unlock ~door|unlock',
  'set-table': 'set table|lay table|clear table|clear off table',
  'shave-legs': 'shave leg|wax-leg|wax-armpit',
  'take-out-trash': 'garbage-collect|collect garbage|take out trash|take out garbage|carry trash',
  'press-switch':
    'turn on light|turn off light|switch on light|switch off light|flip light switch|press light switch',
  'pick-lock': 'pick-lock|pick lock with hairpin',
}
