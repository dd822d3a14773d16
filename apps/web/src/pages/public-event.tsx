import { EventScreen } from '@smachot/web-events';
import { NotFound } from './not-found';
import { AddingCards } from './with-cards';

/** Tickets may cost, so a card can be added here. A hidden or unknown event is a 404 page. */
export function PublicEvent() {
  return (
    <AddingCards>
      <EventScreen missing={<NotFound what="event" />} />
    </AddingCards>
  );
}
