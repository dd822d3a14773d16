import { listTerms, manageStore, readProposal } from '@smachot/contracts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aProposal, ID } from '../testing/a-proposal';
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

it('says that another version holds what was typed earlier, and starts over from what was sent', async () => {
  const sent = aProposal({ status: 'viewed', link: 'L'.repeat(32) });
  const open = async () => {
    await renderDashboard(`/dashboard/savta/proposals/${ID}`, [
      { call: readProposal, answer: sent },
      { call: manageStore, answer: aStore() },
      { call: listTerms, answer: { terms: [], library: [], mayEdit: true } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'גרסה חדשה' }));
    return screen.findByLabelText<HTMLInputElement>('שם הלקוח');
  };
  const said = 'החזרנו את מה שכתבתם בפעם הקודמת ולא נשמר.';
  fireEvent.change(await open(), { target: { value: 'מישהי אחרת' } });
  expect(screen.queryByText(said)).toBeNull();
  cleanup();
  expect((await open()).value).toBe('מישהי אחרת');
  expect(screen.getByText(said)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'להתחיל מחדש' }));
  const field = screen.getByLabelText<HTMLInputElement>('שם הלקוח');
  expect(field.value).toBe(sent.content.customerName);
  expect(screen.queryByText(said)).toBeNull();
  expect(document.activeElement).toBe(field);
  cleanup();
  await open();
  expect(screen.queryByText(said)).toBeNull();
});
