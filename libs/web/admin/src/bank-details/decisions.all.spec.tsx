import { decideBankDetails } from '@smachot/contracts';
import { refusing, type Answer } from '@smachot/web-platform';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBankCase } from '../testing/a-bank-case';
import {
  accepting,
  currentCase,
  key,
  listing,
  loaded,
  opening,
  renderQueue,
  sent,
  showing,
} from '../testing/render-admin';
import { UNDO_MS } from './decision.flow';

const julie = aBankCase(1, { businessName: 'השולחן של סבתא ג׳ולי', hoursLeft: 3 });
const light = aBankCase(2, { businessName: 'אור ראשון צילום', hoursLeft: 11 });
const page = '/v1/documents/1/file?page=1';
const answers = (...more: Answer[]) => [...more, listing([julie, light]), opening(julie), showing([page])];

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a decision', () => {
  it('is sent ten seconds after the key, with the version that was seen', async () => {
    const { asked } = await renderQueue(answers(accepting(julie)));
    await loaded();
    jest.useFakeTimers();
    key('KeyA');
    expect(screen.getByText(/השולחן של סבתא ג׳ולי.* יאומת עוד רגע/)).toBeTruthy();
    await pass(UNDO_MS - 100);
    expect(sent(asked)).toEqual([]);
    await pass(200);
    expect(sent(asked)).toHaveLength(1);
    const [request] = sent(asked);
    expect(request!.path).toBe(`/admin/api/bank-details/${julie.id}/verify`);
    expect(new URLSearchParams(request!.query).get('verification_status')).toBe('verified');
    expect(new URLSearchParams(request!.query).get('version')).toBe('3');
  });

  it('takes its case out of the queue at once, and leaves it out after it was sent', async () => {
    await renderQueue(answers(accepting(julie)));
    await loaded();
    jest.useFakeTimers();
    key('KeyA');
    expect(currentCase()).toContain('אור ראשון צילום');
    expect(document.activeElement?.textContent).toContain('אור ראשון צילום');
    await pass(UNDO_MS + 1000);
    expect(screen.queryByRole('link', { name: /השולחן של סבתא ג׳ולי/ })).toBeNull();
  });

  it.each(['key', 'button'])(
    'is taken back by %s: nothing is sent, and the case is on the screen again',
    async (by) => {
      const { asked } = await renderQueue(answers(accepting(julie)));
      await loaded();
      jest.useFakeTimers();
      key('KeyA', 'ש');
      if (by === 'key') key('KeyU', 'ו');
      else
        fireEvent.click(
          within(screen.getByRole('status', { name: 'החלטות שעוד לא נשלחו' })).getByRole('button'),
        );
      await pass(UNDO_MS * 2);
      expect(sent(asked)).toEqual([]);
      expect(currentCase()).toContain('השולחן של סבתא ג׳ולי');
    },
  );

  it('is made once, however often the key is pressed', async () => {
    const { asked } = await renderQueue(
      [accepting(julie), listing([julie]), opening(julie), showing([page])],
      {
        at: `?case=${julie.id}`,
      },
    );
    await loaded();
    jest.useFakeTimers();
    key('KeyA');
    key('KeyA');
    await pass(UNDO_MS + 100);
    expect(sent(asked)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'אין חשבונות שמחכים לאימות' })).toBeTruthy();
  });

  it('is sent at once when the screen is left', async () => {
    const { asked, unmount } = await renderQueue(answers(accepting(julie)));
    await loaded();
    key('KeyA');
    unmount();
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
  });

  it('to reject needs a reason, and the focus goes to the reasons', async () => {
    const { asked } = await renderQueue(answers(accepting(julie)));
    await loaded();
    key('KeyR');
    expect(await screen.findByText(/בחרו סיבה או כתבו אותה/)).toBeTruthy();
    await waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'));
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('radio', { name: 'השם במסמך שונה' }));
    key('KeyR');
    await pass(UNDO_MS + 100);
    const query = new URLSearchParams(sent(asked)[0]!.query);
    expect([query.get('verification_status'), query.get('notes')]).toEqual(['rejected', 'name_differs']);
  });

  it('to reject may have a reason in the admin’s own words; their letters are no shortcuts', async () => {
    const { asked } = await renderQueue(answers(accepting(julie)));
    await loaded();
    fireEvent.click(screen.getByRole('radio', { name: /סיבה אחרת/ }));
    const field = screen.getByLabelText('הסיבה, במילים שלכם');
    act(() => field.focus());
    key('KeyA');
    expect(screen.queryByText(/יאומת עוד רגע/)).toBeNull();
    fireEvent.change(field, { target: { value: ' החותמת חתוכה ' } });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /^דחייה/ }));
    await pass(UNDO_MS + 100);
    expect(new URLSearchParams(sent(asked)[0]!.query).get('notes')).toBe('החותמת חתוכה');
  });

  it('that another admin was faster with is told as not made, until it was read', async () => {
    await renderQueue(answers(refusing(decideBankDetails, 'bank.decided')));
    await loaded();
    jest.useFakeTimers();
    key('KeyA');
    await pass(UNDO_MS + 100);
    expect(screen.getByText(/מישהו אחר כבר החליט.*ההחלטה שלכם לא נשמרה/)).toBeTruthy();
    await pass(UNDO_MS * 6);
    expect(screen.getByText(/ההחלטה שלכם לא נשמרה/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'הבנתי' }));
    expect(screen.queryByText(/ההחלטה שלכם לא נשמרה/)).toBeNull();
  });

  it('about details that changed meanwhile says so, and shows them as they are now', async () => {
    await renderQueue(answers(refusing(decideBankDetails, 'conflict.version')));
    await loaded();
    jest.useFakeTimers();
    key('KeyA');
    await pass(UNDO_MS + 100);
    expect(screen.getByText(/השתנו אחרי שפתחתם אותם/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'לראות את המצב עכשיו' }));
    expect(currentCase()).toContain('השולחן של סבתא ג׳ולי');
  });

  it('that did not arrive is sent again by hand', async () => {
    const { asked } = await renderQueue(answers(refusing(decideBankDetails, 'server.unavailable')));
    await loaded();
    jest.useFakeTimers();
    key('KeyA');
    await pass(UNDO_MS + 100);
    expect(screen.getByText(/ההחלטה על .*השולחן של סבתא ג׳ולי.* לא נשמרה/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'לשלוח שוב' }));
    await pass(100);
    expect(sent(asked)).toHaveLength(2);
  });
});
