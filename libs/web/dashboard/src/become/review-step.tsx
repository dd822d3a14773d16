import { priceOf } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Button, CoverArt, LegalLinks, Ltr, Note, PhoneText, useCategoryNames } from '@smachot/web-ui';
import { readPhone } from '@smachot/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftPriced } from '../units/unit-wire';
import type { BecomeValues, Step } from './become-values';
import styles from './become.module.css';

/** A headcount the offer allows, to show a price for. */
const shownHeadcount = (values: BecomeValues): number => {
  const priced = draftPriced(values.unit);
  if (priced.type === 'compound') return 100;
  if (priced.pricingFactor.type === 'range') {
    const { min, max } = priced.pricingFactor.participants;
    return Math.min(Math.max(100, min), max);
  }
  return priced.pricingFactor.type === 'fixed' ? Math.min(100, priced.pricingFactor.participants) : 100;
};

export function ReviewStep({
  values,
  pictures,
  onGo,
}: {
  values: BecomeValues;
  pictures: number;
  onGo: (step: Step) => void;
}) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const categories = useCategoryNames();
  const participants = shownHeadcount(values);
  const price = priceOf(draftPriced(values.unit), { participants });
  const phone = readPhone(values.phone);
  const line = (step: Step, title: string, text: ReactNode) => (
    <li className={styles.line}>
      <div className="grow">
        <div className="small muted">{title}</div>
        <div>{text}</div>
      </div>
      <Button kind="ghost" onClick={() => onGo(step)} aria-label={t('become.changeOf', { what: title })}>
        {t('change')}
      </Button>
    </li>
  );
  return (
    <>
      <div className={styles.cover}>
        <CoverArt first category={values.categories[0]} of={values.partnerUsername} />
        <div>
          <b>{values.businessName}</b>
          <span>
            <Ltr>
              {location.host}/partner/{values.partnerUsername}
            </Ltr>
          </span>
        </div>
      </div>
      <ul>
        {line('what', t('become.steps.what'), categories.all(values.categories))}
        {line(
          'where',
          t('become.steps.where'),
          values.isMobile
            ? t('become.comesFrom', { city: values.city, km: values.maxKm })
            : `${values.address} · ${values.city}`,
        )}
        {line(
          'contact',
          t('become.steps.contact'),
          <>
            {phone.ok ? <PhoneText phone={phone.e164} /> : values.phone}{' '}
            <span className="muted">
              {t(values.phoneIsPublic ? 'become.phoneForAll' : 'become.phoneForCustomers')}
            </span>
            {values.email ? (
              <>
                {' · '}
                <Ltr>{values.email}</Ltr>
              </>
            ) : null}
          </>,
        )}
        {line(
          'offer',
          t('become.steps.offer'),
          <>
            {values.unit.name}
            {price.ok ? (
              <span className="muted">
                {' · '}
                {t('become.priceFor', { count: participants, price: money(price.total) })}
              </span>
            ) : null}
            {pictures > 0 ? (
              <span className="muted"> · {t('pictures.count', { count: pictures })}</span>
            ) : null}
          </>,
        )}
        {line(
          'cancelling',
          t('become.steps.cancelling'),
          values.policy ? t(`become.policies.${values.policy}`) : null,
        )}
      </ul>
      <Note icon="clock">{t('become.hoursNote')}</Note>
      <Note icon="eye">{t('become.publishNote')}</Note>
      <div>
        <p className="small muted">{t('become.agree')}</p>
        <LegalLinks pages={['terms', 'privacy', 'cancellation']} />
      </div>
    </>
  );
}
