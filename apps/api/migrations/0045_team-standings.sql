-- TEAM-2.3: locks the team, and then tells where each address stands and how many seats are taken: of those who invite at
-- once, the later sees what the earlier did. `standing` is null for an address that nobody invited.
CREATE FUNCTION team_standings(team uuid, addresses citext[])
RETURNS TABLE (address citext, place bigint, standing text, taken bigint) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM teams WHERE id = team FOR NO KEY UPDATE;
	RETURN QUERY SELECT asked.email, asked.at,
		CASE WHEN EXISTS (
			SELECT FROM team_members member JOIN people person ON person.id = member.person_id
			WHERE member.team_id = team AND person.email = asked.email
		) THEN 'active' ELSE invite.status END,
		(SELECT count(*) FROM team_members member WHERE member.team_id = team)
			+ (SELECT count(*) FROM team_invites held WHERE held.team_id = team AND held.status = 'pending')
	FROM unnest(addresses) WITH ORDINALITY asked(email, at)
	LEFT JOIN team_invites invite ON invite.team_id = team AND invite.email = asked.email;
END $$;
