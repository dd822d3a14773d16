import { line } from '@smachot/contracts';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { forgetDrafts } from '../drafts/use-draft';
import { startLanguage } from '../language/i18n';
import { useContractForm } from './use-contract-form';

const mockSession: { user: { id: string } | null } = { user: null };
jest.mock('../session/session', () => ({ sessionView: () => mockSession }));

const Event = z.object({ title: line(40), place: line(40) });
const EMPTY = { title: '', place: '' };
const send = jest.fn<Promise<unknown>, []>();
const open = (draft = 'event') => renderHook(() => useContractForm(Event, { defaults: EMPTY, draft, send }));
const asUser = (id: string) => {
  mockSession.user = { id };
};

beforeAll(() => startLanguage('he'));
beforeEach(() => {
  localStorage.clear();
  asUser('dana');
  send.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

/** Types a title and leaves: by a link, back, a reload, or the end of the session. */
const typed = (title = 'החתונה', place = 'חיפה') => {
  const form = open();
  act(() => form.result.current.change({ title, place }));
  return form;
};

describe('what is typed into a form', () => {
  it('is there again after it was left', () => {
    typed().unmount();
    const { result } = open();
    expect(result.current.values).toEqual({ title: 'החתונה', place: 'חיפה' });
    expect(result.current.restored).toBe(true);
  });

  it('is thrown away where the person starts over, and the form says so no longer', () => {
    typed().unmount();
    const form = open();
    act(() => form.result.current.discard());
    expect(form.result.current).toMatchObject({ values: EMPTY, restored: false });
    form.unmount();
    expect(open().result.current).toMatchObject({ values: EMPTY, restored: false });
  });

  it('is not called restored where nothing of it differs from what is saved', () => {
    const form = typed();
    act(() => form.result.current.change(EMPTY));
    form.unmount();
    expect(open().result.current.restored).toBe(false);
  });

  it('is there after the session ended while it was typed, for the same person alone', () => {
    const form = open();
    mockSession.user = null;
    act(() => form.result.current.change({ title: 'החתונה' }));
    form.unmount();
    asUser('noa');
    expect(open().result.current.values).toEqual(EMPTY);
    asUser('dana');
    expect(open().result.current.values).toEqual({ title: 'החתונה', place: '' });
  });

  it('is of one form alone', () => {
    typed().unmount();
    expect(open('another').result.current.values).toEqual(EMPTY);
  });

  it('is gone once it was sent, and stays when it was refused', async () => {
    send.mockResolvedValueOnce({ status: 500 });
    const form = typed();
    await act(() => form.result.current.submit());
    form.unmount();
    const again = open();
    expect(again.result.current.values.title).toBe('החתונה');
    await act(() => again.result.current.submit());
    again.unmount();
    expect(open().result.current.values).toEqual(EMPTY);
  });

  it('is gone after a sign-out', () => {
    typed().unmount();
    forgetDrafts();
    expect(open().result.current.values).toEqual(EMPTY);
  });

  it('is kept nowhere where the form has no name for it', () => {
    const { result, unmount } = renderHook(() => useContractForm(Event, { defaults: EMPTY, send }));
    act(() => result.current.change({ title: 'סוד' }));
    unmount();
    expect(localStorage).toHaveLength(0);
  });
});
