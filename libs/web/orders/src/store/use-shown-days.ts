import { addDays, addMonths, isMonth, monthOf, wallTime, weeksOfMonth } from '@smachot/kernel';
import { now, useAddress } from '@smachot/web-platform';
import { isDay, spanOf } from './month';

/** The month that the calendar of orders shows, and the chosen day; both are in the address. */
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
    /** The span of the chosen day, else of the month. */
    span: day ? spanOf(day, day) : spanOf(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)),
  };
};
