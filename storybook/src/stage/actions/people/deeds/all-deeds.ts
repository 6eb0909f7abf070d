import { ENSEMBLES } from './music/ensembles.ts'
import { STORIES } from './company/stories.ts'
import { TRADES } from './work/trades.ts'
import { RESCUING } from './work/rescuing.ts'
import { FALLS } from './body/falls.ts'
import { FEELINGS } from './body/feelings.ts'
import { GAZE } from './body/gaze.ts'
import { ALL_TOGETHER } from './company/all-together.ts'
import { PAIRS } from './company/pairs.ts'
import { ON_BEAMS } from './company/on-beams.ts'
import { ON_OWN_HEAD } from './play/on-own-head.ts'
import { ON_SEATS } from './company/on-seats.ts'
import { SEATS } from './company/seats.ts'
import { OWN_TABLE } from './company/own-table.ts'
import { TABLES } from './company/tables.ts'
import { TURNS } from './dance/turns.ts'
import { FACES } from './body/faces.ts'
import { GESTURES } from './body/gestures.ts'
import { HANDS } from './body/hands.ts'
import { HANDS_AT_HEAD } from './body/hands-at-head.ts'
import { SIGNS } from './body/signs.ts'
import { FALCONRY } from './work/falconry.ts'
import { RARE_WORK } from './work/rare-work.ts'
import { WALL_ART } from './work/wall-art.ts'
import { BEAM } from './sport/beam.ts'
import { MOODS } from './body/moods.ts'
import { PORTRAITS } from './body/portraits.ts'
import { RESTING } from './body/resting.ts'
import { SENSES } from './body/senses.ts'
import { AUDIENCES } from './company/audiences.ts'
import { BABIES } from './company/babies.ts'
import { CARE } from './company/care.ts'
import { FRIENDS } from './company/friends.ts'
import { GREETINGS } from './company/greetings.ts'
import { MEETINGS } from './company/meetings.ts'
import { PARTIES } from './company/parties.ts'
import { SWEETHEARTS } from './company/sweethearts.ts'
import { COUPLES } from './dance/couples.ts'
import { DANCES } from './dance/dances.ts'
import { DANCES_OF_THE_WORLD } from './dance/of-the-world.ts'
import { DANCE_STYLES } from './dance/styles.ts'
import { APPARATUS } from './fitness/apparatus.ts'
import { EXERCISES } from './fitness/exercises.ts'
import { MACHINES } from './fitness/machines.ts'
import { ROPES } from './fitness/ropes.ts'
import { WEIGHTS } from './fitness/weights.ts'
import { YOGA } from './fitness/yoga.ts'
import { ANGLING } from './garden/angling.ts'
import { SHOULDERS } from './company/shoulders.ts'
import { MIXING } from './work/mixing.ts'
import { ON_THE_MOON } from './play/on-the-moon.ts'
import { ANIMAL_CARE } from './garden/animals.ts'
import { DOG_WALKING } from './garden/dog-walking.ts'
import { CUTTING_BACK } from './garden/cutting-back.ts'
import { GROWING } from './garden/growing.ts'
import { HELPING } from './garden/helping.ts'
import { LOADS } from './garden/loads.ts'
import { PICKING } from './garden/picking.ts'
import { STABLE } from './garden/stable.ts'
import { WHEELING } from './garden/wheeling.ts'
import { WINTER } from './garden/winter.ts'
import { YARD } from './garden/yard.ts'
import { BEDTIME } from './home/bedtime.ts'
import { BATHING } from './home/bathing.ts'
import { CLEANING } from './home/cleaning.ts'
import { CLOTHES } from './home/clothes.ts'
import { ERRANDS } from './home/errands.ts'
import { OPENING } from './home/opening.ts'
import { GROOMING } from './home/grooming.ts'
import { NAIL_DEEDS } from './home/nails.ts'
import { STAND_OFFS } from './play/stand-offs.ts'
import { WATER_FIGHTS } from './play/water-fights.ts'
import { BELL_DEEDS } from './work/bells.ts'
import { SCREENS } from './home/screens.ts'
import { SELF_CARE } from './home/self-care.ts'
import { BLOWING } from './kitchen/blowing.ts'
import { COOKING } from './kitchen/cooking.ts'
import { CUTTING } from './kitchen/cutting.ts'
import { DRINKING } from './kitchen/drinking.ts'
import { EATING } from './kitchen/eating.ts'
import { MAKING } from './kitchen/making.ts'
import { KEYS_AND_DRUMS } from './music/keys-and-drums.ts'
import { RARE_MUSIC } from './music/rare.ts'
import { STRINGS } from './music/strings.ts'
import { WINDS } from './music/winds.ts'
import { CARDS_AND_BLOCKS } from './play/cards-and-blocks.ts'
import { CIRCUS } from './play/circus.ts'
import { FAIRGROUND } from './play/fairground.ts'
import { FEATS } from './play/feats.ts'
import { OPEN_AIR } from './play/open-air.ts'
import { PLAYGROUND } from './play/playground.ts'
import { PLAYGROUNDS } from './play/playgrounds.ts'
import { SNOW_AND_SAND } from './play/snow-and-sand.ts'
import { CONQUESTS } from './play/conquests.ts'
import { RELEASING } from './play/releasing.ts'
import { WITCHCRAFT } from './play/witchcraft.ts'
import { GROUND_DRAWING } from './play/ground-drawing.ts'
import { STONE_SKIPPING } from './play/stone-skipping.ts'
import { TABLE_GAMES } from './play/table-games.ts'
import { TOSSING } from './play/tossing.ts'
import { TRICKS } from './play/tricks.ts'
import { AIMED } from './sport/aimed.ts'
import { ATHLETICS } from './sport/athletics.ts'
import { BASKETBALL } from './sport/basketball.ts'
import { BATS_AND_CLUBS } from './sport/bats-and-clubs.ts'
import { CLIMBING } from './sport/climbing.ts'
import { WEIGHTLESS } from './travel/weightless.ts'
import { STEEP_WALLS } from './sport/steep-walls.ts'
import { FIELD_EVENTS } from './sport/field-events.ts'
import { FIGHTS } from './sport/fights.ts'
import { FOOTBALL } from './sport/football.ts'
import { GYMNASTICS } from './sport/gymnastics.ts'
import { MATCHES } from './sport/matches.ts'
import { LINES } from './sport/lines.ts'
import { RACKETS } from './sport/rackets.ts'
import { ROUGH_GAMES } from './sport/rough-games.ts'
import { JOUSTING } from './sport/jousting.ts'
import { MOUNTED_ARCHERY } from './sport/mounted-archery.ts'
import { BOUQUETS } from './company/bouquets.ts'
import { SWORDS_AND_BOWS } from './sport/swords-and-bows.ts'
import { TARGET_THROWS } from './sport/target-throws.ts'
import { TEAM_GAMES } from './sport/team-games.ts'
import { THROWING } from './sport/throwing.ts'
import { TREES_AND_ICE } from './sport/trees-and-ice.ts'
import { VAULTING } from './sport/vaulting.ts'
import { ABOUT_TOWN } from './travel/about-town.ts'
import { AIR } from './travel/air.ts'
import { MOUNTS } from './travel/mounts.ts'
import { ODD_RIDES } from './travel/odd-rides.ts'
import { CLIFF_JUMPS } from './travel/cliff-jumps.ts'
import { SLEDGES } from './travel/sledges.ts'
import { SNOW } from './travel/snow.ts'
import { STROKES } from './travel/strokes.ts'
import { SWIMMING } from './travel/swimming.ts'
import { VEHICLES } from './travel/vehicles.ts'
import { WATER } from './travel/water.ts'
import { WAVES } from './travel/waves.ts'
import { WHEELS } from './travel/wheels.ts'
import { ART } from './work/art.ts'
import { BOARDS } from './work/boards.ts'
import { BUILDING } from './work/building.ts'
import { TENDING } from './work/tending.ts'
import { CALLINGS } from './work/callings.ts'
import { DESK_WORK } from './work/desk.ts'
import { FIRE_FIGHTING } from './work/fire-fighting.ts'
import { GARAGE } from './work/garage.ts'
import { HANDWORK } from './work/handwork.ts'
import { MEDICINE } from './work/medicine.ts'
import { NEEDLEWORK } from './work/needlework.ts'
import { SPEAKING } from './work/speaking.ts'
import { VEHICLE_WORK } from './work/vehicles.ts'
import type { Deeds } from '../score.ts'

/** Every deed of people that is written as a score. */
export const ALL_DEEDS: Deeds = {
  ...FACES,
  ...GESTURES,
  ...GAZE,
  ...FEELINGS,
  ...PAIRS,
  ...SEATS,
  ...ON_SEATS,
  ...FALLS,
  ...ON_OWN_HEAD,
  ...ON_BEAMS,
  ...STORIES,
  ...OWN_TABLE,
  ...TABLES,
  ...ALL_TOGETHER,
  ...TURNS,
  ...HANDS,
  ...HANDS_AT_HEAD,
  ...SIGNS,
  ...FALCONRY,
  ...RARE_WORK,
  ...WALL_ART,
  ...BEAM,
  ...MOODS,
  ...PORTRAITS,
  ...RESTING,
  ...SENSES,
  ...AUDIENCES,
  ...MEETINGS,
  ...BABIES,
  ...CARE,
  ...FRIENDS,
  ...GREETINGS,
  ...PARTIES,
  ...SWEETHEARTS,
  ...COUPLES,
  ...DANCES,
  ...DANCES_OF_THE_WORLD,
  ...DANCE_STYLES,
  ...APPARATUS,
  ...EXERCISES,
  ...MACHINES,
  ...ROPES,
  ...WEIGHTS,
  ...YOGA,
  ...ANGLING,
  ...ON_THE_MOON,
  ...MIXING,
  ...SHOULDERS,
  ...ANIMAL_CARE,
  ...DOG_WALKING,
  ...CUTTING_BACK,
  ...GROWING,
  ...HELPING,
  ...LOADS,
  ...PICKING,
  ...STABLE,
  ...WHEELING,
  ...WINTER,
  ...YARD,
  ...BEDTIME,
  ...BATHING,
  ...CLEANING,
  ...CLOTHES,
  ...ERRANDS,
  ...OPENING,
  ...GROOMING,
  ...NAIL_DEEDS,
  ...STAND_OFFS,
  ...WATER_FIGHTS,
  ...BELL_DEEDS,
  ...SCREENS,
  ...SELF_CARE,
  ...BLOWING,
  ...COOKING,
  ...CUTTING,
  ...DRINKING,
  ...EATING,
  ...MAKING,
  ...KEYS_AND_DRUMS,
  ...RARE_MUSIC,
  ...STRINGS,
  ...WINDS,
  ...ENSEMBLES,
  ...CARDS_AND_BLOCKS,
  ...CIRCUS,
  ...FAIRGROUND,
  ...FEATS,
  ...MATCHES,
  ...LINES,
  ...OPEN_AIR,
  ...PLAYGROUND,
  ...PLAYGROUNDS,
  ...SNOW_AND_SAND,
  ...CONQUESTS,
  ...RELEASING,
  ...WITCHCRAFT,
  ...GROUND_DRAWING,
  ...STONE_SKIPPING,
  ...TABLE_GAMES,
  ...TOSSING,
  ...TRICKS,
  ...AIMED,
  ...ATHLETICS,
  ...BASKETBALL,
  ...BATS_AND_CLUBS,
  ...CLIMBING,
  ...STEEP_WALLS,
  ...WEIGHTLESS,
  ...FIELD_EVENTS,
  ...FIGHTS,
  ...FOOTBALL,
  ...GYMNASTICS,
  ...RACKETS,
  ...ROUGH_GAMES,
  ...JOUSTING,
  ...SWORDS_AND_BOWS,
  ...MOUNTED_ARCHERY,
  ...BOUQUETS,
  ...TARGET_THROWS,
  ...TEAM_GAMES,
  ...THROWING,
  ...TREES_AND_ICE,
  ...VAULTING,
  ...ABOUT_TOWN,
  ...AIR,
  ...MOUNTS,
  ...ODD_RIDES,
  ...SLEDGES,
  ...CLIFF_JUMPS,
  ...SNOW,
  ...STROKES,
  ...SWIMMING,
  ...VEHICLES,
  ...WATER,
  ...WAVES,
  ...WHEELS,
  ...ART,
  ...BOARDS,
  ...BUILDING,
  ...TENDING,
  ...CALLINGS,
  ...DESK_WORK,
  ...FIRE_FIGHTING,
  ...GARAGE,
  ...HANDWORK,
  ...MEDICINE,
  ...NEEDLEWORK,
  ...SPEAKING,
  ...TRADES,
  ...RESCUING,
  ...VEHICLE_WORK,
}
