import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The apps' role cannot delete acceptances; this function runs as the owner, and deletes those of accounts closed seven years ago. */
const PURGE = `CREATE FUNCTION "identity"."purge_terms_acceptances"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM identity.terms_acceptances t USING identity.users u
  WHERE t.user_id = u.id AND u.deleted_at IS NOT NULL AND u.deleted_at < now() - interval '7 years' $$`;

export class PurgeTermsAcceptances1796000318010 implements MigrationInterface {
  name = 'PurgeTermsAcceptances1796000318010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PURGE);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
