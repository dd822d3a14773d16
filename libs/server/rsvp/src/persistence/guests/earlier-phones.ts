import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { RsvpId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

/**
 * Earlier phones of guests who changed their number themselves. Buttons in their chat were signed for those; phones that the
 * host replaced are not included.
 */
@Injectable()
export class EarlierPhones {
  async add(tx: Tx, left: [rsvpId: string, phone: string][]): Promise<void> {
    if (!left.length) return;
    await tx.query(
      `insert into rsvp.earlier_phones (rsvp_id, phone) select * from unnest($1::uuid[], $2::text[]) on conflict do nothing`,
      [left.map(([id]) => id), left.map(([, phone]) => phone)],
    );
  }

  async of(tx: Tx, rsvpIds: RsvpId[]): Promise<Map<string, string[]>> {
    const rows = await tx.query<{ id: RsvpId; phones: E164[] }>(
      'select rsvp_id as id, array_agg(phone) as phones from rsvp.earlier_phones where rsvp_id = any($1) group by 1',
      [rsvpIds],
    );
    return new Map(rows.map(({ id, phones }) => [id, phones]));
  }
}
