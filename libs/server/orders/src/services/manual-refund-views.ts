import { Injectable } from '@nestjs/common';
import type { ManualRefund, UserId } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import type { ManualRefundState } from '../domain/refunds/manual-refund';

/** Refunds by hand as an admin sees them, with the names of the admins. */
@Injectable()
export class ManualRefundViews {
  constructor(private readonly directory: UserDirectory) {}

  async of(refunds: ManualRefundState[], viewer: UserId): Promise<ManualRefund[]> {
    const ids = refunds.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? requestedBy]);
    const admins = await this.directory.of([...new Set(ids)]);
    const nameOf = (id: UserId) => {
      const admin = admins.get(id);
      return admin ? `${admin.firstName} ${admin.lastName}`.trim() : '';
    };
    return refunds.map((refund): ManualRefund => ({
      _id: refund.id,
      orderId: refund.orderId,
      orderCode: refund.orderCode,
      amount: toShekels(refund.amount),
      status: refund.status,
      reason: refund.reason,
      requestedBy: refund.requestedBy,
      requestedByName: nameOf(refund.requestedBy),
      mine: refund.requestedBy === viewer,
      requestedAt: refund.requestedAt.toISOString(),
      expiresAt: refund.expiresAt.toISOString(),
      decidedAt: refund.decidedAt?.toISOString() ?? null,
      decidedByName: refund.decidedBy && nameOf(refund.decidedBy),
      decisionReason: refund.decisionReason,
    }));
  }
}
