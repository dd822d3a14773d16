import { declineOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm } from '@smachot/web-platform';
import { Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The form of an optional reason, the same for every action on an order that takes one. */
export const useReasonForm = (send: (reason: string) => unknown) =>
  useContractForm(declineOrder.body, {
    defaults: { reason: '' },
    send: async ({ reason }) => {
      await send(reason);
    },
  });

type Props = {
  form: ReturnType<typeof useReasonForm>;
  /** The name of the side that reads it. */
  reader: string;
};

export function ReasonField({ form, reader }: Props) {
  const { t } = useTranslation('orders');
  return (
    <Field
      label={t('ask.reason')}
      hint={t('ask.reasonHint', { name: isolate(reader) })}
      multiline
      minRows={2}
      {...form.field('reason')}
    />
  );
}
