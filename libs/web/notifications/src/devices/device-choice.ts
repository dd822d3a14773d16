import { safeStorage } from '@smachot/web-platform';

/** Whose notices this browser shows: it is the person's, and goes with a sign-out. */
const CHOSEN_BY = 'push-device';
const OFFER = 'push-offer';

/** What a person has decided about notices in this browser. */
export const deviceChoice = {
  isChosenBy: (userId: string): boolean => safeStorage.read(CHOSEN_BY) === userId,
  choose: (userId: string): void => safeStorage.write(CHOSEN_BY, userId),
  forget: (): void => safeStorage.remove(CHOSEN_BY),
  isOfferDismissed: (): boolean => safeStorage.read(OFFER) !== null,
  dismissOffer: (): void => safeStorage.write(OFFER, 'dismissed'),
};
