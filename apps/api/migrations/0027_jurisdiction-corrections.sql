CREATE TABLE "jurisdiction_corrections" (
	"report_number" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"why" text NOT NULL,
	"found_name" text,
	"found_contact" jsonb,
	"made_by" uuid,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jurisdiction_corrections_kind" CHECK ("jurisdiction_corrections"."kind" in ('city', 'county', 'town')),
	CONSTRAINT "jurisdiction_corrections_not_empty" CHECK ("jurisdiction_corrections"."name" <> '' and "jurisdiction_corrections"."why" <> ''),
	CONSTRAINT "jurisdiction_corrections_name" CHECK (length("jurisdiction_corrections"."name") <= 200),
	CONSTRAINT "jurisdiction_corrections_why" CHECK (length("jurisdiction_corrections"."why") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "jurisdiction_corrections" ADD CONSTRAINT "jurisdiction_corrections_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jurisdiction_corrections" ADD CONSTRAINT "jurisdiction_corrections_made_by_people_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jurisdiction_corrections_of_maker" ON "jurisdiction_corrections" USING btree ("made_by");
--> statement-breakpoint
-- Without the reason, which is free text: an entry outlives the account of its maker. Not where the whole project is deleted.
CREATE FUNCTION audit.jurisdiction_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM audit.append('jurisdiction-corrected', NEW.report_number::text, jsonb_build_object('kind', NEW.kind, 'name', NEW.name));
	ELSIF EXISTS (SELECT FROM projects WHERE report_number = OLD.report_number) THEN
		PERFORM audit.append('correction-undone', OLD.report_number::text, jsonb_build_object('kind', OLD.kind, 'name', OLD.name));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The end of its maker's account also updates a correction.
CREATE TRIGGER correction_audited AFTER INSERT OR UPDATE ON jurisdiction_corrections FOR EACH ROW
	WHEN (NEW.made_by IS NOT NULL) EXECUTE FUNCTION audit.jurisdiction_correction();
--> statement-breakpoint
CREATE TRIGGER undoing_audited AFTER DELETE ON jurisdiction_corrections FOR EACH ROW EXECUTE FUNCTION audit.jurisdiction_correction();
