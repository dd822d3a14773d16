import { DAY_MS, newId } from '@smachot/kernel';
import { ask } from './person-calls';
import type { Person, WholeProduct } from './whole-product';

const form = {
  type: 'workshop',
  title: 'ערב פרחים',
  startDatetime: new Date(Date.now() + 50 * DAY_MS).toISOString(),
  endDatetime: new Date(Date.now() + 51 * DAY_MS).toISOString(),
  locationType: 'in-person',
  visibility: 'public',
  registrationOptions: {
    isRegistrationOpen: true,
    enableSpecialRequests: true,
    enableMultipleParticipants: true,
    requireApproval: false,
  },
};

/** Each of the two hosts a public event, and the first registers for the other's with a request. */
export const hostEvents = async (
  product: WholeProduct,
  { person, colleague }: { person: Person; colleague: Person },
  { place, words }: { place: string; words: string },
): Promise<void> => {
  const host = (as: Person, location: string) =>
    ask<{ data: { id: string; slug: string } }>(
      ...([product, as, 'POST', '/v1/events/host'] as const),
      { ...form, description: location, location, address: { address: location } },
      newId(),
    );
  const hers = await host(person, place);
  const other = await host(colleague, 'הסטודיו');
  const register = (as: Person, { data }: { data: { slug: string } }, specialRequests: string) =>
    ask(
      product,
      as,
      'POST',
      `/v1/events/public/${encodeURIComponent(data.slug)}/registrations`,
      { specialRequests },
      newId(),
    );
  await register(person, other, words);
  await register(colleague, hers, '');
  await ask(
    product,
    person,
    'POST',
    `/v1/events/host/${hers.data.id}/messages`,
    { audience: 'all', text: words, expectedRecipients: 1 },
    newId(),
  );
};
