import { getInvitation, type Invitation, updateInvitation } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anInvitation, EVENT_ID } from '../../testing/a-guest';
import { renderScreens } from '../../testing/render-screens';
import { emptyInvitation } from './invitation-values';

const read = anInvitation({ hostName: 'נועה ודניאל', title: 'החתונה שלנו', version: 3 });
const open = async (
  invitation: Invitation,
  saving: Answer = { call: updateInvitation, answer: invitation },
) => {
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}/edit`, [
    { call: getInvitation, answer: invitation },
    saving,
  ]);
  await screen.findByLabelText('שם האירוע');
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};
const title = () => screen.getByLabelText<HTMLInputElement>('שם האירוע');
/** Types another title and leaves without saving. */
const leaveDraft = async () => {
  await open(read);
  fireEvent.change(title(), { target: { value: 'המסיבה' } });
  cleanup();
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('changes only what was typed, when another host has saved since', async () => {
  await leaveDraft();
  const sent = await open({ ...read, language: 'ru', version: 4 });
  expect(title().value).toBe('המסיבה');
  save();
  await waitFor(() => expect(sent()).toMatchObject([{ title: 'המסיבה', language: 'ru', version: 4 }]));
});

it('is of the event type that was chosen before invitations had occasions', async () => {
  const { occasion, ...before } = emptyInvitation('he');
  const upon = { ...before, eventType: occasion };
  const draft = { upon, typed: { ...upon, title: 'החינה', eventType: 'henna' } };
  localStorage.setItem(
    'draft:visitor:invitation:new:typed',
    JSON.stringify({ at: Date.now(), value: draft }),
  );
  await renderScreens('/me/rsvps/new', []);
  expect(await screen.findByDisplayValue('החינה')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'חינה' }).checked).toBe(true);
});

it('lets the person choose, when another host has changed the same field', async () => {
  await leaveDraft();
  const sent = await open(
    { ...read, title: 'הערב', version: 4 },
    refusing(updateInvitation, 'conflict.version'),
  );
  expect(title().value).toBe('המסיבה');
  save();
  await waitFor(() => expect(sent()).toMatchObject([{ title: 'המסיבה', version: 3 }]));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('הערב')).toBeTruthy();
});

it('sends only what was typed upon what another host saved, when the person keeps their own', async () => {
  const reading = { call: getInvitation, answer: read };
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}/edit`, [
    refusing(updateInvitation, 'conflict.version'),
    reading,
  ]);
  await screen.findByLabelText('שם האירוע');
  fireEvent.change(title(), { target: { value: 'המסיבה' } });
  reading.answer = { ...read, title: 'הערב', hostName: 'משפחת ברק', language: 'ru', version: 4 };
  save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('הערב')).toBeTruthy();
  // who invites was not typed here
  expect(dialog.queryByText('משפחת ברק')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'לשמור את שלנו' }));
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { title: 'המסיבה', hostName: 'נועה ודניאל', version: 3 },
      { title: 'המסיבה', hostName: 'משפחת ברק', language: 'ru', version: 4 },
    ]),
  );
});
