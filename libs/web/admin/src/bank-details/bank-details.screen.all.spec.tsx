import { exportBankDetails, listSavedViews } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBankCase, caseId } from '../testing/a-bank-case';
import {
  currentCase,
  key,
  listing,
  loaded,
  opening,
  renderQueue,
  sent,
  showing,
} from '../testing/render-admin';

const julie = aBankCase(1, { businessName: 'השולחן של סבתא ג׳ולי', hoursLeft: 3 });
const light = aBankCase(2, { businessName: 'אור ראשון צילום', hoursLeft: 11 });
const late = aBankCase(3, { businessName: 'בר כהלכה', hoursLeft: -5 });
const page = '/v1/documents/1/file?page=1';
const answers = () => [listing([julie, light]), opening(julie), showing([page])];

afterEach(cleanup);

describe('the queue of bank details', () => {
  it('says how many wait and what is left of the 48 hours of each', async () => {
    await renderQueue([listing([late, julie, light]), opening(late), showing([page])]);
    expect(await screen.findByText('3 חשבונות מחכים')).toBeTruthy();
    expect(screen.getByText(/אחד באיחור/)).toBeTruthy();
    const items = within(screen.getByRole('navigation', { name: /תור/ })).getAllByRole('link');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/בר כהלכה.*איחור/),
      expect.stringMatching(/השולחן של סבתא ג׳ולי.*נותרו 3 שע׳/),
      expect.stringMatching(/אור ראשון צילום.*נותרו 11 שע׳/),
    ]);
  });

  it('asks for the other lists as the specification calls them', async () => {
    const { asked } = await renderQueue(answers());
    await loaded();
    expect(asked.some(({ query }) => query.includes('verification_status=in_process'))).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'אומתו' }));
    await waitFor(() => expect(asked.some(({ query }) => query.includes('is_verified=true'))).toBe(true));
  });

  it('is a file of the list that is shown, which is a kept view, too', async () => {
    URL.createObjectURL = () => 'blob:file';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const kept = {
      viewId: caseId(9),
      list: 'bank_details' as const,
      name: 'מה נדחה',
      query: 'state=rejected',
    };
    const { asked } = await renderQueue([
      { call: listSavedViews, answer: { views: [kept] } },
      { call: exportBankDetails, answer: {} },
      ...answers(),
    ]);
    await loaded();
    fireEvent.click(await screen.findByRole('button', { name: 'מה נדחה' }));
    const rejected = screen.getByRole('button', { name: 'נדחו' });
    await waitFor(() => expect(rejected.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(screen.getByRole('button', { name: /Excel/ }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const { query } = asked.find(({ path }) => path === exportBankDetails.path)!;
    expect(query).toContain('verification_status=rejected');
    expect(query).toContain('format=xlsx');
    click.mockRestore();
  });

  it('says that nothing waits', async () => {
    await renderQueue([listing([])]);
    expect(await screen.findByRole('heading', { name: 'אין חשבונות שמחכים לאימות' })).toBeTruthy();
  });

  it('shows our picture of the document beside the whole account number', async () => {
    await renderQueue(answers());
    await loaded();
    const image = await screen.findByRole('img', { name: 'עמוד 1 מתוך 1 של המסמך שהועלה' });
    expect(image.getAttribute('src')).toBe(page);
    expect(screen.getByText('482917')).toBeTruthy();
    expect(screen.getByText('שונה מהפרופיל')).toBeTruthy();
    expect(screen.getByText('כמו בפרופיל')).toBeTruthy();
  });

  it('reads new addresses when a picture came too late', async () => {
    const { asked } = await renderQueue(answers());
    fireEvent.error(await screen.findByRole('img', { name: /המסמך/ }));
    const before = asked.filter(({ path }) => path.endsWith('/document')).length;
    fireEvent.click(await screen.findByRole('button', { name: 'לטעון שוב' }));
    await waitFor(() =>
      expect(asked.filter(({ path }) => path.endsWith('/document')).length).toBe(before + 1),
    );
  });

  it('without pictures is downloaded from an address asked for then', async () => {
    const { asked } = await renderQueue([listing([julie]), opening(julie), showing([])]);
    const links: HTMLAnchorElement[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this);
    });
    expect(await screen.findByText(/אי אפשר להציג/)).toBeTruthy();
    const before = asked.length;
    fireEvent.click(screen.getAllByRole('button', { name: 'הורדת המסמך' })[1]!);
    await waitFor(() => expect(links).toHaveLength(1));
    click.mockRestore();
    expect(asked.slice(before).map(({ path }) => path)).toEqual([
      `/admin/api/bank-details/${julie.id}/document`,
    ]);
    expect(links[0]!.getAttribute('href')).toBe('/v1/documents/1/file?expires=1&signature=s');
  });

  it('does not offer to verify an account that no payout can reach', async () => {
    const long = aBankCase(1, { warnings: ['account_too_long'] });
    const { asked } = await renderQueue([listing([long]), opening(long), showing([])]);
    expect((await loaded()).hasAttribute('disabled')).toBe(true);
    key('KeyA');
    expect(screen.getByText(/אי אפשר לאמת אותו/)).toBeTruthy();
    expect(screen.queryByText(/יאומת עוד רגע/)).toBeNull();
    expect(sent(asked)).toEqual([]);
  });

  it('shows a decided case with its decision and without a way to decide again', async () => {
    const decided = aBankCase(1, {
      verification_status: 'rejected',
      rejectionReason: 'name_differs',
      dueAt: null,
      decidedAt: '2026-11-21T10:00:00.000Z',
    });
    const history = [
      { move: 'reject', by: 'admin', at: '2026-11-21T10:00:00.000Z', reason: 'name_differs' } as const,
    ];
    await renderQueue([listing([decided]), opening(decided, { history }), showing([])], {
      at: '?state=rejected',
    });
    expect(await screen.findByText('השם במסמך שונה')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /דחייה/ })).toBeNull();
  });
});

describe('the keys', () => {
  it('move through the queue, with the focus, and stop at its ends', async () => {
    await renderQueue(answers());
    await loaded();
    key('KeyJ');
    await waitFor(() => expect(currentCase()).toContain('אור ראשון צילום'));
    expect(document.activeElement?.textContent).toContain('אור ראשון צילום');
    key('KeyJ');
    expect(currentCase()).toContain('אור ראשון צילום');
    key('KeyK', 'ל');
    await waitFor(() => expect(currentCase()).toContain('השולחן של סבתא ג׳ולי'));
  });

  it('are listed, and can be switched off for good', async () => {
    await renderQueue(answers());
    await loaded();
    const help = screen.getByRole('group', { name: 'מקשי קיצור' });
    expect(
      within(help)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['A אישור', 'R דחייה', 'J הבא בתור', 'K הקודם בתור', 'U חזרה מההחלטה'],
      ...['N העמוד הבא', 'P העמוד הקודם', 'Z הגדלה', 'T סיבוב'],
    ]);
    fireEvent.click(within(help).getByLabelText('מקשי קיצור'));
    key('KeyA');
    expect(screen.queryByText(/יאומת עוד רגע/)).toBeNull();
    expect(within(help).queryAllByRole('listitem')).toEqual([]);
  });
});

it('opens the case that the address names, also when it is in no list', async () => {
  const { asked } = await renderQueue([listing([light]), opening(julie), showing([])], {
    at: `?case=${caseId(1)}`,
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'השולחן של סבתא ג׳ולי' })).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith(caseId(1)))).toBe(true);
});
