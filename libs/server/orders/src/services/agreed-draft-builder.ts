import { Injectable } from '@nestjs/common';
import { lacksStreet, type UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type AgreedLines, agreedLinesAt, dishesOf } from '@smachot/pricing';
import { UserDirectory } from '@smachot/server-identity';
import type { Orderable } from '@smachot/server-stores';
import { endOf } from '../domain/order-times';
import { checkDate } from '../domain/slot-date';
import { agreedTerms } from '../domain/placing/payment-terms';
import { CommissionQueries } from '../persistence/commission/commission.queries';
import { StoresGateway } from '../stores-gateway';
import type { Agreement } from './agreement';
import { agreedPolicy, sidesOf, summaryOf } from './draft-order';
import type { AgreedDraft } from './order-draft-builder';

/** The parts of the draft that come from the agreement: its summary, and the lines as its rates. */
const keptOf = (
  { eventInfo, remarks, lines, price: total }: Agreement,
  { store, unit }: Pick<Orderable, 'store' | 'unit'>,
  userId: UserId,
): Pick<AgreedDraft['draft'], 'summary' | 'rates'> => {
  const agreed: AgreedLines = { type: 'agreed', lines, travels: store.isMobile };
  const form = { eventInfo, pricingUnitRequest: null, remarks, termsOfService: true as const };
  const price = { total, lines: agreedLinesAt(agreed, eventInfo.participants) };
  const summary = summaryOf({ store, unit }, form, userId, price);
  const menu = dishesOf(lines);
  return { rates: { unit: agreed }, summary: { ...summary, menu: menu.length ? menu : summary.menu } };
};

/**
 * Builds the draft of an order from terms both sides agreed on elsewhere. Opening hours and notice are not asked: the store offered that
 * moment itself. Never inside a transaction: it queries other contexts.
 */
@Injectable()
export class AgreedDraftBuilder {
  constructor(
    private readonly stores: StoresGateway,
    private readonly people: UserDirectory,
    private readonly commissions: CommissionQueries,
    private readonly clock: Clock,
  ) {}

  async build(agreement: Agreement, userId: UserId): Promise<Result<AgreedDraft>> {
    const { eventInfo, price: total, expectedToday } = agreement;
    const startsAt = new Date(eventInfo.datetime);
    const [found, people, commissionRate] = await Promise.all([
      this.stores.unit(agreement.pricingUnitId, startsAt),
      this.people.of([userId]),
      this.commissions.rateOf(agreement.storeId),
    ]);
    const customer = people.get(userId);
    if (!found || found.store.partnerId !== agreement.storeId) return refuse('pricing_unit.gone');
    if (!customer) return refuse('not_found');
    const now = this.clock.now();
    const dated = checkDate(startsAt, now);
    if (!dated.ok) return dated;
    const { store, unit, crew } = found;
    if (store.isMobile && (!eventInfo.location || lacksStreet(eventInfo.location)))
      return refuse('order.street_missing', { fields: { street: 'field.required' } });
    const asked = { total, startsAt, now, expectedToday };
    const terms = agreedTerms(store.paymentTerms, agreement.paymentTerms, asked);
    if (!terms.ok) return terms;
    const policy = agreedPolicy(store, agreement.cancellationPolicy);
    if (!policy.ok) return policy;
    const draft = {
      ...sidesOf(store, customer),
      price: total,
      ...keptOf(agreement, found, userId),
      policy: policy.value,
      startsAt: startsAt.toISOString(),
      endsAt: endOf(startsAt, unit.durationHours).toISOString(),
      noticeHours: store.shortestNotice,
      ...(terms.value ? { paymentTerms: terms.value } : {}),
      proposal: { proposalId: agreement.proposalId, commissionRate },
    };
    return accept({ draft, store, crew });
  }
}
