import { createProposal, listTerms, manageStore, readProposal } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProposal, content, ID } from '../testing/a-proposal';
import { aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('takes dishes of a menu as lines, with what the menu says of them', async () => {
  const menu = aMenu({ revision: 2 });
  const other = aMenu({ revision: 1, pricingUnitId: ID, name: 'תפריט שף' });
  const hidden = aMenu({
    revision: 1,
    pricingUnitId: ID.replace(/.$/, '9'),
    visibility: 'private',
    name: 'תפריט מוסתר',
  });
  const { asked } = await renderDashboard('/dashboard/savta/proposals/new', [
    { call: manageStore, answer: aStore({ pricingUnits: [hidden, menu, other] }) },
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
  expect(optionsOf(within(dialog).getByLabelText('תפריט'))).toEqual(['תפריט חתונה', 'תפריט שף']);
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

const ARCHIVED = aMenu({ pricingUnitId: ID, visibility: 'archived', name: 'תפריט ישן' });
const terms = { call: listTerms, answer: { terms: [], library: [], mayEdit: true } };

it('a new proposal is of what customers can order, and a draft keeps the name of what was archived since', async () => {
  const store = { call: manageStore, answer: aStore({ pricingUnits: [ARCHIVED, aMenu()] }) };
  await renderDashboard('/dashboard/savta/proposals/new', [store, terms]);
  expect(optionsOf(await screen.findByLabelText('מה מציעים'))).toEqual(['תפריט חתונה']);
  cleanup();
  const draft = aProposal({ content: { ...content, pricingUnitId: ID } });
  await renderDashboard(`/dashboard/savta/proposals/${ID}`, [
    ...[store, terms],
    { call: readProposal, answer: draft },
  ]);
  const unit = await screen.findByLabelText<HTMLSelectElement>('מה מציעים');
  expect(unit.value).toBe(ID);
  expect(optionsOf(unit)).toEqual(['תפריט ישן', 'תפריט חתונה']);
});

it('says of a store whose offers are all archived that none can be proposed', async () => {
  await renderDashboard('/dashboard/savta/proposals/new', [
    { call: manageStore, answer: aStore({ pricingUnits: [ARCHIVED] }) },
  ]);
  expect(await screen.findByText(/מוסתרים או בארכיון/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'לכל החבילות' }).getAttribute('href')).toBe(
    '/dashboard/savta/pricing-unit',
  );
});
