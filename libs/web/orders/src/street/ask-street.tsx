import type { OrderId } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreetAct } from './use-street-act';

/** Button by which the business asks the customer for the street. */
export function AskStreet({ orderId }: { orderId: OrderId }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const tell = useSnackbar();
  const { make, busy } = useStreetAct(orderId);
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setProblem(undefined);
    const outcome = await make({ act: 'ask' });
    if ('problem' in outcome) return setProblem(words(outcome.problem));
    tell(t('moved' in outcome ? 'street.asked' : 'street.isThere'));
  };
  return (
    <>
      <Button kind="soft" icon="pin" busy={busy} onClick={() => void ask()}>
        {t('street.ask')}
      </Button>
      {problem ? <Note tone="warn">{problem}</Note> : null}
    </>
  );
}
