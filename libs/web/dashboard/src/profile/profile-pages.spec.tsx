import { editStore, listOrders, manageStore } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const at = '/dashboard/savta/edit-profile';
const answers = () => [
  { call: manageStore, answer: { ...aStore(), role: 'Owner' } },
  { call: listOrders, answer: { orders: [], counts: {}, nextCursor: null } },
  { call: editStore, answer: aStore() },
];
const parts = () => within(screen.getByRole('navigation', { name: 'חלקי הפרופיל' }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('the profile is a list of pages of a few fields, each with what customers see of it', async () => {
  await renderDashboard(at, answers());
  await screen.findByRole('navigation', { name: 'חלקי הפרופיל' });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(parts().getByRole('link', { name: /על העסק.*מופיע בדף שלכם/ })).toBeTruthy();
  expect(parts().getByRole('link', { name: /מעמד במע״מ.*לא מופיע בדף שלכם/ })).toBeTruthy();
  fireEvent.click(parts().getByRole('link', { name: /תנאי ביטול/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'תנאי ביטול' })).toBeTruthy();
  expect(screen.queryByLabelText('שם העסק')).toBeNull();
});

it('what was typed on one page is saved from another, which says where a field has to be corrected', async () => {
  const { asked } = await renderDashboard(`${at}/about`, answers());
  fireEvent.change(await screen.findByLabelText('שם העסק'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('link', { name: /חזרה/ }));
  fireEvent.click(await screen.findByRole('link', { name: /כללי הבית/ }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'כללי הבית' }), {
    target: { value: 'בלי קונפטי' },
  });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירת הפרופיל' }));
  save();
  const wrong = await screen.findByRole('link', { name: 'על העסק' });
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.click(wrong);
  const name = await screen.findByLabelText('שם העסק');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(name, { target: { value: 'השולחן של ג׳ולי' } });
  save();
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    businessName: 'השולחן של ג׳ולי',
    policies: 'בלי קונפטי',
  });
});
