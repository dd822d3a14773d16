import * as z from 'zod/mini';
import { allCalls } from './all-calls';

/** What a change may name of the thing it was made upon; another one by now is `conflict.version`. */
const READ = ['version', 'expected'];

/** Calls that undo nothing of somebody else's without one, by why. */
const NEEDS_NONE: Record<string, readonly string[]> = {
  'one value, which the latest sets': [
    'identity.changePassword',
    'stores.setSuspension',
    'stores.setPick',
    'stores.changeEmail',
    'stores.addFavourite',
    'admin.setFeatureSwitch',
    'messaging.setSendingSwitch',
    'rsvp.releaseRides',
    'rsvp.releaseTables',
    'hostedEvents.muteMessages',
    'reviews.rateAsGuest',
    'rsvp.chooseGuestStop',
    'verification.saveBusinessDocument',
    'payments.setExchangeRates',
  ],
  'merged: what is not named stays': [
    'stores.orderPricingUnits',
    'stores.arrangePictures',
    'stores.arrangePricingUnitImages',
    'stores.arrangePricingUnitDraftImages',
    'stores.choosePlanKeeping',
  ],
  'each row names what it was changed from': ['rsvp.assignPassengers'],
  'of one person, at whose hands the latest counts': [
    'orders.replaceDraft',
    'rsvp.answerAsGuest',
    'rsvp.mapColumns',
    'rsvp.mendRow',
    'reviews.edit',
    'notifications.changePreferences',
  ],
};

const named = (schema: unknown): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
const changes = allCalls().filter(({ method }) => method === 'PUT');
const exceptions = Object.values(NEEDS_NONE).flat();

it.each(changes.map((call) => [call.id, call] as const))(
  '%s undoes no change that was not seen',
  (id, call) => {
    const known = [...named(call.body), ...named(call.query)];
    expect(known.some((name) => READ.includes(name)) !== exceptions.includes(id)).toBe(true);
  },
);

it('excepts only what there is', () => {
  const ids = changes.map(({ id }) => id);
  expect(exceptions.filter((id) => !ids.includes(id))).toEqual([]);
});
