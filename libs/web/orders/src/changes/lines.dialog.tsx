import { type Order, ProposalLines } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { lineDifferences } from '@smachot/pricing';
import {
  CONTESTED,
  fieldErrorsOf,
  focusFirstError,
  isSound,
  useFieldText,
  useFormDraft,
  useProblemText,
} from '@smachot/web-platform';
import {
  Button,
  Dialog,
  DraftNote,
  emptyLine,
  LineFields,
  Note,
  typedLine,
  type TypedLine,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../parts/act-dialog';
import { useChangePreviewQuery } from './changes-api';
import type { ChangeMove } from './use-change-act';
import { useChangeWords } from './use-change-words';
import styles from '../orders.module.css';

type Props = {
  order: Order;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: ChangeMove, onDone: () => void) => void;
  onClose: () => void;
};

/** The typed lines, and what is wrong with them; `lines` null while something is, or nothing differs from what was agreed. */
const useLines = ({ orderId, agreedLines }: Order) => {
  const agreed = agreedLines ?? [];
  const saved = { lines: agreed.map((line) => typedLine(line)) };
  const draft = useFormDraft(`order-lines:${orderId}`, saved);
  const [typed, setTyped] = useState(draft.first.lines);
  const wire = typed.map(({ key: _, ...line }) => line);
  const read = ProposalLines.safeParse(wire);
  const differs = read.success && lineDifferences(agreed, read.data).length > 0;
  return {
    typed,
    setTyped: (lines: TypedLine[]) => {
      setTyped(lines);
      draft.keep({ lines });
    },
    contested: draft.contested,
    forget: draft.forget,
    restored: draft.restored,
    discard: () => {
      draft.forget();
      setTyped(saved.lines);
    },
    errors: fieldErrorsOf(ProposalLines, wire),
    unchanged: read.success && !differs,
    lines: differs ? read.data : null,
  };
};

/** The server's price preview of the lines. */
const usePreview = ({ orderId, orderSummary }: Order, lines: ReturnType<typeof useLines>['lines']) => {
  const { datetime } = orderSummary.eventInfo;
  const preview = useChangePreviewQuery(
    { params: { orderId }, body: { datetime, lines } },
    { skip: lines === null, refetchOnMountOrArgChange: true },
  );
  // a preview of earlier lines must not be shown for these
  return lines === null || preview.isFetching
    ? { data: undefined, error: undefined }
    : { data: preview.currentData, error: preview.error };
};

type Typed = ReturnType<typeof useLines>;

function Lines({ typed: { typed, setTyped, errors }, tried }: { typed: Typed; tried: boolean }) {
  const { t } = useTranslation('proposalLines');
  const text = useFieldText();
  return (
    <>
      {typed.map((line, at) => (
        <LineFields
          key={line.key}
          line={line}
          at={at}
          mayBeOptional={false}
          errorOf={(field) => (tried ? text(errors[`${at}.${field}`]) : undefined)}
          onChange={(changed) => setTyped(typed.map((one) => (one.key === line.key ? changed : one)))}
          onRemove={() => setTyped(typed.filter(({ key }) => key !== line.key))}
        />
      ))}
      <div>
        <Button kind="soft" icon="plus" onClick={() => setTyped([...typed, emptyLine()])}>
          {t('add')}
        </Button>
      </div>
    </>
  );
}

type SumProps = { preview: ReturnType<typeof usePreview>; typed: Typed; problem: string | undefined };

/** The difference in price that the lines make. */
function Sum({ preview: { data, error }, typed: { unchanged, contested }, problem }: SumProps) {
  const { t } = useTranslation('orders');
  const words = useChangeWords();
  const problems = useProblemText();
  return (
    <div className={styles.changeSum} aria-live="polite">
      {data ? <p className="small">{words.difference(data.difference)}</p> : null}
      {unchanged ? <p className="small muted">{t('change.lines.asAgreed')}</p> : null}
      {contested ? <Note tone="warn">{problems(CONTESTED)}</Note> : null}
      {error ? <Note tone="warn">{problems(error)}</Note> : null}
      {problem ? <Note tone="bad">{problem}</Note> : null}
    </div>
  );
}

/** Proposes other lines of an order that was made of a proposal to its customer. */
export function LinesDialog({ order, busy, problem, onMake, onClose }: Props) {
  const { t } = useTranslation('orders');
  const [tried, setTried] = useState(false);
  const typed = useLines(order);
  const preview = usePreview(order, typed.lines);
  // pressed before the price is known, it would send nothing
  const asks = typed.lines !== null && !preview.data && !preview.error;
  const { datetime } = order.orderSummary.eventInfo;
  const make = () => {
    setTried(true);
    if (!isSound(typed.errors)) return focusFirstError(document);
    const { lines } = typed;
    if (preview.data && lines)
      onMake(
        { act: 'changeLines', datetime, lines, expectedDifference: preview.data.difference },
        typed.forget,
      );
  };
  const actions = (
    <DialogActions onClose={onClose}>
      <Sum preview={preview} typed={typed} problem={problem} />
      <Button busy={busy || asks} onClick={make}>
        {t('change.ask.do')}
      </Button>
    </DialogActions>
  );
  return (
    <Dialog open wide title={t('change.do.changeLines')} onClose={onClose} actions={actions}>
      <div className="ui-flow">
        <p className="small muted">{t('change.ask.text', { other: isolate(order.customer.firstName) })}</p>
        <DraftNote form={typed} />
        <Lines typed={typed} tried={tried} />
      </div>
    </Dialog>
  );
}
