import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { draftFiles } from './draft-files';
import { useDraftFiles } from './use-draft-files';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const open = () => renderHook(() => useDraftFiles('event'));
const kept = async () => (await draftFiles.read('event')).length;

beforeEach(() => draftFiles.forgetAll());

it('has a picture again that was chosen before a reload, until it was sent', async () => {
  const before = open();
  act(() => before.result.current.choose([picture('a.png')]));
  await waitFor(async () => expect(await kept()).toBe(1));
  before.unmount();
  const after = open();
  await waitFor(() => expect(after.result.current.files).toHaveLength(1));
  act(() => after.result.current.forget());
  await waitFor(async () => expect(await kept()).toBe(0));
});

it('does not put an old picture over one that is chosen while it is read', async () => {
  await draftFiles.keep('event', [picture('old.png')]);
  const { result } = open();
  const chosen = picture('new.png');
  act(() => result.current.choose([chosen]));
  // whatever was asked for earlier has been answered by then
  await act(kept);
  expect(result.current.files).toEqual([chosen]);
});
