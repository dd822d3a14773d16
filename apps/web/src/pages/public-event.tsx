import { EventScreen } from '@smachot/web-events';
import { NotFound } from './not-found';

/** A hidden or unknown event is a 404 page. */
export function PublicEvent() {
  return <EventScreen missing={<NotFound what="event" />} />;
}
