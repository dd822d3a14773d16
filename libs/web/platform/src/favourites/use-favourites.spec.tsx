import { addFavourite, favouriteIds, MOST_CARDS, mergeFavourites, removeFavourite } from '@smachot/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { problemOf } from '../calls/failure';
import { session } from '../session/session';
import { signInNoa } from '../testing/sign-in';
import { answerCalls, refusing, TestApp, type Answer } from '../testing/test-app';
import { browserFavourites } from './browser-favourites';
import { useFavourites, useMergedFavourites, type FavouriteFailure } from './use-favourites';

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [JULIE, BAR, GARDEN] = [id(1), id(2), id(3)];

const codeOf = (failure: FavouriteFailure | null) =>
  failure === null || failure === 'browser_full' ? failure : problemOf(failure.error).code;
const leftOut: number[] = [];
let outcome: unknown;
function Hearts() {
  const { ids, change } = useFavourites();
  useMergedFavourites((count) => leftOut.push(count));
  return (
    <>
      <output aria-label="kept">{ids.join(' ')}</output>
      {[JULIE, BAR].map((one) => (
        <button
          key={one}
          type="button"
          onClick={() => void change(one, !ids.includes(one)).then((failure) => (outcome = codeOf(failure)))}
        >
          {one}
        </button>
      ))}
    </>
  );
}
const show = (answers: Answer[] = []) => {
  const { asked } = answerCalls(answers);
  render(<TestApp routes={[{ path: '/', element: <Hearts /> }]} />);
  return asked;
};
const shownIds = () => screen.getByLabelText('kept').textContent;
const press = (one: string) => fireEvent.click(screen.getByRole('button', { name: one }));

beforeEach(() => {
  localStorage.clear();
  leftOut.length = 0;
  outcome = undefined;
});
afterEach(() => {
  cleanup();
  act(() => session.logout());
});

describe('before signing in', () => {
  it('keeps stores in this browser, the last kept first, and asks nobody', async () => {
    const asked = show();
    press(JULIE);
    press(BAR);
    expect(shownIds()).toBe(`${BAR} ${JULIE}`);
    press(BAR);
    expect(shownIds()).toBe(JULIE);
    expect(JSON.parse(localStorage.getItem('favourites')!)).toEqual([JULIE]);
    await waitFor(() => expect(outcome).toBeNull());
    expect(asked).toEqual([]);
  });

  it('says when the browser keeps no more of them', async () => {
    localStorage.setItem(
      'favourites',
      JSON.stringify(Array.from({ length: MOST_CARDS }, (_, at) => id(100 + at))),
    );
    show();
    press(JULIE);
    await waitFor(() => expect(outcome).toBe('browser_full'));
    expect(shownIds()).not.toContain(JULIE);
  });

  it('survives whatever stands under its key, and sees what another tab wrote', () => {
    for (const text of ['{', '7', '["x", null, {"a": 1}]']) {
      localStorage.setItem('favourites', text);
      expect(browserFavourites.ids()).toEqual([]);
    }
    show();
    act(() => {
      localStorage.setItem('favourites', JSON.stringify([GARDEN]));
      dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
    });
    expect(shownIds()).toBe(GARDEN);
  });
});

describe('at sign-in', () => {
  it('moves what the browser kept into the account, and out of the browser', async () => {
    localStorage.setItem('favourites', JSON.stringify([JULIE, BAR]));
    const asked = show([
      { call: mergeFavourites, answer: { partnerIds: [JULIE, BAR, GARDEN], leftOut: 0 } },
      { call: favouriteIds, answer: { partnerIds: [JULIE, BAR, GARDEN] } },
    ]);
    act(signInNoa);
    await waitFor(() => expect(shownIds()).toBe(`${JULIE} ${BAR} ${GARDEN}`));
    await waitFor(() => expect(localStorage.getItem('favourites')).toBeNull());
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { partnerIds: [JULIE, BAR] },
    ]);
    expect(leftOut).toEqual([]);
  });

  it('says how many found no room in the account', async () => {
    localStorage.setItem('favourites', JSON.stringify([JULIE, BAR]));
    show([
      { call: mergeFavourites, answer: { partnerIds: [JULIE], leftOut: 1 } },
      { call: favouriteIds, answer: { partnerIds: [JULIE] } },
    ]);
    act(signInNoa);
    await waitFor(() => expect(leftOut).toEqual([1]));
  });

  it('leaves them in the browser and on the screen when the merge fails', async () => {
    localStorage.setItem('favourites', JSON.stringify([JULIE]));
    const asked = show([
      refusing(mergeFavourites, 'server.unavailable'),
      { call: favouriteIds, answer: { partnerIds: [GARDEN] } },
    ]);
    act(signInNoa);
    await waitFor(() => expect(shownIds()).toBe(`${JULIE} ${GARDEN}`));
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(JSON.parse(localStorage.getItem('favourites')!)).toEqual([JULIE]);
  });
});

describe('signed in', () => {
  it('keeps and lets go in the account, in the order they were pressed', async () => {
    const asked = show([
      { call: favouriteIds, answer: { partnerIds: [BAR] } },
      { call: addFavourite },
      { call: removeFavourite },
    ]);
    act(signInNoa);
    await waitFor(() => expect(shownIds()).toBe(BAR));
    press(JULIE);
    await waitFor(() => expect(shownIds()).toBe(`${JULIE} ${BAR}`));
    press(JULIE);
    await waitFor(() => expect(shownIds()).toBe(BAR));
    const changes = () =>
      asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    await waitFor(() =>
      expect(changes()).toEqual([`PUT /v1/me/favourites/${JULIE}`, `DELETE /v1/me/favourites/${JULIE}`]),
    );
    expect(localStorage.getItem('favourites')).toBeNull();
  });

  it('takes the heart back when the account has no room, and says why', async () => {
    show([
      { call: favouriteIds, answer: { partnerIds: [BAR] } },
      refusing(addFavourite, 'favourites.too_many'),
    ]);
    act(signInNoa);
    await waitFor(() => expect(shownIds()).toBe(BAR));
    press(JULIE);
    await waitFor(() => expect(outcome).toBe('favourites.too_many'));
    await waitFor(() => expect(shownIds()).toBe(BAR));
  });
});
