import type { PlanChange } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import {
  Button,
  CardChoice,
  CheckField,
  CouponPart,
  Dialog,
  LegalLinks,
  Note,
  QueryStatus,
  SkeletonForm,
  type TypedCoupon,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../../shell/own-store';
import { Balance } from '../balance';
import { PriceTable } from '../price-table';
import { overLimits } from '../subscription-acts';
import { type ChoosePlanProps, type Choosing, useChoosePlan } from './use-choose-plan';
import { usePlanChange } from './use-plan-change';
import { usePlanWords } from '../use-plan-words';

/** From when the plan applies, and what is paid now: the price, the credit of days that were paid and not used, and VAT. */
function Consequence({ change }: { change: PlanChange }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { planId, when, startDate, endDate, billing, price, coupon, credit, due, balance } = change;
  const name = isolate(usePlanWords()(planId).name);
  const sum = isolate(format.shekels(price));
  const start = isolate(format.date(startDate));
  if (when === 'period_end')
    return <p>{t('choose.later', { plan: name, date: start, sum, cycle: t(`plan.billing.${billing}`) })}</p>;
  return (
    <>
      <p>{t('choose.now', { plan: name, date: endDate ? isolate(format.date(endDate)) : '' })}</p>
      <PriceTable
        breakdown={due}
        total={t('choose.due')}
        lines={[
          { name: t(`choose.price.${billing}`), sum: price },
          ...(coupon
            ? [{ name: t('choose.coupon', { code: isolate(coupon.code) }), sum: -coupon.amount }]
            : []),
          ...(credit > 0 ? [{ name: t('choose.credit'), sum: -credit }] : []),
        ]}
      />
      <Balance balance={balance} />
      {coupon ? <p className="small">{t('choose.couponPeriods', { count: coupon.periods })}</p> : null}
      <p className="small muted">{t(`choose.renews.${billing}`, { sum })}</p>
    </>
  );
}

/** What the store has more of than the plan allows, before it is chosen. */
function TooMuch({ plan, subscription }: Pick<ChoosePlanProps, 'plan' | 'subscription'>) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const over = overLimits(subscription, plan.limits);
  if (over.length === 0) return null;
  return (
    <Note tone="warn" icon="alert">
      {over.map((what) => (
        <p key={what}>
          {t(`choose.over.${what}`, { used: subscription.used[what], limit: plan.limits[what] })}
        </p>
      ))}
      <p>
        {t('choose.overStays')}{' '}
        <Link to={`/dashboard/${partnerUsername}/account/keeping`}>{t('keeping.choose')}</Link>
      </p>
    </Note>
  );
}

function Terms({ choosing }: { choosing: Choosing }) {
  const { t } = useTranslation('dashboard');
  const { accepted, accept, tried, termsVersion } = choosing;
  return (
    <>
      <CheckField
        label={t('choose.terms', { version: isolate(termsVersion) })}
        checked={accepted}
        onChange={({ target }) => accept(target.checked)}
        error={tried && !accepted ? t('choose.termsNeeded') : undefined}
      />
      <LegalLinks pages={['terms']} />
    </>
  );
}

type QuestionProps = ChoosePlanProps & { choosing: Choosing; change: PlanChange; coupon: TypedCoupon };

function Question({ choosing, coupon, ...props }: QuestionProps) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const { paying, problem, tried, cardMissing } = choosing;
  return (
    <div className="ui-flow">
      <div aria-live="polite">
        <Consequence change={props.change} />
      </div>
      {props.change.when === 'now' ? <CouponPart coupon={coupon} /> : null}
      <TooMuch {...props} />
      {choosing.costs ? (
        <CardChoice paying={paying} error={tried && cardMissing ? t('choose.cardNeeded') : undefined} />
      ) : null}
      <Terms choosing={choosing} />
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </div>
  );
}

/** The choice of a plan: its consequence, the card, the terms, and the act that says what it costs. */
export function ChoosePlanDialog(props: ChoosePlanProps) {
  const { plan, billing, onClose } = props;
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { query, change, coupon } = usePlanChange(plan.id, billing);
  const choosing = useChoosePlan(props, change);
  const { name } = usePlanWords()(plan.id);
  return (
    <Dialog
      open
      title={t('choose.title', { plan: isolate(name) })}
      onClose={onClose}
      actions={
        change ? (
          <>
            <Button kind="accent" icon="lock" busy={choosing.busy} onClick={choosing.choose}>
              {change.due.total > 0
                ? t('choose.pay', { sum: isolate(format.shekels(change.due.total)) })
                : t('choose.confirm')}
            </Button>
            <Button kind="ghost" onClick={onClose}>
              {t('choose.stay')}
            </Button>
          </>
        ) : undefined
      }
    >
      {change ? (
        <Question {...props} change={change} choosing={choosing} coupon={coupon} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={3} />} />
      )}
    </Dialog>
  );
}
