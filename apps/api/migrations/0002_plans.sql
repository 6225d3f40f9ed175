-- The shop, and what people and teams hold of it.

CREATE TABLE products (
	sku text PRIMARY KEY,
	type text NOT NULL,
	title text NOT NULL,
	description text,
	title_es text,
	description_es text,
	position integer NOT NULL,
	on_sale boolean DEFAULT true NOT NULL,
	report_type text,
	CONSTRAINT products_type CHECK (type ~ '^[a-z][a-z-]{0,39}$'),
	CONSTRAINT products_sku CHECK (length(sku) <= 100),
	CONSTRAINT products_title CHECK (length(title) <= 200),
	CONSTRAINT products_title_es CHECK (length(title_es) <= 200)
);
CREATE UNIQUE INDEX products_in_order ON products (type, position);

CREATE TABLE product_prices (
	id text PRIMARY KEY,
	sku text NOT NULL,
	amount integer NOT NULL,
	billing text,
	variant text,
	CONSTRAINT product_prices_amount CHECK (amount >= 0),
	CONSTRAINT product_prices_billing CHECK (billing in ('monthly', 'annual')),
	CONSTRAINT product_prices_variant CHECK (variant in ('one_state', 'national')),
	CONSTRAINT product_prices_sku_products_sku_fk FOREIGN KEY (sku) REFERENCES products (sku) ON DELETE CASCADE
);
CREATE UNIQUE INDEX product_prices_once ON product_prices (sku, coalesce(billing, ''), coalesce(variant, ''));

CREATE TABLE plans (
	sku text PRIMARY KEY,
	subscription_type text NOT NULL,
	order_display_title text NOT NULL,
	quick_views integer NOT NULL,
	code_details integer NOT NULL,
	weather integer NOT NULL,
	seats integer,
	free_period_ms bigint,
	allow_integration_access boolean NOT NULL,
	allow_team_access boolean NOT NULL,
	ui jsonb NOT NULL,
	CONSTRAINT plans_subscription_type CHECK (subscription_type in ('trial-plan', 'free-plan', 'paid', 'paid-team-plan')),
	CONSTRAINT plans_gives CHECK (least(quick_views, code_details, weather) >= 0),
	CONSTRAINT plans_seats CHECK (seats > 0),
	CONSTRAINT plans_free_period CHECK (free_period_ms > 0),
	CONSTRAINT plans_trial_lasts CHECK (subscription_type <> 'trial-plan' or free_period_ms is not null),
	CONSTRAINT plans_ui CHECK (jsonb_typeof(ui) = 'object'),
	CONSTRAINT plans_sku_products_sku_fk FOREIGN KEY (sku) REFERENCES products (sku) ON DELETE CASCADE
);

CREATE TABLE add_ons (
	sku text PRIMARY KEY,
	kind text NOT NULL,
	quantity integer NOT NULL,
	CONSTRAINT add_ons_kind CHECK (kind in ('quick_view', 'code_detail', 'weather')),
	CONSTRAINT add_ons_quantity CHECK (quantity > 0),
	CONSTRAINT add_ons_sku_products_sku_fk FOREIGN KEY (sku) REFERENCES products (sku) ON DELETE CASCADE
);

-- The shop every Ridgeline begins with; changed afterwards by an update, without a release. Amounts are in cents.
INSERT INTO products (sku, type, title, title_es, description, description_es, position, on_sale, report_type) VALUES
('plan_free', 'code-report-plan', 'Free', 'Gratis', 'Ten properties a month.', 'Diez propiedades al mes.', 1, false, NULL),
('plan_trial', 'code-report-plan', 'Free Trial', 'Prueba gratuita', 'Fourteen days to look around.', 'Catorce días para conocerlo.', 2, false, NULL),
('plan_essential', 'code-report-plan', 'Essential', 'Esencial', 'For one estimator.', 'Para un estimador.', 3, true, NULL),
('plan_23_q2_0003', 'code-report-plan', 'Pro', 'Pro', 'For a company: thirty properties a month each, fifty seats.', 'Para una empresa: treinta propiedades al mes por persona, cincuenta lugares.', 4, true, NULL),
('plan_premium', 'code-report-plan', 'Premium', 'Premium', 'For carriers and large offices, by agreement.', 'Para aseguradoras y oficinas grandes, por acuerdo.', 5, false, NULL),
('plan_enterprise_bucket', 'code-report-plan', 'Enterprise', 'Enterprise', 'One number of properties for the whole team.', 'Un número de propiedades para todo el equipo.', 6, false, NULL),
('report_residential', 'code-report', 'Residential report', 'Informe residencial', 'One report, without a plan.', 'Un informe, sin plan.', 1, true, 'residential'),
('report_commercial', 'code-report', 'Commercial report', 'Informe comercial', 'One report, without a plan.', 'Un informe, sin plan.', 2, true, 'commercial'),
('add_on_quick_view', 'add-ons', 'Ten more properties', 'Diez propiedades más', NULL, NULL, 1, true, NULL),
('add_on_code_detail', 'add-ons', 'Eight code details', 'Ocho detalles de código', NULL, NULL, 2, true, NULL),
('add_on_weather', 'add-ons', 'Four weather histories', 'Cuatro historiales del tiempo', NULL, NULL, 3, true, NULL);

INSERT INTO product_prices (id, sku, amount, billing, variant) VALUES
('price_essential_one_state_monthly', 'plan_essential', 4900, 'monthly', 'one_state'),
('price_essential_one_state_annual', 'plan_essential', 49000, 'annual', 'one_state'),
('price_essential_national_monthly', 'plan_essential', 6900, 'monthly', 'national'),
('price_essential_national_annual', 'plan_essential', 69000, 'annual', 'national'),
('price_pro_one_state_monthly', 'plan_23_q2_0003', 9900, 'monthly', 'one_state'),
('price_pro_one_state_annual', 'plan_23_q2_0003', 99000, 'annual', 'one_state'),
('price_pro_national_monthly', 'plan_23_q2_0003', 14900, 'monthly', 'national'),
('price_pro_national_annual', 'plan_23_q2_0003', 149000, 'annual', 'national'),
('price_report_residential', 'report_residential', 2900, NULL, NULL),
('price_report_commercial', 'report_commercial', 5900, NULL, NULL),
('price_add_on_quick_view', 'add_on_quick_view', 3900, NULL, NULL),
('price_add_on_code_detail', 'add_on_code_detail', 2400, NULL, NULL),
('price_add_on_weather', 'add_on_weather', 1900, NULL, NULL);

-- The Pro plan has fifty seats, and so has what leads to it; larger plans are sold by agreement.
INSERT INTO plans (sku, subscription_type, order_display_title, quick_views, code_details, weather, free_period_ms, allow_integration_access, allow_team_access, seats, ui) VALUES
('plan_free', 'free-plan', 'FREE', 10, 2, 1, NULL, false, false, 50,
	'{"color": "#5f6b63", "hide_price": true, "show_modals_before_address_collection": true, "can_pause_subscription": false, "overage_cost": null, "expired_new_project_modal": null,
	"upgrade_plan_modal": {"bullet_points": [
		{"text": "30 property quickviews a month", "text_es": "30 vistas rápidas de propiedades al mes", "icon": "home"},
		{"text": "8 code detail add-ons a month", "text_es": "8 detalles de código al mes", "icon": "book"},
		{"text": "4 weather history add-ons a month", "text_es": "4 historiales del tiempo al mes", "icon": "cloud"}]}}'),
('plan_trial', 'trial-plan', 'TRIAL', 10, 2, 1, 1209600000, true, true, 50,
	'{"color": "#8a6d1f", "hide_price": true, "show_modals_before_address_collection": true, "can_pause_subscription": false, "overage_cost": null, "expired_new_project_modal": null,
	"upgrade_plan_modal": {"bullet_points": [
		{"text": "30 property quickviews a month", "text_es": "30 vistas rápidas de propiedades al mes", "icon": "home"}]}}'),
('plan_essential', 'paid', 'ESSENTIAL', 15, 4, 2, NULL, true, false, 50,
	'{"color": "#1f6f4a", "hide_price": false, "show_modals_before_address_collection": true, "can_pause_subscription": true, "overage_cost": 500, "expired_new_project_modal": null,
	"upgrade_plan_modal": {"bullet_points": [
		{"text": "30 property quickviews a month", "text_es": "30 vistas rápidas de propiedades al mes", "icon": "home"},
		{"text": "50 seats", "text_es": "50 lugares", "icon": "people"}]}}'),
('plan_23_q2_0003', 'paid-team-plan', 'BUSINESS', 30, 8, 4, NULL, true, true, 50,
	'{"color": "#1f4f8f", "hide_price": false, "show_modals_before_address_collection": true, "can_pause_subscription": true, "overage_cost": 500, "expired_new_project_modal": null,
	"upgrade_plan_modal": {"bullet_points": []}}'),
('plan_premium', 'paid-team-plan', 'PREMIUM', 100, 40, 20, NULL, true, true, NULL,
	'{"color": "#4b2f7f", "hide_price": true, "show_modals_before_address_collection": false, "can_pause_subscription": false, "overage_cost": null, "expired_new_project_modal": null,
	"upgrade_plan_modal": {"bullet_points": []}}'),
('plan_enterprise_bucket', 'paid-team-plan', 'ENTERPRISE', 100, 200, 100, NULL, true, true, NULL,
	'{"color": "#333333", "hide_price": true, "show_modals_before_address_collection": false, "can_pause_subscription": false, "overage_cost": null, "expired_new_project_modal": null,
	"upgrade_plan_modal": {"bullet_points": []}}');

INSERT INTO add_ons (sku, kind, quantity) VALUES
('add_on_quick_view', 'quick_view', 10),
('add_on_code_detail', 'code_detail', 8),
('add_on_weather', 'weather', 4);

CREATE TABLE coupons (
	id text PRIMARY KEY,
	percent_hundredths integer,
	amount_off integer,
	max_uses integer,
	max_uses_of_holder integer DEFAULT 1 NOT NULL,
	uses integer DEFAULT 0 NOT NULL,
	duration text DEFAULT 'once' NOT NULL,
	months integer,
	CONSTRAINT coupons_duration CHECK (duration in ('once', 'months', 'forever')),
	CONSTRAINT coupons_months CHECK ((duration = 'months') = (months is not null) and coalesce(months, 1) > 0),
	CONSTRAINT coupons_used_up CHECK (uses >= 0 and uses <= max_uses),
	CONSTRAINT coupons_of_holder CHECK (max_uses_of_holder > 0),
	CONSTRAINT coupons_id CHECK (id ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT coupons_one_kind CHECK (num_nonnulls(percent_hundredths, amount_off) = 1),
	CONSTRAINT coupons_percent CHECK (percent_hundredths between 1 and 10000),
	CONSTRAINT coupons_amount CHECK (amount_off > 0)
);

CREATE TABLE subscriptions (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	person_id uuid,
	team_id uuid,
	sku text NOT NULL,
	variant text,
	state text,
	billing_period text DEFAULT 'monthly' NOT NULL,
	price_monthly integer,
	price_annual integer,
	is_expired boolean DEFAULT false NOT NULL,
	archived_at timestamptz(3),
	started_at timestamptz(3) DEFAULT now(),
	ends_at timestamptz(3),
	coupon_id text,
	coupon_charges_left integer,
	purchase_provider text,
	platform text,
	paused_at timestamptz(3),
	pause_active_at timestamptz(3),
	resumes_at timestamptz(3),
	billing_cycle_anchor timestamptz(3),
	current_period_end timestamptz(3),
	paid_amount integer,
	paid_from timestamptz(3),
	paid_until timestamptz(3),
	declines integer DEFAULT 0 NOT NULL,
	retry_at timestamptz(3),
	payer_id uuid,
	test_clock_at timestamptz(3),
	revision integer DEFAULT 0 NOT NULL,
	CONSTRAINT subscriptions_person_id_unique UNIQUE (person_id),
	CONSTRAINT subscriptions_team_id_unique UNIQUE (team_id),
	CONSTRAINT subscriptions_declines CHECK (declines >= 0),
	CONSTRAINT subscriptions_coupon_charges CHECK (coupon_charges_left > 0),
	CONSTRAINT subscriptions_one_holder CHECK (num_nonnulls(person_id, team_id) = 1),
	CONSTRAINT subscriptions_variant CHECK (variant in ('one_state', 'national')),
	CONSTRAINT subscriptions_state CHECK ((variant is not distinct from 'one_state') = (state is not null)),
	CONSTRAINT subscriptions_state_two_letters CHECK (state ~ '^[a-z]{2}$'),
	CONSTRAINT subscriptions_billing_period CHECK (billing_period in ('monthly', 'annual')),
	CONSTRAINT subscriptions_prices CHECK (least(price_monthly, price_annual) >= 0),
	CONSTRAINT subscriptions_whole_pause CHECK (num_nonnulls(paused_at, pause_active_at, resumes_at) in (0, 3)),
	CONSTRAINT subscriptions_pause_in_order CHECK (paused_at <= pause_active_at and pause_active_at <= resumes_at),
	CONSTRAINT subscriptions_whole_paid_period CHECK (num_nonnulls(paid_amount, paid_from, paid_until) in (0, 3)),
	CONSTRAINT subscriptions_paid_period CHECK (paid_amount >= 0 and paid_from < paid_until),
	CONSTRAINT subscriptions_platform CHECK (length(platform) <= 40),
	CONSTRAINT subscriptions_purchase_provider CHECK (length(purchase_provider) <= 40),
	CONSTRAINT subscriptions_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT subscriptions_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE,
	CONSTRAINT subscriptions_sku_plans_sku_fk FOREIGN KEY (sku) REFERENCES plans (sku),
	CONSTRAINT subscriptions_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons (id),
	CONSTRAINT subscriptions_payer_id_people_id_fk FOREIGN KEY (payer_id) REFERENCES people (id) ON DELETE SET NULL
);
CREATE INDEX subscriptions_resuming ON subscriptions (resumes_at);
CREATE INDEX subscriptions_period_ends ON subscriptions (current_period_end);
CREATE INDEX subscriptions_due ON subscriptions (paid_until);

CREATE TABLE plan_news (
	subscription_id uuid NOT NULL,
	kind text NOT NULL,
	happened_at timestamptz(3) NOT NULL,
	CONSTRAINT plan_news_subscription_id_kind_happened_at_pk PRIMARY KEY (subscription_id, kind, happened_at),
	CONSTRAINT plan_news_kind CHECK (kind in ('trial-over', 'payments-resumed')),
	CONSTRAINT plan_news_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions (id) ON DELETE CASCADE
);

CREATE TABLE usage_counts (
	person_id uuid,
	team_id uuid,
	holder uuid GENERATED ALWAYS AS (coalesce(person_id, team_id)) STORED NOT NULL,
	counting text NOT NULL,
	period_start timestamptz(3) NOT NULL,
	quick_views integer DEFAULT 0 NOT NULL,
	code_details integer DEFAULT 0 NOT NULL,
	weather integer DEFAULT 0 NOT NULL,
	allowed_quick_views integer DEFAULT 0 NOT NULL,
	allowed_code_details integer DEFAULT 0 NOT NULL,
	allowed_weather integer DEFAULT 0 NOT NULL,
	extra_quick_views integer DEFAULT 0 NOT NULL,
	extra_code_details integer DEFAULT 0 NOT NULL,
	extra_weather integer DEFAULT 0 NOT NULL,
	CONSTRAINT usage_counts_holder_counting_pk PRIMARY KEY (holder, counting),
	CONSTRAINT usage_counts_one_holder CHECK (num_nonnulls(person_id, team_id) = 1),
	CONSTRAINT usage_counts_counting CHECK (counting in ('lifetime', 'monthly', 'free')),
	CONSTRAINT usage_counts_quick_views CHECK (quick_views between 0 and allowed_quick_views),
	CONSTRAINT usage_counts_code_details CHECK (code_details between 0 and allowed_code_details),
	CONSTRAINT usage_counts_weather CHECK (weather between 0 and allowed_weather),
	CONSTRAINT usage_counts_extras CHECK (least(extra_quick_views, extra_code_details, extra_weather) >= 0),
	CONSTRAINT usage_counts_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT usage_counts_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE
);

CREATE TABLE coupon_uses (
	coupon_id text NOT NULL,
	person_id uuid,
	team_id uuid,
	holder uuid GENERATED ALWAYS AS (coalesce(person_id, team_id)) STORED NOT NULL,
	uses integer NOT NULL,
	max_uses integer NOT NULL,
	CONSTRAINT coupon_uses_coupon_id_holder_pk PRIMARY KEY (coupon_id, holder),
	CONSTRAINT coupon_uses_one_holder CHECK (num_nonnulls(person_id, team_id) = 1),
	CONSTRAINT coupon_uses_used_up CHECK (uses between 0 and max_uses),
	CONSTRAINT coupon_uses_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES coupons (id) ON DELETE CASCADE,
	CONSTRAINT coupon_uses_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT coupon_uses_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE
);

-- The test clock of a plan, for a connection that allows test clocks: none of production does.
CREATE FUNCTION test_clock(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN current_setting('ridgeline.test_clocks', true) = 'on' THEN at END
$$;
