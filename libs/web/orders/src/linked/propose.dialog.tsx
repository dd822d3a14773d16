import { proposeAmendment, type OrderFollowing } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm, useFormat } from '@smachot/web-platform';
import { Button, Dialog, Field, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
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
const numberToAsk = (following: OrderFollowing | null): string => {
  const { amendment, seatsConfirmed } = following ?? {};
  if (amendment?.status === 'proposed') return String(amendment.participants);
  return following?.beyondAgreed && seatsConfirmed ? String(seatsConfirmed) : '';
};

/** Proposes to the business a number that differs from the agreed one by more than a tenth. */
export function ProposeDialog({ order, busy, problem, onMake, onClose }: LinkedDialogProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useLinkedWords();
  const { following, store } = order;
  const form = useContractForm(proposeAmendment.body, {
    defaults: { participants: numberToAsk(following) },
    wireOf: (typed) => ({ participants: read(typed.participants) ?? undefined }),
    refine: (errors, typed) => {
      const wrong = following && proposalProblem(following, read(typed.participants));
      return wrong ? { participants: wrong } : errors;
    },
    send: (body) => onMake({ act: 'propose', participants: body.participants }),
  });
  if (!following) return null;
  const typed = form.values.participants;
  const { agreedParticipants, least, most } = following;
  const participants = read(typed);
  const wrong = proposalProblem(following, participants);
  const limits = { least: format.number(least ?? 1), most: format.number(most ?? 0) };
  return (
    <Dialog
      open
      title={t('linked.ask.propose')}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={() => void form.submit()}>
            {t('linked.ask.proposeDo')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('moves.keep')}
          </Button>
        </>
      }
    >
      <div className="ui-flow">
        <Field
          label={t('event.participants')}
          hint={t('linked.ask.proposeHint', { participants: words.guests(agreedParticipants) })}
          inputMode="numeric"
          startIcon="users"
          {...form.field('participants')}
          // a difference of a tenth or less is reported while typing, because it may be all the customer wants
          error={
            wrong && (form.tried || (typed !== '' && wrong === 'needless'))
              ? t(`linked.wrong.${wrong}`, limits)
              : undefined
          }
          onChange={({ target }) => form.change({ participants: target.value.replace(/\D/g, '') })}
        />
        {participants !== null && (wrong === null || wrong === 'needless') ? (
          <Price following={following} participants={participants} />
        ) : null}
        <p className="small muted">
          {t('linked.ask.proposeText', {
            store: isolate(store.businessName),
            participants: words.guests(agreedParticipants),
            when: words.until(following),
          })}
        </p>
        {problem ? <Note tone="bad">{problem}</Note> : null}
      </div>
    </Dialog>
  );
}
