import { Dialog, Spinner } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardForm, FieldsUnavailable, type CardFormProps } from './card-form';
import { useHostedFieldsQuery } from '../payments-api';

export type AddCardDialogProps = Omit<CardFormProps, 'setup' | 'foot'>;

export function AddCardDialog(props: AddCardDialogProps) {
  const { onClose } = props;
  const { t } = useTranslation('payments');
  const setup = useHostedFieldsQuery();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // the form is inside the dialog: its frames need their places in the page before the fields are mounted
  return (
    <Dialog open onClose={onClose} title={t('addCard')} actions={<div ref={setFoot} className="row wrap" />}>
      {setup.data ? (
        <CardForm setup={setup.data} foot={foot} {...props} />
      ) : setup.isError ? (
        <FieldsUnavailable onRetry={() => void setup.refetch()} />
      ) : (
        <Spinner label={t('loadingFields')} />
      )}
    </Dialog>
  );
}
