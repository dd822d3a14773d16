import type { ChangeRequest, Order, OrderTerms } from '@smachot/contracts';
import { changeRequestLifecycle } from '@smachot/lifecycles';

/** Actions on the terms of an order: propose other terms, or answer a proposal. */
const CHANGE_ACTS = [
  'acceptChange',
  'refuseChange',
  'withdrawChange',
  'change',
  'changeMenu',
  'changeLines',
] as const;
export type ChangeAct = (typeof CHANGE_ACTS)[number];
/** The actions that propose; the others answer. */
export type AskAct = 'change' | 'changeMenu' | 'changeLines';
const asks = (act: ChangeAct): act is AskAct =>
  act === 'change' || act === 'changeMenu' || act === 'changeLines';
type Answer = 'accept' | 'refuse' | 'withdraw';
const MOVE_OF: Record<Exclude<ChangeAct, AskAct>, Answer> = {
  acceptChange: 'accept',
  refuseChange: 'refuse',
  withdrawChange: 'withdraw',
};

/** The order is agreed and paid, or free, and may still be changed. */
const mayAsk = ({ status, payment, following: linkedOrder, orderSummary }: Order, now: Date): boolean =>
  status === 'approved' &&
  (payment.status === 'captured' || payment.status === 'none') &&
  linkedOrder?.status !== 'settling' &&
  new Date(linkedOrder?.cutOffAt ?? orderSummary.eventInfo.datetime) > now;

/** The actions available to this side now, the preferred one first. */
export const changeActsOf = (order: Order, now: Date): ChangeAct[] => {
  if (order.readOnly) return [];
  const { changeRequest: asked, side } = order;
  if (asked?.status === 'open')
    return CHANGE_ACTS.filter(
      (act) =>
        !asks(act) &&
        changeRequestLifecycle.can(asked.status, { type: MOVE_OF[act], by: side, of: asked.by }),
    );
  if (!mayAsk(order, now)) return [];
  // its lines are priced by the business alone
  if (order.agreedLines && side === 'partner') return ['change', 'changeLines'];
  return order.menuMayChange ? ['change', 'changeMenu'] : ['change'];
};

/** Whether the request changes the start. */
export const moves = ({ from, to }: Pick<ChangeRequest, 'from' | 'to'>): boolean =>
  from.datetime !== to.datetime;

/** The initial terms of a change: the event's new ones where it has moved, otherwise the order's own. */
export const firstTerms = (order: Order): OrderTerms => {
  const { datetime, location } = order.orderSummary.eventInfo;
  const offer = order.following?.event.offer;
  return { datetime: offer?.datetime ?? datetime, location: offer?.location ?? location };
};
