import { newId } from '@smachot/kernel';

export type AdminThings = { userId: string; viewId: string };

export const adminQueries: Record<string, string> = {
  'admin.search': '?q=dana',
  'admin.exportUsers': '?format=csv',
  'admin.exportPartners': '?format=xlsx',
  'admin.exportOrders': '?format=csv',
  'admin.exportSubscriptions': '?format=xlsx',
  'admin.exportAudit': '?format=csv&act=signed_up',
};
export const adminBodies: Record<string, () => unknown> = {
  'admin.saveView': () => ({ list: 'users', name: newId(), query: 'state=blocked' }),
};

/** A person whom a super admin looks at, and a view that counts as deleted. */
export const adminThings = (userId: string): AdminThings => ({ userId, viewId: newId() });
