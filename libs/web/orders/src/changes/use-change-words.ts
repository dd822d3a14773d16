import type { CalendarAnswer, ChangeRequest, Order, OrderTerms } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Texts for an order's terms and for a changed start. */
export const useChangeWords = () => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return {
    when: ({ datetime }: Pick<OrderTerms, 'datetime'>) => isolate(format.dateTime(datetime)),
    /** The changes besides the start: place, number, menu or lines; unchanged ones are left out. */
    what: ({ from, to }: Pick<ChangeRequest, 'from' | 'to'>): string[] => [
      ...(to.location && to.location.address !== from.location?.address
        ? [isolate(to.location.address)]
        : []),
      ...(to.participants === null ? [] : [t('participants', { count: to.participants })]),
      ...(to.lines ? [t('change.lines.other')] : to.menu ? [t('change.menu.other')] : []),
    ],
    /** Text for a price that rises, falls or stays. */
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
