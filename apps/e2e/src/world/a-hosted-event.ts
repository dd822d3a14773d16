import { createHostedEvent, type HostedEvent, type InputOf } from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import type { Host } from './a-host';
import { clock } from './clock';
import { askProduct } from './product';

type Form = InputOf<typeof createHostedEvent>['body'];

/** A public evening by a call, in two weeks; of a store when `partnerUsername` names one. */
export async function aHostedEvent({ tokens }: Host, wanted: Partial<Form> = {}): Promise<HostedEvent> {
  const day = addDays(await clock.today(), 14);
  const { data } = await askProduct(createHostedEvent, {
    token: tokens.access_token,
    body: {
      type: 'lecture',
      title: 'איך מתכננים חתונה קטנה',
      description: 'ערב אחד, שאלות ותשובות.',
      startDatetime: atWallTime(day, '19:00').toISOString(),
      endDatetime: atWallTime(day, '21:00').toISOString(),
      locationType: 'in-person',
      location: 'בית העם',
      address: { address: 'הרצל 12, חיפה' },
      visibility: 'public',
      registrationOptions: {
        isRegistrationOpen: true,
        enableSpecialRequests: false,
        enableMultipleParticipants: true,
        requireApproval: false,
      },
      ...wanted,
    },
  });
  return data;
}
