import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE "stores"."stores" (
    "id" uuid NOT NULL, "username" text NOT NULL, "business_name" text NOT NULL, "categories" text array NOT NULL,
    "is_mobile" boolean NOT NULL, "business_city" text NOT NULL, "business_phone" text NOT NULL, "email" text,
    "email_verified_at" TIMESTAMP WITH TIME ZONE, "description" text NOT NULL, "about" text NOT NULL, "location" jsonb,
    "lat" double precision NOT NULL, "lng" double precision NOT NULL,
    "free_km" double precision, "max_km" double precision, "per_km" bigint, "min_delivery" bigint,
    "shortest_notice" integer NOT NULL, "daily_capacity" integer NOT NULL, "links" jsonb NOT NULL,
    "external_media" jsonb NOT NULL, "is_public" boolean NOT NULL, "cancellation_policy" jsonb NOT NULL,
    "profile_picture" jsonb, "cover_photo" jsonb, "pictures" jsonb NOT NULL,
    "rating_sum" integer NOT NULL DEFAULT 0, "rating_count" integer NOT NULL DEFAULT 0, "rating" integer NOT NULL DEFAULT 0,
    "always_open" boolean NOT NULL DEFAULT true, "listed" boolean NOT NULL DEFAULT false,
    "by_proposal" boolean NOT NULL DEFAULT false, "rank" integer NOT NULL DEFAULT 0, "search_key" text NOT NULL DEFAULT '',
    "reach" box NOT NULL, "version" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "closed_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_stores" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "stores_username" ON "stores"."stores" ("username") WHERE closed_at IS NULL`,
  `CREATE TABLE "stores"."usernames" (
    "username" text NOT NULL, "store_id" uuid NOT NULL, "held_until" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_usernames" PRIMARY KEY ("username"))`,
  `CREATE TABLE "stores"."pricing_units" (
    "id" uuid NOT NULL, "store_id" uuid NOT NULL, "type" text NOT NULL, "visibility" text NOT NULL, "name" text NOT NULL,
    "position" integer NOT NULL, "content" jsonb NOT NULL, "images" jsonb NOT NULL,
    "price_base" bigint, "price_per" bigint, "price_min" integer, "price_max" integer, "price_from" bigint,
    "by_proposal" boolean NOT NULL, "version" integer NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_pricing_units" PRIMARY KEY ("id"),
    CONSTRAINT "pricing_units_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "pricing_units_of_store" ON "stores"."pricing_units" ("store_id", "position", "id")`,
  `CREATE TABLE "stores"."crew" (
    "id" uuid NOT NULL, "store_id" uuid NOT NULL, "user_id" uuid NOT NULL, "role" text NOT NULL,
    "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_crew" PRIMARY KEY ("id"),
    CONSTRAINT "crew_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX "crew_once" ON "stores"."crew" ("store_id", "user_id")`,
  `CREATE INDEX "crew_of_user" ON "stores"."crew" ("user_id")`,
  `CREATE TABLE "stores"."crew_invitations" (
    "id" uuid NOT NULL, "store_id" uuid NOT NULL, "phone" text, "role" text NOT NULL, "invited_by" uuid NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "answered_at" TIMESTAMP WITH TIME ZONE, "outcome" text,
    CONSTRAINT "PK_crew_invitations" PRIMARY KEY ("id"),
    CONSTRAINT "crew_invitations_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX "crew_invitations_once" ON "stores"."crew_invitations" ("store_id", "phone") WHERE answered_at IS NULL`,
  `CREATE INDEX "crew_invitations_of_phone" ON "stores"."crew_invitations" ("phone")`,
  `CREATE TABLE "stores"."availability" (
    "store_id" uuid NOT NULL, "rules" jsonb NOT NULL, "through" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_availability" PRIMARY KEY ("store_id"),
    CONSTRAINT "availability_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "availability_through" ON "stores"."availability" ("through")`,
  `CREATE TABLE "stores"."open_months" (
    "store_id" uuid NOT NULL, "month" date NOT NULL, "open" tstzmultirange NOT NULL,
    CONSTRAINT "PK_open_months" PRIMARY KEY ("store_id", "month"),
    CONSTRAINT "open_months_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE TABLE "stores"."taken_days" (
    "store_id" uuid NOT NULL, "day" date NOT NULL, "taken" integer NOT NULL, "version" bigint NOT NULL,
    CONSTRAINT "PK_taken_days" PRIMARY KEY ("store_id", "day"))`,
  `CREATE TABLE "stores"."email_verifications" (
    "token_hash" text NOT NULL, "store_id" uuid NOT NULL, "email" text NOT NULL,
    "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_email_verifications" PRIMARY KEY ("token_hash"),
    CONSTRAINT "email_verifications_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "email_verifications_of_store" ON "stores"."email_verifications" ("store_id")`,
  `CREATE INDEX "email_verifications_expiry" ON "stores"."email_verifications" ("expires_at")`,
];

export class Stores1795000000600 implements MigrationInterface {
  name = 'Stores1795000000600';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
