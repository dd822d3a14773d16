import type {
  AdminEventState,
  AdminPartnerState,
  AdminUserState,
  BankVerificationStatus,
  OrderStatus,
  SubscriptionPhase,
} from '@smachot/contracts';
import { Badge, type IconName, type Tone } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Look = { tone: Tone; icon: IconName };
const ok: Look = { tone: 'ok', icon: 'check' };
const waiting: Look = { tone: 'warn', icon: 'clock' };
const over: Look = { tone: 'neutral', icon: 'x' };
const bad: Look = { tone: 'bad', icon: 'alert' };

const USERS: Record<AdminUserState, Look> = {
  active: ok,
  blocked: { tone: 'bad', icon: 'lock' },
  deleted: over,
};
const PARTNERS: Record<AdminPartnerState, Look> = {
  public: ok,
  hidden: { tone: 'neutral', icon: 'eye' },
  suspended: { tone: 'bad', icon: 'lock' },
  closed: { tone: 'bad', icon: 'x' },
};
const ORDERS: Record<OrderStatus, Look> = {
  pending: waiting,
  approved: ok,
  declined: bad,
  recalled: over,
  cancelled_partner: bad,
  cancelled_customer: over,
  done: { tone: 'primary', icon: 'check' },
};
const PHASES: Record<SubscriptionPhase, Look> = {
  inactive: over,
  active: ok,
  ending: waiting,
  grace: bad,
};
const BANK: Record<BankVerificationStatus, Look> = { in_process: waiting, verified: ok, rejected: bad };

const EVENTS: Record<AdminEventState, Look> = {
  public: ok,
  unlisted: { tone: 'neutral', icon: 'eye' },
  private: { tone: 'neutral', icon: 'lock' },
  off: { tone: 'bad', icon: 'lock' },
  canceled: over,
};

export function EventState({ state }: { state: AdminEventState }) {
  const { t } = useTranslation('admin');
  return <Badge {...EVENTS[state]}>{t(`lists.states.events.${state}`)}</Badge>;
}
export function UserState({ state }: { state: AdminUserState }) {
  const { t } = useTranslation('admin');
  return <Badge {...USERS[state]}>{t(`lists.states.users.${state}`)}</Badge>;
}
export function PartnerState({ state }: { state: AdminPartnerState }) {
  const { t } = useTranslation('admin');
  return <Badge {...PARTNERS[state]}>{t(`lists.states.partners.${state}`)}</Badge>;
}
export function OrderState({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('admin');
  return <Badge {...ORDERS[status]}>{t(`lists.states.orders.${status}`)}</Badge>;
}
export function Phase({ phase }: { phase: SubscriptionPhase }) {
  const { t } = useTranslation('admin');
  return <Badge {...PHASES[phase]}>{t(`lists.states.phases.${phase}`)}</Badge>;
}
export function BankState({ status }: { status: BankVerificationStatus | null }) {
  const { t } = useTranslation('admin');
  if (status === null) return <span className="muted">{t('lists.noBankDetails')}</span>;
  return <Badge {...BANK[status]}>{t(`bank.statuses.${status}`)}</Badge>;
}
