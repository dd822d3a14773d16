import type { CalendarAnswer, ChangeRequest, Order, OrderTerms } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Words for terms of an order and what another start means. */
export const useChangeWords = () => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return {
    when: ({ datetime }: Pick<OrderTerms, 'datetime'>) => isolate(format.dateTime(datetime)),
    /** What else is asked for: a place, a number, a menu; none that stays. */
    what: ({ from, to }: Pick<ChangeRequest, 'from' | 'to'>): string[] => [
      ...(to.location && to.location.address !== from.location?.address
        ? [isolate(to.location.address)]
        : []),
      ...(to.participants === null ? [] : [t('participants', { count: to.participants })]),
      ...(to.menu ? [t('change.menu.other')] : []),
    ],
    /** Which way the price goes. */
    difference: (sum: number) =>
      sum === 0
        ? t('change.samePrice')
        : t(sum > 0 ? 'change.costsMore' : 'change.costsLess', {
            sum: isolate(format.shekels(Math.abs(sum))),
          }),
    calendar: ({ state, restDay }: CalendarAnswer, side: Order['side']) =>
      [t(`change.calendar.${side}.${state}`), ...(restDay ? [t('change.calendar.restDay')] : [])].join(' '),
  };
};
