import { listPlans, usualCommission } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { answerCalls, refusing } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../texts';
import { allPlans } from '../testing/a-subscription';
import { Pitch } from './pitch';

beforeAll(() => startTexts('dashboard'));
beforeEach(() => prepareTestWindow());
afterEach(cleanup);

const show = () => render(<TestScreens at="/" routes={[{ path: '/', element: <Pitch /> }]} />);

it('says the commission of today, in its number and in its answer', async () => {
  answerCalls([{ call: usualCommission, answer: { percent: 2.5 } }]);
  show();
  expect(await screen.findByText('2.5%')).toBeTruthy();
  expect(screen.getByText(/העמלה היום היא 2.5% מהזמנה/)).toBeTruthy();
});

it('says nothing of the commission while it is not known', async () => {
  answerCalls([refusing(usualCommission, 'request.too_many')]);
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('כמה זה עולה?')).toBeNull();
  expect(screen.queryByText(/^0%$/)).toBeNull();
});

it('names the prices of the plans', async () => {
  answerCalls([
    { call: usualCommission, answer: { percent: 2.5 } },
    { call: listPlans, answer: allPlans },
  ]);
  show();
  const answer = await screen.findByText(/כוללים מע״מ/);
  expect(answer.textContent).toMatch(/בסיסית.*49.*Plus\+.*149.*Pro.*299/);
});

it('has a menu to try out, with the price of the real price function', async () => {
  answerCalls([{ call: usualCommission, answer: { percent: 0 } }]);
  show();
  const total = async () => plain((await screen.findByText(/סה״כ/)).closest('p, div, li')!.textContent);
  expect(await total()).toContain('22,400 ₪');
  fireEvent.change(screen.getByLabelText('כמה משתתפים?'), { target: { value: '163' } });
  // 3,500 and 189 for each of 163
  expect(await total()).toContain('34,307 ₪');
});
