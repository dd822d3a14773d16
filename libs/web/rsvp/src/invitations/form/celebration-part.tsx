import { InvitationForm, InvitationOccasion, Language, maxLengthOf, RecipientType } from '@smachot/contracts';
import { Art, artOf, Field, SelectField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';
import { useFieldProblem } from './use-field-problem';
import invitationsStyles from '../invitations.module.css';
import styles from './celebration-part.module.css';

function Occasions() {
  const { t } = useTranslation('rsvp');
  const { register } = useFormContext<InvitationValues>();
  return (
    <div role="radiogroup" aria-label={t('form.kind')} className={styles.kinds}>
      {InvitationOccasion.options.map((occasion) => (
        <label key={occasion} className={styles.kind}>
          <input type="radio" value={occasion} {...register('occasion')} />
          <Art name={artOf(occasion)} fit="cover" />
          <span>{t(`occasion.${occasion}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** Occasions whose hosts are a couple. */
const COUPLES = new Set<InvitationOccasion>(['wedding', 'henna', 'engagement']);

/** The suggested title follows the names as long as the person has not changed it. */
const useSuggestedTitle = () => {
  const { t } = useTranslation('rsvp');
  const { setValue, getValues, clearErrors } = useFormContext<InvitationValues>();
  const [hostName, occasion] = useWatch<InvitationValues, ['hostName', 'occasion']>({
    name: ['hostName', 'occasion'],
  });
  const suggestion = hostName.trim() ? t(`form.titleOf.${occasion}`, { names: hostName.trim() }) : '';
  const suggested = useRef(suggestion);
  useEffect(() => {
    const title = getValues('title');
    if ((title === '' || title === suggested.current) && title !== suggestion) {
      setValue('title', suggestion);
      if (suggestion) clearErrors('title');
    }
    suggested.current = suggestion;
  }, [suggestion, getValues, setValue, clearErrors]);
};

export function CelebrationPart() {
  const { t } = useTranslation('rsvp');
  const { register } = useFormContext<InvitationValues>();
  const problem = useFieldProblem();
  useSuggestedTitle();
  const occasion = useWatch<InvitationValues, 'occasion'>({ name: 'occasion' });
  return (
    <section className={clsx('card', invitationsStyles.formPart)}>
      <h2>{t('form.what')}</h2>
      <Occasions />
      <Field
        label={t(COUPLES.has(occasion) ? 'form.couple' : 'form.names')}
        hint={t('form.namesHint')}
        maxLength={maxLengthOf(InvitationForm.shape.hostName)}
        error={problem('hostName')}
        {...register('hostName')}
      />
      <Field
        label={t('form.title')}
        hint={t('form.titleHint')}
        maxLength={maxLengthOf(InvitationForm.shape.title)}
        error={problem('title')}
        {...register('title')}
      />
      <div className={invitationsStyles.formPair}>
        <SelectField<RecipientType>
          label={t('form.recipient')}
          options={RecipientType.options.map((value) => ({ value, label: t(`recipient.${value}`) }))}
          {...register('recipient')}
        />
        <SelectField<Language>
          label={t('form.language')}
          options={Language.options.map((value) => ({ value, label: t(`language.${value}`) }))}
          {...register('language')}
        />
      </div>
    </section>
  );
}

type RecipientType = (typeof RecipientType.options)[number];
