import { proposeAmendment, type LinkedOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm, useFormat } from '@smachot/web-platform';
import { Button, Field } from '@smachot/web-ui';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../parts/act-dialog';
import { priceFor, proposalProblem } from './linked-acts';
import type { LinkedDialogProps } from './linked-dialog-props';
import { useLinkedWords } from './use-linked-words';
import styles from '../orders.module.css';

const read = (typed: string): number | null => (/^\d{1,6}$/.test(typed) ? Number(typed) : null);

/** The price of the typed number, updated while typing. */
function Price({ linkedOrder, participants }: { linkedOrder: LinkedOrder; participants: number }) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const price = priceFor(linkedOrder, participants);
  return (
    <dl className={styles.sums} aria-live="polite">
      <dt>{t('price.total')}</dt>
      <dd>{price ? words.shekels(price.price) : t('linked.priceLater')}</dd>
      {price ? (
        <>
          <dt>{t('linked.difference')}</dt>
          <dd>{words.difference(price)}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** The number of an open amendment; else the guests' number, when it needs the business's consent. */
const numberToAsk = ({ amendment, seatsConfirmed, beyondAgreed }: LinkedOrder): string => {
  if (amendment?.status === 'proposed') return String(amendment.participants);
  return beyondAgreed && seatsConfirmed ? String(seatsConfirmed) : '';
};

type Proposal = LinkedDialogProps & { following: LinkedOrder };

/** The form of the proposed number. A difference of a tenth or less is reported while typing, because it may be all the customer wants. */
const useProposal = (linkedOrder: LinkedOrder, onMake: LinkedDialogProps['onMake']) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const form = useContractForm(proposeAmendment.body, {
    defaults: { participants: numberToAsk(linkedOrder) },
    wireOf: (typed) => ({ participants: read(typed.participants) ?? undefined }),
    refine: (errors, typed) => {
      const wrong = proposalProblem(linkedOrder, read(typed.participants));
      return wrong ? { participants: wrong } : errors;
    },
    send: (body) => onMake({ act: 'propose', participants: body.participants }),
  });
  const typed = form.values.participants;
  const participants = read(typed);
  const wrong = proposalProblem(linkedOrder, participants);
  const { least, most } = linkedOrder;
  const limits = { least: format.number(least ?? 1), most: format.number(most ?? 0) };
  const isShown = wrong && (form.tried || (typed !== '' && wrong === 'needless'));
  return {
    submit: () => void form.submit(),
    field: {
      ...form.field('participants'),
      error: isShown ? t(`linked.wrong.${wrong}`, limits) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        form.change({ participants: target.value.replace(/\D/g, '') }),
    },
    /** The number whose price is known: the typed one, unless the order cannot have it. */
    priced: wrong === null || wrong === 'needless' ? participants : null,
  };
};

function ProposalDialog({ order, following: linkedOrder, busy, problem, onMake, onClose }: Proposal) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { submit, field, priced } = useProposal(linkedOrder, onMake);
  const agreed = words.guests(linkedOrder.agreedParticipants);
  return (
    <ActDialog
      title={t('linked.ask.propose')}
      problem={problem}
      onClose={onClose}
      action={
        <Button busy={busy} onClick={submit}>
          {t('linked.ask.proposeDo')}
        </Button>
      }
    >
      <Field
        label={t('event.participants')}
        hint={t('linked.ask.proposeHint', { participants: agreed })}
        inputMode="numeric"
        startIcon="users"
        {...field}
      />
      {priced === null ? null : <Price linkedOrder={linkedOrder} participants={priced} />}
      <p className="small muted">
        {t('linked.ask.proposeText', {
          store: isolate(order.store.businessName),
          participants: agreed,
          when: words.until(linkedOrder),
        })}
      </p>
    </ActDialog>
  );
}

/** Proposes to the business a number that differs from the agreed one by more than a tenth. */
export function ProposeDialog(props: LinkedDialogProps) {
  const { following: linkedOrder } = props.order;
  return linkedOrder ? <ProposalDialog {...props} following={linkedOrder} /> : null;
}
