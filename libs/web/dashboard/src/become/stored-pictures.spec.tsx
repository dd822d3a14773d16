import 'fake-indexeddb/auto';
import { draftFiles, forgetDrafts } from '@smachot/web-platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useBecome } from './use-become';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
const open = () => renderHook(useBecome, { wrapper });
type Opened = ReturnType<typeof open>;
const chosen = (page: Opened) => page.result.current.state.context.pictures.length;
/** The files are in IndexedDB; the form does not wait for their writing. */
const keptFiles = async () => (await draftFiles.read('become-a-partner')).length;
const choose = (page: Opened, ...files: File[]) =>
  act(() => page.result.current.flow.send({ type: 'pictures', files }));

beforeEach(async () => {
  forgetDrafts();
  await draftFiles.forgetAll();
});

it('has its pictures again after a reload', async () => {
  const before = open();
  choose(before, picture('a.png'), picture('b.png'));
  await waitFor(async () => expect(await keptFiles()).toBe(2));
  before.unmount();
  const after = open();
  await waitFor(() => expect(chosen(after)).toBe(2));
  expect(after.result.current.picturesLost).toBe(false);
});

it('does not bring back a picture that was taken out', async () => {
  const before = open();
  choose(before, picture('a.png'));
  await waitFor(async () => expect(await keptFiles()).toBe(1));
  choose(before);
  await waitFor(async () => expect(await keptFiles()).toBe(0));
  before.unmount();
  const after = open();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(chosen(after)).toBe(0);
  expect(after.result.current.picturesLost).toBe(false);
});

it('says that they have to be chosen again where the browser kept nothing', async () => {
  const before = open();
  choose(before, picture('a.png'));
  await waitFor(async () => expect(await keptFiles()).toBe(1));
  before.unmount();
  await draftFiles.forgetAll();
  const after = open();
  await waitFor(() => expect(after.result.current.picturesLost).toBe(true));
  choose(after, picture('c.png'));
  expect(after.result.current.picturesLost).toBe(false);
});
