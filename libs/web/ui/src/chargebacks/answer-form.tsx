import { answerChargeback, type Chargeback, type ChargebackId } from '@smachot/contracts';
import {
  useAnswerChargebackMutation,
  useContractForm,
  useFieldText,
  useProblemText,
} from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Note } from '../feedback/note';
import { useSnackbar } from '../feedback/snackbar';
import { Choice } from '../forms/choice';
import { Field } from '../forms/field';
import styles from './chargeback-box.module.css';
import './texts';

const RECOGNISED = { yes: true, no: false } as const;
type Recognised = keyof typeof RECOGNISED;
const chosen = (recognised: boolean | null): Recognised | null =>
  recognised === null ? null : recognised ? 'yes' : 'no';

const useAnswerForm = (chargebackId: ChargebackId) => {
  const { t } = useTranslation('chargebacks');
  const tell = useSnackbar();
  const [answer] = useAnswerChargebackMutation();
  return useContractForm(answerChargeback.body, {
    defaults: { text: '', recognised: null as boolean | null },
    draft: `chargeback:${chargebackId}`,
    send: async (body, _values, reset) => {
      const { error } = await answer({ params: { chargebackId }, body });
      if (error) return error;
      tell(t('sent'));
      reset();
    },
  });
};

type Form = ReturnType<typeof useAnswerForm>;

/** Whether the customer ordered it. */
function RecognisedField({ form }: { form: Form }) {
  const { t } = useTranslation('chargebacks');
  const fieldText = useFieldText();
  const unsaid = fieldText(form.errors['recognised']);
  return (
    <div>
      <Choice<Recognised>
        label={t('recognised')}
        labelled
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        value={chosen(form.values.recognised)}
        onChange={(value) => form.change({ recognised: RECOGNISED[value] })}
      />
      {unsaid ? <Note tone="bad">{unsaid}</Note> : null}
    </div>
  );
}

/** What a side knows about the disputed charge. Only the customer is asked whether they ordered it. */
export function AnswerForm({ chargeback: { _id, side } }: { chargeback: Chargeback }) {
  const { t } = useTranslation('chargebacks');
  const words = useProblemText();
  const form = useAnswerForm(_id);
  return (
    <form className={styles.form} {...form.props}>
      {side === 'customer' ? <RecognisedField form={form} /> : null}
      <Field
        label={t(`text.${side}`)}
        hint={t(`textHint.${side}`)}
        multiline
        minRows={3}
        {...form.field('text')}
      />
      {form.problem && !form.problem.fields ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <Button type="submit" busy={form.busy}>
        {t('send')}
      </Button>
    </form>
  );
}
