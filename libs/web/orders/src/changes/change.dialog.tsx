import type { Order, OrderId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { listed, useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../order/use-act-dialog';
import { ActDialog } from '../parts/act-dialog';
import { ReasonField, useReasonForm } from '../parts/reason-field';
import { useChangePreviewQuery } from './changes-api';
import { type ChangeAct, moves } from './change-acts';
import { ChangeFields, type Terms, useTerms } from './change-fields';
import { LinesDialog } from './lines.dialog';
import { MenuDialog } from './menu.dialog';
import { type ChangeMove, useChangeAct } from './use-change-act';
import { useChangeWords } from './use-change-words';

type DialogProps = {
  order: Order;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: ChangeMove, onDone?: () => void) => void;
  onClose: () => void;
};

/** The server's preview of the typed terms. */
const usePreview = (orderId: OrderId, { datetime, location, participants, unknown }: Terms) => {
  const preview = useChangePreviewQuery(
    { params: { orderId }, body: { datetime: datetime ?? '', location, participants } },
    { skip: datetime === null || unknown, refetchOnMountOrArgChange: true },
  );
  // a preview of earlier terms must not be shown for these
  return datetime === null || unknown || preview.isFetching
    ? { data: undefined, error: undefined }
    : { data: preview.currentData, error: preview.error };
};

/** What the typed terms would change: the business's calendar and the price. */
function Preview({
  preview: { data, error },
  side,
}: {
  preview: ReturnType<typeof usePreview>;
  side: Order['side'];
}) {
  const words = useChangeWords();
  const problems = useProblemText();
  const free = data?.calendar.state === 'free' && !data.calendar.restDay;
  return (
    <div aria-live="polite" className="ui-flow">
      {data ? (
        <>
          <Note tone={free ? 'ok' : 'warn'} icon="cal">
            {words.calendar(data.calendar, side)}
          </Note>
          <p className="small">{words.difference(data.difference)}</p>
        </>
      ) : null}
      {error ? <Note tone="warn">{problems(error)}</Note> : null}
    </div>
  );
}

/** Proposes another day, hour or place to the other side. */
function AskDialog({ order, busy, problem, onMake, onClose }: DialogProps) {
  const { t } = useTranslation('orders');
  const terms = useTerms(order);
  const preview = usePreview(order.orderId, terms);
  const { data } = preview;
  const { datetime, location, participants } = terms;
  const other = isolate(order.side === 'customer' ? order.store.businessName : order.customer.firstName);
  const make = () =>
    data &&
    datetime &&
    onMake({ act: 'change', datetime, location, participants, expectedDifference: data.difference });
  return (
    <ActDialog
      title={t('change.ask.title')}
      problem={problem}
      onClose={onClose}
      action={
        <Button busy={busy} disabled={!data} onClick={make}>
          {t('change.ask.do')}
        </Button>
      }
    >
      <ChangeFields order={order} terms={terms} />
      <Preview preview={preview} side={order.side} />
      <p className="small muted">{t('change.ask.text', { other })}</p>
    </ActDialog>
  );
}

function RefuseDialog({ order, busy, problem, onMake, onClose }: DialogProps) {
  const { t } = useTranslation('orders');
  const requestId = order.changeRequest!.requestId;
  const form = useReasonForm((reason) => onMake({ act: 'refuseChange', requestId, reason }));
  const other = order.side === 'partner' ? order.customer.firstName : order.store.businessName;
  return (
    <ActDialog
      title={t('change.refuse.title')}
      stay={t('change.back')}
      problem={problem}
      onClose={onClose}
      action={
        <Button danger busy={busy} onClick={() => void form.submit()}>
          {t('change.do.refuseChange')}
        </Button>
      }
    >
      <p>{t('change.refuse.text')}</p>
      <ReasonField form={form} reader={other} />
    </ActDialog>
  );
}

function PlainDialog({ act, ...props }: DialogProps & { act: 'acceptChange' | 'withdrawChange' }) {
  const { t } = useTranslation('orders');
  const words = useChangeWords();
  const asked = props.order.changeRequest!;
  const accepting = act === 'acceptChange';
  const key = accepting ? 'accept' : 'withdraw';
  return (
    <ConfirmDialog
      open
      tone={accepting ? 'primary' : 'bad'}
      title={t(`change.${key}.title`)}
      text={t(accepting && !moves(asked) ? 'change.accept.textStays' : `change.${key}.text`, {
        when: listed([words.when(asked.to), ...words.what(asked)]),
        what: listed(words.what(asked)),
        price: words.difference(asked.difference),
      })}
      confirm={t(`change.do.${act}`)}
      busy={props.busy}
      problem={props.problem}
      onConfirm={() => props.onMake({ act, requestId: asked.requestId })}
      onClose={props.onClose}
    />
  );
}

type Props = { order: Order; act: ChangeAct; onClose: () => void; onStale: () => void };

/** Confirmation dialog for one action on the terms of an order. */
export function ChangeDialog({ order, act, onClose, onStale }: Props) {
  const { t } = useTranslation('orders');
  const { make, busy } = useChangeAct(order.orderId);
  const dialog = useActDialog({
    make,
    doneWords: ({ act: done }) => t(`change.done.${done}`),
    onClose,
    onStale,
  });
  const props: DialogProps = { order, busy, onClose, ...dialog };
  if (act === 'change') return <AskDialog {...props} />;
  if (act === 'changeMenu') return <MenuDialog {...props} />;
  if (act === 'changeLines') return <LinesDialog {...props} />;
  return act === 'refuseChange' ? <RefuseDialog {...props} /> : <PlainDialog {...props} act={act} />;
}
