import {
  deleteView,
  exportUsers,
  type ModeratedEvent,
  moveEventStanding,
  readModeratedEvent,
  type SavedView,
  saveView,
} from '@smachot/contracts';
import { refusing, type SentRequest } from '@smachot/web-platform';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressNow, finding, ofUsers, renderList, views } from '../testing/render-lists';
import { aUser, anAct, DANA, KITCHEN } from '../testing/some-rows';

afterEach(cleanup);

const table = () => screen.findByRole('table');
/** The requests for rows of users. */
const listed = (asked: SentRequest[]) => asked.filter(({ path }) => path === '/admin/api/users');
const AT = '2026-11-20T10:00:00.000Z';
const view: SavedView = {
  viewId: '01920000-0000-7000-8000-000000000001',
  list: 'users',
  name: 'חסומים',
  query: 'state=blocked',
};

describe('a list', () => {
  it('is a table on wide screens, and the name leads to the person', async () => {
    await renderList('users');
    const row = within(await table()).getAllByRole('row')[1]!;
    expect(row.textContent).toMatch(/דנה לוי.*052-123-4567.*dana@example.test.*פעיל.*המטבח/);
    expect(within(row).getByRole('link', { name: 'דנה לוי' }).getAttribute('href')).toBe(
      `/admin-panel/users/${DANA}`,
    );
  });

  it('is a list of cards on narrow ones', async () => {
    await renderList('users', [], 390);
    const cards = await screen.findByRole('list', { name: 'משתמשים' });
    expect(within(cards).getByText('052-123-4567')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('folds on narrow ones what is chosen, and says how many filters are set', async () => {
    await renderList('users', [], 390);
    await screen.findByRole('list', { name: 'משתמשים' });
    const folded = screen.getByText('עוד סינון').closest('details')!;
    expect(folded.open).toBe(false);
    expect(folded.contains(screen.getByRole('searchbox', { name: /^מי/ }))).toBe(false);
    fireEvent.change(within(folded).getByLabelText('מצב'), { target: { value: 'blocked' } });
    expect(await screen.findByText('עוד סינון, אחד פעיל')).toBeTruthy();
  });

  it.each([
    [{ rows: 1, capped: false }, 'שורה אחת'],
    [{ rows: 214, capped: false }, '214 שורות'],
    [{ rows: 10_000, capped: true }, 'יותר מ־10,000 שורות'],
  ])('says how many rows there are: %j', async (count, words) => {
    await renderList('users', [ofUsers([aUser()], { count })]);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('keeps what is typed on while its search is on the way to the address', async () => {
    await renderList('users');
    await table();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: /^מי/ });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type(' משפחת ');
    act(() => {
      fireEvent.submit(field.closest('form')!);
      type('משפחת כהן');
    });
    await waitFor(() => expect(addressNow()).toBe('users?q=משפחת'));
    expect(field.value).toBe('משפחת כהן');
  });

  it('reads the filters of its address', async () => {
    const { asked } = await renderList('users?state=blocked&since=2026-11-01&page=7');
    await table();
    const { query } = asked.find(({ path }) => path === '/admin/api/users')!;
    expect(query).toContain('state=blocked');
    expect(query).toContain('since=2026-11-01');
    expect(query).not.toContain('page');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'מצב' }).value).toBe('blocked');
  });

  it('searches for what was typed when it is sent, and says so in the address', async () => {
    const { asked } = await renderList('users');
    await table();
    const before = listed(asked).length;
    fireEvent.change(screen.getByRole('searchbox', { name: 'מי' }), { target: { value: '052 123' } });
    expect(listed(asked)).toHaveLength(before);
    fireEvent.click(screen.getByRole('button', { name: 'חיפוש' }));
    await waitFor(() => expect(addressNow()).toBe('users?q=052+123'));
    await waitFor(() => expect(listed(asked).at(-1)!.query).toContain('q=052'));
  });

  it('chooses a filter, and takes one away that a link had', async () => {
    await renderList(`orders?store=${KITCHEN}`);
    await table();
    fireEvent.change(screen.getByRole('combobox', { name: 'תשלום' }), { target: { value: 'owed' } });
    await waitFor(() => expect(addressNow()).toContain('paymentStatus=owed'));
    fireEvent.click(screen.getByRole('button', { name: 'עסק אחד' }));
    await waitFor(() => expect(addressNow()).toBe('orders?paymentStatus=owed'));
  });

  it('says that nothing matches', async () => {
    await renderList('users?state=blocked', [ofUsers([], { count: { rows: 0, capped: false } })]);
    expect(await screen.findByRole('heading', { name: 'אין משתמשים שמתאימים לסינון' })).toBeTruthy();
  });

  it('reads on where the page ended', async () => {
    const { asked } = await renderList('users', [ofUsers([aUser()], { nextCursor: DANA })]);
    fireEvent.click(await screen.findByRole('button', { name: 'עוד' }));
    await waitFor(() => expect(listed(asked).at(-1)!.query).toContain(`cursor=${DANA}`));
  });
});

describe('a file', () => {
  it('is asked for with the filters of the screen', async () => {
    URL.createObjectURL = () => 'blob:file';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { asked } = await renderList('users?state=blocked', [{ call: exportUsers, answer: {} }]);
    fireEvent.click(await screen.findByRole('button', { name: /Excel/ }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const { query } = asked.find(({ path }) => path === exportUsers.path)!;
    expect(query).toContain('state=blocked');
    expect(query).toContain('format=xlsx');
    click.mockRestore();
  });

  it('that was refused says why', async () => {
    await renderList('users', [refusing(exportUsers, 'request.too_many')]);
    fireEvent.click(await screen.findByRole('button', { name: /CSV/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('a saved view', () => {
  it('keeps the filters under a name', async () => {
    const { asked } = await renderList('users?state=blocked', [{ call: saveView, answer: view }]);
    fireEvent.click(await screen.findByRole('button', { name: 'שמירת התצוגה' }));
    const dialog = await screen.findByRole('dialog', { name: 'שמירת התצוגה' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'שם התצוגה' }), {
      target: { value: 'חסומים' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({
      list: 'users',
      name: 'חסומים',
      query: 'state=blocked',
    });
  });

  it('shows its filters again, and only beside its own list', async () => {
    await renderList('users', [views([view, { ...view, viewId: DANA, list: 'orders', name: 'חייבים' }])]);
    fireEvent.click(await screen.findByRole('button', { name: 'חסומים' }));
    await waitFor(() => expect(addressNow()).toBe('users?state=blocked'));
    expect(screen.getByRole('button', { name: 'חסומים' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'חייבים' })).toBeNull();
  });

  it('is deleted while it is shown', async () => {
    const { asked } = await renderList('users?state=blocked', [
      views([view]),
      { call: deleteView, status: 204 },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /מחיקת התצוגה/ }));
    await waitFor(() =>
      expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
        `/admin/api/views/${view.viewId}`,
      ]),
    );
  });
});

describe('every other list', () => {
  it.each([
    ['partners', /המטבח.*kitchen.*חיפה.*050-234-5678.*מוצג.*Plus\+.*אומת/],
    ['orders', /12345678.*אושרה.*שולם.*המטבח.*דנה לוי.*4,200/],
    ['events', /ערב זרים.*פומבי.*3 דיווחים.*דנה לוי.*12/],
    ['subscriptions', /המטבח.*Plus\+.*התשלום לא עבר.*חודשי.*בסיסית/],
    ['audit', /דוד שגיא.*השעה\/תה את .*המטבח.*תלונות של לקוחות.*הושעה:.*לא.*כן.*הרשומה המלאה.*10\.0\.0\.7/s],
  ])('%s', async (list, words) => {
    await renderList(list);
    expect(within(await table()).getAllByRole('row')[1]!.textContent).toMatch(words);
  });

  it('an event with reports is read, and taken off the site with a reason', async () => {
    const event: ModeratedEvent = {
      ...{ eventId: DANA, slug: 'ערב', title: 'ערב זרים', description: 'נפגשים', location: 'הסטודיו' },
      ...{
        address: null,
        standing: 'reported',
        canceled: false,
        version: 4,
        reportedAt: null,
        decidedAt: null,
      },
      ...{ reason: null, count: 1, reports: [{ reason: 'fraud', note: 'אין אירוע', at: AT }] },
    };
    const { asked } = await renderList(`events/${DANA}`, [
      { call: readModeratedEvent, answer: event },
      { call: moveEventStanding, answer: { ...event, standing: 'off' } },
    ]);
    expect(await screen.findByText('אין אירוע')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'להסיר מהאתר' }));
    const question = await screen.findByRole('dialog');
    fireEvent.change(within(question).getByLabelText('סיבה'), { target: { value: 'חשד להונאה' } });
    fireEvent.click(within(question).getByRole('button', { name: 'להסיר מהאתר' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/standing'))?.body).toEqual({
        move: 'take_off',
        version: 4,
        reason: 'חשד להונאה',
      }),
    );
  });

  it('the audit log links the people and the store, and has the stored record one tap away', async () => {
    await renderList('audit');
    const row = within(await table()).getAllByRole('row')[1]!;
    expect(within(row).getByRole('link', { name: 'דוד שגיא' }).getAttribute('href')).toContain('/users/');
    expect(within(row).getByRole('link', { name: 'המטבח' }).getAttribute('href')).toContain(
      `/partners/${KITCHEN}`,
    );
    const stored = within(row).getByText('הרשומה המלאה').closest('details')!;
    expect(stored.open).toBe(false);
    expect(JSON.parse(stored.querySelector('pre')!.textContent)).toEqual(anAct());
  });

  it('the audit log is narrowed to a store that is found by its name', async () => {
    const hit = { kind: 'partner', id: KITCHEN, title: 'המטבח', detail: 'kitchen' } as const;
    const { asked } = await renderList('audit', [finding([{ ...hit, kind: 'order', title: '1' }, hit])]);
    const field = await screen.findByRole('searchbox', { name: /^על מי או על מה/ });
    fireEvent.change(field, { target: { value: 'המט' } });
    fireEvent.submit(field);
    fireEvent.click(await screen.findByRole('button', { name: /המטבח/ }));
    await waitFor(() => expect(addressNow()).toBe(`audit?about=${KITCHEN}`));
    await waitFor(() =>
      expect(asked.some(({ path, query }) => path === '/admin/api/audit' && query.includes(KITCHEN))).toBe(
        true,
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'בעניין המטבח' }));
    await waitFor(() => expect(addressNow()).toBe('audit'));
  });
});
