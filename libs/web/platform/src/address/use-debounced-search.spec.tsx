import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
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

/** Draws the search below a router whose address follows `ms` after it was told, as while the code of a screen loads. */
const drawLate = (ms: number) => {
  const late = () => new Promise((resolve) => setTimeout(() => resolve(null), ms));
  const router = createMemoryRouter([{ id: 'late', path: '/', loader: late, element: <Search /> }], {
    hydrationData: { loaderData: { late: null } },
  });
  render(<RouterProvider router={router} />);
};

describe('what is typed while the address is late', () => {
  const TYPED = 'משפחת כהן';
  const rhythms = [250, 300, 350].flatMap((key) => [0, 100, 450].map((late) => [key, late]));
  it.each(rhythms)('stays, a key each %i ms and an address %i ms late', async (key, late) => {
    drawLate(late);
    for (const [at, letter] of [...TYPED].entries()) {
      press(letter);
      await pass(key);
      expect(field().value).toBe(TYPED.slice(0, at + 1));
    }
    await pass(5000);
    expect([field().value, asked()]).toEqual([TYPED, TYPED]);
  });

  it('may be taken back before the address has it', async () => {
    drawLate(500);
    press('א');
    await pass(300);
    fireEvent.change(field(), { target: { value: '' } });
    await pass(5000);
    expect([field().value, asked()]).toEqual(['', '']);
  });
});

it('does not take the place of a press whose screen still loads', async () => {
  let arrive = () => {};
  const screenLoads = new Promise<{ Component: () => string }>((resolve) => {
    arrive = () => resolve({ Component: () => 'the other screen' });
  });
  const routes = [
    { path: '/', element: <Search /> },
    { path: '/other', lazy: () => screenLoads },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  press('א');
  act(() => void router.navigate('/other'));
  await pass(300);
  arrive();
  await pass(0);
  expect(await screen.findByText('the other screen')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/other');
});
