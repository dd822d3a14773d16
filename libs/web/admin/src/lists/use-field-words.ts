import {
  AdminEventState,
  AdminPartnerBank,
  AdminPartnerState,
  AdminUserState,
  BillingCycle,
  type Language,
  OrderPaymentStatus,
  OrderStatus,
  PlanId,
  SubscriptionPhase,
} from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import type { FilterField } from './filter-bar';

type Choice = { value: string; label: string };

/** The words of statuses and plans, as options of a filter. */
export const useOptions = () => {
  const { t, i18n } = useTranslation('admin');
  const options = <V extends string>(values: readonly V[], label: (value: V) => string): Choice[] =>
    values.map((value) => ({ value, label: label(value) }));
  return {
    events: options(AdminEventState.options, (one) => t(`lists.states.events.${one}`)),
    users: options(AdminUserState.options, (one) => t(`lists.states.users.${one}`)),
    partners: options(AdminPartnerState.options, (one) => t(`lists.states.partners.${one}`)),
    orders: options(OrderStatus.options, (one) => t(`lists.states.orders.${one}`)),
    payments: options(OrderPaymentStatus.options, (one) => t(`lists.states.payments.${one}`)),
    phases: options(SubscriptionPhase.options, (one) => t(`lists.states.phases.${one}`)),
    billing: options(BillingCycle.options, (one) => t(`lists.states.billing.${one}`)),
    bank: options(AdminPartnerBank.options, (one) =>
      one === 'none' ? t('lists.noBankDetails') : t(`bank.statuses.${one}`),
    ),
    plans: options(PlanId.options, (one) => planTexts(one, i18n.language as Language).name),
  };
};

/** The fields that every list ends with: the days between which a row came to be. */
export const usePeriodFields = (): FilterField[] => {
  const { t } = useTranslation('admin');
  return [
    { kind: 'day', name: 'since', label: t('lists.fields.since') },
    { kind: 'day', name: 'until', label: t('lists.fields.until') },
  ];
};
