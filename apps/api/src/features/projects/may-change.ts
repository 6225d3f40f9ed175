/**
 * SQL: whether the caller may change a `project` that they may see. The same as what `kept-project` and `x-viewers` refuse, which decide;
 * this says it beforehand, so that nothing is offered in vain.
 */
// D TEAM-1.1 TEAM-1.3
export const MAY_CHANGE = `(caller.owns_team or coalesce(caller.team_role, '') = 'admin'
  or (project.owner_id = caller.id and coalesce(caller.team_role, '') <> 'viewer'))`;
