import type { Place } from '../../place.ts'
import { slumPlace } from './slum.ts'
import { carShowroomPlace } from './car-showroom.ts'
import { policeStationPlace } from './police-station.ts'
import { fireStationPlace } from './fire-station.ts'
import { carWashPlace } from './car-wash.ts'
import { parkingGaragePlace } from './parking-garage.ts'
import { alleyPlace } from './alley.ts'
import { archPlace } from './arch.ts'
import { battlefieldPlace } from './battlefield.ts'
import { bridgePlace } from './bridge.ts'
import { buildingFrontPlace } from './building-front.ts'
import { busStopPlace } from './bus-stop.ts'
import { campusPlace } from './campus.ts'
import { castlePlace } from './castle.ts'
import { churchPlace } from './church.ts'
import { clockTowerPlace } from './clock-tower.ts'
import { constructionSitePlace } from './construction-site.ts'
import { countryBridgePlace } from './country-bridge.ts'
import { courtyardPlace } from './courtyard.ts'
import { damPlace } from './dam.ts'
import { downtownPlace } from './downtown.ts'
import { tinRoofPlace } from './tin-roof.ts'
import { gableRoofsPlace } from './gable-roofs.ts'
import { gasStationPlace } from './gas-station.ts'
import { groundsPlace } from './grounds.ts'
import { gutterPlace } from './gutter.ts'
import { harborPlace } from './harbor.ts'
import { houseWallPlace } from './house-wall.ts'
import { industrialAreaPlace } from './industrial-area.ts'
import { junkyardPlace } from './junkyard.ts'
import { mansionPlace } from './mansion.ts'
import { marketPlace } from './market.ts'
import { medievalTownPlace } from './medieval-town.ts'
import { mosquePlace } from './mosque.ts'
import { palacePlace } from './palace.ts'
import { parkingLotPlace } from './parking-lot.ts'
import { phoneBoothPlace } from './phone-booth.ts'
import { pierPlace } from './pier.ts'
import { riverSkylinePlace } from './river-skyline.ts'
import { riverfrontPlace } from './riverfront.ts'
import { rooftopPlace } from './rooftop.ts'
import { rooftopPoolPlace } from './rooftop-pool.ts'
import { ruinedCityPlace } from './ruined-city.ts'
import { skyscraperPlace } from './skyscraper.ts'
import { steepStreetPlace } from './steep-street.ts'
import { stoneStepsPlace } from './stone-steps.ts'
import { streetPlace } from './street.ts'
import { subwayEntrancePlace } from './subway-entrance.ts'
import { templePlace } from './temple.ts'
import { underBridgePlace } from './under-bridge.ts'
import { westernTownPlace } from './western-town.ts'
import { timesSquarePlace } from './times-square.ts'
import { towerTopPlace } from './tower-top.ts'
import { towerPlace } from './tower.ts'
import { aboveCityPlace } from './above-city.ts'

export const TOWN: readonly Place[] = [
  slumPlace,
  carShowroomPlace,
  policeStationPlace,
  fireStationPlace,
  carWashPlace,
  parkingGaragePlace,
  aboveCityPlace,
  alleyPlace,
  archPlace,
  battlefieldPlace,
  bridgePlace,
  buildingFrontPlace,
  busStopPlace,
  campusPlace,
  castlePlace,
  churchPlace,
  clockTowerPlace,
  constructionSitePlace,
  countryBridgePlace,
  courtyardPlace,
  damPlace,
  downtownPlace,
  gableRoofsPlace,
  tinRoofPlace,
  gasStationPlace,
  groundsPlace,
  gutterPlace,
  harborPlace,
  houseWallPlace,
  industrialAreaPlace,
  junkyardPlace,
  mansionPlace,
  marketPlace,
  medievalTownPlace,
  mosquePlace,
  palacePlace,
  parkingLotPlace,
  phoneBoothPlace,
  pierPlace,
  riverSkylinePlace,
  riverfrontPlace,
  rooftopPlace,
  rooftopPoolPlace,
  ruinedCityPlace,
  skyscraperPlace,
  steepStreetPlace,
  stoneStepsPlace,
  streetPlace,
  subwayEntrancePlace,
  templePlace,
  timesSquarePlace,
  underBridgePlace,
  westernTownPlace,
  towerPlace,
  towerTopPlace,
]
