ALTER TABLE "api_keys" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_used_from" "inet";
--> statement-breakpoint
-- Using a key is no change of it.
DROP TRIGGER api_key_audited ON api_keys;
--> statement-breakpoint
CREATE TRIGGER api_key_audited AFTER INSERT OR UPDATE OF secret_hash OR DELETE ON api_keys FOR EACH ROW EXECUTE FUNCTION audit.api_key();
