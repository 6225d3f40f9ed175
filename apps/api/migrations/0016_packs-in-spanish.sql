ALTER TABLE "data_pack_rows" ADD COLUMN "about_es" text;--> statement-breakpoint
ALTER TABLE "data_pack_rows" ADD COLUMN "value_es" text;--> statement-breakpoint
ALTER TABLE "data_pack_rows" ADD COLUMN "condition_es" text;