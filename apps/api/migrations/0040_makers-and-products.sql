ALTER TABLE "data_pack_rows" DROP CONSTRAINT "data_pack_rows_level";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "data_pack_rows" ADD CONSTRAINT "data_pack_rows_level" CHECK ("data_pack_rows"."level" in ('place', 'cousub', 'county', 'state', 'maker'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_product" CHECK ("projects"."product" ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$');