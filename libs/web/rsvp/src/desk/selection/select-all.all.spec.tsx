import { listRsvpIds, listRsvps } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { EVENT_ID, someStats } from '../../testing/a-guest';
import { DESK, dani, deskAnswers, rachel } from '../../testing/desk-answers';
import { renderScreens } from '../../testing/render-screens';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const everyone = () => screen.findByRole('checkbox', { name: 'בחירת כל האורחים שברשימה' });
const chosen = () => JSON.parse(sessionStorage.getItem(`chosen-guests:${EVENT_ID}`) ?? '[]') as string[];

it('chooses whom the filter matches, though the guests of the one before are still shown', async () => {
  const answer = { rsvps: [dani], stats: someStats(), nextCursor: null };
  const { asked } = await renderScreens(
    `${DESK}?group=family`,
    deskAnswers(
      { call: listRsvps, query: 'group=work', answer, until: new Promise(() => undefined) },
      { call: listRsvpIds, query: 'group=work', answer: { rsvpIds: [dani._id] } },
      { call: listRsvps, query: 'group=family', answer: { ...answer, rsvps: [rachel] } },
    ),
  );
  await screen.findAllByText('רחל כהן');
  fireEvent.click(screen.getByRole('button', { name: /^עבודה/ }));
  await waitFor(() => expect(asked.some(({ query }) => query.includes('group=work'))).toBe(true));
  fireEvent.click(await everyone());
  await waitFor(() => expect(chosen()).toEqual([dani._id]));
});

it('reads a list again that was shown before', async () => {
  const list = (rsvps: object[]) => ({ rsvps, stats: someStats(), nextCursor: null });
  const family = { call: listRsvps, query: 'group=family', answer: list([rachel]) };
  await renderScreens(`${DESK}?group=family`, deskAnswers(family));
  await screen.findAllByText('רחל כהן');
  fireEvent.click(screen.getByRole('button', { name: /^הכול/ }));
  await screen.findAllByText('דניאל לוי');
  // she is no family any more, as another host has it
  family.answer = list([]);
  fireEvent.click(screen.getByRole('button', { name: /^משפחה/ }));
  await waitFor(() => expect(screen.queryByText('רחל כהן')).toBeNull());
});
