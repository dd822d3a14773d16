import { line } from '@smachot/contracts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { startLanguage } from '../language/i18n';
import { useContractForm } from './use-contract-form';

jest.mock('../session/session', () => ({ sessionView: () => ({ user: { id: 'dana' } }) }));

const Event = z.object({ title: line(40), place: line(40) });
type Values = { title: string; place: string };
type Saved = { defaults: Values; version: number };
const saved = (version: number, change: Partial<Values> = {}): Saved => ({
  defaults: { title: 'החתונה', place: 'חיפה', ...change },
  version,
});
const send = jest.fn<unknown, [unknown]>();
const open = (first: Saved) =>
  renderHook((of: Saved) => useContractForm(Event, { ...of, draft: 'event:1', send }), {
    initialProps: first,
  });
const type = ({ result }: ReturnType<typeof open>, typed: Partial<Values>) =>
  act(() => result.current.change(typed));

beforeAll(() => startLanguage('he'));
beforeEach(() => {
  localStorage.clear();
  send.mockReset();
});
afterEach(cleanup);

describe('a form of something that was saved elsewhere meanwhile', () => {
  it('keeps what is typed, and shows the rest as it was saved', () => {
    const form = open(saved(1));
    type(form, { title: 'החינה' });
    form.rerender(saved(2, { place: 'עכו' }));
    expect(form.result.current.values).toEqual({ title: 'החינה', place: 'עכו' });
    expect(form.result.current.problem).toBeNull();
  });

  it('says so where a typed field was changed', () => {
    const form = open(saved(1));
    type(form, { title: 'החינה' });
    form.rerender(saved(2, { title: 'הברית' }));
    expect(form.result.current.values.title).toBe('החינה');
    expect(form.result.current.problem?.code).toBe('conflict.version');
  });

  it('keeps the typed values and the reason after a refusal', async () => {
    send.mockReturnValueOnce({ kind: 'answer', text: '', message: '', code: 'conflict.version' });
    const form = open(saved(1));
    type(form, { title: 'החינה' });
    await act(() => form.result.current.submit());
    form.rerender(saved(2, { place: 'עכו' }));
    expect(form.result.current.values).toEqual({ title: 'החינה', place: 'עכו' });
    expect(form.result.current.problem?.code).toBe('conflict.version');
    await act(() => form.result.current.submit());
    expect(send).toHaveBeenLastCalledWith(
      { title: 'החינה', place: 'עכו' },
      expect.anything(),
      expect.anything(),
    );
  });

  it('shows its own save as the server has it, and what was typed during it', async () => {
    let answer: () => void = () => undefined;
    send.mockReturnValueOnce(new Promise<void>((done) => (answer = done)));
    const form = open(saved(1));
    type(form, { title: ' החינה ' });
    act(() => void form.result.current.submit());
    await waitFor(() => expect(send).toHaveBeenCalled());
    form.rerender(saved(2, { title: 'החינה' }));
    type(form, { place: 'עכו' });
    act(() => answer());
    await waitFor(() => expect(form.result.current.busy).toBe(false));
    expect(form.result.current.values).toEqual({ title: 'החינה', place: 'עכו' });
    expect(form.result.current.problem).toBeNull();
  });
});

describe('a draft of something that was saved elsewhere since', () => {
  const left = (typed: Partial<Values>) => {
    const form = open(saved(1));
    type(form, typed);
    form.unmount();
  };

  it('changes only what was typed', () => {
    left({ title: 'החינה' });
    const { result } = open(saved(2, { place: 'עכו' }));
    expect(result.current.values).toEqual({ title: 'החינה', place: 'עכו' });
    expect([result.current.restored, result.current.problem]).toEqual([true, null]);
  });

  it('says so where a typed field was changed', () => {
    left({ title: 'החינה' });
    const { result } = open(saved(2, { title: 'הברית' }));
    expect(result.current.values.title).toBe('החינה');
    expect(result.current.problem?.code).toBe('conflict.version');
  });
});
