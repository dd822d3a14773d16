import { Controller, Ip } from '@nestjs/common';
import { type InputOf, placeDetails, searchPlaces } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { PlacesGateway } from './places.gateway';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesGateway) {}

  @Serves(searchPlaces)
  search(@Input() { query }: InputOf<typeof searchPlaces>, @Ip() ip: string) {
    return this.places.search(query.input, query, ip);
  }

  @Serves(placeDetails)
  details(@Input() { params, query }: InputOf<typeof placeDetails>, @Ip() ip: string) {
    return this.places.details(params.placeId, query, ip);
  }
}
