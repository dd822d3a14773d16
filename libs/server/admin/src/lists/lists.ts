import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type {
  AdminBankFilter,
  AdminCouponFilter,
  AdminEvent,
  AdminEventFilter,
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
  NamedCoupon,
} from '@smachot/contracts';
import { AuditList } from './audit-list';
import { BankDetailsList, type BankRow } from './bank-details-list';
import { CouponsList } from './coupons-list';
import { EventsList } from './events-list';
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
  events: AdminEventFilter;
  coupons: AdminCouponFilter;
  bank_details: AdminBankFilter;
};
export type RowOf = {
  users: AdminUser;
  partners: AdminPartner;
  orders: AdminOrder;
  subscriptions: AdminSubscription;
  audit: AuditRecord;
  events: AdminEvent;
  coupons: NamedCoupon;
  bank_details: BankRow;
};

const LISTS = {
  users: UsersList,
  partners: PartnersList,
  orders: OrdersList,
  subscriptions: SubscriptionsList,
  audit: AuditList,
  events: EventsList,
  coupons: CouponsList,
  bank_details: BankDetailsList,
} satisfies { [L in AdminList]: Type<RowList<FilterOf[L], RowOf[L]>> };

/** The lists of the panel by name. */
@Injectable()
export class Lists {
  constructor(private readonly modules: ModuleRef) {}

  of<L extends AdminList>(list: L): RowList<FilterOf[L], RowOf[L]> {
    return this.modules.get<unknown, RowList<FilterOf[L], RowOf[L]>>(LISTS[list]);
  }
}
