import { addDays, addMonths, isMonth, monthOf, wallTime, weeksOfMonth } from '@smachot/kernel';
import { now, useAddress } from '@smachot/web-platform';
import { isDay, spanOf } from './month';

/** Which month the calendar of orders shows, and which of its days was chosen; both stand in the address. */
export const useShownDays = () => {
  const today = wallTime(now()).day;
  const [asked, setMonth] = useAddress('month', monthOf(today));
  const [chosen, setDay] = useAddress('day', '');
  const month = isMonth(asked) ? asked : monthOf(today);
  const weeks = weeksOfMonth(month);
  const day = isDay(chosen) && weeks.flat().includes(chosen) ? chosen : null;
  return {
    today,
    month,
    setMonth,
    weeks,
    day,
    setDay,
    /** Of the chosen day, else of the month. */
    span: day ? spanOf(day, day) : spanOf(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)),
  };
};
