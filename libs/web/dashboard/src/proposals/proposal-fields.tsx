import { isUnitShown } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Card, DateField, DraftNote, Field, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '../place/place-field';
import { useOwnStore } from '../shell/own-store';
import { LineEditor } from './line-editor';
import { TermsPicker } from './terms-picker';
import type { ProposalFormState } from './use-proposal-form';
import styles from '../dashboard.module.css';

type Props = { form: ProposalFormState };

/** For whom it is, what and when. */
function AboutFields({ form }: Props) {
  const { t } = useTranslation('dashboard');
  const { pricingUnits } = useOwnStore();
  const { unitId } = form.values;
  // a draft keeps the name of what it was about, though it is not sold any more
  const units = pricingUnits
    .filter(({ pricingUnitId, visibility }) => isUnitShown(visibility) || pricingUnitId === unitId)
    .map(({ pricingUnitId, name }) => ({ value: pricingUnitId, label: name }));
  return (
    <>
      <SelectField label={t('proposals.unit')} options={units} {...form.choice('unitId')} />
      <Field label={t('proposals.customer')} startIcon="user" {...form.field('customerName')} />
      <Field
        label={t('proposals.participants')}
        inputMode="numeric"
        startIcon="users"
        {...form.field('participants')}
      />
      <div className={styles.pair}>
        <DateField label={t('proposals.day')} {...form.control('day')} />
        <Field ltr type="time" label={t('proposals.time')} {...form.field('time')} />
      </div>
      <PlaceField
        label={t('proposals.place')}
        address={form.values.address}
        error={form.control('address').error}
        onChange={(address, place) => form.change({ address, place })}
      />
    </>
  );
}

/** All fields of a proposal, and why the server refused it. */
export function ProposalFields({ form }: Props) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  return (
    <>
      <DraftNote form={form} />
      <Card component="section" aria-label={t('proposals.about')} className={styles.stack}>
        <AboutFields form={form} />
      </Card>
      <Card className={styles.stack}>
        <LineEditor form={form} />
      </Card>
      <Card className={styles.stack}>
        <TermsPicker form={form} />
      </Card>
      <Card component="section" aria-label={t('proposals.end')} className={styles.stack}>
        <Field multiline minRows={2} label={t('proposals.remarks')} {...form.field('remarks')} />
        <DateField label={t('proposals.until')} {...form.control('until')} />
      </Card>
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
    </>
  );
}
