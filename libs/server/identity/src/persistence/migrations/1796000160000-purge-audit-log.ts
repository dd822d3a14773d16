import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The apps' role cannot delete from the audit log; this function runs as the owner, and the trigger still refuses to delete
 * younger entries.
 */
const PURGE = `CREATE FUNCTION "identity"."purge_audit_log"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM identity.audit_log WHERE at < now() - interval '2 years' $$`;

export class PurgeAuditLog1796000160000 implements MigrationInterface {
  name = 'PurgeAuditLog1796000160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PURGE);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
