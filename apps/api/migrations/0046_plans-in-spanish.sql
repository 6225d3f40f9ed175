ALTER TABLE "products" ADD COLUMN "title_es" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_es" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_title_es" CHECK (length("products"."title_es") <= 200);--> statement-breakpoint
UPDATE "products" SET "title_es" = "said"."title", "description_es" = "said"."description" FROM (VALUES
('plan_free', 'Gratis', 'Diez propiedades al mes.'),
('plan_trial', 'Prueba gratuita', 'Catorce días para conocerlo.'),
('plan_essential', 'Esencial', 'Para un estimador.'),
('plan_23_q2_0003', 'Pro', 'Para una empresa: treinta propiedades al mes por persona, cincuenta lugares.'),
('plan_premium', 'Premium', 'Para aseguradoras y oficinas grandes, por acuerdo.'),
('plan_enterprise_bucket', 'Enterprise', 'Un número de propiedades para todo el equipo.'),
('report_residential', 'Informe residencial', 'Un informe, sin plan.'),
('report_commercial', 'Informe comercial', 'Un informe, sin plan.'),
('add_on_quick_view', 'Diez propiedades más', NULL),
('add_on_code_detail', 'Ocho detalles de código', NULL),
('add_on_weather', 'Cuatro historiales del tiempo', NULL)) "said" ("sku", "title", "description")
WHERE "products"."sku" = "said"."sku";
--> statement-breakpoint
UPDATE "plans" SET "ui" = jsonb_set("ui", '{upgrade_plan_modal,bullet_points}', (
  SELECT coalesce(jsonb_agg("point" || coalesce((SELECT jsonb_build_object('text_es', "said"."es") FROM (VALUES
    ('30 property quickviews a month', '30 vistas rápidas de propiedades al mes'),
    ('50 seats', '50 lugares'),
    ('8 code detail add-ons a month', '8 detalles de código al mes'),
    ('4 weather history add-ons a month', '4 historiales del tiempo al mes')) "said" ("en", "es")
    WHERE "said"."en" = "point" ->> 'text'), '{}'::jsonb) ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements("ui" #> '{upgrade_plan_modal,bullet_points}') WITH ORDINALITY "points" ("point", "place")));
