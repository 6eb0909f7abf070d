import type { DeedPhrases } from './deed-phrases.ts'

/** Crafts, trades and callings. */
export const WORK: DeedPhrases = {
  'strip-roof':
    'remove roof shingle|remove shingle|remove shingle from roof|roof-shingle-removal|tear off shingle|tear off roof shingle|strip roof|strip shingle|tear shingle off roof|remove roof tile|remove tile from roof|remove shingle from the roof',
  'check-ticket': 'check ticket|punch ticket|inspect ticket|collect ticket|control ticket',
  pottery:
    'clay pottery make|clay pottery making|make pottery|pottery-making|do pottery|make clay pot|throw clay|mold clay|shape clay|knead-clay|model-clay|shape-vase|shape-pot|shape-bowl|mold-vase|mold-pot',
  'glaze-pot':
    'glaze bowl|glaze pot|glaze vase|glaze plate|glaze mug|glaze cup|glaze jug|paint vase|paint pot|paint pottery|decorate vase|decorate pot',
  whittle:
    'carve+wood+with+knife|carve+wood+with+pocket_knife|carve+stick+with+knife|carve wood|carve wooden spoon|carve spoon',
  sculpt: 'sculpt statue|carve statue|carve ice|carve marble|chisel',
  'paint-mural': 'paint mural|paint mural on wall|paint fresco|paint on wall',
  paint:
    'work-on+canvas|work-on+painting|work-on+portrait|work-at+easel|paint picture|paint portrait|paint landscape|mix colour|mix paint|brush-painting',
  draw: 'draw picture',
  'write-whiteboard': 'draw on whiteboard|write on whiteboard',
  'write-board':
    'write on blackboard|draw on blackboard|write on board|write on chalkboard|draw on board|solve equation',
  write: 'write letter|sign document',
  calligraphy:
    'calligraphy|do-calligraphy|write calligraphy|write+calligraphy+with+brush|practice-calligraphy|write with brush|paint+calligraphy|write kanji',
  staple: 'staple|staple paper|staple document|staple sheet|staple page|punch hole|use stapler',
  'cast-net':
    'cast net|throw net|toss net|cast fishing net|throw fishing net|cast out net|throw out net',
  'pull-lever':
    'pull lever|pull down lever|push lever|throw lever|yank lever|throw switch|pull switch|flip big switch|flip switch|flip lever|pull giant lever',
  read: 'study book',
  'count-money': 'count money|count cash|count banknote|count dollar',
  'count-things':
    'count coin|count gold|count treasure|count gold coin|count piece of gold|count penny',
  knit: 'crochet',
  'weave-basket': 'weave basket|weave|basket-weave|basketweave',
  loom: 'weave cloth|weave rug|weave carpet|weave fabric|use loom|weave on loom|weave at loom|work at loom|weave tapestry|weave blanket|weave wool',
  'bind-book': 'bookbind|bookbinding|bind book',
  sew: 'use sewing machine|thread needle|darn sock|hem dress|hem trousers|patch jeans',
  embroider:
    'embroider|do-embroidery|cross-stitch|do-needlework|needlepoint|embroider cloth|embroider flower',
  'spin-yarn': 'spin yarn|spin wool|yarn-spinning',
  'make-jewelry': 'make jewelry|make jewellery|string bead|make necklace|repair watch',
  hammer:
    'hit nail|strike nail|hit stake|use hammer|hammer nail|build cabinet|build shed|woodwork|build furniture|smash|shatter|break glass|break vase|break window|demolish',
  'swing-sledge':
    'use sledgehammer|swing sledgehammer|use sledge hammer|swing sledge hammer|wield sledgehammer|break rock|smash rock|break stone|smash stone|crush rock|break boulder|smash boulder|break concrete|destroy wall|demolish wall|knock down wall|tear down wall|smash wall|break down wall|smash through wall',
  'shovel-heap':
    'shovel gravel|shovel sand|shovel cement|shovel concrete|shovel rubble|shovel salt|mix cement|mix concrete|mix mortar|mix plaster|lay-concrete|pour-concrete|spread-concrete|level-concrete|pour-cement',
  'shovel-coal': 'shovel coal|stoke furnace|stoke boiler|feed furnace',
  'shovel-grain':
    'shovel grain|shovel manure|shovel dung|shovel compost|shovel wheat|shovel corn|muck out stable|clean stable',
  'sweep-chimney': 'sweep chimney|clean chimney|brush chimney',
  'saw-log': 'saw log|saw trunk|saw tree trunk|saw branch|cut log|cut trunk',
  drill: 'drill|drill hole|use drill|use power drill',
  'bend-metal': 'bend-metal|bend metal bar',
  forge:
    'hammer sword|hammer horseshoe|hammer iron|hammer steel|hammer blade|hit anvil|strike anvil|pound iron|hit iron|strike iron|beat iron|hit metal|forge|forge sword|hammer metal|blacksmithing|forge iron|make horseshoe',
  weld: 'weld metal|solder|weld pipe|weld steel',
  'haul-net':
    'haul net|haul fishing net|pull fishing net|pull up net|haul up net|drag fishing net|haul catch|heave net',
  'blow-glass': 'blow glass|glassblow|glass-blow',
  saw: 'saw wood|cut wood|sand wood|use circular saw',
  'plane-wood':
    'plane-board|plane-plank|plane-table|plane-wood|plane-door|plane-beam|plane-timber|plane-piece-of-wood|use hand plane|smooth-board|smooth-plank',
  'paint-wall': 'paint wall|paint fence|paint house|use paint roller',
  'plaster-wall':
    'plaster wall|plastering|plaster ceiling|plaster room|apply plaster|spread plaster|skim wall',
  'hang-wallpaper':
    'put wallpaper on wall|hang wallpaper|put up wallpaper|paste wallpaper|apply wallpaper|wallpaper wall|wallpaper room|wallpapering|paper wall',
  'spray-paint':
    'spray-paint|spray|make graffiti|paint graffiti|spray wall|tag graffiti|tag wall|spray graffiti|do graffiti|tag train',
  'lay-bricks': 'lay brick|build wall|build brick wall',
  'lay-tiles':
    'lay tile|tile floor|lay floor tile|lay tiling|lay flooring|install tile|tile bathroom|tile kitchen',
  'change-bulb': 'change bulb|replace bulb|screw bulb|swap bulb|change lightbulb|replace lightbulb',
  'fix-toilet': 'fix toilet|repair toilet|mend toilet|install toilet|replace toilet',
  'fix-pipe':
    'fix tap|repair tap|mend tap|fix faucet|repair faucet|fix sink|repair sink|fix pipe|repair pipe|mend pipe|unclog sink|unblock sink|unclog drain',
  'change-tyre': 'change wheel|change tyre|change tire|check tire',
  'pump-tyre':
    'inflate tire|inflate tyre|pump tire|pump tyre|pump up tire|pump up tyre|inflate wheel|pump up wheel|pump up bicycle|pump up bike|pump bicycle|pump bike',
  'fix-engine':
    'open hood|open bonnet|lift hood|raise hood|look under hood|change oil|fix car|repair car|repair engine|fix engine|jumpstart car|use wrench',
  'pump-gas':
    'pump gas|fill up car|refuel|fuel car|refuel car|fuel|fuel up|fill tank|fill up tank|fuel truck|refuel truck|put gas in car|put petrol in car',
  'scrape-ice':
    'scrape-ice|scrape ice off windshield|scrape ice off windscreen|scrape ice off car|scrape ice from windshield|scrape ice from windscreen|scrape frost|scrape frost off windshield|scrape windshield|scrape windscreen|clear ice off windshield|de-ice car|defrost windshield|remove ice from car|scrape frost off windscreen|scrape ice from car|clear ice off car|scrape ice off car window',
  'grind-blade':
    'sharpen knife on grindstone|sharpen axe on grindstone|sharpen sword on grindstone|sharpen blade on grindstone|grind knife|grind axe|grind blade|sharpen axe|sharpen sword|sharpen scissors on grindstone|sharpen knife on wheel|sharpen tool',
  'wash-car': 'wash car|clean car|wax car|polish car|rinse car|scrub car|dry car|detail car',
  'push-car': 'push car',
  teach: 'teach class|give lesson|explain on blackboard',
  forecast:
    'present weather forecast|present weather|weather-forecast|give weather forecast|report weather',
  present: 'give presentation|hold presentation',
  news: 'present news|read news|report news|anchor news|news-anchor|news-anchoring',
  auction: 'auction|hold auction',
  judge: 'judge trial|bang gavel|hit gavel|strike gavel|pound gavel',
  'marshal-plane':
    'direct airplane|direct plane|direct aircraft|direct jet|marshal airplane|marshal plane|marshal aircraft|guide plane|guide airplane|guide aircraft|guide jet|wave in plane|signal to plane|signal to airplane',
  'direct-traffic': 'direct traffic|control traffic',
  hose: 'spray water with hose|spray water|extinguish fire|put out fire|fight fire|spray water on fire|hose down',
  sandblast: 'sandblast|blast sand|sandblast wall|sandblast metal|sand-blasting',
  'sand-floor':
    'sand floor|sand wooden floor|sand down floor|sand parquet|sand hardwood floor|use floor sander|sand floorboard',
  testify:
    'testify|give testimony|take witness stand|testify in court|swear oath in court|testify in courtroom',
  'record-song':
    'record-music|record song|record vocal|record album|sing in recording studio|record track',
  'unload-vehicle': 'unload truck|unload van|unload lorry|unload moving truck|unload moving van',
  'keep-bees': 'beekeeping|keep bee|tend beehive|collect honey|bee-keep',
  'dig-bones':
    'excavate|dig fossil|archaeology|archaeological-dig|excavate fossil|dig up fossil|brush fossil|brush ~skull|brush ~bone|unearth fossil',
  experiment: 'do experiment|conduct experiment|mix chemical|experiment|perform experiment',
  'examine-patient':
    'examine patient|treat patient|check patient|listen to heartbeat|check heartbeat',
  'take-temperature': 'take temperature|measure temperature|check temperature',
  'collect-papers':
    'collect test|collect exam|collect homework|collect exam_paper|collect paper|collect worksheet|gather test|gather homework|collect essay|collect assignment',
  'hand-out-papers':
    'hand out test|hand out exam|hand out paper|hand out worksheet|give out test|distribute test|distribute exam|pass out test|hand back test|return test',
  quench:
    'quench sword|quench blade|quench iron|quench steel|quench metal|quench horseshoe|quench knife',
  surgery: 'perform surgery|operate on patient',
  'fly-plane': 'fly plane|fly airplane|pilot plane|pilot aircraft|fly aeroplane',
  'shave-sheep': 'shear sheep|sheep-shear',
  deliver: 'deliver parcel|deliver package|deliver pizza|deliver mail|deliver post',
  'use-atm': 'use atm|withdraw money|withdraw cash',
  'metal-detect': 'metal-detect|search for treasure|use metal detector',
  'slide-thing': 'slide-thing|slide glass|slide drink|slide beer|slide note|slide coin',
  'pan-gold': 'pan gold|wash gold|sift gold|prospect for gold',
  survey:
    'survey|survey land|survey site|use theodolite|survey construction site|look through theodolite',
  'lay-carpet':
    'lay-carpet|install-carpet|roll out carpet|unroll carpet|fit carpet|unroll rug|roll out rug|install-new-carpet',
  'wax-ski': 'wax-ski|wax snowboard|iron ski',
  photocopy:
    'photocopy|use photocopier|copy document|make photocopy|use copier|make copy|use copy machine',
}
