import { DoorLinks } from '../../persistence/door/door-links';
import { DoorQueries } from '../../persistence/door/door.queries';
import { DoorDesk } from '../../services/door/door-desk';
import { GuestArrivals } from '../../services/door/guest-arrivals';
import { ArrivedAtHandler, DoorListOfHandler, RecordArrivalsHandler } from './door';
import { CreateDoorLinkHandler, DoorLinksOfHandler, RevokeDoorLinkHandler } from './door-links';

/** Everything at the door of an event. */
export const doorProviders = [
  ...[DoorQueries, DoorLinks, DoorDesk, GuestArrivals],
  ...[DoorListOfHandler, RecordArrivalsHandler, ArrivedAtHandler],
  ...[DoorLinksOfHandler, CreateDoorLinkHandler, RevokeDoorLinkHandler],
];
