import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { DEMO_ADMIN_ID } from './seed-demo';

/** Acts of the demo admin that led to what the demo data shows; `call`: the id of the call. */
type DemoAct = { days: number; call: string; kind: string; reason: string; before: object; after: object };
const ACTS: DemoAct[] = [
  {
    ...{ days: 29, call: 'verification.decideBankDetails', kind: 'bank_details' },
    ...{ reason: 'האישור תואם', before: { status: 'in_process' }, after: { status: 'verified' } },
  },
  {
    ...{ days: 2, call: 'verification.decideBankDetails', kind: 'bank_details' },
    ...{ reason: 'האישור ישן מדי', before: { status: 'in_process' }, after: { status: 'rejected' } },
  },
  {
    ...{ days: 30, call: 'coupons.createAny', kind: 'coupon' },
    ...{ reason: 'מבצע השקה', before: {}, after: { code: 'HELLO20', discount: 20 } },
  },
];

/** Seeds lines of the audit log, which cannot be changed afterwards; to be called once. */
export const seedAuditDemo = async (tx: Tx, now: Date): Promise<void> => {
  for (const { days, call, kind, reason, before, after } of ACTS) {
    const at = new Date(now.getTime() - days * DAY_MS);
    await tx.query(
      `insert into identity.audit_log (id, act, actor_id, subject_id, details, reason, before, after, at)
       values ($1, 'admin_change', $2, null, $3, $4, $5, $6, $7)`,
      [newId(at.getTime()), DEMO_ADMIN_ID, JSON.stringify({ call, kind }), reason, before, after, at],
    );
  }
};
