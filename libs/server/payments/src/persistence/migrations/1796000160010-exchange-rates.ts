import type { MigrationInterface, QueryRunner } from 'typeorm';
import first from '../../exchange/exchange-rates.json';

const STATEMENTS = [
  `CREATE TABLE "payments"."exchange_rates" ("published_on" date NOT NULL, "source" text NOT NULL, "eur" numeric(10,4) NOT NULL,
    "usd" numeric(10,4) NOT NULL, "noted_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_exchange_rates" PRIMARY KEY ("published_on"))`,
];

/** Euro and dollar as display currencies. The first rates come from a file; later ones from requests of a super admin. */
export class ExchangeRates1796000160010 implements MigrationInterface {
  name = 'ExchangeRates1796000160010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    await runner.query(`INSERT INTO "payments"."exchange_rates" VALUES ($1, $2, $3, $4, now())`, [
      first.publishedOn,
      first.source,
      first.EUR,
      first.USD,
    ]);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
