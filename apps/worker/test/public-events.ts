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

type Hosted = { data: { id: string; slug: string } };
/** Of the person alone, or of a store; everybody is let in, or nobody before it is approved. */
export const hostEvent = (
  product: WholeProduct,
  as: Person,
  location: string,
  { partnerUsername, requireApproval = false }: { partnerUsername?: string; requireApproval?: boolean } = {},
) =>
  ask<Hosted>(
    ...([product, as, 'POST', '/v1/events/host'] as const),
    {
      ...{ ...form, description: location, location, address: { address: location }, partnerUsername },
      registrationOptions: { ...form.registrationOptions, requireApproval },
    },
    newId(),
  );
export const register = (product: WholeProduct, as: Person, { data }: Hosted, specialRequests: string) =>
  ask(
    product,
    as,
    'POST',
    `/v1/events/public/${encodeURIComponent(data.slug)}/registrations`,
    { specialRequests },
    newId(),
  );

/** Each of the two hosts a public event, and the first registers for the other's with a request. */
export const hostEvents = async (
  product: WholeProduct,
  { person, colleague }: { person: Person; colleague: Person },
  { place, words }: { place: string; words: string },
): Promise<void> => {
  const hers = await hostEvent(product, person, place);
  const other = await hostEvent(product, colleague, 'הסטודיו');
  await register(product, person, other, words);
  await register(product, colleague, hers, '');
  await ask(
    product,
    person,
    'POST',
    `/v1/events/host/${hers.data.id}/messages`,
    { audience: 'all', text: words, expectedRecipients: 1 },
    newId(),
  );
};
