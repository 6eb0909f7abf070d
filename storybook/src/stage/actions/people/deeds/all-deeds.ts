import { FACES } from './body/faces.ts'
import { GESTURES } from './body/gestures.ts'
import { RESTING } from './body/resting.ts'
import { SMALL_DEEDS } from './body/small-deeds.ts'
import { CARE } from './company/care.ts'
import { FAMILIES } from './company/families.ts'
import { GREETINGS } from './company/greetings.ts'
import { COUPLES } from './dance/couples.ts'
import { DANCES } from './dance/dances.ts'
import { DANCE_STYLES } from './dance/styles.ts'
import { APPARATUS } from './fitness/apparatus.ts'
import { EXERCISES } from './fitness/exercises.ts'
import { MACHINES } from './fitness/machines.ts'
import { WEIGHTS } from './fitness/weights.ts'
import { YOGA } from './fitness/yoga.ts'
import { ANIMAL_CARE } from './garden/animals.ts'
import { GROWING } from './garden/growing.ts'
import { HARVEST } from './garden/harvest.ts'
import { LOADS } from './garden/loads.ts'
import { YARD } from './garden/yard.ts'
import { BATHING } from './home/bathing.ts'
import { CLEANING } from './home/cleaning.ts'
import { CLOTHES } from './home/clothes.ts'
import { GROOMING } from './home/grooming.ts'
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
import { OUTINGS } from './play/outings.ts'
import { PLAYGROUND } from './play/playground.ts'
import { PLAYGROUNDS } from './play/playgrounds.ts'
import { SNOW_AND_SAND } from './play/snow-and-sand.ts'
import { TABLE_GAMES } from './play/table-games.ts'
import { TRICKS } from './play/tricks.ts'
import { ATHLETICS } from './sport/athletics.ts'
import { BASKETBALL } from './sport/basketball.ts'
import { BATS_AND_CLUBS } from './sport/bats-and-clubs.ts'
import { CLIMBING } from './sport/climbing.ts'
import { FIELD_EVENTS } from './sport/field-events.ts'
import { FIGHTS } from './sport/fights.ts'
import { FOOTBALL } from './sport/football.ts'
import { GYMNASTICS } from './sport/gymnastics.ts'
import { RACKETS } from './sport/rackets.ts'
import { SWORDS_AND_BOWS } from './sport/swords-and-bows.ts'
import { TEAMS } from './sport/teams.ts'
import { THROWING } from './sport/throwing.ts'
import { VAULTING } from './sport/vaulting.ts'
import { AIR } from './travel/air.ts'
import { MOUNTS } from './travel/mounts.ts'
import { ODD_RIDES } from './travel/odd-rides.ts'
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
import { CALLINGS } from './work/callings.ts'
import { DESK_WORK } from './work/desk.ts'
import { HANDWORK } from './work/handwork.ts'
import { NEEDLEWORK } from './work/needlework.ts'
import { SPEAKING } from './work/speaking.ts'
import { VEHICLE_WORK } from './work/vehicles.ts'
import type { Deeds } from '../score.ts'

/** Every deed of people that is written as a score. */
export const ALL_DEEDS: Deeds = {
  ...FACES,
  ...GESTURES,
  ...RESTING,
  ...SMALL_DEEDS,
  ...CARE,
  ...FAMILIES,
  ...GREETINGS,
  ...COUPLES,
  ...DANCES,
  ...DANCE_STYLES,
  ...APPARATUS,
  ...EXERCISES,
  ...MACHINES,
  ...WEIGHTS,
  ...YOGA,
  ...ANIMAL_CARE,
  ...GROWING,
  ...HARVEST,
  ...LOADS,
  ...YARD,
  ...BATHING,
  ...CLEANING,
  ...CLOTHES,
  ...GROOMING,
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
  ...CARDS_AND_BLOCKS,
  ...CIRCUS,
  ...OUTINGS,
  ...PLAYGROUND,
  ...PLAYGROUNDS,
  ...SNOW_AND_SAND,
  ...TABLE_GAMES,
  ...TRICKS,
  ...ATHLETICS,
  ...BASKETBALL,
  ...BATS_AND_CLUBS,
  ...CLIMBING,
  ...FIELD_EVENTS,
  ...FIGHTS,
  ...FOOTBALL,
  ...GYMNASTICS,
  ...RACKETS,
  ...SWORDS_AND_BOWS,
  ...TEAMS,
  ...THROWING,
  ...VAULTING,
  ...AIR,
  ...MOUNTS,
  ...ODD_RIDES,
  ...SLEDGES,
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
  ...CALLINGS,
  ...DESK_WORK,
  ...HANDWORK,
  ...NEEDLEWORK,
  ...SPEAKING,
  ...VEHICLE_WORK,
}
