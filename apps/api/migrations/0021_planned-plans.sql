ALTER TABLE "planned_plans" ADD COLUMN "is_charging" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- PLAN-10.4: the most members that a team may have: of its plan in force (that of its owner, if it has none), of a plan that is being
-- bought for it, and of one that was ordered for the end of its trial, the fewest seats. Null if there is no limit.
CREATE FUNCTION seats_of_team(team uuid) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT least(
		(SELECT plan.seats FROM public.teams owned
			LEFT JOIN LATERAL (SELECT kept.sku FROM (
				SELECT sku, 1 AS place FROM public.subscriptions WHERE team_id = owned.id
				UNION ALL SELECT sku, 2 FROM public.subscriptions WHERE person_id = owned.admin_id) kept
				ORDER BY kept.place LIMIT 1) held ON true
			JOIN public.plans plan ON plan.sku = coalesce(held.sku, 'plan_free')
			WHERE owned.id = team),
		(SELECT min(plan.seats) FROM public.orders placed JOIN public.plans plan ON plan.sku = placed.sku
			WHERE placed.holder = team AND placed.standing IN ('pending', 'waiting')),
		(SELECT min(plan.seats) FROM public.subscriptions kept
			JOIN public.planned_plans planned ON planned.subscription_id = kept.id
			JOIN public.plans plan ON plan.sku = planned.sku WHERE kept.team_id = team))
$$;
--> statement-breakpoint
-- Whether one more may join. The team is locked first, and then its members, its plan and its orders are read: an order of a plan
-- locks it too (`has_seat` with the seats of that plan), so that neither overlooks the other.
CREATE FUNCTION has_seat(team uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.teams WHERE id = team FOR NO KEY UPDATE;
	RETURN coalesce((SELECT count(*) FROM public.team_members WHERE team_id = team) < public.seats_of_team(team), true);
END $$;
--> statement-breakpoint
-- With `room`, the seats that there are: read after the lock, as the rest.
DROP FUNCTION team_standings(uuid, citext[]);
--> statement-breakpoint
CREATE FUNCTION team_standings(team uuid, addresses citext[])
RETURNS TABLE (address citext, place bigint, standing text, taken bigint, room integer) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM teams WHERE id = team FOR NO KEY UPDATE;
	RETURN QUERY SELECT asked.email, asked.at,
		CASE WHEN EXISTS (
			SELECT FROM team_members member JOIN people person ON person.id = member.person_id
			WHERE member.team_id = team AND person.email = asked.email
		) THEN 'active' ELSE invite.status END,
		(SELECT count(*) FROM team_members member WHERE member.team_id = team)
			+ (SELECT count(*) FROM team_invites held WHERE held.team_id = team AND held.status = 'pending'),
		seats_of_team(team)
	FROM unnest(addresses) WITH ORDINALITY asked(email, at)
	LEFT JOIN team_invites invite ON invite.team_id = team AND invite.email = asked.email;
END $$;
--> statement-breakpoint
-- The glossary's word. What an operator has written since stays.
UPDATE products SET title_es = 'Cuatro historiales del clima' WHERE title_es = 'Cuatro historiales del tiempo';
--> statement-breakpoint
UPDATE plans SET ui = replace(ui::text, '"4 historiales del tiempo al mes"', '"4 historiales del clima al mes"')::jsonb
	WHERE ui::text LIKE '%"4 historiales del tiempo al mes"%';
