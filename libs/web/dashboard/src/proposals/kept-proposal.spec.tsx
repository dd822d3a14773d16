import { listTerms, manageStore } from '@smachot/contracts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('has what was typed again after its own link to the terms was followed', async () => {
  const open = async () => {
    await renderDashboard('/dashboard/savta/proposals/new', [
      { call: manageStore, answer: aStore() },
      { call: listTerms, answer: { terms: [], library: [], mayEdit: true } },
    ]);
    return screen.findByLabelText<HTMLInputElement>('שם הלקוח');
  };
  fireEvent.change(await open(), { target: { value: 'דנה לוי' } });
  fireEvent.click(screen.getByRole('link', { name: /תנאים/ }));
  await screen.findByRole('heading', { level: 1, name: /תנאים/ });
  cleanup();
  expect((await open()).value).toBe('דנה לוי');
});
