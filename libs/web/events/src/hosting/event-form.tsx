import { EventVisibility, HostedEventType, LocationType } from '@smachot/contracts';
import { Card, CheckField, DateField, DraftNote, Field, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { AddressField } from './address-field';
import { timesOf } from './event-values';
import { QuestionFields } from './question-fields';
import { RepeatFields } from './repeat-fields';
import { type Selling, TicketFields } from './ticket-fields';
import type { EventFormState } from './use-event-form';
import styles from './hosting.module.css';

type Props = { form: EventFormState };
type FormProps = Props & { selling: Selling };
/** `isNew`: whether its other dates are opened with it; later they are added on its page. */
type EventFieldsProps = FormProps & { isNew: boolean };

function AboutPart({ form }: Props) {
  const { t } = useTranslation('events');
  const types = HostedEventType.options.map((value) => ({ value, label: t(`type.${value}`) }));
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-about">
      <h2 id="he-about">{t('form.about')}</h2>
      <SelectField label={t('form.type')} options={types} {...form.choice('type')} />
      <Field label={t('form.title')} {...form.field('title')} />
      <Field
        label={t('form.description')}
        hint={t('form.noLinks')}
        multiline
        minRows={4}
        {...form.field('description')}
      />
    </Card>
  );
}

function WhenPart({ form, isNew }: Props & { isNew: boolean }) {
  const { t } = useTranslation('events');
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-when">
      <h2 id="he-when">{t('form.when')}</h2>
      <div className={styles.pair}>
        <DateField label={t('form.day')} {...form.control('day')} />
        <Field ltr type="time" label={t('form.from')} {...form.field('from')} />
      </div>
      <div className={styles.pair}>
        <DateField label={t('form.endDay')} hint={t('form.endDayHint')} {...form.control('endDay')} />
        <Field ltr type="time" label={t('form.to')} {...form.field('to')} />
      </div>
      {isNew ? (
        <RepeatFields
          values={form.values}
          change={form.change}
          errors={form.errors}
          times={timesOf(form.values)}
        />
      ) : null}
    </Card>
  );
}

function WherePart({ form }: Props) {
  const { t } = useTranslation('events');
  const { locationType } = form.values;
  const kinds = LocationType.options.map((value) => ({ value, label: t(`locationType.${value}`) }));
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-where">
      <h2 id="he-where">{t('form.where')}</h2>
      <SelectField label={t('form.locationType')} options={kinds} {...form.choice('locationType')} />
      {locationType === 'online' ? null : (
        <>
          <Field label={t('form.location')} hint={t('form.locationHint')} {...form.field('location')} />
          <AddressField form={form} />
        </>
      )}
      {locationType === 'in-person' ? null : (
        <Field
          ltr
          type="url"
          label={t('form.meetingUrl')}
          hint={t('form.approvedOnly')}
          {...form.field('meetingUrl')}
        />
      )}
      <Field
        ltr
        type="url"
        label={t('form.chatGroupUrl')}
        hint={t('form.approvedOnly')}
        {...form.field('chatGroupUrl')}
      />
    </Card>
  );
}

const OPTIONS = [
  'isRegistrationOpen',
  'requireApproval',
  'enableMultipleParticipants',
  'enableSpecialRequests',
] as const;

function RegistrationPart({ form, selling }: FormProps) {
  const { t } = useTranslation('events');
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-registration">
      <h2 id="he-registration">{t('form.registration')}</h2>
      {OPTIONS.map((name) => (
        <CheckField
          key={name}
          kind="switch"
          label={t(`form.${name}`)}
          hint={t(`form.${name}Hint`)}
          {...form.tick(name)}
        />
      ))}
      <Field
        ltr
        inputMode="numeric"
        label={t('form.maxTickets')}
        hint={t('form.maxTicketsHint')}
        {...form.field('maxTickets')}
      />
      <TicketFields {...{ form, selling }} />
      <QuestionFields form={form} />
    </Card>
  );
}

function PublishingPart({ form }: Props) {
  const { t } = useTranslation('events');
  const kinds = EventVisibility.options.map((value) => ({ value, label: t(`visibility.${value}`) }));
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-publishing">
      <h2 id="he-publishing">{t('form.publishing')}</h2>
      <SelectField
        label={t('form.visibility')}
        hint={t('form.visibilityHint')}
        options={kinds}
        {...form.choice('visibility')}
      />
      <Field
        ltr
        inputMode="decimal"
        label={t('form.budget')}
        hint={t('form.budgetHint')}
        {...form.field('budget')}
      />
    </Card>
  );
}

/** All fields of an event, in the order one decides about them. */
export function EventFields({ form, selling, isNew }: EventFieldsProps) {
  return (
    <>
      <DraftNote form={form} />
      <AboutPart form={form} />
      <WhenPart form={form} isNew={isNew} />
      <WherePart form={form} />
      <RegistrationPart {...{ form, selling }} />
      <PublishingPart form={form} />
    </>
  );
}
