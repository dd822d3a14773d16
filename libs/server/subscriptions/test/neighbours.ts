import { Global, Module } from '@nestjs/common';
import { AccountExport, AccountHolds, AssignedStores, UserDirectory } from '@smachot/server-identity';
import { BillableEventsPort } from '@smachot/server-payments';
import { AdminActs, Authenticator } from '@smachot/server-platform';
import { OpenOrders } from '@smachot/server-stores';
import { BearerIsPerson } from '@smachot/server-testing';

/** The bearer of a super admin. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class OneBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class NoActs extends AdminActs {
  record() {
    return Promise.resolve();
  }
}
class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
  }
}
const nothingUnbilled = {
  unbilled: () => Promise.resolve(null),
  waiting: () => Promise.resolve(new Set()),
  titles: () => Promise.resolve(new Map()),
};
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: NoActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: BillableEventsPort, useValue: nothingUnbilled },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, BillableEventsPort, ...neighbours],
})
export class NeighboursModule {}
