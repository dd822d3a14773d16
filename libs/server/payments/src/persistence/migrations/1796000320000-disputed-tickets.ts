import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names disputed charges of tickets by their own subject: until now they counted as orders. Codes of tickets alone begin with T. */
export class DisputedTickets1796000320000 implements MigrationInterface {
  name = 'DisputedTickets1796000320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update payments.chargebacks set subject = 'tickets' where subject = 'order' and order_code like 'T%'`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
