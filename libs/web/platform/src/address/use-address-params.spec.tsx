import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useAddress } from './use-address';

afterEach(cleanup);

function Filters() {
  const [group, choose] = useAddress('group', '');
  const [ride, only] = useAddress('ride', '');
  return (
    <>
      <button onClick={() => choose('family')}>family</button>
      <button onClick={() => only('1')}>rides</button>
      <button onClick={() => choose(null)}>every group</button>
      <output>{[group, ride].join()}</output>
    </>
  );
}

const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const shown = () => screen.getByRole('status').textContent;

it('keeps each of two presses of which the first is not drawn before the second', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }], { initialEntries: ['/?by=name'] });
  render(<RouterProvider router={router} />);
  await press('family', 'rides');
  expect(shown()).toBe('family,1');
  expect(router.state.location.search).toBe('?by=name&group=family&ride=1');
  await press('every group');
  expect(shown()).toBe(',1');
  await act(() => router.navigate('/'));
  await press('rides');
  expect(shown()).toBe(',1');
});
