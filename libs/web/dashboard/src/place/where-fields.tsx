import { maxLengthOf, profileFields } from '@smachot/contracts';
import { type FieldErrors, useFieldText, useFormat } from '@smachot/web-platform';
import { Choice, Field, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cityOf, type PlaceValues } from '../become/become-values';
import { NumberField } from '../values/number-field';
import { numberOf } from '../values/typed';
import { deliveryExamples } from './delivery-example';
import { PlaceField } from './place-field';
import dashboardStyles from '../dashboard.module.css';
import placeStyles from './place.module.css';

type Props = { values: PlaceValues; faults: FieldErrors; onChange: (values: Partial<PlaceValues>) => void };

/** The location of the business, or its delivery radius and delivery prices. */
export function WhereFields({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  // until another one is typed by hand
  const follows = values.city === '' || values.city === cityOf(values.address);
  return (
    <>
      <Choice
        label={t('where.kind')}
        labelled
        value={values.isMobile ? 'mobile' : 'place'}
        options={[
          { value: 'mobile', label: t('where.mobile'), icon: 'truck' },
          { value: 'place', label: t('where.place'), icon: 'home' },
        ]}
        onChange={(kind) => onChange({ isMobile: kind === 'mobile' })}
      />
      <PlaceField
        label={values.isMobile ? t('where.base') : t('where.address')}
        hint={values.isMobile ? t('where.baseHint') : t('where.addressHint')}
        error={say(faults['businessLocation'] ?? faults['businessLocation.address'])}
        address={values.address}
        onChange={(address, place) =>
          onChange({ address, place, ...(place || follows ? { city: cityOf(address) } : {}) })
        }
      />
      <Field
        label={t('where.city')}
        value={values.city}
        maxLength={maxLengthOf(profileFields.businessCity)}
        error={say(faults['businessCity'])}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      {values.isMobile ? <DeliveryFields values={values} faults={faults} onChange={onChange} /> : null}
    </>
  );
}

/** The numbers of the delivery terms; `field` is their name in the contract, by which their errors are found. */
const DELIVERY = [
  { name: 'free', value: 'freeKm', field: 'freeWorkingDistance', isDistance: true },
  { name: 'max', value: 'maxKm', field: 'maxWorkingDistance', isDistance: true },
  { name: 'perKm', value: 'perKm', field: 'pricePerKm', isDistance: false },
  { name: 'least', value: 'least', field: 'minDeliveryPrice', isDistance: false },
] as const;

function DeliveryFields({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <>
      <div className={dashboardStyles.pair}>
        {DELIVERY.map(({ name, value, field, isDistance }) => (
          <NumberField
            key={name}
            label={t(`where.${name}`)}
            hint={t(`where.${name}Hint`)}
            unit={isDistance ? t('where.km') : '₪'}
            value={values[value]}
            error={say(faults[`delivery.${field}`])}
            onChange={(typed) => onChange({ [value]: typed })}
          />
        ))}
      </div>
      <Example values={values} />
    </>
  );
}

/** "30 km costs …", by the function that will make the customer's price. */
function Example({ values }: { values: PlaceValues }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const [triedKm, setTriedKm] = useState('');
  const km = numberOf(triedKm);
  const examples = deliveryExamples(values, km === null || !(km >= 0) ? null : km);
  return (
    <section className="ui-note" aria-label={t('where.exampleTitle')}>
      <Icon name="truck" />
      <div className={clsx('grow', placeStyles.example)}>
        <b>{t('where.exampleTitle')}</b>
        {examples.length === 0 ? <span className="muted">{t('where.exampleMissing')}</span> : null}
        <div aria-live="polite">
          {examples.map((one) => (
            <div key={one.km} className={placeStyles.exampleLine}>
              <span>{t('where.exampleKm', { km: one.km })}</span>
              <b>
                {one.agorot === null ? (
                  t('where.tooFar')
                ) : one.agorot === 0 ? (
                  t('where.freeOf')
                ) : (
                  <bdi>{money(one.agorot)}</bdi>
                )}
              </b>
            </div>
          ))}
        </div>
        <NumberField label={t('where.tryKm')} value={triedKm} unit={t('where.km')} onChange={setTriedKm} />
      </div>
    </section>
  );
}
