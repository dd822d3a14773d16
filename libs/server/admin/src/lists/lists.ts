import { Injectable } from '@nestjs/common';
import type {
  AdminList,
  AdminOrder,
  AdminOrderFilter,
  AdminPartner,
  AdminPartnerFilter,
  AdminSubscription,
  AdminSubscriptionFilter,
  AdminUser,
  AdminUserFilter,
  AuditFilter,
  AuditRecord,
} from '@smachot/contracts';
import { AuditList } from './audit-list';
import { OrdersList } from './orders-list';
import { PartnersList } from './partners-list';
import type { RowList } from './row-list';
import { SubscriptionsList } from './subscriptions-list';
import { UsersList } from './users-list';

export type FilterOf = {
  users: AdminUserFilter;
  partners: AdminPartnerFilter;
  orders: AdminOrderFilter;
  subscriptions: AdminSubscriptionFilter;
  audit: AuditFilter;
};
export type RowOf = {
  users: AdminUser;
  partners: AdminPartner;
  orders: AdminOrder;
  subscriptions: AdminSubscription;
  audit: AuditRecord;
};

/** The lists of the panel by name. */
@Injectable()
export class Lists {
  private readonly lists: { [L in AdminList]: RowList<FilterOf[L], RowOf[L]> };

  constructor(
    users: UsersList,
    partners: PartnersList,
    orders: OrdersList,
    subscriptions: SubscriptionsList,
    audit: AuditList,
  ) {
    this.lists = { users, partners, orders, subscriptions, audit };
  }

  of<L extends AdminList>(list: L): RowList<FilterOf[L], RowOf[L]> {
    return this.lists[list];
  }
}
