import { listThreads, readThread, reportThread } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aThread, renderThreads, THREAD_ID } from './testing/render-threads';

const at = `/dashboard/savta-julie/messages/${THREAD_ID}`;
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: listThreads, answer: { threads: [], nextCursor: null } },
  { call: readThread, answer: aThread() },
];
const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'לדווח' }));
  return screen.findByRole('dialog', { name: 'לדווח על השיחה' });
};

afterEach(cleanup);

describe('reporting a conversation', () => {
  it('says what it does, and sends the reason and the words once', async () => {
    const { asked } = await renderThreads(at, answers({ call: reportThread }));
    const dialog = await open();
    expect(dialog.textContent).toContain('עד אז אף אחד מכם לא יוכל לכתוב בה');
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'מה קרה?' }), {
      target: { value: 'fraud' },
    });
    fireEvent.change(within(dialog).getByRole('textbox', { name: /פרטים/ }), {
      target: { value: 'ביקשו תשלום מחוץ לאתר' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשלוח דיווח' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked.filter(({ path }) => path.endsWith('/report'));
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'fraud', note: 'ביקשו תשלום מחוץ לאתר' }]);
  });

  it('that is refused stays open and says why', async () => {
    await renderThreads(at, answers(refusing(reportThread, 'thread.not_open')));
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשלוח דיווח' }));
    expect((await within(dialog).findByRole('alert')).textContent).not.toBe('');
    expect(within(dialog).getByRole('button', { name: 'לשלוח דיווח' })).toBeTruthy();
  });

  it('may be left without a word', async () => {
    const { asked } = await renderThreads(at, answers({ call: reportThread }));
    const dialog = await open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'להשאיר את השיחה פתוחה' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.some(({ path }) => path.endsWith('/report'))).toBe(false);
  });

  it('is not offered of a thread that is being looked at', async () => {
    const thread = aThread({ status: 'reported', obstacle: 'reported', reportedByYou: true });
    await renderThreads(at, [{ call: readThread, answer: thread }, ...answers()]);
    expect(await screen.findByText(/דיווחתם על השיחה/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'לדווח' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'הודעה' })).toBeNull();
  });
});
