import type { StatedKashrut, StoreId, UserId } from '@smachot/contracts';

/** The certificate of kashrut that a demo store states. */
export type Stated = {
  certificate: StatedKashrut['certificate'];
  badatz: StatedKashrut['badatz'];
  until: string;
};
export type Given = {
  /** By the stores' usernames. */
  storeIds: Readonly<Record<string, StoreId>>;
  /** By the owners' names in the demo data. */
  owners: Readonly<Record<string, UserId>>;
  adminId: UserId;
  /** The certificate that the first demo store states. */
  kashrut?: Stated | undefined;
  now: Date;
};
