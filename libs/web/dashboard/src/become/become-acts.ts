import {
  becomePartner,
  createPricingUnit,
  editStore,
  type Language,
  myStores,
  type PricingUnitId,
  uploadPricingUnitImage,
} from '@smachot/contracts';
import { fetchCall, problemOf, session, uploadFile } from '@smachot/web-platform';
import { unitForm } from '../units/unit-wire';
import { storeWire, type BecomeValues } from './become-values';

/** Whether the name is taken by this very person, through a call whose answer was lost. */
const isMine = async (username: string): Promise<boolean> =>
  (await fetchCall(myStores)).stores.some(({ partnerUsername }) => partnerUsername === username);

export const openStore = async (values: BecomeValues, language: Language): Promise<string> => {
  try {
    const body = becomePartner.body.parse(storeWire(values, language));
    return (await fetchCall(becomePartner, { body })).partnerUsername;
  } catch (error) {
    const taken = problemOf(error).code === 'username.taken';
    if (taken && (await isMine(values.partnerUsername).catch(() => false))) return values.partnerUsername;
    throw error;
  }
};

/** The access token learns of the store. */
export const renewSession = async (): Promise<void> => {
  await session.renew();
};

export const makeOffer = async (
  username: string,
  values: BecomeValues,
  language: Language,
): Promise<string> => {
  const body = unitForm({ ...values.unit, language, visibility: 'public' });
  return (await fetchCall(createPricingUnit, { params: { partner: username }, body })).pricingUnitId;
};

/** One after the other: the order they were chosen in is the order they are shown in. */
export const sendPictures = async (pricingUnitId: PricingUnitId, files: readonly File[]): Promise<void> => {
  for (const file of files) await uploadFile(uploadPricingUnitImage, { params: { pricingUnitId }, file });
};

export const showStore = async (
  username: string,
  values: BecomeValues,
  language: Language,
): Promise<void> => {
  const {
    partnerUsername: _,
    email: __,
    cancellationPolicy = [],
    ...profile
  } = becomePartner.body.parse(storeWire(values, language));
  await fetchCall(editStore, {
    params: { partner: username },
    body: {
      ...profile,
      links: {},
      externalMedia: {},
      settings: { isPublic: true },
      cancellationPolicy,
    },
  });
};
