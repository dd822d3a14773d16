import { maxLengthOf, profileFields, StoreLinks } from '@smachot/contracts';
import { useFieldText, useFormat } from '@smachot/web-platform';
import { Button, Field, IconButton, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../place/phone-field';
import { NumberField } from '../values/number-field';
import { lenient } from '../values/typed';
import type { PartProps } from './part-props';
import { SecondProfileText } from './second-profile-text';
import { LINKS, MEDIA, type LinkName, type MediaName } from './profile-values';
import dashboardStyles from '../dashboard.module.css';
import profileStyles from './profile.module.css';

export function AboutPart(props: PartProps) {
  const { values, faults, onChange } = props;
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <section className={clsx('card', dashboardStyles.part)} id="about" aria-labelledby="pr-about">
      <h2 id="pr-about">{t('profile.about')}</h2>
      <Field
        label={t('become.businessName')}
        value={values.businessName}
        maxLength={maxLengthOf(profileFields.businessName)}
        error={say(faults['businessName'])}
        onChange={({ target }) => onChange({ businessName: target.value })}
      />
      <PhoneField values={values} error={say(faults['businessPhone'])} onChange={onChange} />
      <Field
        label={t('profile.description')}
        hint={t('profile.descriptionHint')}
        multiline
        value={values.description}
        maxLength={maxLengthOf(profileFields.description)}
        error={say(faults['description'])}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <SecondProfileText {...props} of="description" label={t('profile.description')} />
      <Field
        label={t('profile.story')}
        hint={t('profile.storyHint')}
        multiline
        minRows={4}
        maxRows={16}
        value={values.about}
        maxLength={maxLengthOf(profileFields.about)}
        error={say(faults['about'])}
        onChange={({ target }) => onChange({ about: target.value })}
      />
      <SecondProfileText {...props} of="about" label={t('profile.story')} />
    </section>
  );
}

type Site = LinkName | MediaName;
type AddressesProps<Name extends Site> = {
  names: readonly Name[];
  values: Record<Name, string>;
  /** The error of one field, by its name. */
  fault: (name: Name) => string | undefined;
  onChange: (values: Record<Name, string>) => void;
};

/** Addresses in the web, one of each kind. */
function Addresses<Name extends Site>({ names, values, fault, onChange }: AddressesProps<Name>) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <div className={dashboardStyles.pair}>
      {names.map((name) => (
        <Field
          key={name}
          ltr
          type="url"
          label={t(`profile.sites.${name}`)}
          placeholder="https://"
          value={values[name]}
          maxLength={maxLengthOf(StoreLinks.shape.website)}
          error={say(fault(name))}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      ))}
    </div>
  );
}

export function LinksPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <section className={clsx('card', dashboardStyles.part)} id="links" aria-labelledby="pr-links">
        <h2 id="pr-links">{t('profile.links')}</h2>
        <Addresses
          names={LINKS}
          values={values.links}
          fault={(name) => faults[`links.${name}`]}
          onChange={(links) => onChange({ links })}
        />
      </section>
      <section className={clsx('card', dashboardStyles.part)} id="media" aria-labelledby="pr-media">
        <div>
          <h2 id="pr-media">{t('profile.media')}</h2>
          <p className="muted small">{t('profile.mediaHint')}</p>
        </div>
        <Addresses
          names={MEDIA}
          values={values.media}
          fault={(name) => faults[`externalMedia.${name}`]}
          onChange={(media) => onChange({ media })}
        />
      </section>
    </>
  );
}

const MOST_STEPS = 6;
const EXAMPLE_AGOROT = 1_000_000;

/** Refunds of a cancellation, by the time before the event. */
export function PolicyPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const { money } = useFormat();
  const { policy } = values;
  const set = (key: string, change: Partial<(typeof policy)[number]>) =>
    onChange({ policy: policy.map((step) => (step.key === key ? { ...step, ...change } : step)) });
  return (
    <section className={clsx('card', dashboardStyles.part)} id="policy" aria-labelledby="pr-policy">
      <div>
        <h2 id="pr-policy">{t('profile.policy')}</h2>
        <p className="muted small">{t('profile.policyHint')}</p>
      </div>
      <ul className={dashboardStyles.stack}>
        {policy.map((step, at) => (
          <li key={step.key} className={profileStyles.step}>
            <NumberField
              label={t('profile.daysBefore')}
              unit={t('profile.days')}
              value={step.days}
              error={say(faults[`cancellationPolicy.${at}.hoursBefore`])}
              onChange={(days) => set(step.key, { days })}
            />
            <NumberField
              whole
              label={t('profile.refund')}
              unit="%"
              hint={t('profile.refundExample', {
                of: money(EXAMPLE_AGOROT),
                sum: money(Math.round((EXAMPLE_AGOROT * lenient(step.percent)) / 100)),
              })}
              value={step.percent}
              error={say(faults[`cancellationPolicy.${at}.refundPercent`])}
              onChange={(percent) => set(step.key, { percent })}
            />
            <IconButton
              icon="trash"
              label={t('profile.removeStep', { days: step.days })}
              onClick={() => onChange({ policy: policy.filter(({ key }) => key !== step.key) })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          kind="soft"
          icon="plus"
          disabled={policy.length >= MOST_STEPS}
          onClick={() =>
            onChange({ policy: [...policy, { key: crypto.randomUUID(), days: '', percent: '' }] })
          }
        >
          {t('profile.addStep')}
        </Button>
      </div>
      <Note icon="shield">{t('profile.law')}</Note>
    </section>
  );
}
