import { Injectable } from '@nestjs/common';
import { ArrivalLog } from '@smachot/server-platform';

/** The log of arrivals of guests. */
@Injectable()
export class GuestArrivals extends ArrivalLog {
  constructor() {
    super('rsvp');
  }
}
