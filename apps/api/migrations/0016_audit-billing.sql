-- Billing is written down as roles and profiles are: cards, the default one, and what becomes of orders. Never a number of a card.
CREATE FUNCTION audit.card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('card-removed', OLD.person_id::text, jsonb_build_object('last4', OLD.last4));
	ELSE
		PERFORM audit.append('card-saved', NEW.person_id::text, jsonb_build_object('last4', NEW.last4));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_audited AFTER INSERT OR DELETE ON cards FOR EACH ROW EXECUTE FUNCTION audit.card();
--> statement-breakpoint
CREATE FUNCTION audit.default_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('default-card-changed', NEW.person_id::text, '{}');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER default_card_audited AFTER UPDATE ON payment_customers FOR EACH ROW
	WHEN (OLD.default_card IS DISTINCT FROM NEW.default_card) EXECUTE FUNCTION audit.default_card();
--> statement-breakpoint
CREATE FUNCTION audit.purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('order-' || NEW.standing, NEW.person_id::text,
		jsonb_build_object('order', NEW.id, 'sku', NEW.sku, 'amount', NEW.amount));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_placed_audited AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION audit.purchase();
--> statement-breakpoint
CREATE TRIGGER order_standing_audited AFTER UPDATE ON orders FOR EACH ROW
	WHEN (OLD.standing IS DISTINCT FROM NEW.standing) EXECUTE FUNCTION audit.purchase();
