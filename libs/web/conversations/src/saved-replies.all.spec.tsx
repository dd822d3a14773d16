import {
  changeSavedReplies,
  listSavedReplies,
  listThreads,
  MOST_SAVED_REPLIES,
  readThread,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aThread, renderThreads, THREAD_ID } from './testing/render-threads';

const KOSHER = { title: 'כשרות', text: 'אנחנו כשרים למהדרין.' };
const HOURS = { title: '', text: 'אנחנו מגיעים שעתיים לפני האירוע.' };
const saved = (...replies: { title: string; text: string }[]) => ({ replies, version: 4 });
const answers = (kept: object, ...more: Answer[]): Answer[] => [
  ...more,
  { call: listSavedReplies, answer: kept },
  { call: listThreads, answer: { threads: [], nextCursor: null } },
  { call: readThread, answer: aThread() },
];
const at = `/dashboard/savta-julie/messages/${THREAD_ID}`;
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'תשובות שמורות' }));
  return screen.findByRole('dialog', { name: 'תשובות שמורות' });
};
const written = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'הודעה' }).value;
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

afterEach(cleanup);

describe('saved replies', () => {
  it('are put behind what is written, and sent by nobody but the writer', async () => {
    const { asked } = await renderThreads(at, answers(saved(KOSHER, HOURS)));
    type(await screen.findByRole('textbox', { name: 'הודעה' }), 'שלום נועה, ');
    const dialog = await open();
    // a reply without a name is called by its words
    fireEvent.click(await within(dialog).findByRole('button', { name: /^אנחנו מגיעים שעתיים/ }));
    expect(written()).toBe(`שלום נועה,\n${HOURS.text}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toBe(false);
  });

  it('are added, changed and removed whole, with the version that was read', async () => {
    const kept = saved(KOSHER);
    const { asked } = await renderThreads(at, answers(kept, { call: changeSavedReplies, answer: kept }));
    const dialog = await open();
    fireEvent.click(await within(dialog).findByRole('button', { name: 'תשובה חדשה' }));
    const keep = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'לשמור את התשובה' });
    type(within(dialog).getByRole('textbox', { name: 'שם קצר' }), 'שעות');
    expect(keep.disabled).toBe(true);
    type(within(dialog).getByRole('textbox', { name: 'התשובה' }), HOURS.text);
    fireEvent.click(keep);
    fireEvent.click(await within(dialog).findByRole('button', { name: 'לערוך את כשרות' }));
    type(within(dialog).getByRole('textbox', { name: 'התשובה' }), 'כשר.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור את התשובה' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'למחוק את כשרות' }));
    const puts = () => asked.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(puts()).toHaveLength(3));
    expect(puts().map(({ body }) => body)).toEqual([
      { version: 4, replies: [KOSHER, { title: 'שעות', text: HOURS.text }] },
      { version: 4, replies: [{ title: 'כשרות', text: 'כשר.' }] },
      { version: 4, replies: [] },
    ]);
  });

  it('that somebody else changed meanwhile are not overwritten: it is said, and what was typed stays', async () => {
    await renderThreads(at, answers(saved(), refusing(changeSavedReplies, 'conflict.version')));
    const dialog = await open();
    expect(await within(dialog).findByText('אין עדיין תשובות שמורות')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'תשובה חדשה' }));
    type(within(dialog).getByRole('textbox', { name: 'התשובה' }), HOURS.text);
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור את התשובה' }));
    expect((await within(dialog).findByRole('alert')).textContent).not.toBe('');
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'התשובה' }).value).toBe(
      HOURS.text,
    );
  });

  it('have what was typed again after the dialog was closed', async () => {
    const refused = refusing(changeSavedReplies, 'conflict.version');
    const { asked } = await renderThreads(at, [refused, ...answers(saved(KOSHER))]);
    const edit = async (name: string) => {
      const dialog = await open();
      fireEvent.click(await within(dialog).findByRole('button', { name }));
      return within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'התשובה' });
    };
    const close = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    type(await edit('לערוך את כשרות'), 'כשר.');
    fireEvent.click(screen.getByRole('button', { name: 'לשמור את התשובה' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy();
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await edit('לערוך את כשרות')).value).toBe('כשר.');
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await edit('תשובה חדשה')).value).toBe('');
  });

  it('are changed where they stand by now, and added again when they were removed meanwhile', async () => {
    const reading = { call: listSavedReplies, answer: saved(KOSHER, HOURS) };
    const refused = refusing(changeSavedReplies, 'conflict.version');
    const { asked } = await renderThreads(at, [refused, reading, ...answers(saved())]);
    const dialog = await open();
    const puts = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const keep = async (times: number) => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור את התשובה' }));
      await waitFor(() => expect(puts()).toHaveLength(times));
      await waitFor(() =>
        expect(
          within(dialog).getByRole('button', { name: 'לשמור את התשובה' }).getAttribute('aria-busy'),
        ).toBe(null),
      );
    };
    fireEvent.click(await within(dialog).findByRole('button', { name: /^לערוך את אנחנו מגיעים/ }));
    type(within(dialog).getByRole('textbox', { name: 'התשובה' }), 'שעתיים לפני.');
    const mine = { title: '', text: 'שעתיים לפני.' };
    const other = { title: 'חניה', text: 'יש.' };
    // somebody removed the first, and then this one
    reading.answer = { ...saved(HOURS, other), version: 5 };
    await keep(1);
    reading.answer = { ...saved(other), version: 6 };
    await keep(2);
    await keep(3);
    expect(puts()).toEqual([
      { version: 4, replies: [KOSHER, mine] },
      { version: 5, replies: [mine, other] },
      { version: 6, replies: [other, mine] },
    ]);
  });

  it('are not added again when they were saved though no response came', async () => {
    const reading = { call: listSavedReplies, answer: saved(KOSHER) };
    const refused = refusing(changeSavedReplies, 'conflict.version');
    const { asked } = await renderThreads(at, [refused, reading, ...answers(saved())]);
    const dialog = await open();
    fireEvent.click(await within(dialog).findByRole('button', { name: 'תשובה חדשה' }));
    type(within(dialog).getByRole('textbox', { name: 'התשובה' }), `${HOURS.text} `);
    reading.answer = { ...saved(KOSHER, HOURS), version: 5 };
    const puts = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const keep = async (times: number) => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור את התשובה' }));
      await waitFor(() => expect(puts()).toHaveLength(times));
      await waitFor(() =>
        expect(
          asked.filter(({ path, method }) => path.endsWith('/saved-replies') && method === 'GET'),
        ).toHaveLength(times + 1),
      );
    };
    await keep(1);
    await keep(2);
    expect(puts()).toEqual([
      { version: 4, replies: [KOSHER, HOURS] },
      { version: 5, replies: [KOSHER, HOURS] },
    ]);
  });

  it('that are as many as may be take no more', async () => {
    const many = Array.from({ length: MOST_SAVED_REPLIES }, (_, at) => ({ title: `${at}`, text: 'כן' }));
    await renderThreads(at, answers(saved(...many)));
    const dialog = await open();
    expect(await within(dialog).findByText(/אפשר לשמור עד 20/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'תשובה חדשה' })).toBeNull();
  });

  it('are for the store: its customer has none', async () => {
    await renderThreads(`/me/messages/${THREAD_ID}`, [
      { call: readThread, answer: aThread({ side: 'customer', name: 'סבתא ג׳ולי' }) },
      ...answers(saved()),
    ]);
    await screen.findByRole('textbox', { name: 'הודעה' });
    expect(screen.queryByRole('button', { name: 'תשובות שמורות' })).toBeNull();
  });
});
