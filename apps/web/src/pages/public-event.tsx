import { EventScreen } from '@smachot/web-events';
import { NotFound } from './not-found';

/** An event nobody may see, or that never was, is a page that was not found. */
export function PublicEvent() {
  return <EventScreen missing={<NotFound what="event" />} />;
}
