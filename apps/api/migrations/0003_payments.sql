-- Orders, cards and bills.

CREATE TABLE orders (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	person_id uuid NOT NULL,
	key text NOT NULL,
	request_hash bytea NOT NULL,
	kind text NOT NULL,
	sku text NOT NULL,
	report_type text,
	amount integer NOT NULL,
	standing text DEFAULT 'pending' NOT NULL,
	decline_reason text,
	card jsonb,
	payment_id text,
	secret text,
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	paid_at timestamptz(3),
	holder uuid,
	turn integer,
	worth integer,
	begins_at timestamptz(3),
	coupon_id text,
	takes_over uuid,
	wish jsonb,
	bought jsonb,
	credited_id uuid,
	credited_from timestamptz(3),
	CONSTRAINT orders_once UNIQUE (person_id, key),
	CONSTRAINT orders_kind CHECK (kind in ('plan', 'report', 'add-on', 'hold')),
	CONSTRAINT orders_standing CHECK (standing in ('pending', 'waiting', 'paid', 'declined')),
	CONSTRAINT orders_amount CHECK (amount >= 0),
	CONSTRAINT orders_worth CHECK (worth >= amount),
	CONSTRAINT orders_credited CHECK (num_nonnulls(credited_id, credited_from) in (0, 2)),
	CONSTRAINT orders_paid CHECK ((standing = 'paid') = (paid_at is not null)),
	CONSTRAINT orders_declined CHECK ((standing = 'declined') = (decline_reason is not null)),
	CONSTRAINT orders_waiting CHECK ((standing = 'waiting') = (secret is not null)),
	CONSTRAINT orders_report_type CHECK ((kind in ('report', 'hold')) = (report_type is not null)),
	CONSTRAINT orders_turn CHECK (num_nonnulls(holder, turn) = 0
        or (kind = 'plan' and num_nonnulls(holder, turn) = 2)),
	CONSTRAINT orders_key CHECK (length(key) <= 200),
	CONSTRAINT orders_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT orders_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons (id)
);
CREATE UNIQUE INDEX orders_one_of_a_turn ON orders (holder, turn) WHERE standing <> 'declined';
CREATE INDEX orders_open ON orders (created_at) WHERE standing in ('pending', 'waiting');
CREATE INDEX orders_newest ON orders (person_id, kind, paid_at, id);

CREATE TABLE planned_plans (
	subscription_id uuid PRIMARY KEY,
	order_id uuid NOT NULL,
	sku text NOT NULL,
	variant text,
	state text,
	billing_period text NOT NULL,
	coupon_id text,
	begins_at timestamptz(3) NOT NULL,
	declines integer DEFAULT 0 NOT NULL,
	retry_at timestamptz(3),
	CONSTRAINT planned_plans_variant CHECK (variant in ('one_state', 'national')),
	CONSTRAINT planned_plans_billing_period CHECK (billing_period in ('monthly', 'annual')),
	CONSTRAINT planned_plans_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions (id) ON DELETE CASCADE,
	CONSTRAINT planned_plans_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
	CONSTRAINT planned_plans_sku_plans_sku_fk FOREIGN KEY (sku) REFERENCES plans (sku),
	CONSTRAINT planned_plans_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons (id)
);
CREATE INDEX planned_plans_beginning ON planned_plans (begins_at);

CREATE TABLE cards (
	person_id uuid NOT NULL,
	id text NOT NULL,
	brand text NOT NULL,
	last4 text NOT NULL,
	exp_month integer NOT NULL,
	exp_year integer NOT NULL,
	added_at timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT cards_person_id_id_pk PRIMARY KEY (person_id, id),
	CONSTRAINT cards_last4 CHECK (last4 ~ '^[0-9]{4}$'),
	CONSTRAINT cards_exp_month CHECK (exp_month between 1 and 12),
	CONSTRAINT cards_exp_year CHECK (exp_year between 2000 and 2099),
	CONSTRAINT cards_id CHECK (length(id) <= 255),
	CONSTRAINT cards_brand CHECK (length(brand) <= 40),
	CONSTRAINT cards_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE payment_customers (
	person_id uuid PRIMARY KEY,
	provider_id text NOT NULL,
	default_card text,
	CONSTRAINT payment_customers_provider_id_unique UNIQUE (provider_id),
	CONSTRAINT payment_customers_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT payment_customers_own_card FOREIGN KEY (person_id, default_card) REFERENCES cards (person_id, id)
);

CREATE TABLE billing_events (
	id text PRIMARY KEY,
	person_id uuid NOT NULL,
	bill_id text NOT NULL,
	at timestamptz(3) DEFAULT now() NOT NULL,
	kind text NOT NULL,
	title text,
	amount integer,
	receipt_url text,
	CONSTRAINT billing_events_kind CHECK (kind in ('billed', 'paid', 'failed-payment', 'refunded', 'voided')),
	CONSTRAINT billing_events_title CHECK ((kind = 'billed') = (title is not null)),
	CONSTRAINT billing_events_amount CHECK ((kind in ('billed', 'paid', 'refunded')) = (amount is not null)
        and coalesce(amount, 0) >= 0),
	CONSTRAINT billing_events_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX billing_events_of_bill ON billing_events (bill_id);
CREATE INDEX billing_events_of_plan ON billing_events (split_part(bill_id, ' ', 2)) WHERE starts_with(bill_id, 'plan ');
CREATE INDEX billing_events_newest ON billing_events (person_id, at, id);

CREATE TABLE payment_events (
	id text PRIMARY KEY,
	received_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT payment_events_id CHECK (length(id) <= 255)
);
CREATE INDEX payment_events_oldest ON payment_events (received_at);
