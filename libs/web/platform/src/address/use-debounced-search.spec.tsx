import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { useDebouncedSearch } from './use-debounced-search';

afterEach(cleanup);

function Search() {
  const { typed, type, asked } = useDebouncedSearch(5);
  return (
    <>
      <input value={typed} aria-label="search" onChange={({ target }) => type(target.value)} />
      <output>{asked}</output>
      <Link to="/">all</Link>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('is asked once typing rests, within its length, and follows a link to another search', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Search /> }], { initialEntries: ['/?q=old'] });
  render(<RouterProvider router={router} />);
  expect(field().value).toBe('old');
  fireEvent.change(field(), { target: { value: ' longer' } });
  expect(screen.getByRole('status').textContent).toBe('old');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('longe'));
  expect(field().value).toBe(' longer');

  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(field().value).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(router.state.location.search).toBe('');
});
