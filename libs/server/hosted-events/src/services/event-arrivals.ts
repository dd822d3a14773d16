import { Injectable } from '@nestjs/common';
import { ArrivalLog } from '@smachot/server-platform';

/** The log of arrivals at public events. */
@Injectable()
export class EventArrivals extends ArrivalLog {
  constructor() {
    super('hosted_events');
  }
}
