import { session } from '@smachot/web-platform';

const base64 = (value: object) => btoa(unescape(encodeURIComponent(JSON.stringify(value))));

/** Noa, with a token that is good for an hour. */
export const signIn = (): void => {
  const user = {
    sub: '7b0c2c7e-1111-4222-8333-444455556666',
    username: 'noa',
    firstName: 'Noa',
    lastName: 'Bar',
    phoneNumber: '+972502345678',
    groups: [],
    email: null,
    verified: true,
    assignedStores: [],
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  session.signIn({ access_token: `x.${base64(user)}.x`, refresh_token: 'refresh' });
};
