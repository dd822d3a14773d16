import type { StoreId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { DEMO_ADMIN_ID } from './seed-demo';

/** Acts of the demo admin that led to what the demo data shows; `call`: the id of the call; `about`: its store or its code. */
type DemoAct = { days: number; call: string; kind: string; about: object } & {
  reason: string;
  before: object;
  after: object;
};
const actsOf = (storeIds: Record<string, StoreId>): DemoAct[] => [
  {
    ...{ days: 29, call: 'verification.decideBankDetails', kind: 'bank_details' },
    about: { storeId: storeIds['savta-julie'] },
    ...{ reason: 'האישור תואם', before: { status: 'in_process' }, after: { status: 'verified' } },
  },
  {
    ...{ days: 2, call: 'verification.decideBankDetails', kind: 'bank_details' },
    about: { storeId: storeIds['mika-cakes'] },
    ...{ reason: 'האישור ישן מדי', before: { status: 'in_process' }, after: { status: 'rejected' } },
  },
  {
    ...{ days: 30, call: 'coupons.createAny', kind: 'coupon', about: { code: 'HELLO20' } },
    ...{ reason: 'מבצע השקה', before: {}, after: { discount: 20 } },
  },
];

/** Seeds lines of the audit log, which cannot be changed afterwards; to be called once. */
export const seedAuditDemo = async (tx: Tx, storeIds: Record<string, StoreId>, now: Date): Promise<void> => {
  for (const { days, call, kind, about, reason, before, after } of actsOf(storeIds)) {
    const at = new Date(now.getTime() - days * DAY_MS);
    await tx.query(
      `insert into identity.audit_log (id, act, actor_id, subject_id, details, reason, before, after, at)
       values ($1, 'admin_change', $2, null, $3, $4, $5, $6, $7)`,
      [
        newId(at.getTime()),
        DEMO_ADMIN_ID,
        JSON.stringify({ call, kind, ...about }),
        reason,
        before,
        after,
        at,
      ],
    );
  }
};
