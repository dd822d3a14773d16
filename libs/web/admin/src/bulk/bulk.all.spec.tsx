import {
  type BulkPreview,
  type BulkResult,
  listPartners,
  previewSendingOfHosts,
  previewStoreSuspensions,
  setSendingOfHosts,
  setStoreSuspensions,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ofUsers, renderList } from '../testing/render-lists';
import { aPartner, aUser, DANA, KITCHEN } from '../testing/some-rows';

afterEach(cleanup);

const OTHER = '01920000-0000-7000-8000-570700000002';
const partners = {
  call: listPartners,
  answer: {
    partners: [aPartner(), aPartner({ partnerId: OTHER, businessName: 'הגן' })],
    nextCursor: null,
    count: { rows: 2, capped: false },
  },
};
const preview: BulkPreview = {
  rows: [
    { id: KITCHEN, name: 'המטבח', outcome: 'ready' },
    { id: OTHER, name: 'הגן', outcome: 'unchanged' },
  ],
};
const why = 'תלונות של לקוחות';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: why }));
  fireEvent.click(within(dialog).getByRole('button', { name }));
};
const rowsOf = async () =>
  within(await screen.findByRole('list', { name: 'מה יקרה לכל שורה' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('an act on many rows', () => {
  it('is previewed row by row, and only what it changes is sent', async () => {
    const result: BulkResult = { rows: [{ id: KITCHEN, name: 'המטבח', outcome: 'done' }] };
    const { asked } = await renderList('partners', [
      partners,
      { call: previewStoreSuspensions, answer: preview },
      { call: setStoreSuspensions, answer: result },
    ]);
    for (const name of ['המטבח', 'הגן']) fireEvent.click(await screen.findByRole('checkbox', { name }));
    expect(screen.getByText('שתי שורות נבחרו')).toBeTruthy();
    await press('להשעות חנויות');
    expect(await screen.findByRole('dialog', { name: 'להשעות חנות אחת?' })).toBeTruthy();
    expect(await rowsOf()).toEqual(['המטבחישתנה', 'הגןכבר כך']);
    await confirm('להשעות חנויות');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([
      { partnerIds: [KITCHEN, OTHER], suspended: true },
      { partnerIds: [KITCHEN], suspended: true, reason: why },
    ]);
    expect(screen.queryByText('שתי שורות נבחרו')).toBeNull();
  });

  it('says which rows failed, and leaves them chosen', async () => {
    const both = preview.rows.map((row) => ({ ...row, outcome: 'ready' as const }));
    const result: BulkResult = {
      rows: [
        { ...both[0]!, outcome: 'failed' },
        { ...both[1]!, outcome: 'done' },
      ],
    };
    await renderList('partners', [
      partners,
      { call: previewStoreSuspensions, answer: { rows: both } },
      { call: setStoreSuspensions, answer: result },
    ]);
    await press(/בחירת הכול/);
    await press('להשעות חנויות');
    await confirm('להשעות חנויות');
    expect(await screen.findByRole('dialog', { name: 'בוצע בשורה אחת' })).toBeTruthy();
    expect(await rowsOf()).toEqual(['המטבחנכשל, לא השתנה', 'הגןבוצע']);
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'סגירה' }).at(-1)!);
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'המטבח' })).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'הגן' }).checked).toBe(false);
  });

  it('reads the other pages of a filter before all of it is chosen, and asks nothing where nothing would change', async () => {
    const second = aUser({ userId: OTHER, firstName: 'רון' });
    const { asked } = await renderList('users', [
      { ...ofUsers([second], { count: null }), query: 'cursor=' },
      ofUsers([aUser()], { nextCursor: DANA, count: { rows: 2, capped: false } }),
      {
        call: previewSendingOfHosts,
        answer: { rows: [DANA, OTHER].map((id) => ({ id, name: 'א', outcome: 'unchanged' })) },
      },
      { call: setSendingOfHosts, answer: { rows: [] } },
    ]);
    await screen.findByRole('checkbox', { name: 'דנה לוי' });
    await press(/בחירת הכול/);
    expect(await screen.findByText('שתי שורות נבחרו')).toBeTruthy();
    await press('לעצור הודעות');
    expect(await screen.findByRole('dialog', { name: 'אין מה לשנות' })).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { hostIds: [DANA, OTHER], suspended: true },
    ]);
  });

  it('is there on narrow screens, too', async () => {
    await renderList('partners', [partners], 390);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'הגן' }));
    expect(screen.getByRole('button', { name: 'לבטל השעיות' })).toBeTruthy();
  });
});
