-- Rights of one person. Null: what the role may (domain/accounts/permissions.ts).
ALTER TABLE "users" ADD COLUMN "permissions" text[];
