import { maxLengthOf, PlaceOrderForm } from '@smachot/contracts';
import { atWallTime, isolate, toAgorot } from '@smachot/kernel';
import { AboutSum, ChargedInShekels, signInAddress, useFormat, useSession } from '@smachot/web-platform';
import {
  Button,
  Card,
  CardChoice,
  CheckField,
  CouponPart,
  EdgeDock,
  Field,
  Icon,
  LegalLinks,
  Note,
  useLive,
  useWide,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PriceLines } from '../../parts/price-lines';
import { CardPaymentsChoice, PlanBefore } from '../../plan/plan-to-agree';
import { EventPart } from './event-part';
import { LinkedPart } from './linked-part';
import { PolicyPart } from './policy-part';
import { Trouble } from './trouble';
import { UnitPart } from './unit-part';
import { useReview, type Review as Reviewed } from './use-review';
import ordersStyles from '../../orders.module.css';
import checkoutStyles from '../checkout.module.css';

export type ReviewProps = Parameters<typeof useReview>[0] & { busy: boolean; left: boolean };

function RemarksPart({ review }: { review: Reviewed }) {
  const { t } = useTranslation('orders');
  return (
    <Card component="section" className={ordersStyles.part} aria-label={t('remarks.title')}>
      <Field
        label={t('remarks.title')}
        hint={t('remarks.hint')}
        multiline
        minRows={2}
        maxLength={maxLengthOf(PlaceOrderForm.shape.remarks)}
        value={review.remarks}
        onChange={({ target }) => review.setRemarks(target.value)}
      />
    </Card>
  );
}

function PayPart({ review, storeName }: { review: Reviewed; storeName: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { free, paying, tried, cardMissing } = review;
  const { deposit, rest } = review.plan;
  const store = isolate(storeName);
  return (
    <Card component="section" aria-labelledby="checkout-card" className={ordersStyles.part}>
      <h2 id="checkout-card" tabIndex={-1} data-missing={(tried && cardMissing) || undefined}>
        {t('card.title')}
      </h2>
      {free ? (
        <p>{t('card.free')}</p>
      ) : (
        <>
          <p className="muted small">
            {deposit && rest?.dueOn
              ? t('card.holdDeposit', {
                  store,
                  sum: isolate(format.shekels(deposit.amount)),
                  rest: isolate(format.shekels(rest.amount)),
                  day: isolate(format.dayAndDate(atWallTime(rest.dueOn, '10:00'))),
                })
              : t('card.hold', { store })}
          </p>
          <CardChoice paying={paying} error={tried && cardMissing ? t('card.needed') : undefined} />
          <CardPaymentsChoice plan={review.plan} />
        </>
      )}
    </Card>
  );
}

function PricePart({ review }: { review: Reviewed }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const live = useLive();
  const { lines, total, confirmed, refusal, error } = review.price;
  return (
    <div>
      <span className="sr" aria-live={live}>
        {total === null ? null : `${t('price.total')} ${format.shekels(total)}`}
      </span>
      {total !== null ? (
        <PriceLines
          lines={lines}
          total={total}
          note={confirmed ? t('price.vat') : error ? undefined : t('price.checking')}
          under={<AboutSum agorot={toAgorot(total)} />}
        />
      ) : refusal ? null : (
        <p className="muted">{t('price.unknown')}</p>
      )}
    </div>
  );
}

type ActProps = { review: Reviewed; signedIn: boolean; busy: boolean };

/** The primary button: places the order, or first leads to sign-in and back. */
function Act({ review, signedIn, busy }: ActProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { confirmed, refusal } = review.price;
  const { today, deposit } = review.plan;
  if (!signedIn)
    return (
      <Button kind="accent" size="large" block icon="user" to={signInAddress(pathname + search)}>
        {t('place.signIn')}
      </Button>
    );
  const checking =
    review.complete &&
    (review.linked.pending || review.paying.loading || (!confirmed && !refusal && !review.price.error));
  return (
    <Button
      kind="accent"
      size="large"
      block
      icon="lock"
      busy={busy || checking}
      disabled={refusal !== null}
      onClick={review.place}
    >
      {today === null
        ? t('place.order')
        : t(deposit ? 'place.orderToday' : 'place.orderFor', { sum: isolate(format.shekels(today)) })}
    </Button>
  );
}

type PriceCardProps = { review: Reviewed; storeName: string; signedIn: boolean; act: ReactNode };

/** The consent to the business's terms. */
function Terms({ review, storeName }: Pick<PriceCardProps, 'review' | 'storeName'>) {
  const { t } = useTranslation('orders');
  return (
    <>
      <CheckField
        label={t('place.terms', { store: isolate(storeName) })}
        checked={review.terms}
        onChange={({ target }) => review.setTerms(target.checked)}
        error={review.tried && !review.terms ? t('place.termsNeeded') : undefined}
      />
      <LegalLinks pages={['terms', 'cancellation']} />
    </>
  );
}

/** The price with its payments and terms, and the act under it. */
function PriceCard({ review, storeName, signedIn, act }: PriceCardProps) {
  const { t } = useTranslation('orders');
  const { today } = review.plan;
  return (
    <Card
      component="section"
      aria-labelledby="checkout-price"
      className={clsx(ordersStyles.part, checkoutStyles.sticky)}
    >
      <h2 id="checkout-price">{t('price.title')}</h2>
      <PricePart review={review} />
      {signedIn ? <CouponPart coupon={review.coupon} /> : null}
      <PlanBefore plan={review.plan} />
      {signedIn ? (
        <Terms review={review} storeName={storeName} />
      ) : (
        <Note icon="user">{t('place.signInWhy')}</Note>
      )}
      {today === null ? null : <ChargedInShekels agorot={toAgorot(today)} />}
      {act}
      <p className={ordersStyles.policyNote}>
        <Icon name="shield" size={16} />
        <span>{t('place.safe')}</span>
      </p>
    </Card>
  );
}

/** The order before it is placed, on one page: no question is repeated, and the price is beside the button. */
export function Review(props: ReviewProps) {
  const signedIn = useSession().status === 'authorised';
  const review = useReview(props);
  const wide = useWide(905);
  const { unit, store, request, problem, busy, left } = props;
  const storeName = store.businessName;
  const act = (
    <>
      <Trouble review={review} problem={problem} left={left} />
      <Act review={review} signedIn={signedIn} busy={busy} />
    </>
  );
  return (
    <div id="checkout" className={checkoutStyles.columns}>
      <div className={ordersStyles.column}>
        <UnitPart unit={unit} store={store} request={request} />
        <EventPart store={store} event={review.event} tried={review.tried} />
        {signedIn ? (
          <>
            <LinkedPart review={review} unit={unit} store={store} />
            <RemarksPart review={review} />
            <PayPart review={review} storeName={storeName} />
          </>
        ) : null}
        <PolicyPart store={store} datetime={review.event.datetime} />
      </div>
      <PriceCard review={review} storeName={storeName} signedIn={signedIn} act={wide ? act : null} />
      {wide ? null : <EdgeDock className={checkoutStyles.dock}>{act}</EdgeDock>}
    </div>
  );
}
