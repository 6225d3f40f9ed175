ALTER TABLE "code_updates" ADD COLUMN "old_value_es" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "new_value_es" text;