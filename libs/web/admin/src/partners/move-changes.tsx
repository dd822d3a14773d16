import {
  type AdminPartnerMove,
  BankVerificationStatus,
  BillingCycle,
  CouponField,
  type Language,
  type PartnerMoveChange,
  PlanId,
  SubscriptionPhase,
} from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { listed, useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** The fields of plans and bank details whose values are shown; another one is not known to this screen, and left out. */
const SHOWN = [
  ...(['phase', 'planId', 'billing', 'untilDay', 'pendingPlan', 'pendingBilling'] as const),
  ...(['requestedPlan', 'requestedBilling', 'due'] as const),
  ...(['status', 'bankNumber', 'branchNumber', 'accountLastDigits'] as const),
];
type Shown = (typeof SHOWN)[number];
const isShown = (field: string): field is Shown => (SHOWN as readonly string[]).includes(field);

/** A recorded value in words. */
const useValueWords = () => {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();
  return (field: Shown, value: PartnerMoveChange['before']): string => {
    if (value === null) return '–';
    const plan = PlanId.safeParse(value).data;
    if (plan) return planTexts(plan, i18n.language as Language).name;
    const billing = BillingCycle.safeParse(value).data;
    if (billing) return t(`lists.states.billing.${billing}`);
    if (field === 'phase') {
      const phase = SubscriptionPhase.safeParse(value).data;
      return phase ? t(`lists.states.phases.${phase}`) : String(value);
    }
    if (field === 'status') {
      const status = BankVerificationStatus.safeParse(value).data;
      return status ? t(`bank.statuses.${status}`) : String(value);
    }
    if (field === 'untilDay') return format.date(String(value));
    return field === 'due' ? format.shekels(Number(value)) : String(value);
  };
};

function Change({ change: { field, before, after } }: { change: PartnerMoveChange }) {
  const { t } = useTranslation('admin');
  const words = useValueWords();
  if (field === 'documentId') return <li>{t('lists.moves.document')}</li>;
  if (!isShown(field)) return null;
  const value = (one: PartnerMoveChange['before']) => <bdi>{words(field, one)}</bdi>;
  return (
    <li>
      {t(`lists.moves.fields.${field}`)}: {before === null ? value(after) : null}
      {before === null ? null : (
        <>
          <s>
            <span className="sr">{t('lists.columns.before')} </span>
            {value(before)}
          </s>{' '}
          <span className="sr">{t('lists.columns.after')} </span>
          {value(after)}
        </>
      )}
    </li>
  );
}

/** What changed: of a plan or bank details from what into what; of a coupon which terms, whose values are on its own page. */
export function MoveChanges({ move: { changes, coupon, move } }: { move: AdminPartnerMove }) {
  const { t } = useTranslation('ui');
  if (coupon) {
    const fields = changes.flatMap(({ field }) => CouponField.safeParse(field).data ?? []);
    if (move !== 'Updated' || fields.length === 0) return null;
    return <p className="small">{listed(fields.map((field) => t(`coupon.fields.${field}`)))}</p>;
  }
  return (
    <ul className="small">
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </ul>
  );
}
