import { refreshTokens, type Tokens } from '@smachot/contracts';
import { failureOfAnswer, noResponse, problemError, unreadableAnswer } from '../calls/failure';
import type { TokenStore } from './token-cookies';

const ask = async (refreshToken: string): Promise<Tokens> => {
  const response = await fetch(refreshTokens.path, {
    headers: { accept: 'application/json', authorization: `Bearer ${refreshToken}` },
    credentials: 'omit',
  }).catch(() => {
    throw problemError(noResponse());
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemError(failureOfAnswer(response.status, body));
  const tokens = refreshTokens.answer.safeParse(body);
  if (!tokens.success) throw problemError(unreadableAnswer(response.status));
  return tokens.data;
};

/** Only one tab at a time: refresh tokens rotate, and using one twice looks like theft to the server. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('smachot-refresh', work) : work();

/** New tokens, stored. Gives the ones another tab has just brought when it was faster. Throws a `CallProblem`. */
export const renewTokens = async (store: TokenStore): Promise<Tokens> => {
  const ownToken = store.refreshToken();
  return alone(async () => {
    const current = store.refreshToken();
    if (!current) throw problemError(failureOfAnswer(401, null));
    const access = store.accessToken();
    if (current !== ownToken && access) return { access_token: access, refresh_token: current };
    const tokens = await ask(current);
    store.write(tokens);
    return tokens;
  });
};
