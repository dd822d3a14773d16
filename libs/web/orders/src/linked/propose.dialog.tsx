import { proposeAmendment, type OrderFollowing } from '@smachot/contracts';
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
function Price({ following, participants }: { following: OrderFollowing; participants: number }) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const price = priceFor(following, participants);
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
const numberToAsk = ({ amendment, seatsConfirmed, beyondAgreed }: OrderFollowing): string => {
  if (amendment?.status === 'proposed') return String(amendment.participants);
  return beyondAgreed && seatsConfirmed ? String(seatsConfirmed) : '';
};

type Proposal = LinkedDialogProps & { following: OrderFollowing };

/** The form of the proposed number. A difference of a tenth or less is reported while typing, because it may be all the customer wants. */
const useProposal = (following: OrderFollowing, onMake: LinkedDialogProps['onMake']) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const form = useContractForm(proposeAmendment.body, {
    defaults: { participants: numberToAsk(following) },
    wireOf: (typed) => ({ participants: read(typed.participants) ?? undefined }),
    refine: (errors, typed) => {
      const wrong = proposalProblem(following, read(typed.participants));
      return wrong ? { participants: wrong } : errors;
    },
    send: (body) => onMake({ act: 'propose', participants: body.participants }),
  });
  const typed = form.values.participants;
  const participants = read(typed);
  const wrong = proposalProblem(following, participants);
  const { least, most } = following;
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

function ProposalDialog({ order, following, busy, problem, onMake, onClose }: Proposal) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { submit, field, priced } = useProposal(following, onMake);
  const agreed = words.guests(following.agreedParticipants);
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
      {priced === null ? null : <Price following={following} participants={priced} />}
      <p className="small muted">
        {t('linked.ask.proposeText', {
          store: isolate(order.store.businessName),
          participants: agreed,
          when: words.until(following),
        })}
      </p>
    </ActDialog>
  );
}

/** Proposes to the business a number that differs from the agreed one by more than a tenth. */
export function ProposeDialog(props: LinkedDialogProps) {
  const { following } = props.order;
  return following ? <ProposalDialog {...props} following={following} /> : null;
}
