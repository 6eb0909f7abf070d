import type { Place } from '../../place.ts'
import { amusementParkPlace } from './amusement-park.ts'
import { aquariumPlace } from './aquarium.ts'
import { artGalleryPlace } from './art-gallery.ts'
import { bakeryPlace } from './bakery.ts'
import { barPlace } from './bar.ts'
import { cafePlace } from './cafe.ts'
import { carouselPlace } from './carousel.ts'
import { circusPlace } from './circus.ts'
import { foodCourtPlace } from './food-court.ts'
import { movieTheaterPlace } from './movie-theater.ts'
import { museumPlace } from './museum.ts'
import { nightclubPlace } from './nightclub.ts'
import { pharmacyPlace } from './pharmacy.ts'
import { restaurantPlace } from './restaurant.ts'
import { scienceMuseumPlace } from './science-museum.ts'
import { stagePlace } from './stage.ts'
import { supermarketPlace } from './supermarket.ts'

export const VENUES: readonly Place[] = [
  amusementParkPlace,
  aquariumPlace,
  artGalleryPlace,
  bakeryPlace,
  barPlace,
  cafePlace,
  carouselPlace,
  circusPlace,
  foodCourtPlace,
  movieTheaterPlace,
  museumPlace,
  nightclubPlace,
  pharmacyPlace,
  restaurantPlace,
  scienceMuseumPlace,
  stagePlace,
  supermarketPlace,
]
