import { getHostedEvent, updateHostedEvent } from '@smachot/contracts';
import { answerCalls, type Answer, refusing } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hostedEventRoutes } from '..';
import { aHostedEvent } from '../testing/a-hosted-event';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = async (answers: Answer[]) => {
  await startTexts('events');
  const { asked } = answerCalls(answers);
  const routes = [{ path: '/me/events', children: hostedEventRoutes }];
  render(<TestScreens at={`/me/events/${aHostedEvent().id}/edit`} routes={routes} />);
  await screen.findByLabelText('שם האירוע');
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};
const title = () => screen.getByLabelText<HTMLInputElement>('שם האירוע').value;
const place = () => screen.getByLabelText<HTMLInputElement>('שם המקום').value;
const type = () => fireEvent.change(screen.getByLabelText('שם האירוע'), { target: { value: 'סדנת זרים' } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'לשמור' }));
const newer = aHostedEvent({ location: 'סטודיו אחר', version: 4 });

it('keeps what is typed when another host saved meanwhile, and saves it upon what they saved', async () => {
  const reading = { call: getHostedEvent, answer: aHostedEvent() };
  const sent = await open([refusing(updateHostedEvent, 'conflict.version'), reading]);
  type();
  reading.answer = newer;
  save();
  await waitFor(() => expect(place()).toBe('סטודיו אחר'));
  expect(title()).toBe('סדנת זרים');
  expect(screen.getByText('מישהו שינה את זה בינתיים. בדקו מה השתנה ונסו שוב')).toBeTruthy();
  save();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { title: 'סדנת זרים', location: 'סטודיו כלנית', version: 3 },
      { title: 'סדנת זרים', location: 'סטודיו אחר', version: 4 },
    ]),
  );
});

it('has what was typed again after a reload, upon what another host saved since', async () => {
  await open([{ call: getHostedEvent, answer: aHostedEvent() }]);
  type();
  cleanup();
  await open([{ call: getHostedEvent, answer: newer }]);
  expect([title(), place()]).toEqual(['סדנת זרים', 'סטודיו אחר']);
});
