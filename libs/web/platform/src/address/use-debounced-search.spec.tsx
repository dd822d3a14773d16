import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, createPath, Link, Router, RouterProvider, type Navigator } from 'react-router';
import { useDebouncedSearch } from './use-debounced-search';

const STEP_MS = 50;
/** In steps: what an `act` changes is drawn at its end. */
const pass = async (ms: number) => {
  for (let left = ms; left >= 0; left -= STEP_MS)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
};
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Search({ longest = 20 }: { longest?: number }) {
  const { typed, type, asked } = useDebouncedSearch(longest);
  return (
    <>
      <input value={typed} aria-label="search" onChange={({ target }) => type(target.value)} />
      <output>{asked}</output>
      <Link to="/">all</Link>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const asked = () => screen.getByRole('status').textContent;
const press = (letter: string) => fireEvent.change(field(), { target: { value: field().value + letter } });

it('is asked once typing rests, within its length, and follows a link to another search', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Search longest={5} /> }], {
    initialEntries: ['/?q=old'],
  });
  render(<RouterProvider router={router} />);
  expect(field().value).toBe('old');
  fireEvent.change(field(), { target: { value: ' longer' } });
  expect(asked()).toBe('old');
  await pass(300);
  expect(asked()).toBe('longe');
  expect(field().value).toBe(' longer');

  fireEvent.click(screen.getByRole('link'));
  await pass(0);
  expect(field().value).toBe('');
  await pass(350);
  expect(router.state.location.search).toBe('');
});

/** A router whose address follows `ms` after it was told, as while a long list is drawn. */
function LateRouter({ ms, children }: { ms: number; children: ReactNode }) {
  const [location, setLocation] = useState('/');
  const go: Navigator['push'] = (to) =>
    void setTimeout(() => setLocation(typeof to === 'string' ? to : createPath(to)), ms);
  const navigator: Navigator = { push: go, replace: go, go: () => undefined, createHref: () => '' };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

describe('what is typed while the address is late', () => {
  const TYPED = 'משפחת כהן';
  const rhythms = [250, 300, 350].flatMap((key) => [0, 100, 450].map((late) => [key, late]));
  it.each(rhythms)('stays, a key each %i ms and an address %i ms late', async (key, late) => {
    render(
      <LateRouter ms={late}>
        <Search />
      </LateRouter>,
    );
    for (const [at, letter] of [...TYPED].entries()) {
      press(letter);
      await pass(key);
      expect(field().value).toBe(TYPED.slice(0, at + 1));
    }
    await pass(5000);
    expect([field().value, asked()]).toEqual([TYPED, TYPED]);
  });

  it('may be taken back before the address has it', async () => {
    render(
      <LateRouter ms={500}>
        <Search />
      </LateRouter>,
    );
    press('א');
    await pass(300);
    fireEvent.change(field(), { target: { value: '' } });
    await pass(5000);
    expect([field().value, asked()]).toEqual(['', '']);
  });
});
