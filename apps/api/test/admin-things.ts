import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type AdminThings = { userId: string; viewId: string; adminNoteId: string };

export const adminQueries: Record<string, string> = {
  'admin.search': '?q=dana',
  'admin.listNotes': `?partnerId=${newId()}`,
  'admin.listPartnerMoves': '?of=subscription',
  'admin.exportCoupons': '?format=csv',
  'admin.exportBankDetails': '?format=csv&verification_status=in_process',
  'admin.exportUsers': '?format=csv',
  'admin.exportPartners': '?format=xlsx',
  'admin.exportOrders': '?format=csv',
  'admin.exportSubscriptions': '?format=xlsx',
  'admin.exportAudit': '?format=csv&act=signed_up',
};
export const adminBodies: Record<string, (thing: AdminThings) => unknown> = {
  'admin.writeNote': ({ userId }) => ({ userId, text: 'דיברנו בטלפון' }),
  'admin.correctNote': () => ({ text: 'הערה אחרת', version: 1, reason: 'טעות בנוסח' }),
  'admin.removeNote': () => ({ version: 1, reason: 'לא נחוצה עוד' }),
  'admin.saveView': () => ({ list: 'users', name: newId(), query: 'state=blocked' }),
  'admin.setFeatureSwitch': () => ({ on: true, reason: 'הכול תקין' }),
  'admin.retryDeadJob': () => ({ reason: 'התקלה תוקנה' }),
  'messaging.handleWebhook': () => ({ action: 'dismiss', reason: 'נבדק ביד' }),
};

/** A person whom a super admin looks at, a note about them, and a view that counts as deleted. */
export const adminThings = async (product: Product, userId: string): Promise<AdminThings> => {
  const adminNoteId = newId();
  await product.source.query(
    `insert into admin.notes (id, kind, subject_id, person_id, text, created_at, version) values ($1, 'user', $2, $2, 'הערה', now(), 1)`,
    [adminNoteId, userId],
  );
  return { userId, viewId: newId(), adminNoteId };
};
