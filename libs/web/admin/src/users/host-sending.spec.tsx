import { setSendingOfHosts, type BulkResult } from '@smachot/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act, changes } from '../testing/render-acts';
import { renderList } from '../testing/render-lists';
import { DANA } from '../testing/some-rows';

afterEach(cleanup);

type Outcome = BulkResult['rows'][number]['outcome'];
const allowDana = async (outcome: Outcome) => {
  const answer: BulkResult = { rows: [{ id: DANA, name: 'דנה לוי', outcome }] };
  const { asked } = await renderList(`users/${DANA}`, [{ call: setSendingOfHosts, answer }]);
  return { asked, dialog: await act('להפעיל שוב הודעות') };
};

it('the messages of a host go out again from the page of the person', async () => {
  const { asked } = await allowDana('done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(asked).map(({ body }) => body)).toEqual([
    { hostIds: [DANA], suspended: false, reason: 'נבדק ונמצא תקין' },
  ]);
});

it.each([
  ['failed', 'נכשל, לא השתנה'],
  ['gone', 'סגור או נמחק'],
] as const)('the dialog stays and says so when the host was not changed: %s', async (outcome, text) => {
  const { dialog } = await allowDana(outcome);
  expect(await within(dialog).findByText(text)).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(dialog);
});
