import { HOUR_SECONDS } from '@smachot/kernel';
import { session, takeUpSession } from '../session/session';
import { startSessionMachine } from '../session/session-machine';

// in a browser it is loaded by who has tokens; a spec signs in and looks at once
takeUpSession(startSessionMachine);

const base64 = (value: object): string => btoa(unescape(encodeURIComponent(JSON.stringify(value))));

/** Signs Noa in for tests, with a token valid for an hour; `overrides` replace fields of the user. */
export const signInNoa = (overrides: object = {}): void => {
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
    ...overrides,
    exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
  };
  session.signIn({ access_token: `x.${base64(user)}.x`, refresh_token: 'refresh' });
};
