import { maxLengthOf, profileFields, StoreLinks } from '@smachot/contracts';
import { useFieldText, useFormat } from '@smachot/web-platform';
import { Button, Field, IconButton, Note, removesRow } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { PhoneField } from '../place/phone-field';
import { NumberField } from '../values/number-field';
import { lenient } from '../values/typed';
import type { PartProps } from './part-props';
import { SecondProfileText } from './second-profile-text';
import { LINKS, MEDIA, type LinkName, type MediaName, type PolicyStep } from './profile-values';
import dashboardStyles from '../dashboard.module.css';
import profileStyles from './profile.module.css';

export function AboutPart(props: PartProps) {
  const { values, faults, onChange } = props;
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <Part id="about" headingId="pr-about" title={t('profile.about')}>
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
    </Part>
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
    <Part id="links" headingId="pr-links" title={t('profile.links')}>
      <Addresses
        names={LINKS}
        values={values.links}
        fault={(name) => faults[`links.${name}`]}
        onChange={(links) => onChange({ links })}
      />
    </Part>
  );
}

export function MediaPart({ values, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Part id="media" headingId="pr-media" title={t('profile.media')} hint={t('profile.mediaHint')}>
      <Addresses
        names={MEDIA}
        values={values.media}
        fault={(name) => faults[`externalMedia.${name}`]}
        onChange={(media) => onChange({ media })}
      />
    </Part>
  );
}

const MOST_STEPS = 6;
const EXAMPLE_AGOROT = 1_000_000;

/** Refunds of a cancellation, by the time before the event. */
export function PolicyPart({ values: { policy }, faults, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Part id="policy" headingId="pr-policy" title={t('profile.policy')} hint={t('profile.policyHint')}>
      <ul className={dashboardStyles.stack}>
        {policy.map((step, at) => (
          <PolicyStepRow
            key={step.key}
            step={step}
            fault={(field) => faults[`cancellationPolicy.${at}.${field}`]}
            onChange={(change) =>
              onChange({ policy: policy.map((one) => (one.key === step.key ? { ...one, ...change } : one)) })
            }
            onRemove={() => onChange({ policy: policy.filter(({ key }) => key !== step.key) })}
          />
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
    </Part>
  );
}

type StepProps = {
  step: PolicyStep;
  /** The error of one field, by its name in the contract. */
  fault: (field: 'hoursBefore' | 'refundPercent') => string | undefined;
  onChange: (change: Partial<PolicyStep>) => void;
  onRemove: () => void;
};

function PolicyStepRow({ step, fault, onChange, onRemove }: StepProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const { money } = useFormat();
  return (
    <li className={profileStyles.step}>
      <NumberField
        label={t('profile.daysBefore')}
        unit={t('profile.days')}
        value={step.days}
        error={say(fault('hoursBefore'))}
        onChange={(days) => onChange({ days })}
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
        error={say(fault('refundPercent'))}
        onChange={(percent) => onChange({ percent })}
      />
      <IconButton
        icon="trash"
        label={t('profile.removeStep', { days: step.days })}
        onClick={removesRow(onRemove)}
      />
    </li>
  );
}
