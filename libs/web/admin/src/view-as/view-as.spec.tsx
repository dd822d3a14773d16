import { readUser, startViewAs } from '@smachot/contracts';
import { refusing, viewedAs } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { changes, renderActs } from '../testing/render-acts';
import { aUserRecord, DANA } from '../testing/some-rows';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const view = {
  viewId: '01920000-0000-7000-8000-00000000c001',
  access_token: 'token',
  name: 'נועה ברק',
  endsAt: '2126-11-23T10:15:00.000Z',
};
const begin = async () => {
  fireEvent.change(await screen.findByLabelText('הטלפון של החשבון'), { target: { value: '050-234-5678' } });
  fireEvent.change(screen.getByLabelText('סיבה'), { target: { value: 'עזרה בטלפון' } });
  fireEvent.click(screen.getByRole('button', { name: 'להתחיל' }));
};

it('begins with a phone and a reason', async () => {
  const begun = jest.spyOn(viewedAs, 'begin').mockImplementation(() => undefined);
  const { asked } = await renderActs('/view-as', [{ call: startViewAs, answer: view }]);
  await begin();
  await waitFor(() => expect(begun).toHaveBeenCalledWith(view));
  expect(changes(asked)).toEqual([
    { path: '/admin/api/view-as', body: { phone: '+972502345678', reason: 'עזרה בטלפון' } },
  ]);
});

it('begins with the account that a page led here for, without its phone', async () => {
  const begun = jest.spyOn(viewedAs, 'begin').mockImplementation(() => undefined);
  const { asked } = await renderActs(`/view-as?user=${DANA}`, [
    { call: readUser, answer: aUserRecord() },
    { call: startViewAs, answer: view },
  ]);
  expect(await screen.findByText('דנה לוי')).toBeTruthy();
  expect(screen.queryByLabelText('הטלפון של החשבון')).toBeNull();
  fireEvent.change(screen.getByLabelText('סיבה'), { target: { value: 'עזרה בטלפון' } });
  fireEvent.click(screen.getByRole('button', { name: 'להתחיל' }));
  await waitFor(() => expect(begun).toHaveBeenCalledWith(view));
  expect(changes(asked)).toEqual([
    { path: '/admin/api/view-as', body: { userId: DANA, reason: 'עזרה בטלפון' } },
  ]);
});

it('says why not', async () => {
  const begun = jest.spyOn(viewedAs, 'begin').mockImplementation(() => undefined);
  await renderActs('/view-as', [refusing(startViewAs, 'view_as.super_admin')]);
  await begin();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(begun).not.toHaveBeenCalled();
});
