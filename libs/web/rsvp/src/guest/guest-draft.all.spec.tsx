import { changeGuest, listRsvps, type Rsvp } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someStats } from '../testing/a-guest';
import { DESK, deskAnswers, rachel } from '../testing/desk-answers';
import { renderScreens } from '../testing/render-screens';

const open = async (guest: Rsvp) => {
  const { asked } = await renderScreens(
    `${DESK}?guest=${guest._id}`,
    deskAnswers(
      { call: listRsvps, answer: { rsvps: [guest], stats: someStats(), nextCursor: null } },
      { call: changeGuest, answer: guest },
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: /עריכת פרטים/ }));
  const form = within(await screen.findByRole('form', { name: /עריכת פרטים/ }));
  return { form, asked };
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('changes of a guest only what was typed, when another host has changed the guest since', async () => {
  const { form: before } = await open(rachel);
  fireEvent.change(before.getByLabelText('שם'), { target: { value: 'רחל לוי' } });
  cleanup();
  const phone = '+972541112222';
  const { form, asked } = await open({ ...rachel, attendeePhone: phone, tableName: '9', version: 6 });
  expect(form.getByLabelText('שם')).toHaveProperty('value', 'רחל לוי');
  expect(form.getByLabelText<HTMLInputElement>('טלפון נייד').value.replaceAll(/\D/g, '')).toBe('0541112222');
  fireEvent.click(form.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  // on the version it was begun with, so that a name that was changed meanwhile is a conflict
  expect(asked.find(({ method }) => method === 'PATCH')!.body).toEqual({
    ...{ attendeeName: 'רחל לוי', version: rachel.version },
  });
});
