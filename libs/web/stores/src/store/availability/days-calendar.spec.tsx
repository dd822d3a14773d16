import { storeDays, type StoreDay } from '@smachot/contracts';
import { addMonths, daysOfMonth, monthOf, wallTime } from '@smachot/kernel';
import { type Answer, answerCalls } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../../texts';
import { DaysCalendar } from './days-calendar';

afterEach(cleanup);

const first = monthOf(wallTime(new Date()).day);
/** Answer to a request for the days of the month `asked`: one day, with this state, of the month `months`. Both count from now. */
const month = (months: number, state: StoreDay['state'], asked = months): Answer => {
  const { from } = daysOfMonth(addMonths(first, months));
  return {
    call: storeDays,
    query: `from=${daysOfMonth(addMonths(first, asked)).from}`,
    answer: { days: [{ day: from, state, hours: [], taken: 0 }] },
  };
};
type Given = { at?: string; chosen?: string | null };
const draw = async (answers: Answer[], { at = '/', chosen = null }: Given = {}) => {
  prepareTestWindow(1440);
  await startTexts('stores');
  const { asked } = answerCalls(answers);
  const element = <DaysCalendar partner="savta" chosen={chosen} onChoose={() => undefined} />;
  render(<TestScreens at={at} routes={[{ path: '/', element }]} />);
  return () => asked.filter(({ path }) => path.endsWith('/days'));
};
const nameOf = (months: number) =>
  new Intl.DateTimeFormat('he', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${addMonths(first, months)}-15T12:00:00Z`),
  );

describe('the days of a store', () => {
  it('begin with the first month that has a free one, which is asked for at once', async () => {
    const asked = await draw([month(2, 'open', 0), month(1, 'full')]);
    expect(await screen.findByText(nameOf(2))).toBeTruthy();
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.query).toContain('searchMonths=5');
    fireEvent.click(screen.getByRole('button', { name: 'החודש הקודם' }));
    expect(await screen.findByText(nameOf(1))).toBeTruthy();
  });

  it('begin with this month when none of half a year is free', async () => {
    await draw([month(0, 'closed')]);
    expect(await screen.findByText(nameOf(0))).toBeTruthy();
  });

  it.each([
    ['the address', { at: `/?month=${addMonths(first, 1)}` }],
    ['the day of the celebration', { chosen: `${addMonths(first, 1)}-28` }],
  ])('begin with the month of %s, free or not', async (_, given) => {
    const asked = await draw([month(1, 'full'), month(2, 'open')], given);
    expect(await screen.findByText(nameOf(1))).toBeTruthy();
    await waitFor(() => expect(asked()).toHaveLength(1));
  });
});
