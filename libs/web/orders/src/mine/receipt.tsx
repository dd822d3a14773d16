import { orderReceipt, type Order } from '@smachot/contracts';
import { problemOf, saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMailReceiptMutation } from '../orders-api';

/** Whether the confirmation was delivered by mail, and a button that sends it again. */
function ByMail({ order: { orderId, payment } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const [send, { isLoading, error }] = useMailReceiptMutation();
  return (
    <>
      <div role="status">
        {payment.mail ? <p className="small muted">{t(`receiptMail.${payment.mail}`)}</p> : null}
      </div>
      {payment.mail === 'on_its_way' ? null : (
        <Button
          kind="ghost"
          icon="send"
          busy={isLoading}
          onClick={() => void send({ params: { orderId } })}
          style={{ marginInlineStart: '-12px' }}
        >
          {t(payment.mail === 'sent' ? 'receiptMail.again' : 'receiptMail.send')}
        </Button>
      )}
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      {payment.mail === 'no_address' || problemOf(error).code === 'mail.no_address' ? (
        <Link className="tap-line" to="/me/profile#email">
          {t('receiptMail.toProfile')}
        </Link>
      ) : null}
    </>
  );
}

/** The payment confirmation, as a file and by mail. */
export function Receipt({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(orderReceipt, `order-${order.code}.pdf`, { params: { orderId: order.orderId } }).catch(
      setProblem,
    );
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="ghost"
        icon="download"
        busy={busy}
        onClick={() => void download()}
        style={{ marginInlineStart: '-12px' }}
      >
        {t('order.receipt')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      <ByMail order={order} />
    </>
  );
}
