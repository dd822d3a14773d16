import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE INDEX "users_newest" ON "identity"."users" ("created_at", "id")`,
  `CREATE INDEX "users_blocked" ON "identity"."users" ("created_at", "id") WHERE (blocked_at IS NOT NULL AND deleted_at IS NULL)`,
  `CREATE INDEX "users_deleted" ON "identity"."users" ("created_at", "id") WHERE deleted_at IS NOT NULL`,
  `CREATE INDEX "users_in_groups" ON "identity"."users" ("created_at", "id") WHERE groups <> '{}'`,
  `CREATE INDEX "users_by_phone" ON "identity"."users" ("phone" text_pattern_ops)`,
  `CREATE INDEX "users_by_email" ON "identity"."users" (lower("email") text_pattern_ops)`,
  `CREATE INDEX "users_by_name" ON "identity"."users" (lower("first_name" || ' ' || "last_name") text_pattern_ops)`,
  `CREATE INDEX "users_by_last_name" ON "identity"."users" (lower("last_name") text_pattern_ops)`,
  `CREATE INDEX "users_by_username" ON "identity"."users" ("username" text_pattern_ops)`,
  `CREATE INDEX "audit_log_newest" ON "identity"."audit_log" ("at", "id")`,
  `CREATE INDEX "audit_log_of_actor" ON "identity"."audit_log" ("actor_id", "at", "id")`,
  `CREATE INDEX "audit_log_of_act" ON "identity"."audit_log" ("act", "at", "id")`,
  `CREATE INDEX "audit_log_about" ON "identity"."audit_log" USING gin (jsonb_path_query_array("details", '$.*')) WHERE act = 'admin_act'`,
];

/** Adds indexes by which admins list, filter and search accounts and the audit log. `text_pattern_ops` serves `like` with a beginning in every collation. */
export class ListsOfAdmins1796000305000 implements MigrationInterface {
  name = 'ListsOfAdmins1796000305000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
