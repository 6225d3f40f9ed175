ALTER TABLE "notices" ADD COLUMN "message_es" text;--> statement-breakpoint
-- What the renewals have written before they wrote both languages.
UPDATE "notices" SET "message_es" = 'Su último pago no se realizó.' WHERE "id" = 'past_due_notice';
