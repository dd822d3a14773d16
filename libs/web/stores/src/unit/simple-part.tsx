import type { PricingFactor, PricingUnit } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card, FoodMarks, Stepper } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { EventInfo } from '../event-info/event-info';
import styles from './unit.module.css';

const MOST = 100_000;
const USUAL = 50;

type SimpleProps = {
  unit: PricingUnit & { type: 'simple' };
  event: EventInfo;
  onParticipants: (participants: number) => void;
};

type PricedFactor = Exclude<PricingFactor, { type: 'personalized' | 'compound' }>;

/** How the price is made up: of a base, of the guests, or of both. */
function FactorWords({ factor }: { factor: PricedFactor }) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const sum = (shekels: number) => <bdi>{format.shekels(shekels)}</bdi>;
  switch (factor.type) {
    case 'fixed':
      return (
        <>
          {sum(factor.price)} · {t('simple.fixed', { count: factor.participants })}
        </>
      );
    case 'no_participants':
      return (
        <>
          {sum(factor.price)} · {t('simple.noParticipants')}
        </>
      );
    case 'range':
      return (
        <>
          {factor.basePrice > 0 ? <>{sum(factor.basePrice)} + </> : null}
          {sum(factor.pricePerParticipant)} {t('menu.aGuest')} · {t('unit.between', factor.participants)}
        </>
      );
  }
}

/** The pricing of a unit without a menu, and its number of participants. */
export function SimplePart({ unit, event, onParticipants }: SimpleProps) {
  const { t } = useTranslation('stores');
  const factor = unit.pricingFactor;
  if (factor.type === 'personalized' || factor.type === 'compound') return null;
  const least = factor.type === 'range' ? factor.participants.min : 1;
  return (
    <Card component="section" className={styles.simple} aria-labelledby="un-simple">
      <h2 id="un-simple">{t('simple.title')}</h2>
      <p>
        <FactorWords factor={factor} />
      </p>
      <FoodMarks food={unit} />
      <div className={clsx('row', styles.simpleCount)}>
        <b className="grow">{t('event.who')}</b>
        <Stepper
          of={t('simple.guests')}
          value={event.participants ?? Math.max(least, Math.min(USUAL, MOST))}
          min={1}
          max={MOST}
          onChange={onParticipants}
        />
      </div>
      {event.participants === null ? <p className="small muted">{t('simple.guess')}</p> : null}
    </Card>
  );
}
