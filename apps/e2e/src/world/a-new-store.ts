import { becomePartner, signInWithPassword } from '@smachot/contracts';
import { aHost, type Host } from './a-host';
import { setFirstPassword } from './a-password';
import { askProduct } from './product';

export type NewStore = { owner: Host; partnerUsername: string; businessName: string; password: string };

const PASSWORD = 'olives and lemons';

/** A store that was opened a moment ago, whose owner has a password. */
export async function aNewStore(): Promise<NewStore> {
  const host = await aHost({ firstName: 'זהבית', lastName: 'שולמן' });
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
  const { tokens } = await askProduct(signInWithPassword, { body: { phone, password: PASSWORD } });
  return { owner: { phone, tokens }, partnerUsername, businessName, password: PASSWORD };
}
