import type { Place } from '../../place.ts'
import airport from '../airport.ts'
import alley from '../alley.ts'
import amusementPark from '../amusement-park.ts'
import aquarium from '../aquarium.ts'
import arch from '../arch.ts'
import artGallery from '../art-gallery.ts'
import bakery from '../bakery.ts'
import ballroom from '../ballroom.ts'
import bar from '../bar.ts'
import baseballField from '../baseball-field.ts'
import basement from '../basement.ts'
import basketballCourt from '../basketball-court.ts'
import bathroom from '../bathroom.ts'
import beach from '../beach.ts'
import bedroom from '../bedroom.ts'
import bridge from '../bridge.ts'
import cafe from '../cafe.ts'
import campsite from '../campsite.ts'
import campus from '../campus.ts'
import candyLand from '../candy-land.ts'
import canyon from '../canyon.ts'
import carousel from '../carousel.ts'
import castle from '../castle.ts'
import cave from '../cave.ts'
import cemetery from '../cemetery.ts'
import church from '../church.ts'
import circus from '../circus.ts'
import classroom from '../classroom.ts'
import cliff from '../cliff.ts'
import clockTower from '../clock-tower.ts'
import cloudKingdom from '../cloud-kingdom.ts'
import constructionSite from '../construction-site.ts'
import coralReef from '../coral-reef.ts'
import corridor from '../corridor.ts'
import courtyard from '../courtyard.ts'
import desert from '../desert.ts'
import desertRoad from '../desert-road.ts'
import downtown from '../downtown.ts'
import eiffelTower from '../eiffel-tower.ts'
import farm from '../farm.ts'
import foodCourt from '../food-court.ts'
import forest from '../forest.ts'
import forestRoad from '../forest-road.ts'
import garden from '../garden.ts'
import gasStation from '../gas-station.ts'
import glacier from '../glacier.ts'
import golfCourse from '../golf-course.ts'
import greekTemple from '../greek-temple.ts'
import gymnasium from '../gymnasium.ts'
import harbor from '../harbor.ts'
import hauntedHouse from '../haunted-house.ts'
import highway from '../highway.ts'
import hospital from '../hospital.ts'
import house from '../house.ts'
import iceberg from '../iceberg.ts'
import indoorSwimmingPool from '../indoor-swimming-pool.ts'
import industrialArea from '../industrial-area.ts'
import jailCell from '../jail-cell.ts'
import jungle from '../jungle.ts'
import junkyard from '../junkyard.ts'
import kitchen from '../kitchen.ts'
import laboratory from '../laboratory.ts'
import lake from '../lake.ts'
import library from '../library.ts'
import lighthouse from '../lighthouse.ts'
import livingRoom from '../living-room.ts'
import mansion from '../mansion.ts'
import market from '../market.ts'
import marsh from '../marsh.ts'
import meadow from '../meadow.ts'
import moon from '../moon.ts'
import mountain from '../mountain.ts'
import movieTheater from '../movie-theater.ts'
import museum from '../museum.ts'
import musicStudio from '../music-studio.ts'
import nightclub from '../nightclub.ts'
import nursery from '../nursery.ts'
import ocean from '../ocean.ts'
import office from '../office.ts'
import outdoorSwimmingPool from '../outdoor-swimming-pool.ts'
import outdoorTrack from '../outdoor-track.ts'
import palace from '../palace.ts'
import park from '../park.ts'
import parkingLot from '../parking-lot.ts'
import pharmacy from '../pharmacy.ts'
import phoneBooth from '../phone-booth.ts'
import playground from '../playground.ts'
import pond from '../pond.ts'
import raceway from '../raceway.ts'
import railway from '../railway.ts'
import restaurant from '../restaurant.ts'
import river from '../river.ts'
import riverfront from '../riverfront.ts'
import rooftop from '../rooftop.ts'
import savanna from '../savanna.ts'
import scienceMuseum from '../science-museum.ts'
import skiSlope from '../ski-slope.ts'
import sky from '../sky.ts'
import skyscraper from '../skyscraper.ts'
import snowyForest from '../snowy-forest.ts'
import snowyMountain from '../snowy-mountain.ts'
import space from '../space.ts'
import spaceship from '../spaceship.ts'
import stadium from '../stadium.ts'
import stage from '../stage.ts'
import staircase from '../staircase.ts'
import street from '../street.ts'
import supermarket from '../supermarket.ts'
import temple from '../temple.ts'
import tennisCourt from '../tennis-court.ts'
import tower from '../tower.ts'
import trainStation from '../train-station.ts'
import tunnel from '../tunnel.ts'
import underwater from '../underwater.ts'
import valley from '../valley.ts'
import village from '../village.ts'
import volcano from '../volcano.ts'
import waterfall from '../waterfall.ts'
import windmill from '../windmill.ts'
import workshop from '../workshop.ts'
import zoo from '../zoo.ts'

/** Every place there is. A new recipe is one file and two lines here; a test finds a forgotten one. */
export const PLACES: readonly Place[] = [
  airport,
  alley,
  amusementPark,
  aquarium,
  arch,
  artGallery,
  bakery,
  ballroom,
  bar,
  baseballField,
  basement,
  basketballCourt,
  bathroom,
  beach,
  bedroom,
  bridge,
  cafe,
  campsite,
  campus,
  candyLand,
  canyon,
  carousel,
  castle,
  cave,
  cemetery,
  church,
  circus,
  classroom,
  cliff,
  clockTower,
  cloudKingdom,
  constructionSite,
  coralReef,
  corridor,
  courtyard,
  desert,
  desertRoad,
  downtown,
  eiffelTower,
  farm,
  foodCourt,
  forest,
  forestRoad,
  garden,
  gasStation,
  glacier,
  golfCourse,
  greekTemple,
  gymnasium,
  harbor,
  hauntedHouse,
  highway,
  hospital,
  house,
  iceberg,
  indoorSwimmingPool,
  industrialArea,
  jailCell,
  jungle,
  junkyard,
  kitchen,
  laboratory,
  lake,
  library,
  lighthouse,
  livingRoom,
  mansion,
  market,
  marsh,
  meadow,
  moon,
  mountain,
  movieTheater,
  museum,
  musicStudio,
  nightclub,
  nursery,
  ocean,
  office,
  outdoorSwimmingPool,
  outdoorTrack,
  palace,
  park,
  parkingLot,
  pharmacy,
  phoneBooth,
  playground,
  pond,
  raceway,
  railway,
  restaurant,
  river,
  riverfront,
  rooftop,
  savanna,
  scienceMuseum,
  skiSlope,
  sky,
  skyscraper,
  snowyForest,
  snowyMountain,
  space,
  spaceship,
  stadium,
  stage,
  staircase,
  street,
  supermarket,
  temple,
  tennisCourt,
  tower,
  trainStation,
  tunnel,
  underwater,
  valley,
  village,
  volcano,
  waterfall,
  windmill,
  workshop,
  zoo,
]
