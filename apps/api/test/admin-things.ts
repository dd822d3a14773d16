import { newId } from '@smachot/kernel';

export type AdminThings = { userId: string; viewId: string };

export const adminQueries: Record<string, string> = {
  'admin.search': '?q=dana',
  'admin.listPartnerMoves': '?of=subscription',
  'admin.exportCoupons': '?format=csv',
  'admin.exportBankDetails': '?format=csv&verification_status=in_process',
  'admin.exportUsers': '?format=csv',
  'admin.exportPartners': '?format=xlsx',
  'admin.exportOrders': '?format=csv',
  'admin.exportSubscriptions': '?format=xlsx',
  'admin.exportAudit': '?format=csv&act=signed_up',
};
export const adminBodies: Record<string, () => unknown> = {
  'admin.saveView': () => ({ list: 'users', name: newId(), query: 'state=blocked' }),
  'admin.setFeatureSwitch': () => ({ on: true, reason: 'הכול תקין' }),
  'admin.retryDeadJob': () => ({ reason: 'התקלה תוקנה' }),
  'messaging.handleWebhook': () => ({ action: 'dismiss', reason: 'נבדק ביד' }),
};

/** A person whom a super admin looks at, and a view that counts as deleted. */
export const adminThings = (userId: string): AdminThings => ({ userId, viewId: newId() });
