import { becomePartner } from '@smachot/contracts';
import { aHost, type Host } from './a-host';
import { setFirstPassword, signIn } from './a-password';
import { askProduct } from './product';

export type NewStore = { owner: Host; partnerUsername: string; businessName: string; password: string };

const PASSWORD = 'olives and lemons';
const [firstName, lastName] = ['זהבית', 'שולמן'];
/** The owner of every new store. */
export const OWNER = `${firstName} ${lastName}`;

/** A store that was opened a moment ago, whose owner has a password. */
export async function aNewStore(): Promise<NewStore> {
  const host = await aHost({ firstName, lastName });
  const digits = host.phone.slice(-7);
  const [partnerUsername, businessName] = [`zehavit-${digits}`, `של זהבית ${digits}`];
  await askProduct(becomePartner, {
    token: host.tokens.access_token,
    body: {
      ...{ partnerUsername, businessName, categories: ['catering'], isMobile: false },
      ...{ businessCity: 'חיפה', businessPhone: `0${host.phone.slice(4)}` },
      businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
    },
  });
  await setFirstPassword(host, PASSWORD);
  const { phone } = host;
  const tokens = await signIn({ phone, password: PASSWORD });
  return { owner: { phone, tokens }, partnerUsername, businessName, password: PASSWORD };
}
