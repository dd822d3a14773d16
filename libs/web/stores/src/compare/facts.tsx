import { wallTime } from '@smachot/kernel';
import { listed, now, useFormat } from '@smachot/web-platform';
import { Badge, Button, KashrutFacts, orderedAllergens, useFoodWords } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Ask, EventInfo } from '../event-info/event-info';
import { cardPrice, headcountOf } from '../price/unit-price';
import { isOpenAt } from '../store/availability/opening';
import { Headcount, UnitPrice } from '../store/unit-card';
import { allergensOf } from './food-of';
import type { Compared } from './use-compared';

type FactProps = { of: Compared; event: EventInfo; onAsk: (ask: Ask) => void };

/** The shared function's price for this event, and the price per guest. */
export function PriceFact({ of: { unit, store }, event }: FactProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const price = cardPrice(unit, store, event);
  return (
    <>
      <UnitPrice unit={unit} store={store} event={event} />
      {price.kind === 'exact' && event.participants ? (
        <p className="small muted">
          {t('card.perGuest', {
            sum: format.money(Math.round(price.total / event.participants / 100) * 100),
          })}
        </p>
      ) : null}
    </>
  );
}

export function DayFact({ of: { day }, event, onAsk }: FactProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { datetime } = event;
  if (!datetime)
    return (
      <Button kind="ghost" onClick={() => onAsk('when')}>
        {t('compare.tellWhen')}
      </Button>
    );
  if (!day) return <span className="muted">{t('compare.unknownDay')}</span>;
  const when = { day: format.dayAndDate(datetime) };
  if (isOpenAt(day, wallTime(new Date(datetime)).time))
    return (
      <Badge tone="ok" icon="check">
        {t('compare.free')}
      </Badge>
    );
  const hours = listed(day.hours.map(({ from, to }) => `\u2066${from}–${to}\u2069`));
  return <p>{t(`day.not.${day.state === 'open' ? 'hours' : day.state}`, { ...when, hours })}</p>;
}

export function HeadcountFact({ of: { unit } }: FactProps) {
  const { t } = useTranslation('stores');
  const { min, max } = headcountOf(unit);
  return (min ?? 0) > 1 || max !== null ? <Headcount unit={unit} /> : <>{t('compare.anyNumber')}</>;
}

const FOOD = ['catering', 'bar', 'desserts', 'venue'];

export function KashrutFact({ of: { store } }: FactProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { kashrut, categories } = store;
  const serves = categories.some((category) => FOOD.includes(category));
  if (!kashrut || (kashrut.certificate === 'none' && !serves))
    return <>{t(serves ? 'compare.unsaid' : 'compare.noFood')}</>;
  const { until } = kashrut;
  return (
    <KashrutFacts
      kashrut={kashrut}
      day={until === null ? null : format.date(`${until}T12:00:00Z`)}
      lapsed={until !== null && until < wallTime(now()).day}
    />
  );
}

export function AllergensFact({ of: { unit, store } }: FactProps) {
  const { t } = useTranslation('stores');
  const words = useFoodWords();
  const { contains, said } = allergensOf(unit);
  if (said === 'none')
    return <>{t(store.categories.some((one) => FOOD.includes(one)) ? 'compare.unsaid' : 'compare.noFood')}</>;
  return (
    <>
      <p>{words.contains({ allergens: orderedAllergens(contains) })}</p>
      {said === 'some' ? <p className="small muted">{t('compare.someUnsaid')}</p> : null}
    </>
  );
}
