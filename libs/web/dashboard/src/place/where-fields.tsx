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
          onChange({ address, place, ...(place || !values.city ? { city: cityOf(address) } : {}) })
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

function DeliveryFields({ values, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const fault = (name: string) => say(faults[`delivery.${name}`]);
  const km = t('where.km');
  return (
    <>
      <div className={dashboardStyles.pair}>
        <NumberField
          label={t('where.free')}
          hint={t('where.freeHint')}
          unit={km}
          value={values.freeKm}
          error={fault('freeWorkingDistance')}
          onChange={(freeKm) => onChange({ freeKm })}
        />
        <NumberField
          label={t('where.max')}
          hint={t('where.maxHint')}
          unit={km}
          value={values.maxKm}
          error={fault('maxWorkingDistance')}
          onChange={(maxKm) => onChange({ maxKm })}
        />
        <NumberField
          label={t('where.perKm')}
          hint={t('where.perKmHint')}
          unit="₪"
          value={values.perKm}
          error={fault('pricePerKm')}
          onChange={(perKm) => onChange({ perKm })}
        />
        <NumberField
          label={t('where.least')}
          hint={t('where.leastHint')}
          unit="₪"
          value={values.least}
          error={fault('minDeliveryPrice')}
          onChange={(least) => onChange({ least })}
        />
      </div>
      <Example values={values} />
    </>
  );
}

/** "30 km costs …", by the function that will make the customer's price. */
function Example({ values }: { values: PlaceValues }) {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const [asked, setAsked] = useState('');
  const km = numberOf(asked);
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
        <NumberField label={t('where.tryKm')} value={asked} unit={t('where.km')} onChange={setAsked} />
      </div>
    </section>
  );
}
