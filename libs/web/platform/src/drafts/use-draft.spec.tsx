import { act, renderHook } from '@testing-library/react';
import { forgetDrafts, useDraft } from './use-draft';

const mockSession: { user: { id: string } | null } = { user: null };
jest.mock('../session/session', () => ({ sessionView: () => mockSession }));
afterEach(() => {
  mockSession.user = null;
});

const draft = () => renderHook(() => useDraft('form', { title: '' }));

beforeEach(() => localStorage.clear());

it('gives back what was typed after the page went away', () => {
  const before = draft();
  act(() => before.result.current[1]({ title: 'החתונה' }));
  before.unmount();
  const after = draft();
  expect(after.result.current[0]).toEqual({ title: 'החתונה' });
  expect(after.result.current[3]).toBe(true);
});

it('writes at once when the page is being put away', () => {
  const { result } = draft();
  act(() => result.current[1]({ title: 'חינה' }));
  expect(localStorage).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage).toHaveLength(1);
});

it('is gone once sent, also when a write was still waiting', () => {
  const before = draft();
  act(() => before.result.current[1]({ title: 'x' }));
  act(() => before.result.current[2]());
  before.unmount();
  expect(draft().result.current[0]).toEqual({ title: '' });
});

it('is gone for everybody after a sign-out by hand', () => {
  const before = draft();
  act(() => before.result.current[1]({ title: 'x' }));
  before.unmount();
  localStorage.setItem('settings', '{}');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['settings']);
});

it('goes on after signing in, where that was asked for', () => {
  const before = draft();
  act(() => before.result.current[1]({ title: 'שאלה' }));
  before.unmount();
  mockSession.user = { id: 'dana' };
  const plain = draft();
  expect(plain.result.current[0]).toEqual({ title: '' });
  plain.unmount();
  const after = renderHook(() => useDraft('form', { title: '' }, { fromVisitor: true }));
  expect(after.result.current[0]).toEqual({ title: 'שאלה' });
  expect(localStorage.getItem('draft:visitor:form')).toBeNull();
});
