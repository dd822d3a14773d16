import { createProposal, listTerms, manageStore, readProposal } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProposal, ID } from '../testing/a-proposal';
import { aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('takes dishes of a menu as lines, with what the menu says of them', async () => {
  const menu = aMenu({ revision: 2 });
  const other = aMenu({ revision: 1, pricingUnitId: ID, name: 'תפריט שף' });
  const { asked } = await renderDashboard('/dashboard/savta/proposals/new', [
    { call: manageStore, answer: aStore({ pricingUnits: [menu, other] }) },
    { call: listTerms, answer: { terms: [], library: [], mayEdit: true } },
    { call: createProposal, answer: aProposal() },
    { call: readProposal, answer: aProposal() },
  ]);
  await screen.findByLabelText('שם הלקוח');
  fireEvent.click(screen.getByRole('button', { name: 'מנות מתפריט' }));
  const dialog = await screen.findByRole('dialog', { name: 'מנות מתפריט להצעה' });
  const take = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'להוסיף להצעה' });
  expect(take.disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /אסאדו/ }));
  // another menu begins with nothing chosen
  fireEvent.change(within(dialog).getByLabelText('תפריט'), { target: { value: ID } });
  expect(take.disabled).toBe(true);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /דניס/ }));
  fireEvent.click(take);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // the untouched first line made room
  expect(screen.getAllByLabelText<HTMLInputElement>('שם הסעיף').map(({ value }) => value)).toEqual(['דניס']);
  const said = plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
  expect(said).toContain('דניס, מתוך תפריט שף. המטבח סופר את המנה בשם הזה');
  type('שם הלקוח', 'דנה לוי');
  type('מספר אורחים', '100');
  type('תאריך האירוע', '2027-06-01');
  type('שם הסעיף', 'דניס בתנור');
  type('מחיר ליחידה בשקלים', '12');
  fireEvent.click(screen.getByRole('button', { name: 'שמירת הטיוטה' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  const { lines } = asked.find(({ method }) => method === 'POST')!.body as { lines: unknown[] };
  expect(lines).toMatchObject([
    {
      ...{ name: 'דניס בתנור', per: 'participant', quantity: 1, unitPrice: 12 },
      dish: { pricingUnitId: ID, revision: 1, sectionIndex: 0, itemIndex: 1, menu: 'תפריט שף', name: 'דניס' },
    },
  ]);
});
