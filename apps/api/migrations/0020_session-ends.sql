CREATE TABLE "session_ends" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"spared" text
);
--> statement-breakpoint
-- Kept on anybody's word until now; from here on an id token proves each.
DELETE FROM id_associations;
--> statement-breakpoint
-- Deletes a person with all that is only theirs, and ends their sessions. In a team their projects pass on to its owner; a
-- team that they own passes on to whoever joined first of its admins, else members, else viewers; without any it goes.
-- The team is locked before the person, so that of two teammates who delete their accounts at once the second one waits.
CREATE FUNCTION delete_person(gone uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	person people%ROWTYPE;
	team teams%ROWTYPE;
	heir uuid;
BEGIN
	INSERT INTO session_ends AS kept (person_id, ended_at) VALUES (gone, now())
		ON CONFLICT (person_id) DO UPDATE SET ended_at = greatest(kept.ended_at, excluded.ended_at), spared = NULL;
	SELECT * INTO team FROM teams WHERE id = (SELECT team_id FROM team_members WHERE person_id = gone) FOR UPDATE;
	SELECT * INTO person FROM people WHERE id = gone FOR UPDATE;
	IF person.id IS NULL THEN
		RETURN;
	END IF;
	IF team.admin_id = gone THEN
		SELECT person_id INTO heir FROM team_members WHERE team_id = team.id AND person_id <> gone
			ORDER BY array_position(ARRAY['admin', 'member', 'viewer'], role), joined_at, person_id LIMIT 1;
		UPDATE team_members SET role = 'admin' WHERE person_id = heir AND role <> 'admin';
		UPDATE teams SET admin_id = heir WHERE id = team.id AND heir IS NOT NULL;
	ELSE
		heir := team.admin_id;
	END IF;
	IF heir IS NULL THEN
		DELETE FROM projects WHERE owner_id = gone;
		DELETE FROM teams WHERE id = team.id;
	ELSE
		-- The purchase that paid for a project goes with the person who made it.
		UPDATE projects SET owner_id = heir, order_id = NULL WHERE owner_id = gone;
	END IF;
	DELETE FROM team_invites WHERE email = person.email;
	DELETE FROM id_associations WHERE email = person.email;
	DELETE FROM contact_updates WHERE email = person.email;
	DELETE FROM idempotency_keys WHERE caller = gone;
	DELETE FROM people WHERE id = gone;
	PERFORM audit.append('account-deleted', gone::text, '{}');
END $$;
