import { listOwnTickets, OwnTickets, type RegistrationId } from '@smachot/contracts';
import { api, endpointsOf, useKeptAnswer } from '@smachot/web-platform';

const { useOwnTicketsQuery } = api.injectEndpoints({
  endpoints: (b) => ({ ownTickets: endpointsOf(b).read(listOwnTickets, ['HostedEvent']) }),
});

/** Until the event is over; a registration without tickets is not kept. */
const endOf = ({ tickets, event }: OwnTickets): number =>
  tickets.length === 0 ? 0 : Date.parse(event.endDatetime);

/**
 * The tickets of a registration: as the server answers them, and while it is not reached as this device kept them. `isKept`: what is
 * shown was not confirmed by the server now.
 */
export const useOwnTickets = (registrationId: RegistrationId) => {
  const query = useOwnTicketsQuery({ params: { registrationId } }, { refetchOnMountOrArgChange: true });
  const { shown, asOf } = useKeptAnswer({
    kind: 'tickets',
    id: registrationId,
    query,
    schema: OwnTickets,
    endOf,
    // at an entrance nobody waits for a network that does not come
    atOnce: true,
  });
  return { query, shown, isKept: asOf !== null };
};
