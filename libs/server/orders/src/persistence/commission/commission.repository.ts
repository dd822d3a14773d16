import { Injectable } from '@nestjs/common';
import type { Commission, StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';

export const COMMISSION_VIEW = `id as "_id", store_id as "partnerId", rate as "basisPoints", valid_from as "validFrom", noted_at as "notedAt"`;
export type CommissionRow = Omit<Commission, 'validFrom' | 'notedAt'> & { validFrom: Date; notedAt: Date };
type NewRate = Pick<CommissionRow, 'partnerId' | 'basisPoints' | 'validFrom'> & { notedBy: string };

/** Repository of the platform's commission rates. Rows are only added. */
@Injectable()
export class CommissionRepository {
  /** The rate that is replaced from this moment on: the store's own, or the general one of null. */
  async replaced(tx: Tx, partnerId: StoreId | null, at: Date): Promise<CommissionRow | undefined> {
    const [row] = await tx.query<CommissionRow>(
      `select ${COMMISSION_VIEW} from orders.commissions where store_id is not distinct from $1::uuid and valid_from <= $2
       order by valid_from desc, noted_at desc limit 1`,
      [partnerId, at],
    );
    return row;
  }

  async add(tx: Tx, { partnerId, basisPoints, validFrom, notedBy }: NewRate): Promise<CommissionRow> {
    const [row] = await tx.query<CommissionRow>(
      `insert into orders.commissions (id, store_id, rate, valid_from, noted_by, noted_at)
         values ($1, $2, $3, $4, $5, clock_timestamp()) returning ${COMMISSION_VIEW}`,
      [newId(), partnerId, basisPoints, validFrom, notedBy],
    );
    return row!;
  }
}
