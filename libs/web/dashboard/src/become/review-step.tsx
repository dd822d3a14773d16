import { priceOf } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import {
  AddressText,
  Button,
  CoverArt,
  LegalLinks,
  Note,
  PhoneText,
  useCategoryNames,
} from '@smachot/web-ui';
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

type Props = { values: BecomeValues; pictures: number; onGo: (step: Step) => void };

/** Everything that was typed, each line with the way back to its step. */
export function ReviewStep(props: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Cover values={props.values} />
      <Lines {...props} />
      <Note icon="clock">{t('become.hoursNote')}</Note>
      <Note icon="eye">{t('become.publishNote')}</Note>
      <div>
        <p className="small muted">{t('become.agree')}</p>
        <LegalLinks pages={['terms', 'privacy', 'cancellation']} />
      </div>
    </>
  );
}

function Cover({ values }: Pick<Props, 'values'>) {
  return (
    <div className={styles.cover}>
      <CoverArt first category={values.categories[0]} of={values.partnerUsername} />
      <div>
        <b>{values.businessName}</b>
        <span>
          <AddressText address={`${location.host}/partner/${values.partnerUsername}`} />
        </span>
      </div>
    </div>
  );
}

function Lines({ values, pictures, onGo }: Props) {
  const { t } = useTranslation('dashboard');
  const categories = useCategoryNames();
  return (
    <ul>
      <Line step="what" onGo={onGo}>
        {categories.all(values.categories)}
      </Line>
      <Line step="where" onGo={onGo}>
        {values.isMobile
          ? t('become.comesFrom', { city: values.city, km: values.maxKm })
          : `${values.address} · ${values.city}`}
      </Line>
      <Line step="contact" onGo={onGo}>
        <Contact values={values} />
      </Line>
      <Line step="offer" onGo={onGo}>
        <Offer values={values} pictures={pictures} />
      </Line>
      <Line step="cancelling" onGo={onGo}>
        {values.policy ? t(`become.policies.${values.policy}`) : null}
      </Line>
    </ul>
  );
}

type LineProps = Pick<Props, 'onGo'> & { step: Step; children: ReactNode };

function Line({ step, onGo, children }: LineProps) {
  const { t } = useTranslation('dashboard');
  const title = t(`become.steps.${step}`);
  return (
    <li className={styles.line}>
      <div className="grow">
        <div className="small muted">{title}</div>
        <div>{children}</div>
      </div>
      <Button kind="ghost" onClick={() => onGo(step)} aria-label={t('become.changeOf', { what: title })}>
        {t('change')}
      </Button>
    </li>
  );
}

function Contact({ values }: Pick<Props, 'values'>) {
  const { t } = useTranslation('dashboard');
  const phone = readPhone(values.phone);
  return (
    <>
      {phone.ok ? <PhoneText phone={phone.e164} /> : values.phone}{' '}
      <span className="muted">
        {t(values.phoneIsPublic ? 'become.phoneForAll' : 'become.phoneForCustomers')}
      </span>
      {values.email ? (
        <>
          {' · '}
          <AddressText address={values.email} />
        </>
      ) : null}
    </>
  );
}

function Offer({ values, pictures }: Pick<Props, 'values' | 'pictures'>) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const participants = shownHeadcount(values);
  const price = priceOf(draftPriced(values.unit), { participants });
  return (
    <>
      {values.unit.name}
      {price.ok ? (
        <span className="muted">
          {' · '}
          {t('become.priceFor', { count: participants, price: money(price.total) })}
        </span>
      ) : null}
      {pictures > 0 ? <span className="muted"> · {t('pictures.count', { count: pictures })}</span> : null}
    </>
  );
}
