import type { PartnerProfile, PricingUnit } from '@smachot/contracts';
import { HOUR_MS, isolate, wallTime } from '@smachot/kernel';
import { expectedSeats } from '@smachot/lifecycles';
import { participantsBounds } from '@smachot/pricing';
import { now, useFormat } from '@smachot/web-platform';
import { Card, CheckField, Choice, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { InvitationChoice } from '../../linked/invitation-choice';
import type { Followable } from '../../linked/use-followable';
import { useLinkedWords } from '../../linked/use-linked-words';
import { useInvitationSeatsQuery } from '../../orders-api';
import type { Review } from './use-review';
import ordersStyles from '../../orders.module.css';
import checkoutStyles from '../checkout.module.css';

type Props = { review: Review; unit: PricingUnit; store: PartnerProfile };
type ChosenProps = Props & { chosen: Followable };

/** Suggested numbers: the confirmed guests, those who are expected, or all invited guests. */
function Suggestions({ review: { event }, chosen }: ChosenProps) {
  const { t } = useTranslation('orders');
  const { data } = useInvitationSeatsQuery(chosen._id);
  if (!data) return null;
  const { seatsConfirmed: confirmed, invitedSeats: invited } = data;
  const expected = expectedSeats(data, chosen.closingDate, now());
  const offers = [
    { count: confirmed, words: t('linked.part.confirmed', { count: confirmed }) },
    { count: invited, words: t('linked.part.invited', { count: invited }) },
    { count: expected, words: t('linked.part.expected', { count: expected }) },
  ].filter(({ count }, index, all) => count > 0 && all.findIndex((one) => one.count === count) === index);
  if (offers.length === 0) return null;
  return (
    <div className={checkoutStyles.suggestion} role="group" aria-label={t('linked.part.suggest')}>
      <span className="small">{t('linked.part.suggest')}</span>
      {offers.map(({ count, words }) => (
        <button
          key={count}
          type="button"
          className="chip"
          aria-pressed={event.values.participants === String(count)}
          onClick={() => event.change({ participants: String(count) })}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** Two sentences shown before the choice: the sum charged now, and the number that floats until the cut-off. */
function Terms({ review: { event, plan }, unit, store }: Omit<ChosenProps, 'chosen'>) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useLinkedWords();
  const cutOff =
    event.datetime && new Date(new Date(event.datetime).getTime() - store.shortestNotice * HOUR_MS);
  const name = isolate(store.businessName);
  const bounds = words.bounds(participantsBounds(unit));
  return (
    <div className="ui-flow">
      <p>
        {plan.today !== null && event.participants !== null
          ? t(plan.deposit ? 'linked.part.nowDeposit' : 'linked.part.now', {
              sum: words.shekels(plan.today),
              participants: words.guests(event.participants),
            })
          : t('linked.part.nowUnknown')}
      </p>
      <p>
        {cutOff
          ? t('linked.part.until', { when: format.dateTime(cutOff), store: name })
          : t('linked.part.untilNotice', { store: name })}
      </p>
      {bounds ? <p className="small muted">{bounds}</p> : null}
    </div>
  );
}

function Chosen(props: ChosenProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { review, chosen } = props;
  const { linked, event } = review;
  const elsewhere = event.values.day !== '' && event.values.day !== wallTime(new Date(chosen.date)).day;
  return (
    <>
      <InvitationChoice
        invitations={linked.invitations}
        chosen={chosen._id}
        onChoose={(eventId) => linked.follow(linked.invitations.find(({ _id }) => _id === eventId) ?? null)}
      />
      {elsewhere ? (
        <Note tone="warn" icon="cal">
          {t('linked.part.otherDay', { date: format.dayAndDate(chosen.date) })}
        </Note>
      ) : null}
      {linked.asksRides && props.store.categories.includes('transport') ? (
        <Choice
          labelled
          label={t('linked.counts.label')}
          value={linked.counts}
          options={(['guests', 'rides'] as const).map((value) => ({
            value,
            label: t(`linked.counts.${value}`),
          }))}
          onChange={linked.count}
        />
      ) : null}
      <Suggestions {...props} />
      <Terms {...props} />
    </>
  );
}

/** Lets a host link the order's number of participants to the guests of an invitation. */
export function LinkedPart(props: Props) {
  const { t } = useTranslation('orders');
  const { query, invitations, chosen, follow } = props.review.linked;
  if (query.isError)
    return (
      <Note tone="warn" icon="users">
        {t('linked.part.unread')}
      </Note>
    );
  const [nearest] = invitations;
  if (!nearest) return null;
  return (
    <Card component="section" aria-labelledby="checkout-linked" className={ordersStyles.part}>
      <h2 id="checkout-linked">{t('linked.part.title')}</h2>
      <CheckField
        kind="switch"
        label={t('linked.part.follow')}
        checked={chosen !== null}
        onChange={({ target }) => follow(target.checked ? nearest : null)}
      />
      {chosen ? <Chosen {...props} chosen={chosen} /> : null}
    </Card>
  );
}
