// Generated from openapi/ by `pnpm contract`. Never edited by hand.
export interface paths {
    "/teams/invites": {
        /**
         * The invites that wait for an answer from an address
         * @description TEAM-4. Of the caller’s own address, or for a team’s owner those of their team.
         *     D: `resend` sends them once more before they are listed.
         */
        get: operations["listInvites"];
    };
    "/teams/{id}": {
        /**
         * A team with its members, limits and counts
         * @description ENT-2. D: the counts are the team’s own; a person’s stand in their profile.
         */
        get: operations["getTeam"];
        /**
         * Gives a team another name
         * @description TEAM-2. D: the answer is what anybody may see of the team from now on. A team's name is one line.
         */
        post: operations["renameTeam"];
    };
    "/teams/{id}/members": {
        /**
         * Who is in a team, and who is invited to it
         * @description ENT-8. Those who came first stand first.
         */
        get: operations["listTeamMembers"];
        /**
         * Invites people to a team
         * @description TEAM-2 TEAM-4. Each address gets an invite in its role; who declined is asked again, and nothing changes for those
         *     who have joined already.
         */
        post: operations["addTeamMembers"];
        /**
         * Removes a member, or withdraws an invite
         * @description TEAM-2. The owner stays: they hand the team over before they can be removed.
         *     D: `member_id` stands in the query, since bodies of DELETE are lost on the way here and there.
         */
        delete: operations["removeTeamMember"];
    };
    "/teams/{id}/members/search": {
        /**
         * The roster of a team, searched
         * @description TEAM-3. Pages are walked by cursor: `cursor_id` of one answer begins the next page.
         *     `filters` are `role:…` and `inviteStatus:…`.
         */
        get: operations["searchTeamMembers"];
    };
    "/teams/{id}/members/invites": {
        /**
         * Invites people to a team, each in a role of their own
         * @description TEAM-2 TEAM-4. D: `details` holds an email and a role for each; all else is as when members are added.
         */
        post: operations["sendTeamInvites"];
    };
    "/teams/{id}/invites/answer": {
        /**
         * Accepts or declines an invite
         * @description TEAM-4. D: the specification shows no path for this; it stands beside the invites.
         *     The invite is the one of the caller’s own address. Who is in another team is told so, and their invite waits.
         */
        post: operations["answerTeamInvite"];
    };
    "/members/changeowner": {
        /**
         * Hands the caller’s team over
         * @description TEAM-2. Of two at once exactly one is done. D: the roles of both stay as they are.
         */
        post: operations["changeTeamOwner"];
    };
    "/members/{memberId}/changerole": {
        /**
         * Gives a member, or who is invited, another role
         * @description TEAM-2. The owner has no other role.
         */
        post: operations["changeMemberRole"];
    };
    "/teams/{id}/reports": {
        /** The projects of everybody in a team, newest first */
        get: operations["listTeamReports"];
    };
    "/teams/{id}/projectCount": {
        /**
         * How many projects a person has in a team
         * @description TEAM-5. A requester is named by their id; for an email address in its place the count is 0. Archived projects count.
         */
        get: operations["countTeamProjects"];
    };
    "/inactiveMembers": {
        /**
         * Those who were invited and have not joined
         * @description TEAM-4 TEAM-6. Without a team id it says so.
         */
        get: operations["listInactiveMembers"];
    };
    "/resend-invites-batch": {
        /**
         * Sends all invites of one status again
         * @description TEAM-4 TEAM-6. Those who declined are asked again. Without a team id or a status it says so.
         *     D: the team is named in the body, as `team_id`.
         */
        post: operations["resendInvites"];
    };
    "/projects/address-states": {
        /**
         * The states in which projects lie
         * @description TEAM-5 TEAM-6. Of the projects under an occ id those that the caller may see: their own and their team’s. Without an occ id it says so.
         */
        get: operations["listAddressStates"];
    };
    "/projects/jurisdictions": {
        /**
         * The municipalities of a state in which projects lie
         * @description TEAM-5 TEAM-6. Of the projects under an occ id those that the caller may see: their own and their team’s. Without an occ id it says so.
         */
        get: operations["listJurisdictions"];
    };
    "/projects/commercial": {
        /**
         * How many projects are commercial
         * @description TEAM-5 TEAM-6. Of the projects under an occ id those that the caller may see: their own and their team’s. Without an occ id it says so.
         */
        get: operations["countCommercialProjects"];
    };
    "/codeReports/pdf/{id}": {
        /**
         * The whole report as a PDF
         * @description RPT-7. It is made when it is first asked for, and kept under the hash of what it says and how it is set.
         *     D: `url` is good for fifteen minutes and opens without a token, as a browser's new tab does.
         */
        get: operations["getReportPdf"];
        /**
         * One part of a report as a PDF
         * @description RPT-7. `manufacturer` needs `manufacturer_id` and `product_id`, `permit_calculator` needs `permitDetails`.
         *     D: the body is `{}` where the type needs nothing.
         */
        post: operations["makeReportPdf"];
    };
    "/codeReports/pdf/{id}/iws": {
        /**
         * The ice and water shield of a report as a PDF
         * @description RPT-7.
         */
        get: operations["getReportIwsPdf"];
    };
    "/pdf/{id}/invalidate": {
        /**
         * Throws away what is kept of a PDF
         * @description RPT-7. It is made anew when it is next asked for.
         *     D: without `type` it is the whole report.
         */
        post: operations["invalidatePdf"];
    };
    "/pdf/{id}/send": {
        /**
         * Mails a PDF to the caller
         * @description RPT-7. The mail has a link that is good for seven days.
         *     D: without `type` it is the whole report. Of a manufacturer or a permit it is the one that was made last.
         */
        post: operations["sendPdf"];
    };
    "/report/pdf/{id}": {
        /**
         * The file that a link leads to
         * @description RPT-7. D: the specification has this on a service of its own. It needs the file storage and the secret of the links alone, no
         *     database and no user pool, so it may be served apart from the rest; here the same process answers it.
         */
        get: operations["openReportPdf"];
    };
    "/team-logo": {
        /**
         * Gives a team another logo
         * @description TEAM-2. `imgKey` names a picture that was stored before (`POST /team-logo/image`) by an owner of the same team.
         *     D: the answer is what anybody may see of the team from now on.
         */
        post: operations["showTeamLogo"];
    };
    "/team-logo/image": {
        /**
         * Stores a picture for a team
         * @description TEAM-2. D: the specification names `imgKey` and not how a picture comes under it; this call stores one.
         *     The picture (PNG, JPEG or WebP, at most 5 MB) is decoded and drawn anew, at most 512 by 512, without what came beside it.
         */
        post: operations["storeTeamLogo"];
    };
    "/public/team-logo/{id}/{imgKey}": {
        /**
         * The picture of a team
         * @description TEAM-4. D: `logo_url` leads here. For anybody who was given its address, as the team’s name is.
         */
        get: operations["getTeamLogo"];
    };
    "/public/team/{id}": {
        /**
         * What anybody may see of a team
         * @description TEAM-4. For whoever follows an invite: name and logo, and nothing of the members.
         */
        get: operations["getPublicTeam"];
    };
    "/v2/profile/": {
        /**
         * The caller's profile
         * @description ENT-1. The envelope is the profile itself.
         *     D: whoever signs up begins with a trial; `counts` are of the person alone, what a team's bucket has lost is in `team.counts`.
         *     D: `loadingProfile` is the client's own state and never on the wire. A good token of somebody who has no profile yet is answered
         *     a profile with `doesNotExist`, which POST /codeReports/profile or POST /profile/signup-email-verified then make.
         */
        get: operations["getProfile"];
        /**
         * Deletes the caller's account with all that is only theirs
         * @description D: the specification shows no call for it. The profile, the email, keys, cards, orders and records go, and every token of the
         *     caller ends at once, so that the email can sign up again. In a team their projects pass on to the owner; a team that they own
         *     passes on to the admin who joined first, else to the member, else to the viewer; a team of nobody else goes with its plan.
         *     The account in the user pool is deleted by the client (`DeleteUser`), with the same token.
         */
        delete: operations["deleteProfile"];
    };
    "/v2/profile/alias": {
        /**
         * Another name that the caller was known by
         * @description D: the specification shows no fields; a person has at most a hundred aliases. `alias` is the id of the device before anybody was signed in, so that what was done then
         *     is known to be the same person's. Kept once.
         */
        post: operations["aliasProfile"];
    };
    "/codeReports/profile": {
        /**
         * Changes the profile
         * @description PROF-5, PROF-8, HDR-12. Answers the profile as it then is.
         *     D: `accepted_tos` accepts the terms of service, with the server's time; again is once. The call makes the profile of somebody
         *     who has none yet, from the id token in `idToken`.
         */
        post: operations["saveProfile"];
    };
    "/codeReports/profile/email": {
        /**
         * Takes over an email that the user pool has verified
         * @description PROF-9. The user pool sends the link and takes the code; then this writes the email down.
         *     D: the id token in `idToken` must carry the same email, verified; without one, an email that is not the caller's already is
         *     refused as `identity-unproven`.
         */
        put: operations["changeProfileEmail"];
    };
    "/codeReports/profile/updateProfileByEmail": {
        /**
         * Changes the profile of whoever has this email
         * @description D: for administrators alone.
         */
        post: operations["updateProfileByEmail"];
    };
    "/profile/end-other-sessions": {
        /**
         * Ends all sessions of the caller but this one
         * @description PROF-7. D: the specification shows no call for it. Tokens of the other sessions are refused from now on; the user pool ends its
         *     own part (`GlobalSignOut`). `passwordChanged` notes that a new password was the reason (`lastPasswordChange`).
         */
        post: operations["endOtherSessions"];
    };
    "/profile/signup-email-verified": {
        /**
         * Begins a profile once the email is confirmed
         * @description AUTH-11. D: the id token in `idToken` proves the email; called again, it changes nothing.
         */
        post: operations["signupEmailVerified"];
    };
    "/profile/utm": {
        /**
         * Where the visit came from
         * @description API-3, ENT-12. The last one counts.
         */
        post: operations["saveUtm"];
    };
    "/profile/phone/code": {
        /**
         * Verifies the number that a code was sent to
         * @description PROF-6, AUTH-13. Answers the profile, which has the number from then on.
         *     D: the specification shows no path.
         */
        put: operations["submitPhoneCode"];
        /**
         * Sends a code to a new phone number
         * @description PROF-6. A new code makes the one before void; it is good for 24 hours and five tries.
         *     D: the specification shows no path.
         */
        post: operations["requestPhoneCode"];
    };
    "/v2/projects": {
        /**
         * The caller's projects in short, newest first
         * @description DASH-4. With `owner_ids` those of the people named, each the caller or of the same team.
         */
        get: operations["listProjects"];
    };
    "/v2/projects/projectsSearchAfter": {
        /**
         * Projects that fit a search, by whose they are
         * @description DASH-1. As projectsByOwnership: the caller's projects where nothing else is said.
         *     Pages are walked by cursor: `searchAfterIndex` of one answer begins the next page.
         */
        get: operations["searchProjects"];
    };
    "/v2/projects/myProjects": {
        /**
         * The caller's projects
         * @description DASH-4. D: `userId` is the caller and `ownership` is user, where they are given; all of a person's projects are of their team.
         *     Pages are walked by cursor: `searchAfterIndex` of one answer begins the next page.
         */
        get: operations["listMyProjects"];
    };
    "/v2/projects/teamProjects": {
        /**
         * The projects of the caller's team
         * @description DASH-4. With `userId` those of that colleague alone. Without a team id the list is empty and says 'Please provide a team id' (TEAM-5).
         *     Pages are walked by cursor: `searchAfterIndex` of one answer begins the next page.
         */
        get: operations["listTeamProjects"];
    };
    "/v2/projects/teamFullProjects": {
        /**
         * The projects of the caller's team, whole
         * @description DASH-4. With `userId` those of that colleague alone. Without a team id the list is empty and says 'Please provide a team id' (TEAM-5). D: the specification tells no difference from teamProjects, so there is none.
         *     Pages are walked by cursor: `searchAfterIndex` of one answer begins the next page.
         */
        get: operations["listTeamFullProjects"];
    };
    "/v2/projects/projectsByOwnership": {
        /**
         * Projects by whose they are
         * @description DASH-4. `user`: those of `userId`, the caller where it is left out. `team`: those of the team, or of `userId` in it. Without a team id the list is empty and says 'Please provide a team id' (TEAM-5).
         *     Pages are walked by cursor: `searchAfterIndex` of one answer begins the next page.
         */
        get: operations["listByOwnership"];
    };
    "/v2/projects/{projectNumber}": {
        /**
         * Puts add-ons into a project
         * @description RPT-5 PLAN-1. Each add-on that is not in it yet is taken out of the caller's plan, all of them or none; one that is in it
         *     already costs nothing. `patches` are fields to change with them. D: what was bought by itself stays of the property type it was bought for.
         */
        patch: operations["applyUpgrades"];
    };
    "/v2/projects/{id}/user-flags": {
        /**
         * Marks a project
         * @description RPT-5. The flags that are told are set; those that are not stay as they are.
         *     D: a flag is on or off and has a short name; a project has at most fifty.
         */
        patch: operations["setUserFlags"];
    };
    "/codeReports": {
        /**
         * The caller's reports, newest first
         * @description DASH-4 DASH-5. With `term` those in which it is found: in the address, the municipality, the claim, job and report number.
         *     D: `details=standard` is all fields but `facts`, and there is nothing else. Pages are walked by cursor.
         */
        get: operations["listReports"];
        /**
         * Makes a report for a property
         * @description RPT-1 RPT-9. It takes one quick view out of the plan in the statement that makes it: when none is left, nothing is made.
         *     `report` is null where nothing can be said of the property, and then nothing is taken.
         *     D: the state is read from the address, which ends in two letters and a ZIP. A plan for one state covers no other.
         *     Where `purchaseObject` names an `orderId`, that purchase pays for the report instead of the plan: it must be the caller's, paid, for a report
         *     of this property type (`report_residential`, `report_commercial`), and pay for no other. It is kept as it is told.
         */
        post: operations["createReport"];
    };
    "/codeReports/lastUpdate": {
        /**
         * When building codes last changed anywhere
         * @description DASH-5.
         */
        get: operations["getLastUpdate"];
    };
    "/codeReports/lastStateUpdate": {
        /**
         * When the codes of states last changed
         * @description DASH-5. A state that has none, or that we know nothing of, is told with null.
         */
        post: operations["getLastStateUpdates"];
    };
    "/codeReports/local-state-update": {
        /**
         * When codes last changed in the places of states
         * @description DASH-5. D: until adoptions by municipalities are kept, the newest change we know of in a state is the state’s own.
         */
        post: operations["getLocalStateUpdates"];
    };
    "/codeReports/subscriptions": {
        /**
         * The states of whose code changes the caller wants to hear
         * @description DASH-5.
         */
        get: operations["listStateSubscriptions"];
        /**
         * Says of which states the caller wants to hear from now on
         * @description DASH-5. Those that were there before and are not told now are taken away.
         */
        put: operations["replaceStateSubscriptions"];
    };
    "/codeReports/{reportNumber}": {
        /**
         * A report, whole
         * @description RPT-3 ENT-5.
         */
        get: operations["getReport"];
        /**
         * Archives a report, or takes it out of the archive
         * @description RPT-5. `archive` or `unarchive`, true. D: the answer is the report as it is from now on.
         */
        post: operations["archiveReport"];
    };
    "/codeReports/{reportNumber}/claims": {
        /**
         * Writes claim and job number into a report
         * @description RPT-5. Null, or nothing but blanks, clears a number; what is left out stays. D: the answer is the report as it is from now on.
         */
        post: operations["saveReportClaim"];
    };
    "/codeReports/{reportNumber}/projectdate": {
        /**
         * Writes the date of a project, and what happened on it
         * @description RPT-5. A day of the calendar, the same in every time zone. D: the answer is the report as it is from now on.
         */
        post: operations["saveReportDate"];
    };
    "/codeReports/{reportNumber}/share": {
        /**
         * Lets a report be read by a link
         * @description NAV-2. The same link again for whoever asks again.
         */
        post: operations["shareReport"];
        /**
         * Makes the link of a report void
         * @description NAV-2. A link that is made later is another one.
         */
        delete: operations["unshareReport"];
    };
    "/codeReports/{reportNumber}/vanity": {
        /**
         * Gives a report a name to find it by
         * @description NAV-3, for `/report/go/{vanity_id}`. A report has one name; capitals and small letters are the same.
         */
        put: operations["nameReport"];
    };
    "/codeReports/go/{vanity_id}": {
        /**
         * Which report a name names
         * @description NAV-3, for `/report/go/{vanity_id}`: for whoever may see the report.
         */
        get: operations["findReportByName"];
    };
    "/codeReports/sample": {
        /**
         * The sample that everyone may read
         * @description RPT-4. D: its number is `sample`, and the property a public building.
         */
        get: operations["getSampleReport"];
    };
    "/codeReports/verify/{id}": {
        /**
         * Whether the caller may adopt an anonymous report
         * @description RPT-4. Who cannot tell the secret of the visit in which it was made, finds nothing; so is it with no such report.
         */
        get: operations["verifyAdoption"];
    };
    "/codeReports/adopt/{id}": {
        /**
         * Makes an anonymous report the caller's own
         * @description RPT-4. Again by the same person changes nothing. It needs the secret of the visit in which the report was made, and is refused
         *     to another site's page. D: it takes one quick view, as ordering the report would have.
         */
        get: operations["adoptReport"];
    };
    "/public/reports": {
        /**
         * Makes a report for a visitor who is not signed in
         * @description RPT-4. `data.report`, or `data.error` in words that the visitor is shown, and its code for whoever has words of their own.
         *     D: a visit makes five reports a day at most. Without its secret nobody can adopt the report.
         */
        post: operations["createAnonymousReport"];
    };
    "/public/reports/{reportNumber}": {
        /**
         * A report that is shown by a link, or was made in this visit
         * @description NAV-2 NAV-3. D: whoever has the link reads what the report says; claim and job number, flags and purchase stay with its team.
         *     Without `share` it is a report that was made in this visit and that nobody has adopted yet, so that a reload shows it again.
         */
        get: operations["getPublicReport"];
    };
    "/public/project/roof-details": {
        /**
         * What an anonymous report says of the roof
         * @description RPT-4. D: of the sample, or of a report that was made in this visit; others are not found. A report of one's own says it itself, in `facts`.
         *     `requestId` is told again, so that a late answer is recognised.
         */
        post: operations["getRoofDetails"];
    };
    "/public/project/weather-summary": {
        /**
         * What an anonymous report says of hail or wind
         * @description RPT-4. D: of the sample, or of a report that was made in this visit; others are not found. `weatherType` is hail or wind.
         */
        post: operations["getWeatherSummary"];
    };
    "/codeReports/access-address": {
        /**
         * Whether the caller's plan covers an address
         * @description RPT-1. D: it does unless the plan has expired, is paused, or is for another state; what is left of it is another question (`/limits/blocked`).
         */
        post: operations["checkAddressAccess"];
    };
    "/address-suggestions": {
        /**
         * The addresses that may be meant
         * @description RPT-1. D: what was typed so far stands in `text`; at most ten are told, the likeliest first.
         */
        post: operations["suggestAddresses"];
    };
    "/v2/calculators/calculate": {
        /**
         * Any calculator, by its name
         * @description CALC-6. D: the calculation fields are the calculator's name and its inputs, as its own call takes them.
         */
        post: operations["calculate"];
    };
    "/v2/calculators/calculator/waste/basic": {
        /**
         * Squares and bundles with waste
         * @description CALC-1. D: `initial` holds the values that the calculator began with, a report's for instance, and `inputs` what was entered
         *     over them; a field of `inputs` stands in place of the same field of `initial`. An input that cannot be used is a problem
         *     with a code (number-required, selection-required, text-required, day-required, out-of-range, id-used-twice,
         *     contradicts-other-fields, no-requirement-applies, unknown-field) and its path as `field`.
         */
        post: operations["calculateWaste"];
    };
    "/v2/calculators/calculator/iws/basic": {
        /**
         * Ice and water shield along the eaves
         * @description CALC-2. D: `initial` holds the values that the calculator began with, a report's for instance, and `inputs` what was entered
         *     over them; a field of `inputs` stands in place of the same field of `initial`. An input that cannot be used is a problem
         *     with a code (number-required, selection-required, text-required, day-required, out-of-range, id-used-twice,
         *     contradicts-other-fields, no-requirement-applies, unknown-field) and its path as `field`.
         */
        post: operations["calculateIceAndWaterShield"];
    };
    "/v2/calculators/calculator/vent/basic": {
        /**
         * Net free area of an attic
         * @description CALC-3. 2012 and 2015 are answered by the stricter reading of the conditions of 1/300, with `otherReading` beside it. A check of what is
         *     provided says in `checked` and `notChecked` what its yes or no covers. D: `initial` holds the values that the calculator began with, a report's for instance, and `inputs` what was entered
         *     over them; a field of `inputs` stands in place of the same field of `initial`. An input that cannot be used is a problem
         *     with a code (number-required, selection-required, text-required, day-required, out-of-range, id-used-twice,
         *     contradicts-other-fields, no-requirement-applies, unknown-field) and its path as `field`.
         */
        post: operations["calculateVentilation"];
    };
    "/v2/calculators/calculator/permit": {
        /**
         * The permit fee, line by line
         * @description CALC-4. A tax, plan review or mechanical fee that is asked for and that the schedule does not have is a warning (`city-use-tax-not-in-schedule`
         *     and so on) and a line of 0 in the working. A line of the outcome is below zero where it takes off what was paid beforehand.
         *     An `outcome` that `is` unknown says `why`. D: besides the reasons of a schedule there are `no-jurisdiction` (neither project nor
         *     schedule was named, or nobody knows whose the project's place is) and `no-published-schedule`; `hash` is then null.
         */
        post: operations["calculatePermit"];
    };
    "/permit-fees": {
        /**
         * The permit fee of an estimate
         * @description CALC-4. No use tax is added. An `outcome` that `is` unknown says `why`. D: besides the reasons of a schedule there are `no-jurisdiction` (neither project nor
         *     schedule was named, or nobody knows whose the project's place is) and `no-published-schedule`; `hash` is then null.
         */
        post: operations["estimatePermitFees"];
    };
    "/waste_estimates": {
        /**
         * Squares and bundles with waste, for a visitor
         * @description CALC-1. D: the fields of the waste calculator, and its answer.
         */
        post: operations["estimateWaste"];
    };
    "/profile/keys": {
        /**
         * The API keys of the caller, by name
         * @description API-5. A person has at most fifty.
         */
        get: operations["listApiKeys"];
    };
    "/codeReports/profile/keys/{name}": {
        /**
         * An API key, but for its secret
         * @description API-5.
         */
        get: operations["getApiKey"];
        /**
         * Makes an API key
         * @description API-5 PLAN-10. A key of this name that is there already is void from then on. A key reads projects and reports while its person's plan includes
         *     integrations and is not expired: otherwise every call with the key is refused as `not-in-plan`, and is answered again once a plan includes them.
         *     D: the secret is told once, here; we keep only its digest. When the answer is lost the call is made again, and the lost key is void:
         *     that is why it takes no `Idempotency-Key`, since its answer must not be kept.
         */
        post: operations["createApiKey"];
        /**
         * Makes an API key void
         * @description API-5. At once. To revoke what is not there is not found.
         */
        delete: operations["revokeApiKey"];
    };
    "/codeReports/profile/limits": {
        /**
         * What is left of the allowances
         * @description ENT-4, PLAN-5, HDR-6.
         *     What the plan that holds for a person gives and what is left of it: the team's plan before their own, and the free plan
         *     (PLAN-5: 10 quick views, 2 code details, 1 weather history a month) for whoever has neither. An expired plan has nothing left.
         *     D: a team's bucket is used up by the team as one and counted for its whole life, a trial is counted once, and any other quota
         *     by the person alone, by months from the day of billing; add-ons count in the period they were bought in.
         */
        get: operations["getLimits"];
    };
    "/limits/blocked": {
        /**
         * Whether the caller may go on
         * @description PLAN-3. D: blocked when nothing is left of what `reason` names, or payments are paused.
         */
        get: operations["getBlocked"];
    };
    "/products/list-lookup": {
        /**
         * Those of some skus that are sold
         * @description API-6. In the order they were asked for; what is not sold is left out. An empty list where the database cannot answer.
         */
        post: operations["lookUpProducts"];
    };
    "/products/{type}": {
        /**
         * What is sold of a type
         * @description PLAN-9. A type that is not sold has no products.
         */
        get: operations["listProducts"];
    };
    "/products/{type}/{sku}": {
        /** One product */
        get: operations["getProduct"];
    };
    "/codeReports/orders/estimate": {
        /**
         * What an order would cost
         * @description PLAN-9. Costs nothing, and promises nothing for long. Money is whole cents.
         */
        post: operations["estimateOrder"];
    };
    "/code-report": {
        /**
         * The single reports that were bought, newest first
         * @description PLAN-1. D: the newest thousand; nobody buys as many one by one, so the list has no pages.
         */
        get: operations["listPurchasedReports"];
        /**
         * Buys one report, without a plan
         * @description PLAN-1, PLAN-9.
         *     D: no Idempotency-Key; the order carries its own `orderKey`. Placed again it is the same order: paid, it is answered with its
         *     receipt; waiting for the bank, it is looked at anew; declined, it stays so. Another order under the key is a problem.
         */
        post: operations["orderReport"];
    };
    "/add-ons": {
        /**
         * Buys an add-on
         * @description PLAN-1. D: it adds to what may be used in the period it is bought in, by the team where its plan is a bucket, else by the caller.
         *     D: no Idempotency-Key; the order carries its own `orderKey`. Placed again it is the same order: paid, it is answered with its
         *     receipt; waiting for the bank, it is looked at anew; declined, it stays so. Another order under the key is a problem.
         */
        post: operations["orderAddOn"];
    };
    "/plan-coupon": {
        /**
         * Puts a coupon on the plan
         * @description PLAN-1, PLAN-9.
         */
        post: operations["applyCoupon"];
    };
    "/authorize": {
        /**
         * Holds the price of a single report
         * @description PLAN-9. On the card in use, without taking it. The same `orderKey` holds it once.
         */
        post: operations["authorizePayment"];
    };
    "/payment_info": {
        /**
         * The saved cards
         * @description PLAN-9.
         */
        get: operations["getPaymentInfo"];
        /**
         * Saves a card
         * @description PLAN-9. `source` is the token that the payment provider gave for the card; a card number is refused. The first card is the one that is paid by.
         */
        post: operations["savePaymentInfo"];
        /**
         * Forgets every card
         * @description PLAN-9. D: a plan that goes on is paid by a card; it is removed first.
         */
        delete: operations["removePaymentInfo"];
    };
    "/profile/update_card_info": {
        /**
         * Changes when a saved card expires
         * @description PLAN-9.
         */
        post: operations["updateCardInfo"];
    };
    "/update_default_card": {
        /**
         * Sets the card that is paid by
         * @description PLAN-9. `source` is the id of a saved card.
         */
        post: operations["updateDefaultCard"];
    };
    "/retry_payment": {
        /**
         * Tries to collect what is past due
         * @description PLAN-9. On error it is no success, with a message. Two at once are one try.
         */
        post: operations["retryPayment"];
    };
    "/billingHistory": {
        /**
         * The bills, newest first
         * @description PLAN-9. D: those of the newest two thousand movements; no person has as many, so the list has no pages.
         */
        get: operations["listBills"];
    };
    "/billingHistory/transaction-list": {
        /**
         * Payments, refunds and payments that failed, newest first
         * @description PLAN-9. As many as of the bills.
         */
        get: operations["listTransactions"];
    };
    "/codeReports/subscriptions/plan": {
        /**
         * The plan that somebody is on
         * @description PLAN-1. The specification names no path. D: `userPlan` is the team's plan or else the person's own, and null where neither
         *     keeps one: then the free plan is what their allowances come from.
         */
        get: operations["getUserPlan"];
    };
    "/code-report-plan": {
        /**
         * Buys a plan
         * @description PLAN-1, PLAN-8, PLAN-9. The time that is left of a paid plan is given back. D: a plan is the team's where its owner buys it; whoever
         *     buys a team plan and has no team gets one.
         *     D: no Idempotency-Key; the order carries its own `orderKey`. Placed again it is the same order: paid, it is answered with its
         *     receipt; waiting for the bank, it is looked at anew; declined, it stays so. Another order under the key is a problem.
         *     D: of a person, or of their team, one order of a plan at a time: while another has not ended it is `order-underway`. One that
         *     waits for the bank is given up for it.
         */
        post: operations["orderPlan"];
        /**
         * Removes the plan
         * @description PLAN-10. It stays good to the end of the billing period that was paid for.
         */
        delete: operations["removePlan"];
    };
    "/code-report-plan/reactivate": {
        /**
         * Takes a removed plan back
         * @description PLAN-10. Until its billing period ends; after that it is bought anew.
         */
        post: operations["reactivatePlan"];
    };
    "/code-report-plan/pause": {
        /**
         * Pauses payments
         * @description PAUSE-4, PAUSE-6, PAUSE-9, PAUSE-10. Takes effect when the billing period ends. Why not is told by the `code`: `pause-` and one of
         *     `bought-on-android`, `not-monthly`, `plan-cannot-pause`, `not-owner`, `already-paused`, `paused-within-12-months`.
         */
        post: operations["pausePlan"];
    };
    "/code-report-plan/resume": {
        /**
         * Resumes payments
         * @description PAUSE-6, PAUSE-10. A pause that has not begun is taken back and leaves no trace.
         */
        post: operations["resumePlan"];
    };
    "/code-report-plan/pause/options/{count}": {
        /**
         * For how long payments can be paused
         * @description PAUSE-7. The app asks for three.
         */
        get: operations["getPauseOptions"];
    };
    "/codeReports/config/{name}": {
        /**
         * A configuration that the app is shown by
         * @description ENT-10, API-4. D: `ui` is the UI configuration, with `availabile_calculators` spelled so; lists that are public are found here too.
         */
        get: operations["getConfiguration"];
    };
    "/public/reports/config/{name}": {
        /**
         * A list that anybody may read
         * @description API-4, for example `professionTypes`.
         */
        get: operations["getPublicConfiguration"];
    };
    "/codeReports/form-lists/{name}": {
        /**
         * A list for a form
         * @description API-4. D: the envelope is that of the other lists.
         */
        get: operations["getFormList"];
    };
    "/feedback": {
        /**
         * Tells us what a person thinks
         * @description API-4. D: beside `details` the body says where the person was: `source` and `reportNumber` of the address of /feedback.
         */
        post: operations["sendFeedback"];
    };
    "/v2/surveys/{name}": {
        /**
         * What the caller has answered
         * @description API-4. D: any name is a survey; one that nobody asked is not answered yet.
         */
        get: operations["getSurvey"];
        /**
         * Answers a survey
         * @description API-4. The last answers count. D: a person answers at most a hundred surveys.
         */
        post: operations["answerSurvey"];
    };
    "/public/reports/hubspotentry": {
        /**
         * Tells the marketing contact list of somebody
         * @description API-3, API-4. D: `updates` are texts by the names of the list's fields. Answered alike whether the email is known or not.
         */
        post: operations["updateContact"];
    };
    "/identitypools/{identityPoolId}/identities/{identityId}/datasets/{datasetName}/records": {
        /**
         * The records of a dataset, in the order of keys
         * @description API-2. The wire form is that of Cognito Sync. D: a dataset that was never written is empty.
         */
        get: operations["listSyncRecords"];
        /**
         * Replaces and removes records
         * @description API-2. All patches or none; against the state that the session token was given for, or it is a conflict.
         *     D: answers the dataset as it then stands; a record that was removed is gone.
         */
        post: operations["updateSyncRecords"];
    };
    "/public/reports/email-verification": {
        /**
         * How an email address is registered
         * @description Tells what the specification makes visible: whether an email can sign up, and by which provider it signs in.
         *     D: `emails` holds one address or more; `status` and `message` speak of the first that is not free.
         */
        post: operations["verifyEmail"];
    };
    "/public/reports/phone-verification": {
        /**
         * Whether a phone number can be one
         * @description VAL-3. D: says nothing of whose it is.
         */
        post: operations["verifyPhone"];
    };
    "/public/google/login": {
        /**
         * Google's tokens for the code that its page came back with
         * @description AUTH-9. The code is good once. D: `refreshToken` is null where Google gives none, as it does to somebody who has
         *     agreed before; the page that asked is the one to compare the `state` it sent.
         */
        post: operations["signInWithGoogle"];
    };
    "/public/google/refresh-session": {
        /**
         * A new id token for a session with Google that lasts
         * @description AUTH-9. D: `refreshToken` is the one to use from now on: the same, or a new one where Google gave a new one.
         */
        post: operations["refreshGoogleSession"];
    };
    "/public/google/logout": {
        /**
         * Ends a session with Google
         * @description AUTH-9. D: one that is over already, or never was, is answered alike.
         */
        post: operations["signOutOfGoogle"];
    };
    "/public/idassociations": {
        /**
         * The email that an identity provider once told
         * @description AUTH-8. Apple and Microsoft tell it once; afterwards only their own id of the person.
         *     D: `id` is the provider's id; who knows it may know the email.
         */
        get: operations["findAssociatedEmail"];
        /**
         * Keeps the email that an identity provider told
         * @description AUTH-8. D: the id token in `idToken` must name this id among its identities and carry this email, verified; nothing is kept on
         *     anybody's word alone. The first email counts: an id that is known keeps its email, and the call is answered alike.
         */
        post: operations["associateEmail"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An invite that waits for an answer. */
        Invite: {
            team_id: string;
            /**
             * Format: date-time
             * @description When it was last sent.
             */
            invite_time: string;
        };
        /**
         * @description The shape of a call, whatever it asks for.
         * @enum {string}
         */
        RequestProblemCode: "invalid" | "number-required" | "selection-required" | "text-required" | "out-of-range" | "day-required" | "unknown-field" | "id-used-twice" | "contradicts-other-fields" | "invalid-cursor" | "page-needs-cursor" | "body-malformed" | "body-too-deep" | "body-too-large" | "media-type" | "not-found" | "another-site" | "idempotency-key-reused" | "too-many-requests";
        /**
         * @description Who is calling.
         * @enum {string}
         */
        SessionProblemCode: "signed-out" | "identity-unproven" | "terms-not-accepted" | "not-an-administrator" | "google-code-refused" | "google-session-over" | "google-unavailable";
        /**
         * @description A person's own data.
         * @enum {string}
         */
        ProfileProblemCode: "phone-invalid" | "email-invalid" | "code-refused" | "email-in-use" | "too-many-keys" | "too-many-aliases" | "too-many-surveys";
        /**
         * @description What the plan of the caller allows.
         * @enum {string}
         */
        PlanProblemCode: "no-plan" | "not-in-plan" | "plan-paused" | "plan-expired" | "allowance-used-up";
        /**
         * @description Pausing, resuming, removing and reactivating a plan.
         * @enum {string}
         */
        PlanChangeProblemCode: "plan-changed" | "pause-bought-on-android" | "pause-not-monthly" | "pause-plan-cannot-pause" | "pause-not-owner" | "pause-already-paused" | "pause-paused-within-12-months" | "resume-not-paused" | "resume-not-owner" | "resume-bought-on-android" | "remove-not-owner" | "remove-bought-on-android" | "remove-not-a-paid-plan" | "remove-already-removed" | "reactivate-not-owner" | "reactivate-bought-on-android" | "reactivate-not-removed" | "reactivate-expired";
        /**
         * @description Cards, coupons and orders.
         * @enum {string}
         */
        BillingProblemCode: "card-token-invalid" | "expiry-invalid" | "card-expired" | "card-unknown" | "card-refused" | "product-unknown" | "coupon-unknown" | "price-changed" | "order-not-owner" | "order-bought-on-android" | "order-already-on-plan" | "order-underway" | "plan-needs-card";
        /**
         * @description Reports, projects and their documents.
         * @enum {string}
         */
        ReportProblemCode: "ownership-mismatch" | "address-unreadable" | "address-denied" | "project-date-invalid" | "pdf-details-required" | "purchase-unusable" | "report-not-adoptable" | "vanity-id-taken" | "link-over" | "too-many-flags";
        /**
         * @description What a calculator cannot calculate.
         * @enum {string}
         */
        CalculatorProblemCode: "no-requirement-applies";
        /**
         * @description Teams, their members, invites and logos.
         * @enum {string}
         */
        TeamProblemCode: "not-in-a-team" | "not-team-owner" | "viewer-reads-only" | "team-id-required" | "inactive-team-id-required" | "occ-id-required" | "status-required" | "status-not-resendable" | "already-owner" | "owner-keeps-role" | "owner-stays" | "already-active" | "already-declined" | "in-another-team" | "team-changed" | "too-many-invites" | "image-type-unsupported" | "image-unreadable" | "image-too-large";
        /**
         * @description The records that a browser keeps in step with the server.
         * @enum {string}
         */
        SyncProblemCode: "invalid-key" | "patch-unreadable" | "sync-conflict";
        /**
         * @description The service itself fails.
         * @enum {string}
         */
        ServiceProblemCode: "internal-error" | "busy" | "unavailable" | "storage-full";
        /** @description A stable name of the problem, for programs. A later version of the API may add codes. */
        ProblemCode: components["schemas"]["RequestProblemCode"] | components["schemas"]["SessionProblemCode"] | components["schemas"]["ProfileProblemCode"] | components["schemas"]["PlanProblemCode"] | components["schemas"]["PlanChangeProblemCode"] | components["schemas"]["BillingProblemCode"] | components["schemas"]["ReportProblemCode"] | components["schemas"]["CalculatorProblemCode"] | components["schemas"]["TeamProblemCode"] | components["schemas"]["SyncProblemCode"] | components["schemas"]["ServiceProblemCode"];
        /** @description What went wrong, for programs and for people (RFC 9457). */
        Problem: {
            /** @description A name for this kind of problem: `urn:ridgeline:problem:<code>`. */
            type: string;
            /** @description What happened, in a sentence. */
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            /** @description Where in the request, as a path: `body/emails/0`. */
            field?: string;
            /** @description Names this request in the logs. */
            requestId: string;
        };
        /** @enum {string} */
        TeamRole: "admin" | "member" | "viewer";
        UsageCount: {
            code_reports: number;
            /**
             * Format: date-time
             * @description When it begins again at nothing.
             */
            cycle_reset: string | null;
        };
        /** @description What was used, counted three ways. */
        UsageCounts: {
            lifetime: components["schemas"]["UsageCount"];
            monthly: components["schemas"]["UsageCount"];
            free: components["schemas"]["UsageCount"];
        };
        Team: {
            id: string;
            /** @description The owner: the member with this id. */
            admin_id: string;
            name: string;
            logo_url: string | null;
            /** @description Those who have joined. */
            members: {
                id: string;
                role: components["schemas"]["TeamRole"];
            }[];
            limits: {
                /** @description Set where the plan counts for its whole life. */
                plan_config: {
                    /** @enum {string} */
                    type: "bucket";
                    max_bucket_size: number;
                } | null;
            };
            counts: components["schemas"]["UsageCounts"];
        };
        /** @description What anybody may see of a team. */
        TeamPublic: {
            id: string;
            name: string;
            logo_url: string | null;
        };
        /** @description Who has joined a team, or is invited to it. */
        Member: {
            /** @description The person’s, or the invite’s of who has not joined. */
            id: string;
            email: string;
            displayName: string | null;
            role: components["schemas"]["TeamRole"];
            /**
             * Format: date-time
             * @description When they joined or were first invited.
             */
            createdAt: string;
        };
        MemberPage: {
            items: components["schemas"]["Member"][];
            /** @description Where the next page begins, or null on the last one. */
            cursor_id: string | null;
            has_more: boolean;
        };
        /** @description An invite that was sent just now. */
        InviteSent: {
            /** @description Names it on the roster. */
            id: string;
            email: string;
            role: components["schemas"]["TeamRole"];
            /** Format: date-time */
            invite_time: string;
        };
        /** @enum {string} */
        InviteStatus: "active" | "pending" | "declined";
        /** @description Somebody as the roster shows them. */
        MemberOnRoster: {
            /** @description The person’s, or the invite’s of who has not joined. */
            id: string;
            email: string;
            displayName: string | null;
            role: components["schemas"]["TeamRole"];
            /**
             * Format: date-time
             * @description When they joined or were first invited.
             */
            createdAt: string;
            inviteStatus: components["schemas"]["InviteStatus"];
            /**
             * Format: date-time
             * @description When the invite was last sent; null for who never needed one.
             */
            invite_time: string | null;
            /** @description All of their projects, archived ones too. */
            projectCount: number;
        };
        MemberRosterPage: {
            items: components["schemas"]["MemberOnRoster"][];
            /** @description Where the next page begins, or null on the last one. */
            cursor_id: string | null;
            has_more: boolean;
        };
        /** @description A project as a list shows it. */
        ProjectSummary: {
            reportNumber: string;
            /** @description One line: street, city, state and ZIP. */
            address: string;
            /** @description The controlling municipality, or null where it is not known. */
            jurisdiction: string | null;
            /** @description Two letters, lower case. */
            state: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            propertyType: "residential" | "commercial";
            /** @enum {string} */
            roofType: "steep-slope" | "low-slope";
            /** @description The name of who created it. */
            createdBy: string;
            includes: ("code-detail" | "weather")[];
            archived: boolean;
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "reportNumber": "100026",
         *           "address": "400 Robert D. Ray Dr, Des Moines, IA 50309",
         *           "jurisdiction": null,
         *           "state": "ia",
         *           "createdAt": "2026-04-26T20:20:00.000Z",
         *           "propertyType": "residential",
         *           "roofType": "steep-slope",
         *           "createdBy": "Dana Whitfield",
         *           "includes": [],
         *           "archived": false
         *         }
         *       ],
         *       "cursor_id": "WyJjcmVhdGVkQXQiLCIyMDI2LTA0LTI2VDIwOjIwOjAwLjAwMFoiLDEwMDAyNl0",
         *       "has_more": true
         *     }
         */
        ProjectSummaryPage: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description Where the next page begins, or null on the last one. */
            cursor_id: string | null;
            has_more: boolean;
        };
        PlanLimits: {
            free: {
                period: {
                    ms: number | null;
                };
            };
            monthly: {
                code_reports: {
                    quantity: number;
                };
            };
            /** Format: date-time */
            end_date: string | null;
            allow_integration_access: boolean;
            allow_team_access: boolean;
        };
        /** @description How the plan wants to be shown. */
        PlanUi: {
            color: string | null;
            hide_price: boolean;
            show_modals_before_address_collection: boolean;
            can_pause_subscription: boolean;
            upgrade_plan_modal: {
                bullet_points: {
                    text: string;
                    icon: string;
                }[];
            };
            /** @description What one project beyond the quota costs, in cents; null where none can be bought. */
            overage_cost: number | null;
            expired_new_project_modal: {
                title: string | null;
                message: string | null;
                primaryActionPath: string | null;
                secondaryActionPath: string | null;
                nonpayerOverrides: {
                    title?: string | null;
                    message?: string | null;
                    primaryActionPath?: string | null;
                    secondaryActionPath?: string | null;
                } | null;
            } | null;
        };
        /** @description A pause of so many months, and when payments would go on (PAUSE-7). */
        PauseOption: {
            duration: number;
            /** Format: date-time */
            resumes_at: string;
        };
        /** @description A plan as it stands (ENT-3). Amounts are whole cents. */
        Subscription: {
            /** @enum {string} */
            type: "trial-plan" | "free-plan" | "paid" | "paid-team-plan";
            sku: string;
            /** @description ESSENTIAL, BUSINESS, ENTERPRISE, PREMIUM or another. */
            orderDisplayTitle: string;
            title: string;
            /** @description The variant: one_state or national. */
            option: string | null;
            /** @enum {string} */
            billingPeriod: "monthly" | "annual";
            price: {
                monthly: number | null;
                annual: number | null;
            };
            /** @description Paid for, and good. */
            billable: boolean;
            is_expired: boolean;
            /**
             * Format: date-time
             * @description When it was removed.
             */
            archivedDate: string | null;
            /** Format: date-time */
            start_time: string | null;
            purchase_provider: string | null;
            /** @description Where it was bought: web, android. */
            platform: string | null;
            /** Format: date-time */
            paused_at: string | null;
            /** Format: date-time */
            pause_active_at: string | null;
            /** Format: date-time */
            resumes_at: string | null;
            limits: components["schemas"]["PlanLimits"];
            ui: components["schemas"]["PlanUi"];
            /** @description What the payment provider says of it. */
            details: {
                /** @description In seconds. */
                billing_cycle_anchor: number | null;
                /** @description In seconds. */
                current_period_end: number | null;
                /** @description What time it is for the plan, outside production. */
                test_clock_details: {
                    /** @description In seconds. */
                    frozen_time: number;
                } | null;
            } | null;
            pause_options: components["schemas"]["PauseOption"][];
        };
        /** @description A saved card, as far as it may be shown. */
        Card: {
            id: string;
            brand: string;
            last4: string;
            exp_month: number;
            exp_year: number;
        };
        /** @description The saved cards, and by which of them is paid (ENT-1). */
        Customer: {
            default_source: string | null;
            sources: components["schemas"]["Card"][];
        };
        /** @description Something a person is told (ENT-9). Known ids are migration_notice and past_due_notice. */
        Notice: {
            id: string;
            message: string;
            type: string | null;
            /** @description Where Take Action leads. */
            webAction: string | null;
            trackingData: ({
                eventName: string;
            } & {
                [key: string]: unknown;
            }) | null;
        };
        /**
         * @description Who is signed in, with all that the app shows of them.
         * @example {
         *       "userId": "us-east-1:d0000000-0000-4000-8000-000000000012",
         *       "email": "olivia.brandt@example.com",
         *       "givenName": "Olivia",
         *       "familyName": "Brandt",
         *       "name": "Olivia Brandt",
         *       "displayName": "Olivia",
         *       "phone": null,
         *       "phoneVerified": false,
         *       "company": "Brandt Exteriors",
         *       "companyStreet": null,
         *       "companyCity": null,
         *       "companyState": null,
         *       "companyZip": null,
         *       "source": "cognito",
         *       "identity_provider_type": null,
         *       "photoURL": null,
         *       "professionType": "roofing-contractor",
         *       "signUpTimestamp": "2026-02-02T14:00:00.000Z",
         *       "accepted_tos_at": "2026-02-02T14:05:00.000Z",
         *       "team_id": "d1000000-0000-4000-8000-000000000001",
         *       "team": {
         *         "id": "d1000000-0000-4000-8000-000000000001",
         *         "admin_id": "us-east-1:d0000000-0000-4000-8000-000000000012",
         *         "name": "Brandt Exteriors",
         *         "logo_url": null,
         *         "members": [
         *           {
         *             "id": "us-east-1:d0000000-0000-4000-8000-000000000012",
         *             "role": "admin"
         *           },
         *           {
         *             "id": "us-east-1:d0000000-0000-4000-8000-000000000013",
         *             "role": "admin"
         *           },
         *           {
         *             "id": "us-east-1:d0000000-0000-4000-8000-000000000014",
         *             "role": "member"
         *           },
         *           {
         *             "id": "us-east-1:d0000000-0000-4000-8000-000000000015",
         *             "role": "viewer"
         *           }
         *         ],
         *         "limits": {
         *           "plan_config": null
         *         },
         *         "counts": {
         *           "lifetime": {
         *             "code_reports": 0,
         *             "cycle_reset": null
         *           },
         *           "monthly": {
         *             "code_reports": 0,
         *             "cycle_reset": null
         *           },
         *           "free": {
         *             "code_reports": 0,
         *             "cycle_reset": null
         *           }
         *         }
         *       },
         *       "subscriptions": [
         *         {
         *           "type": "paid-team-plan",
         *           "sku": "plan_23_q2_0003",
         *           "orderDisplayTitle": "BUSINESS",
         *           "title": "Pro",
         *           "option": "national",
         *           "billingPeriod": "monthly",
         *           "price": {
         *             "monthly": 14900,
         *             "annual": 149000
         *           },
         *           "billable": true,
         *           "is_expired": false,
         *           "archivedDate": null,
         *           "start_time": "2026-09-11T20:00:10.637Z",
         *           "purchase_provider": "stripe",
         *           "platform": "web",
         *           "paused_at": null,
         *           "pause_active_at": null,
         *           "resumes_at": null,
         *           "limits": {
         *             "free": {
         *               "period": {
         *                 "ms": null
         *               }
         *             },
         *             "monthly": {
         *               "code_reports": {
         *                 "quantity": 30
         *               }
         *             },
         *             "end_date": null,
         *             "allow_integration_access": true,
         *             "allow_team_access": true
         *           },
         *           "ui": {
         *             "color": "#1f4f8f",
         *             "hide_price": false,
         *             "show_modals_before_address_collection": true,
         *             "can_pause_subscription": true,
         *             "upgrade_plan_modal": {
         *               "bullet_points": []
         *             },
         *             "overage_cost": 500,
         *             "expired_new_project_modal": null
         *           },
         *           "details": {
         *             "billing_cycle_anchor": 1789156810.637,
         *             "current_period_end": 1797019210.637,
         *             "test_clock_details": null
         *           },
         *           "pause_options": [
         *             {
         *               "duration": 1,
         *               "resumes_at": "2027-01-11T20:00:10.637Z"
         *             },
         *             {
         *               "duration": 2,
         *               "resumes_at": "2027-02-11T20:00:10.637Z"
         *             },
         *             {
         *               "duration": 3,
         *               "resumes_at": "2027-03-11T20:00:10.637Z"
         *             }
         *           ]
         *         },
         *         {
         *           "type": "free-plan",
         *           "sku": "plan_free",
         *           "orderDisplayTitle": "FREE",
         *           "title": "Free",
         *           "option": null,
         *           "billingPeriod": "monthly",
         *           "price": {
         *             "monthly": null,
         *             "annual": null
         *           },
         *           "billable": false,
         *           "is_expired": false,
         *           "archivedDate": null,
         *           "start_time": "2026-09-21T20:00:10.618Z",
         *           "purchase_provider": null,
         *           "platform": null,
         *           "paused_at": null,
         *           "pause_active_at": null,
         *           "resumes_at": null,
         *           "limits": {
         *             "free": {
         *               "period": {
         *                 "ms": null
         *               }
         *             },
         *             "monthly": {
         *               "code_reports": {
         *                 "quantity": 10
         *               }
         *             },
         *             "end_date": null,
         *             "allow_integration_access": false,
         *             "allow_team_access": false
         *           },
         *           "ui": {
         *             "color": "#5f6b63",
         *             "hide_price": true,
         *             "show_modals_before_address_collection": true,
         *             "can_pause_subscription": false,
         *             "upgrade_plan_modal": {
         *               "bullet_points": [
         *                 {
         *                   "text": "30 property quickviews a month",
         *                   "icon": "home"
         *                 },
         *                 {
         *                   "text": "8 code detail add-ons a month",
         *                   "icon": "book"
         *                 },
         *                 {
         *                   "text": "4 weather history add-ons a month",
         *                   "icon": "cloud"
         *                 }
         *               ]
         *             },
         *             "overage_cost": null,
         *             "expired_new_project_modal": null
         *           },
         *           "details": null,
         *           "pause_options": []
         *         }
         *       ],
         *       "counts": {
         *         "lifetime": {
         *           "code_reports": 5,
         *           "cycle_reset": null
         *         },
         *         "monthly": {
         *           "code_reports": 0,
         *           "cycle_reset": "2026-12-11T20:00:10.637Z"
         *         },
         *         "free": {
         *           "code_reports": 0,
         *           "cycle_reset": null
         *         }
         *       },
         *       "limits": {
         *         "free": {
         *           "period": {
         *             "ms": null
         *           }
         *         },
         *         "monthly": {
         *           "code_reports": {
         *             "quantity": 30
         *           }
         *         },
         *         "end_date": null,
         *         "allow_integration_access": true,
         *         "allow_team_access": true
         *       },
         *       "customer": {
         *         "default_source": null,
         *         "sources": []
         *       },
         *       "primaryCard": null,
         *       "creditCardList": [],
         *       "notices": [],
         *       "flag_team_notification_seen": false,
         *       "utm_updated_at": null,
         *       "lastPasswordChange": null,
         *       "appleId": null,
         *       "googleId": null,
         *       "microsoftId": null,
         *       "doesNotExist": false
         *     }
         */
        Profile: {
            /** @description With its region marker, `us-east-1:…`. */
            userId: string;
            /** @description Empty where the profile does not exist yet. */
            email: string;
            givenName: string;
            familyName: string;
            name: string;
            displayName: string;
            /** @description +1 and ten digits. */
            phone: string | null;
            phoneVerified: boolean;
            company: string | null;
            companyStreet: string | null;
            companyCity: string | null;
            /** @description Two letters, lower case. */
            companyState: string | null;
            companyZip: string | null;
            /** @enum {string} */
            source: "cognito" | "federated";
            identity_provider_type: string | null;
            photoURL: string | null;
            professionType: string | null;
            /** Format: date-time */
            signUpTimestamp: string | null;
            /** Format: date-time */
            accepted_tos_at: string | null;
            team_id: string | null;
            /** @description The team the person is in, or null. */
            team: components["schemas"]["Team"] | null;
            /** @description The plans of the person, the one of their team first. The first is the current one. */
            subscriptions: components["schemas"]["Subscription"][];
            counts: components["schemas"]["UsageCounts"];
            /** @description Those of the current plan, or null without one. */
            limits: components["schemas"]["PlanLimits"] | null;
            customer: components["schemas"]["Customer"];
            /** @description The card that is paid by. */
            primaryCard: components["schemas"]["Card"] | null;
            creditCardList: components["schemas"]["Card"][];
            notices: components["schemas"]["Notice"][];
            flag_team_notification_seen: boolean;
            /** Format: date-time */
            utm_updated_at: string | null;
            /** Format: date-time */
            lastPasswordChange: string | null;
            appleId: string | null;
            googleId: string | null;
            microsoftId: string | null;
            /** @description Signed in, but there is no profile yet. */
            doesNotExist: boolean;
        };
        /** @description What may be saved of one's own profile. What is left out stays as it is; null empties it. */
        ProfileSave: {
            /** @description D: taken apart at the first space where givenName and familyName are left out. */
            name?: string;
            givenName?: string;
            familyName?: string;
            /** @description A North American number, however it is written. A new one is not verified. */
            phone?: string | null;
            professionType?: string | null;
            company?: string | null;
            companyStreet?: string | null;
            companyCity?: string | null;
            /** @description One of the fifty states. */
            companyState?: string | null;
            companyZip?: string | null;
            /** @constant */
            flag_team_notification_seen?: true;
            /** @constant */
            accepted_tos?: true;
            /** @description D: an id token of the user pool, for somebody who has no profile yet. It proves the email. */
            idToken?: string;
        };
        /** @description What may be changed of a profile. What is left out stays as it is; null empties it. */
        ProfileChanges: {
            /** @description D: taken apart at the first space where givenName and familyName are left out. */
            name?: string;
            givenName?: string;
            familyName?: string;
            /** @description A North American number, however it is written. A new one is not verified. */
            phone?: string | null;
            professionType?: string | null;
            company?: string | null;
            companyStreet?: string | null;
            companyCity?: string | null;
            /** @description One of the fifty states. */
            companyState?: string | null;
            companyZip?: string | null;
            /** @constant */
            flag_team_notification_seen?: true;
        };
        ProjectListPage: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description Where the next page begins, or null on the last one. */
            searchAfterIndex: string | null;
            has_more: boolean;
            /** @description Why the list is empty, where something was left out. */
            message: string | null;
        };
        /** @description Something a report says. `value` is null where it is not known: `unknown` is an answer, and has no source. */
        ReportFact: {
            /** @enum {string} */
            section: "municipality" | "code-detail" | "manufacturer-requirements" | "design-criteria" | "hail-storm-history" | "wind-storm-history" | "roof";
            /** @description What is said, as a word that stays: `adopted-residential-code`. */
            name: string;
            value: string | number | boolean | null;
            /** @description Where it is from; null only where the value is not known. */
            source: {
                name: string;
                url: string | null;
                edition: string | null;
                /** @description The day on which the source said so. */
                date: string | null;
            } | null;
            /** @enum {string} */
            confidence: "verified" | "likely" | "unknown";
        };
        /**
         * @description ENT-5. A report. `_version` 2 and above are shown as they are. A record of `_version` 1 is told as it stands, with the fields of the
         *     legacy form and whatever was written into them.
         */
        Report: {
            reportNumber: string;
            reportType?: string | null;
            simple_modules?: string[];
            querySrc?: string | null;
            address?: string | null;
            /** @enum {string|null} */
            propertyType?: "residential" | "commercial" | null;
            roofType?: string | null;
            /** @description What was bought for this one project. */
            purchaseObject?: {
                [key: string]: unknown;
            } | null;
            appSource?: string | null;
            version?: number;
            /** @description The form of the record. */
            _version: number;
            latitude?: number | null;
            longitude?: number | null;
            mapURL?: string | null;
            pdfURL?: string | null;
            manufacturer_report_pdf?: string | null;
            archived: boolean;
            claim_number: string | null;
            job_number: string | null;
            project_date: {
                /** @description A day of the calendar: `2026-03-02`. */
                date: string;
                /** @description What happened on it. */
                type: string;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The add-ons in it. */
            includes?: ("code-detail" | "weather")[];
            /** @description What people marked it with. */
            user_flags?: {
                [key: string]: boolean;
            };
            /** @description What it says, each with its source. Left out of lists. */
            facts?: components["schemas"]["ReportFact"][];
            /** @description Who controls the property. The name alone in a legacy record. */
            municipality?: {
                name: string | null;
                website: string | null;
                phone: string | null;
                email: string | null;
            } | string | null;
            /** @description Legacy. */
            street?: unknown;
            /** @description Legacy. */
            city?: unknown;
            /** @description Legacy. */
            county?: unknown;
            /** @description Legacy. */
            state?: unknown;
            /** @description Legacy. */
            zip?: unknown;
            /** @description Legacy. */
            elevation?: unknown;
            /** @description Legacy. */
            municipality_website?: unknown;
            /** @description Legacy. */
            municipality_phone?: unknown;
            /** @description Legacy. */
            municipality_email?: unknown;
            /** @description Legacy. */
            building_official_name?: unknown;
            /** @description Legacy. */
            building_official_phone?: unknown;
            /** @description Legacy. */
            building_official_email?: unknown;
            /** @description Legacy. */
            wind_speed_three_second_gust?: unknown;
            /** @description Legacy. */
            wind_speed_sustained?: unknown;
            /** @description Legacy. */
            wind_speed_ultimate_design?: unknown;
            /** @description Legacy. */
            permit_required?: unknown;
            /** @description Legacy. */
            code_enforced?: unknown;
            /** @description Legacy. */
            ice_and_watershield?: unknown;
            /** @description Legacy. */
            drip_edge_rakes_and_eaves?: unknown;
            /** @description Legacy. */
            install_per_manufacturer?: unknown;
            /** @description Legacy. */
            irc?: unknown;
            /** @description Legacy. */
            ibc?: unknown;
            /** @description Legacy. */
            iecc?: unknown;
        };
        ReportPage: {
            items: components["schemas"]["Report"][];
            /** @description Where the next page begins, or null on the last one. */
            cursor_id: string | null;
            has_more: boolean;
        };
        /** @description What a report is wanted for, and by which app. */
        ReportOrder: {
            /** @description One line: street, city, state and ZIP. */
            address: string;
            /** @description Who found the address. */
            source?: string;
            /** @description Its name there. */
            locationId?: string | null;
            /** @enum {string} */
            propertyType: "residential" | "commercial";
            /** @enum {string} */
            roofType: "steep-slope" | "low-slope";
            reportType?: string | null;
            simple_modules?: string[];
            querySrc?: string | null;
            purchaseObject?: {
                [key: string]: unknown;
            } | null;
            appSource: string;
            version: number;
        };
        States: {
            states: ("al" | "ak" | "az" | "ar" | "ca" | "co" | "ct" | "de" | "fl" | "ga" | "hi" | "id" | "il" | "in" | "ia" | "ks" | "ky" | "la" | "me" | "md" | "ma" | "mi" | "mn" | "ms" | "mo" | "mt" | "ne" | "nv" | "nh" | "nj" | "nm" | "ny" | "nc" | "nd" | "oh" | "ok" | "or" | "pa" | "ri" | "sc" | "sd" | "tn" | "tx" | "ut" | "vt" | "va" | "wa" | "wv" | "wi" | "wy")[];
        };
        /** @description For each state that was asked for, when its codes last changed; null where that is not known. */
        StateUpdates: {
            states: {
                [key: string]: string | null;
            };
        };
        /** @description An address as it was found, and by whom. */
        FoundAddress: {
            /** @description One line: street, city, state and ZIP. */
            address: string;
            /** @description Who found it. */
            source: string;
            /** @description Its name there. */
            locationId: string | null;
        };
        /** @description One line of working; `formula` is written in the symbols of `numbers`. */
        TraceStep: {
            code: string;
            /** @description Which of several alike things it is about: `eaves.0`. */
            at: string | null;
            formula: string;
            numbers: {
                [key: string]: number;
            };
            result: number;
            /** @enum {string} */
            unit: "in" | "ft" | "sf" | "sq-in" | "percent" | "factor" | "count" | "roll" | "bundle" | "piece" | "cent";
            /** @description How the result was rounded: `up-to-whole`, `half-up-to-cent`, `none` and so on. */
            rounding: string;
            /** @description What the line rests on: `kind` is code (with its citation), published (with its address), practice or arithmetic. */
            basis: {
                [key: string]: unknown;
            };
            /** @description The reading chosen where a text can be read in more than one way. */
            interpretation: string | null;
        };
        /**
         * @description CALC-6. What every calculator gives back: the same figures, from the same function, as in the browser and on the command line.
         * @example {
         *       "calculator": "ventilation",
         *       "ruleSet": "ventilation/2",
         *       "inputs": {
         *         "atticSf": 1500,
         *         "edition": 2021,
         *         "climateZone": 4,
         *         "vaporRetarder": "none",
         *         "placement": "assumed",
         *         "ratio": 150,
         *         "upperPercent": 50,
         *         "shareReading": "of-required",
         *         "products": [
         *           {
         *             "id": "ridge-vent",
         *             "place": "upper",
         *             "soldBy": "ft",
         *             "netFreeSqIn": 18
         *           },
         *           {
         *             "id": "box-vent",
         *             "place": "upper",
         *             "soldBy": "piece",
         *             "netFreeSqIn": 50
         *           },
         *           {
         *             "id": "soffit-vent",
         *             "place": "lower",
         *             "soldBy": "ft",
         *             "netFreeSqIn": 9
         *           },
         *           {
         *             "id": "soffit-vent-16x8",
         *             "place": "lower",
         *             "soldBy": "piece",
         *             "netFreeSqIn": 65
         *           }
         *         ],
         *         "provided": []
         *       },
         *       "outcome": {
         *         "ratio": 150,
         *         "whyNot300": [],
         *         "reading": "both-conditions",
         *         "otherReading": null,
         *         "placement": {
         *           "condition": "within-3-ft-of-ridge",
         *           "is": "assumed",
         *           "decides": false
         *         },
         *         "requiredSqIn": 1440,
         *         "exhaustSqIn": 720,
         *         "intakeSqIn": 720,
         *         "quantities": [
         *           {
         *             "product": "ridge-vent",
         *             "quantity": 40
         *           },
         *           {
         *             "product": "box-vent",
         *             "quantity": 15
         *           },
         *           {
         *             "product": "soffit-vent",
         *             "quantity": 80
         *           },
         *           {
         *             "product": "soffit-vent-16x8",
         *             "quantity": 12
         *           }
         *         ],
         *         "check": null
         *       },
         *       "trace": [
         *         {
         *           "at": null,
         *           "rounding": "half-up-to-hundredth",
         *           "basis": {
         *             "kind": "code",
         *             "citation": {
         *               "family": "IRC",
         *               "section": "R806.2",
         *               "edition": 2021,
         *               "topic": "attic-ventilation-area"
         *             }
         *           },
         *           "interpretation": "full",
         *           "unit": "sq-in",
         *           "code": "required",
         *           "formula": "A × 144 / k",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150
         *           },
         *           "result": 1440
         *         },
         *         {
         *           "at": null,
         *           "rounding": "half-up-to-hundredth",
         *           "basis": {
         *             "kind": "code",
         *             "citation": {
         *               "family": "IRC",
         *               "section": "R806.2",
         *               "edition": 2021,
         *               "topic": "attic-ventilation-area"
         *             }
         *           },
         *           "interpretation": null,
         *           "unit": "sq-in",
         *           "code": "exhaust",
         *           "formula": "A × 144 / k × u / 100",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150,
         *             "u": 50
         *           },
         *           "result": 720
         *         },
         *         {
         *           "at": null,
         *           "rounding": "half-up-to-hundredth",
         *           "basis": {
         *             "kind": "code",
         *             "citation": {
         *               "family": "IRC",
         *               "section": "R806.2",
         *               "edition": 2021,
         *               "topic": "attic-ventilation-area"
         *             }
         *           },
         *           "interpretation": null,
         *           "unit": "sq-in",
         *           "code": "intake",
         *           "formula": "A × 144 / k × (100 − u) / 100",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150,
         *             "u": 50
         *           },
         *           "result": 720
         *         },
         *         {
         *           "at": "products.0",
         *           "rounding": "up-to-whole",
         *           "basis": {
         *             "kind": "practice"
         *           },
         *           "interpretation": null,
         *           "code": "quantity",
         *           "formula": "ceil(A × 144 / k × u / 100 / a)",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150,
         *             "u": 50,
         *             "a": 18
         *           },
         *           "result": 40,
         *           "unit": "ft"
         *         },
         *         {
         *           "at": "products.1",
         *           "rounding": "up-to-whole",
         *           "basis": {
         *             "kind": "practice"
         *           },
         *           "interpretation": null,
         *           "code": "quantity",
         *           "formula": "ceil(A × 144 / k × u / 100 / a)",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150,
         *             "u": 50,
         *             "a": 50
         *           },
         *           "result": 15,
         *           "unit": "piece"
         *         },
         *         {
         *           "at": "products.2",
         *           "rounding": "up-to-whole",
         *           "basis": {
         *             "kind": "practice"
         *           },
         *           "interpretation": null,
         *           "code": "quantity",
         *           "formula": "ceil(A × 144 / k × (100 − u) / 100 / a)",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150,
         *             "u": 50,
         *             "a": 9
         *           },
         *           "result": 80,
         *           "unit": "ft"
         *         },
         *         {
         *           "at": "products.3",
         *           "rounding": "up-to-whole",
         *           "basis": {
         *             "kind": "practice"
         *           },
         *           "interpretation": null,
         *           "code": "quantity",
         *           "formula": "ceil(A × 144 / k × (100 − u) / 100 / a)",
         *           "numbers": {
         *             "A": 1500,
         *             "k": 150,
         *             "u": 50,
         *             "a": 65
         *           },
         *           "result": 12,
         *           "unit": "piece"
         *         }
         *       ],
         *       "warnings": [],
         *       "words": "59d18a56d1f8",
         *       "hash": "12a82e9134d0aa1983f82217261fecfccbfa51880599701d3241e869a7dca31d"
         *     }
         */
        Calculation: {
            /** @enum {string} */
            calculator: "ice-and-water-shield" | "waste" | "ventilation" | "permit-fee";
            /** @description The rules that were followed, raised whenever they change: `waste/1`. */
            ruleSet: string;
            /** @description The version of the words that the result is shown in. */
            words: string;
            /** @description What was calculated with, defaults filled in. A calculator given them again answers the same. */
            inputs: {
                [key: string]: unknown;
            };
            /** @description The figures. */
            outcome: {
                [key: string]: unknown;
            };
            /** @description The working, line by line. */
            trace: components["schemas"]["TraceStep"][];
            warnings: {
                /** @description What to know before relying on the figures. */
                code: string;
                /** @description Which input it is about: `eaves.0`. */
                at: string | null;
                /** @description What says so. */
                basis?: {
                    [key: string]: unknown;
                };
            }[];
            /** @description SHA-256 over all the rest, in canonical JSON; null where nothing could be calculated. */
            hash: string | null;
        };
        /** @description CALC-1. Lengths in feet, areas in square feet. A number may be given as text (`2,450.5`); null is as if it were left out. */
        WasteFields: {
            /** @description The roof’s area along the slope, where no plan is given. */
            areaSf?: number | string | null;
            eavesFt?: number | string | null;
            rakesFt?: number | string | null;
            hipsFt?: number | string | null;
            ridgesFt?: number | string | null;
            /** @description The outline to measure the roof from. */
            plan?: ({
                /** @enum {string} */
                shape?: "gable" | "hip" | "shed";
                lengthFt?: number | string;
                widthFt?: number | string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Inches of rise in 12 inches of run. */
            rise?: number | string | null;
            /** @description The edition of the code. */
            edition?: number | string | null;
            /** @description How the waste is reckoned: flat, complexity or cut-edge. */
            way?: string | null;
            /** @description The waste of the flat way. */
            percent?: number | string | null;
            /** @description The roof for the way by complexity: shape, valleys, dormers, penetrations. */
            complexity?: {
                [key: string]: unknown;
            } | null;
            /** @description The cut edges for the way by their length. */
            cutEdgeFt?: number | string | null;
            /** @description actual or nearest-bundle. */
            rounding?: string | null;
            /** @description A kind of shingle whose product data are the defaults. */
            shingle?: string | null;
            /** @description A kind of underlayment whose product data are the defaults. */
            underlayment?: string | null;
            bundlesPerSquare?: number | string | null;
            /** @description eaves or eaves-and-rakes. */
            starterAlong?: string | null;
            starterFtPerBundle?: number | string | null;
            capFtPerBundle?: number | string | null;
            dripEdgePieceFt?: number | string | null;
            dripEdgeLapIn?: number | string | null;
            /** @description actual, half-roll or full-roll. */
            underlaymentMeasure?: string | null;
            underlaymentRollSf?: number | string | null;
        };
        /** @description CALC-2. A number may be given as text; null is as if it were left out. */
        IceAndWaterShieldFields: {
            eaves?: {
                lengthFt?: number | string | null;
                /** @description From the roof’s edge to the wall’s face. */
                overhangIn?: number | string | null;
                /** @description The wall’s thickness, where it was measured; beside a stud and a wall type it must be what they come to. */
                wallIn?: number | string | null;
                /** @description 2x4 or 2x6, where it was not. */
                stud?: string | null;
                /** @description brick, siding or stucco. */
                wallType?: string | null;
                /** @description What the thickness is built up from, as an earlier answer has it: stud and type. */
                wall?: {
                    [key: string]: unknown;
                } | null;
                /** @description Inches of rise in 12 inches of run. */
                rise?: number | string | null;
            }[] | null;
            valleysFt?: number | string | null;
            /** @description The edition of the code. */
            edition?: number | string | null;
            /** @description How 24 inches are measured: horizontal or along-slope. */
            reading?: string | null;
            /** @description Whether the municipality requires an ice barrier: yes, no or unknown. */
            designation?: string | null;
            /** @description conditioned or detached-accessory, which the code excepts where it has no conditioned floor area. */
            structure?: string | null;
            /** @description asphalt-shingle, metal-shingle, mineral-roll, slate, wood-shingle, wood-shake or other: warns where the section does not cover it. */
            covering?: string | null;
            /** @description Ultimate design wind speed: warns where underlayment is stricter in high wind. */
            windMph?: number | string | null;
            /** @description A local rule by its id, or written out. */
            localRule?: string | {
                [key: string]: unknown;
            } | null;
            /** @description actual, half-roll or full-roll. */
            measure?: string | null;
            /** @description A roll whose product data are the defaults. */
            roll?: string | null;
            rollWidthIn?: number | string | null;
            rollAreaSf?: number | string | null;
            sideLapIn?: number | string | null;
        };
        /** @description CALC-3. A number may be given as text; null is as if it were left out. */
        VentilationFields: {
            /** @description The attic’s floor. */
            atticSf?: number | string | null;
            /** @description The edition of the code. */
            edition?: number | string | null;
            climateZone?: number | string | null;
            /** @description The class of the vapor retarder on the warm side. */
            vaporRetarder?: string | null;
            /** @description Whether the vents sit where 1/300 wants them: met, not-met or assumed (left out, it is assumed and the answer warns of it). */
            placement?: string | null;
            /** @description The ratio asked for: 150 or 300. */
            ratio?: number | string | null;
            /** @description The share planned for the upper part. */
            upperPercent?: number | string | null;
            /** @description of-required or of-provided. */
            shareReading?: string | null;
            /** @description Vents with id, place (upper or lower), soldBy (ft or piece) and netFreeSqIn. */
            products?: {
                [key: string]: unknown;
            }[] | null;
            /** @description What is there: product and quantity. */
            provided?: {
                [key: string]: unknown;
            }[] | null;
        };
        /**
         * @description CALC-4. Dollars and square feet. A number may be given as text. The municipality is the project's; without a project
         *     (CALC-5) D: `schedule` names a published schedule by its id. Where neither tells a schedule, the fee is unknown.
         */
        PermitFeeFields: {
            project_number?: string | number | null;
            /** @description Square feet. */
            roof_size?: number | string | null;
            roof_material_type?: string | null;
            material_cost?: number | string | null;
            total_project_value?: number | string | null;
            /** @description D: true adds the line of the city’s use tax. */
            city_use_tax_added?: boolean | string | null;
            /** @description D: true adds the line of the county’s use tax. */
            county_use_tax_added?: boolean | string | null;
            /** @description D: residential or commercial; the project’s where left out. */
            property_type?: string | null;
            /** @description D: whether plans are reviewed for this permit. */
            plan_review?: boolean | string | null;
            /** @description D: what the contract says, for schedules that charge by it; left out, the value of the project stands in and the answer warns of it. */
            contract_price?: number | string | null;
            /** @description D: whether the work includes heating, cooling or ventilating equipment; only then is a mechanical fee charged. */
            mechanical_work?: boolean | string | null;
            /** @description D: a pre-application fee paid already, which some authorities take off the permit fee. */
            fee_paid_before?: number | string | null;
            /** @description D: a published schedule by its id. */
            schedule?: string | null;
        };
        /** @description An API key as far as it may be shown again. */
        ApiKey: {
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The last four characters of the secret. */
            ending: string;
        };
        /** @description An API key as it is told once. */
        NewApiKey: {
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The last four characters of the secret. */
            ending: string;
            /** @description Sent as `x-api-key`. */
            secret: string;
        };
        /** @description How much the plan gives and how much of it is left. */
        Allowance: {
            allocation: number;
            available: number;
        };
        /** @description Something that is sold. Amounts are whole cents. */
        Product: {
            /** @description code-report-plan, code-report, add-ons or another. */
            type: string;
            sku: string;
            title: string;
            description: string | null;
            prices: {
                priceId: string;
                amount: number;
                /**
                 * @description Null for what is bought once.
                 * @enum {string|null}
                 */
                billing: "monthly" | "annual" | null;
                /**
                 * @description Null for what is the same in every state.
                 * @enum {string|null}
                 */
                variant: "one_state" | "national" | null;
            }[];
        };
        /** @description What somebody wants to buy. */
        OrderWish: {
            /** @enum {string} */
            type: "plan";
            sku: string;
            /** @enum {string|null} */
            variant?: "one_state" | "national" | null;
            /** @enum {string|null} */
            billing?: "monthly" | "annual" | null;
            /** @description The state that a one_state plan is for. */
            state?: string | null;
            /** @description To be charged now, and not when a trial ends. */
            payUpFront?: boolean;
            couponCode?: string | null;
        } | {
            /** @enum {string} */
            type: "report";
            sku: string;
            reportType: string;
            couponCode?: string | null;
        } | {
            /** @enum {string} */
            type: "add-on";
            sku: string;
            priceId: string;
            team_id?: string | null;
        };
        Coupon: {
            id: string;
            /** @description In hundredths of a percent. */
            percent_off_hundredths: number | null;
            /** @description In cents. */
            amount_off: number | null;
        };
        /** @description What an order would cost, in cents, as it stands at a moment. */
        Estimate: {
            lines: {
                /** @enum {string} */
                type: "item" | "unused-time";
                title: string;
                /** @description Negative where something is given back. */
                amount: number;
            }[];
            coupon: components["schemas"]["Coupon"] | null;
            discount: number;
            tax: number;
            total: number;
            credit_left: number;
            /** Format: date-time */
            charged_at: string;
            /** Format: date-time */
            estimated_at: string;
        };
        Receipt: {
            order_id: string;
            /** Format: date-time */
            paid_at: string;
            /** @description What was taken, in cents. */
            amount: number;
            bought: {
                /** @enum {string} */
                type: "plan";
                plan: components["schemas"]["Subscription"];
            } | {
                /** @enum {string} */
                type: "report";
                sku: string;
                reportType: string;
            } | {
                /** @enum {string} */
                type: "add-on";
                sku: string;
            };
        };
        /** @description By what is paid. `id` is the token of a card that was just typed in, or the id of a saved card. */
        OrderSource: {
            /** @enum {string} */
            type: "new-card" | "saved-card";
            id: string;
        };
        /** @description What became of an order. */
        Charge: {
            /** @enum {string} */
            status: "paid";
            receipt: components["schemas"]["Receipt"];
        } | {
            /** @enum {string} */
            status: "needs-confirmation";
            /** @description For the payment provider's library, which asks the bank. */
            client_secret: string;
        } | {
            /** @enum {string} */
            status: "declined";
            /** @enum {string} */
            reason: "card-declined" | "insufficient-funds" | "card-expired" | "code-wrong" | "processing-error";
        };
        /**
         * @description Tells an order that is placed again from a second one. Where it is left out, an order of the same content is the same order for ten
         *     minutes.
         */
        OrderKey: string;
        /** @description Whether a price is held. */
        Authorization: {
            /** @enum {string} */
            status: "authorized";
            id: string;
            price: number;
        } | {
            /** @enum {string} */
            status: "needs-confirmation";
            /** @description For the payment provider's library, which asks the bank. */
            client_secret: string;
        } | {
            /** @enum {string} */
            status: "declined";
            /** @enum {string} */
            reason: "card-declined" | "insufficient-funds" | "card-expired" | "code-wrong" | "processing-error";
        };
        /** @description One bill, and how it stands. */
        Bill: {
            id: string;
            /** Format: date-time */
            at: string;
            title: string;
            /** @description In cents. */
            amount: number;
            /** @enum {string} */
            status: "paid" | "open" | "past-due" | "void" | "refunded";
            receipt_url: string | null;
        };
        /** @description One movement of money. */
        Transaction: {
            id: string;
            bill_id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            type: "payment" | "refund" | "failed-payment";
            /** @description In cents. What went back is negative, what failed is nothing. */
            amount: number;
        };
        /** @description One entry of a dropdown. */
        Choice: {
            label: string;
            value: string;
        };
        /** @description A key and its value. */
        SyncRecord: {
            Key: string;
            Value: string;
            /** @description The count of the dataset as this record was last written. */
            SyncCount: number;
            /** @description Seconds since 1970 with milliseconds as a fraction. */
            LastModifiedDate: number;
        };
        EmailStatus: {
            /**
             * @description `ok` when the email is free; else how it is registered.
             * @example ok
             * @example cognito-account
             * @example google-account
             * @example apple-account
             * @example microsoft-account
             * @example sso-account
             * @example invalid
             */
            status: string;
            /** @description A sentence that goes on from "Email", empty when the email is free. */
            message: string;
        };
    };
    responses: {
        /** @description The request does not fit the contract; `field` says where. */
        Invalid: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No good token, or of nobody we know. */
        Unauthenticated: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not for this caller. */
        Forbidden: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or not for this caller; the two look alike. */
        NotFound: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More calls than this class allows; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until calls are answered again. */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This Idempotency-Key was used for another call. */
        KeyReused: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It cannot be done as things stand; `code` says why. */
        Conflict: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Where the PDF can be opened; null where none could be made. */
        Link: {
            content: {
                "application/json": {
                    url: string | null;
                };
            };
        };
        /** @description The link was good, and is over; another can be asked for. */
        LinkOver: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call takes. */
        TooLarge: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The plan has run out, or has no more of this to give; `code` says which. */
        PaymentRequired: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The products */
        products: {
            content: {
                "application/json": {
                    items: components["schemas"]["Product"][];
                };
            };
        };
        /** @description The estimate */
        estimated: {
            content: {
                "application/json": components["schemas"]["Estimate"];
            };
        };
        /** @description Their receipts */
        bought: {
            content: {
                "application/json": {
                    items: components["schemas"]["Receipt"][];
                };
            };
        };
        /** @description What became of the order */
        charged: {
            content: {
                "application/json": components["schemas"]["Charge"];
            };
        };
        /** @description What this call needs does not answer right now; the same call may be sent again in a moment. */
        Unavailable: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The coupon */
        couponed: {
            content: {
                "application/json": components["schemas"]["Coupon"];
            };
        };
        /** @description Whether it is held */
        held: {
            content: {
                "application/json": components["schemas"]["Authorization"];
            };
        };
        /** @description The cards as they then are */
        customer: {
            content: {
                "application/json": components["schemas"]["Customer"];
            };
        };
        /** @description Whether it was collected */
        retried: {
            content: {
                "application/json": {
                    success: boolean;
                    /** @description Why not. */
                    message?: string;
                };
            };
        };
        /** @description The bills */
        bills: {
            content: {
                "application/json": {
                    items: components["schemas"]["Bill"][];
                };
            };
        };
        /** @description The movements of money */
        movements: {
            content: {
                "application/json": {
                    items: components["schemas"]["Transaction"][];
                };
            };
        };
        /** @description The profile as it then is */
        changed: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    status: 200;
                    updatedProfile: components["schemas"]["Profile"];
                };
            };
        };
        /** @description What Google vouches for, and what renews it */
        Tokens: {
            content: {
                "application/json": {
                    idToken: string;
                    refreshToken: string | null;
                };
            };
        };
        /** @description The session that should be renewed is over; signing in begins another. */
        SessionOver: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
         *     The same key with the same call is answered the same for a day; with another call it is a problem.
         */
        IdempotencyKey: string;
        /** @description The number of the report. */
        ReportId: string;
        /** @description Which PDF of the report. */
        Kind: "whole" | "iws" | "windHistoryHailTrace" | "hailStorm" | "iwsCalculation" | "wasteCalculation" | "ventilationCalculation" | "buildingDesignCriteria" | "salesTax" | "manufacturer" | "permit_calculator";
        /** @description A person's projects, or a team's. One that is not the list's own is refused as `ownership-mismatch`. */
        ProjectOwnership: "user" | "team";
        /** @description Whose projects, the caller or a colleague; those of the whole team where it is left out of a team's list. */
        ProjectUserId: string;
        /** @description The caller's team. */
        ProjectTeamId: string;
        /** @description Words looked for in address, municipality, report number, claim and job number. */
        ProjectTerm: string;
        /** @description What the projects are ordered by. */
        ProjectSortBy: "createdAt" | "address";
        /** @description Which end comes first. */
        ProjectOrder: "asc" | "desc";
        /**
         * @description The page's number. A page is found by its cursor alone: one after the first that comes without `searchAfterIndex` is refused as
         *     `page-needs-cursor`.
         */
        ProjectPageNumber: number;
        /** @description How many projects a page has. */
        ProjectLimit: number;
        /** @description Where the page begins, as the page before it ended. */
        ProjectSearchAfterIndex: string;
        /** @description The state the property lies in, two letters, lower case. */
        ProjectState: string;
        /** @description The controlling municipality. */
        ProjectJurisdiction: string;
        /** @description The first day of creation, UTC. */
        ProjectCreatedDateFrom: string;
        /** @description The last day of creation, UTC. */
        ProjectCreatedDateTo: string;
        /** @description Part of the name of who created it. */
        ProjectCreatedBy: string;
        /** @description Words that must all stand in the project. */
        ProjectHasTheWords: string;
        /** @description Residential or commercial. */
        ProjectPropertyType: "residential" | "commercial";
        /** @description The kind of roof. */
        ProjectRoofType: "steep-slope" | "low-slope";
        /** @description An add-on that the project includes. */
        ProjectProjectIncludes: "code-detail" | "weather";
        /** @description The number of the report, which is the number of its project. */
        ReportNumber: string;
        /** @description The number of the anonymous report. */
        AnonymousNumber: string;
        /**
         * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
         *     Who cannot tell it, cannot find the report.
         */
        AnonymousSession: string;
        /** @description Where a browser says that the call comes from. Another site is refused. */
        FetchSite: string;
        type: string;
    };
    requestBodies: {
        RefreshToken: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type Invite = components['schemas']['Invite'];
export type RequestProblemCode = components['schemas']['RequestProblemCode'];
export type SessionProblemCode = components['schemas']['SessionProblemCode'];
export type ProfileProblemCode = components['schemas']['ProfileProblemCode'];
export type PlanProblemCode = components['schemas']['PlanProblemCode'];
export type PlanChangeProblemCode = components['schemas']['PlanChangeProblemCode'];
export type BillingProblemCode = components['schemas']['BillingProblemCode'];
export type ReportProblemCode = components['schemas']['ReportProblemCode'];
export type CalculatorProblemCode = components['schemas']['CalculatorProblemCode'];
export type TeamProblemCode = components['schemas']['TeamProblemCode'];
export type SyncProblemCode = components['schemas']['SyncProblemCode'];
export type ServiceProblemCode = components['schemas']['ServiceProblemCode'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Problem = components['schemas']['Problem'];
export type TeamRole = components['schemas']['TeamRole'];
export type UsageCount = components['schemas']['UsageCount'];
export type UsageCounts = components['schemas']['UsageCounts'];
export type Team = components['schemas']['Team'];
export type TeamPublic = components['schemas']['TeamPublic'];
export type Member = components['schemas']['Member'];
export type MemberPage = components['schemas']['MemberPage'];
export type InviteSent = components['schemas']['InviteSent'];
export type InviteStatus = components['schemas']['InviteStatus'];
export type MemberOnRoster = components['schemas']['MemberOnRoster'];
export type MemberRosterPage = components['schemas']['MemberRosterPage'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ProjectSummaryPage = components['schemas']['ProjectSummaryPage'];
export type PlanLimits = components['schemas']['PlanLimits'];
export type PlanUi = components['schemas']['PlanUi'];
export type PauseOption = components['schemas']['PauseOption'];
export type Subscription = components['schemas']['Subscription'];
export type Card = components['schemas']['Card'];
export type Customer = components['schemas']['Customer'];
export type Notice = components['schemas']['Notice'];
export type Profile = components['schemas']['Profile'];
export type ProfileSave = components['schemas']['ProfileSave'];
export type ProfileChanges = components['schemas']['ProfileChanges'];
export type ProjectListPage = components['schemas']['ProjectListPage'];
export type ReportFact = components['schemas']['ReportFact'];
export type Report = components['schemas']['Report'];
export type ReportPage = components['schemas']['ReportPage'];
export type ReportOrder = components['schemas']['ReportOrder'];
export type States = components['schemas']['States'];
export type StateUpdates = components['schemas']['StateUpdates'];
export type FoundAddress = components['schemas']['FoundAddress'];
export type TraceStep = components['schemas']['TraceStep'];
export type Calculation = components['schemas']['Calculation'];
export type WasteFields = components['schemas']['WasteFields'];
export type IceAndWaterShieldFields = components['schemas']['IceAndWaterShieldFields'];
export type VentilationFields = components['schemas']['VentilationFields'];
export type PermitFeeFields = components['schemas']['PermitFeeFields'];
export type ApiKey = components['schemas']['ApiKey'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type Allowance = components['schemas']['Allowance'];
export type Product = components['schemas']['Product'];
export type OrderWish = components['schemas']['OrderWish'];
export type Coupon = components['schemas']['Coupon'];
export type Estimate = components['schemas']['Estimate'];
export type Receipt = components['schemas']['Receipt'];
export type OrderSource = components['schemas']['OrderSource'];
export type Charge = components['schemas']['Charge'];
export type OrderKey = components['schemas']['OrderKey'];
export type Authorization = components['schemas']['Authorization'];
export type Bill = components['schemas']['Bill'];
export type Transaction = components['schemas']['Transaction'];
export type Choice = components['schemas']['Choice'];
export type SyncRecord = components['schemas']['SyncRecord'];
export type EmailStatus = components['schemas']['EmailStatus'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseLink = components['responses']['Link'];
export type ResponseLinkOver = components['responses']['LinkOver'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponseProducts = components['responses']['products'];
export type ResponseEstimated = components['responses']['estimated'];
export type ResponseBought = components['responses']['bought'];
export type ResponseCharged = components['responses']['charged'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseCouponed = components['responses']['couponed'];
export type ResponseHeld = components['responses']['held'];
export type ResponseCustomer = components['responses']['customer'];
export type ResponseRetried = components['responses']['retried'];
export type ResponseBills = components['responses']['bills'];
export type ResponseMovements = components['responses']['movements'];
export type ResponseChanged = components['responses']['changed'];
export type ResponseTokens = components['responses']['Tokens'];
export type ResponseSessionOver = components['responses']['SessionOver'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterReportId = components['parameters']['ReportId'];
export type ParameterKind = components['parameters']['Kind'];
export type ParameterProjectOwnership = components['parameters']['ProjectOwnership'];
export type ParameterProjectUserId = components['parameters']['ProjectUserId'];
export type ParameterProjectTeamId = components['parameters']['ProjectTeamId'];
export type ParameterProjectTerm = components['parameters']['ProjectTerm'];
export type ParameterProjectSortBy = components['parameters']['ProjectSortBy'];
export type ParameterProjectOrder = components['parameters']['ProjectOrder'];
export type ParameterProjectPageNumber = components['parameters']['ProjectPageNumber'];
export type ParameterProjectLimit = components['parameters']['ProjectLimit'];
export type ParameterProjectSearchAfterIndex = components['parameters']['ProjectSearchAfterIndex'];
export type ParameterProjectState = components['parameters']['ProjectState'];
export type ParameterProjectJurisdiction = components['parameters']['ProjectJurisdiction'];
export type ParameterProjectCreatedDateFrom = components['parameters']['ProjectCreatedDateFrom'];
export type ParameterProjectCreatedDateTo = components['parameters']['ProjectCreatedDateTo'];
export type ParameterProjectCreatedBy = components['parameters']['ProjectCreatedBy'];
export type ParameterProjectHasTheWords = components['parameters']['ProjectHasTheWords'];
export type ParameterProjectPropertyType = components['parameters']['ProjectPropertyType'];
export type ParameterProjectRoofType = components['parameters']['ProjectRoofType'];
export type ParameterProjectProjectIncludes = components['parameters']['ProjectProjectIncludes'];
export type ParameterReportNumber = components['parameters']['ReportNumber'];
export type ParameterAnonymousNumber = components['parameters']['AnonymousNumber'];
export type ParameterAnonymousSession = components['parameters']['AnonymousSession'];
export type ParameterFetchSite = components['parameters']['FetchSite'];
export type ParameterType = components['parameters']['type'];
export type RequestBodyRefreshToken = components['requestBodies']['RefreshToken'];
export type $defs = Record<string, never>;
export interface operations {
    listInvites: {
        parameters: {
            query: {
                /** @description Whose invites. */
                email: string;
                /** @description Whether they are sent again. */
                resend?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invites */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["Invite"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team */
            200: {
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    renameTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The team by its new name */
            200: {
                content: {
                    "application/json": components["schemas"]["TeamPublic"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /** @description How many a page has. */
                limit?: number;
                /** @description Where the page begins, as the page before it ended. */
                cursor_id?: string;
            };
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members */
            200: {
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    addTeamMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                    role: components["schemas"]["TeamRole"];
                };
            };
        };
        responses: {
            /** @description The invites that were sent; empty when all of them have joined already */
            201: {
                content: {
                    "application/json": {
                        items: components["schemas"]["InviteSent"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeTeamMember: {
        parameters: {
            query: {
                /** @description Who is removed, as the roster names them. */
                member_id: string;
            };
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are gone */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchTeamMembers: {
        parameters: {
            query?: {
                /** @description Looked for in name and email. */
                term?: string;
                /** @description What the roster is ordered by. */
                sortBy?: "createdAt" | "name" | "email" | "role" | "inviteStatus" | "projectCount";
                /** @description Which end comes first. */
                sortOrder?: "asc" | "desc";
                /** @description The page’s number. One after the first that comes without `cursor_id` is refused as `page-needs-cursor`. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description What those who are found have in common. */
                filters?: string[];
                /** @description Words that must all be found. */
                advancedTerms?: string[];
                /** @description How many projects those who are found have. */
                numberOfProjects?: number;
                /** @description Where the page begins, as the page before it ended. */
                cursor_id?: string;
            };
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the roster */
            200: {
                content: {
                    "application/json": components["schemas"]["MemberRosterPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendTeamInvites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: {
                        email: string;
                        role: components["schemas"]["TeamRole"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The invites that were sent; empty when all of them have joined already */
            201: {
                content: {
                    "application/json": {
                        items: components["schemas"]["InviteSent"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerTeamInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    answer: "accepted" | "declined";
                };
            };
        };
        responses: {
            /** @description The answer is kept */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeTeamOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newAdminId: string;
                };
            };
        };
        responses: {
            /** @description Who owns the team now */
            200: {
                content: {
                    "application/json": {
                        admin_id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who, as the roster names them. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newRole: components["schemas"]["TeamRole"];
                };
            };
        };
        responses: {
            /** @description Their role from now on */
            200: {
                content: {
                    "application/json": {
                        id: string;
                        role: components["schemas"]["TeamRole"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeamReports: {
        parameters: {
            query?: {
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: string;
                /** @description How many a page has. */
                limit?: number;
                /** @description Where the page begins, as the page before it ended. */
                cursor_id?: string;
            };
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectSummaryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countTeamProjects: {
        parameters: {
            query: {
                /** @description Whose projects. */
                requester_id: string;
            };
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listInactiveMembers: {
        parameters: {
            query?: {
                /** @description Which team. */
                team_id?: string;
                /** @description How many a page has. */
                limit?: number;
                /** @description Where the page begins, as the page before it ended. */
                cursor_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the roster */
            200: {
                content: {
                    "application/json": components["schemas"]["MemberRosterPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resendInvites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    team_id?: string;
                    status?: components["schemas"]["InviteStatus"];
                };
            };
        };
        responses: {
            /** @description Whether it was done */
            200: {
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAddressStates: {
        parameters: {
            query?: {
                /** @description Which projects. */
                occ_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two letters each, lower case */
            200: {
                content: {
                    "application/json": {
                        items: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listJurisdictions: {
        parameters: {
            query: {
                /** @description Which projects. */
                occ_id?: string;
                /** @description Two letters, lower case. */
                state: string;
                /** @description Part of the municipality’s name. */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names */
            200: {
                content: {
                    "application/json": {
                        items: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    countCommercialProjects: {
        parameters: {
            query?: {
                /** @description Which projects. */
                occ_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReportPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Link"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    makeReportPdf: {
        parameters: {
            query: {
                /** @description Which part. */
                type: "windHistoryHailTrace" | "hailStorm" | "iwsCalculation" | "wasteCalculation" | "ventilationCalculation" | "buildingDesignCriteria" | "salesTax" | "manufacturer" | "permit_calculator";
            };
            header?: never;
            path: {
                /** @description The number of the report. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    manufacturer_id?: string;
                    product_id?: string;
                    permitDetails?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Link"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReportIwsPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Link"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    invalidatePdf: {
        parameters: {
            query?: {
                /** @description Which PDF of the report. */
                type?: components["parameters"]["Kind"];
            };
            header?: never;
            path: {
                /** @description The number of the report. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is kept of it any more */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendPdf: {
        parameters: {
            query?: {
                /** @description Which PDF of the report. */
                type?: components["parameters"]["Kind"];
            };
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number of the report. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will be sent */
            202: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    openReportPdf: {
        parameters: {
            query: {
                /** @description Which part of the report. */
                kind: string;
                /** @description What the file lies under. */
                hash: string;
                /** @description When the link is over, in milliseconds. */
                until: number;
                /** @description Proves that the link is ours. */
                seal: string;
            };
            header?: never;
            path: {
                /** @description The number of the report. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF */
            200: {
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkOver"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    showTeamLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    imgKey: string;
                };
            };
        };
        responses: {
            /** @description The team with its logo */
            200: {
                content: {
                    "application/json": components["schemas"]["TeamPublic"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    storeTeamLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The bytes of the picture, in base64. */
                    image: string;
                };
            };
        };
        responses: {
            /** @description What the picture is called from now on */
            201: {
                content: {
                    "application/json": {
                        imgKey: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeamLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
                /** @description The picture. */
                imgKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPublicTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The team’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team */
            200: {
                content: {
                    "application/json": components["schemas"]["TeamPublic"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description Which application asks. */
                app?: "web" | "mobile";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aliasProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alias: string;
                };
            };
        };
        responses: {
            /** @description Kept */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileSave"];
            };
        };
        responses: {
            /** @description The profile as it now is */
            200: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    changeProfileEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    idToken?: string;
                };
            };
        };
        responses: {
            /** @description The profile as it now is */
            200: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProfileByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    profile: components["schemas"]["ProfileChanges"];
                };
            };
        };
        responses: {
            /** @description The profile as it now is */
            200: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    passwordChanged?: true;
                };
            };
        };
        responses: {
            /** @description Ended */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signupEmailVerified: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idToken?: string;
                };
            };
        };
        responses: {
            /** @description The profile */
            200: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveUtm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    utm_parameters: {
                        source?: string;
                        medium?: string;
                        campaign?: string;
                        term?: string;
                        content?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Kept */
            200: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        utm_updated_at: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    submitPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description The profile as it now is */
            200: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                };
            };
        };
        responses: {
            /** @description On its way by text */
            202: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description How much of each project is told; only the summary exists. */
                view?: "summary";
                /** @description Where the page begins, as the page before it ended. */
                cursor_id?: string;
                /** @description How many projects a page has. */
                limit?: number;
                /** @description Whose projects; the caller's where it is left out. */
                owner_ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectSummaryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchProjects: {
        parameters: {
            query?: {
                /** @description A person's projects, or a team's. One that is not the list's own is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller or a colleague; those of the whole team where it is left out of a team's list. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description What the projects are ordered by. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description Which end comes first. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page's number. A page is found by its cursor alone: one after the first that comes without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description How many projects a page has. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description Where the page begins, as the page before it ended. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state the property lies in, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the name of who created it. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all stand in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectListPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMyProjects: {
        parameters: {
            query?: {
                /** @description The caller. */
                userId?: string;
                /** @description A person's projects, or a team's. One that is not the list's own is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description What the projects are ordered by. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description Which end comes first. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page's number. A page is found by its cursor alone: one after the first that comes without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description How many projects a page has. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description Where the page begins, as the page before it ended. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state the property lies in, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the name of who created it. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all stand in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectListPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeamProjects: {
        parameters: {
            query?: {
                /** @description A person's projects, or a team's. One that is not the list's own is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller or a colleague; those of the whole team where it is left out of a team's list. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description What the projects are ordered by. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description Which end comes first. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page's number. A page is found by its cursor alone: one after the first that comes without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description How many projects a page has. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description Where the page begins, as the page before it ended. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state the property lies in, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the name of who created it. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all stand in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectListPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTeamFullProjects: {
        parameters: {
            query?: {
                /** @description A person's projects, or a team's. One that is not the list's own is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller or a colleague; those of the whole team where it is left out of a team's list. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description What the projects are ordered by. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description Which end comes first. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page's number. A page is found by its cursor alone: one after the first that comes without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description How many projects a page has. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description Where the page begins, as the page before it ended. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state the property lies in, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the name of who created it. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all stand in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectListPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listByOwnership: {
        parameters: {
            query?: {
                /** @description A person's projects, or a team's. */
                ownership?: "user" | "team";
                /** @description Whose projects, the caller or a colleague; those of the whole team where it is left out of a team's list. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description What the projects are ordered by. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description Which end comes first. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page's number. A page is found by its cursor alone: one after the first that comes without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description How many projects a page has. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description Where the page begins, as the page before it ended. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state the property lies in, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the name of who created it. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all stand in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                content: {
                    "application/json": components["schemas"]["ProjectListPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    applyUpgrades: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The number of the project. */
                projectNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    action: "apply-upgrades";
                    upgrades: ("code-detail" | "weather")[];
                    patches?: {
                        claim_number?: string | null;
                        job_number?: string | null;
                        /** @enum {string} */
                        propertyType?: "residential" | "commercial";
                        /** @enum {string} */
                        roofType?: "steep-slope" | "low-slope";
                    };
                };
            };
        };
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setUserFlags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the project. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: boolean;
                };
            };
        };
        responses: {
            /** @description All flags of the project */
            200: {
                content: {
                    "application/json": {
                        user_flags: {
                            [key: string]: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description How much of each report is told. */
                details?: "standard";
                /** @description What is looked for. */
                term?: string;
                /** @description How many reports a page has. */
                limit?: number;
                /** @description Where the page begins, as the page before it ended. */
                cursor_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports */
            200: {
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportOrder"];
            };
        };
        responses: {
            /** @description The report, or null */
            201: {
                content: {
                    "application/json": {
                        report: components["schemas"]["Report"] | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLastUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moment, or null where none is known */
            200: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        last_update: string | null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLastStateUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["States"];
            };
        };
        responses: {
            /** @description Each state with its moment */
            200: {
                content: {
                    "application/json": components["schemas"]["StateUpdates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLocalStateUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["States"];
            };
        };
        responses: {
            /** @description Each state with its moment */
            200: {
                content: {
                    "application/json": components["schemas"]["StateUpdates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listStateSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Two letters each, lower case, in the order of the alphabet */
            200: {
                content: {
                    "application/json": components["schemas"]["States"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceStateSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["States"];
            };
        };
        responses: {
            /** @description As they are kept */
            200: {
                content: {
                    "application/json": components["schemas"]["States"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    archiveReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    archive: true;
                } | {
                    /** @constant */
                    unarchive: true;
                };
            };
        };
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveReportClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    claim_number?: string | null;
                    job_number?: string | null;
                };
            };
        };
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    saveReportDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_date: {
                        date: string;
                        type: string;
                    };
                };
            };
        };
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    shareReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret of the link, and the path of the page */
            200: {
                content: {
                    "application/json": {
                        share: string;
                        path: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unshareReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Void */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    nameReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vanity_id: string;
                };
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                content: {
                    "application/json": {
                        reportNumber: string;
                        vanity_id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    findReportByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name. */
                vanity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its number */
            200: {
                content: {
                    "application/json": {
                        reportNumber: string;
                        vanity_id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSampleReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyAdoption: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
                 *     Who cannot tell it, cannot find the report.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
            };
            path: {
                /** @description The number of the anonymous report. */
                id: components["parameters"]["AnonymousNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They may */
            200: {
                content: {
                    "application/json": {
                        reportNumber: string;
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    adoptReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
                 *     Who cannot tell it, cannot find the report.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
                /** @description Where a browser says that the call comes from. Another site is refused. */
                "sec-fetch-site"?: components["parameters"]["FetchSite"];
            };
            path: {
                /** @description The number of the anonymous report. */
                id: components["parameters"]["AnonymousNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report, which is a project of the caller's from now on */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAnonymousReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
                 *     Who cannot tell it, cannot find the report.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportOrder"];
            };
        };
        responses: {
            /** @description Why there is none */
            200: {
                content: {
                    "application/json": {
                        data: {
                            error: string;
                            /** @enum {string} */
                            code: "address-unreadable" | "property-unknown" | "visit-used-up";
                        };
                    };
                };
            };
            /** @description The report */
            201: {
                content: {
                    "application/json": {
                        data: {
                            report: components["schemas"]["Report"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPublicReport: {
        parameters: {
            query?: {
                /** @description The secret of the link. */
                share?: string;
            };
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
                 *     Who cannot tell it, cannot find the report.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
            };
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRoofDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
                 *     Who cannot tell it, cannot find the report.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reportNumber: string;
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description The facts */
            200: {
                content: {
                    "application/json": {
                        reportNumber: string;
                        requestId: string;
                        facts: components["schemas"]["ReportFact"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWeatherSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser, told to nobody else.
                 *     Who cannot tell it, cannot find the report.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    projectNumber: string;
                    /** @enum {string} */
                    weatherType: "hail" | "wind";
                };
            };
        };
        responses: {
            /** @description The facts */
            200: {
                content: {
                    "application/json": {
                        projectNumber: string;
                        /** @enum {string} */
                        weatherType: "hail" | "wind";
                        facts: components["schemas"]["ReportFact"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkAddressAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    source?: string;
                    locationId?: string | null;
                };
            };
        };
        responses: {
            /** @description Granted or denied */
            200: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        access: "granted" | "denied";
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggestAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description None where nothing fits */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["FoundAddress"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    calculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    calculator: "ice-and-water-shield" | "waste" | "ventilation" | "permit-fee";
                    inputs: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    calculateWaste: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    initial?: components["schemas"]["WasteFields"];
                    inputs: components["schemas"]["WasteFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    calculateIceAndWaterShield: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    initial?: components["schemas"]["IceAndWaterShieldFields"];
                    inputs: components["schemas"]["IceAndWaterShieldFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    calculateVentilation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    initial?: components["schemas"]["VentilationFields"];
                    inputs: components["schemas"]["VentilationFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    calculatePermit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inputs: components["schemas"]["PermitFeeFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    estimatePermitFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_number?: string | number | null;
                    estimated_project_valuation?: number | string | null;
                    estimated_material_cost?: number | string | null;
                    roof_material_type?: string | null;
                    /** @description Square feet. */
                    roof_size?: number | string | null;
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    estimateWaste: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WasteFields"];
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["ApiKey"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the key, which is the id of its integration. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key */
            200: {
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the key, which is the id of its integration. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with its secret */
            201: {
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the key, which is the id of its integration. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Void */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLimits: {
        parameters: {
            query?: {
                /** @description Whose; the caller or one of the same team. */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Allocation and available of each */
            200: {
                content: {
                    "application/json": {
                        quick_view: components["schemas"]["Allowance"];
                        code_detail: components["schemas"]["Allowance"];
                        weather: components["schemas"]["Allowance"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBlocked: {
        parameters: {
            query?: {
                /** @description What the caller is about to use. */
                reason?: "quick_view" | "code_detail" | "weather";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether nothing is left */
            200: {
                content: {
                    "application/json": {
                        reason: string;
                        blocked: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    lookUpProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    skus: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["products"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["type"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["products"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["parameters"]["type"];
                sku: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    estimateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    params: components["schemas"]["OrderWish"];
                };
            };
        };
        responses: {
            200: components["responses"]["estimated"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPurchasedReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["bought"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: {
                        sku: string;
                        reportType: string;
                        couponCode?: string | null;
                        source: components["schemas"]["OrderSource"];
                        /** @description What the caller was told it costs, in cents: this is charged, or nothing. */
                        total: number;
                        /** @description Tells an order that is placed again from a second one. */
                        orderKey: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["charged"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sku: string;
                    priceId: string;
                    team_id?: string | null;
                    /** @description The card in use where it is left out. */
                    source?: components["schemas"]["OrderSource"];
                    /** @description What the caller was told it costs, in cents: this is charged, or nothing. The price where it is left out. */
                    total?: number;
                    orderKey?: components["schemas"]["OrderKey"];
                };
            };
        };
        responses: {
            200: components["responses"]["charged"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    couponId: string;
                };
            };
        };
        responses: {
            200: components["responses"]["couponed"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    authorizePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    price: number;
                    reportType: string;
                    orderKey?: components["schemas"]["OrderKey"];
                };
            };
        };
        responses: {
            200: components["responses"]["held"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["customer"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    savePaymentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source: string;
                };
            };
        };
        responses: {
            200: components["responses"]["customer"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePaymentInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["customer"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCardInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardDetails: {
                        cardId: string;
                        expMonth: number;
                        expYear: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["customer"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDefaultCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source: string;
                };
            };
        };
        responses: {
            200: components["responses"]["customer"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    retryPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["retried"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["bills"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["movements"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserPlan: {
        parameters: {
            query: {
                /** @description Whose; the caller or one of the same team. */
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan */
            200: {
                content: {
                    "application/json": {
                        userPlan: components["schemas"]["Subscription"] | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: {
                        sku: string;
                        /** @enum {string|null} */
                        variant?: "one_state" | "national" | null;
                        /** @enum {string|null} */
                        billing?: "monthly" | "annual" | null;
                        /** @description The state that a one_state plan is for. */
                        state?: string | null;
                        /** @description To be charged now, and not when a trial ends. */
                        payUpFront?: boolean;
                        couponCode?: string | null;
                        source: components["schemas"]["OrderSource"];
                        /** @description What the caller was told it costs, in cents: this is charged, or nothing. */
                        total: number;
                        /** @description Tells an order that is placed again from a second one. */
                        orderKey: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["charged"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reactivatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    pausePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    durationMonths: number;
                };
            };
        };
        responses: {
            200: components["responses"]["changed"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resumePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPauseOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                count: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options, the shortest first */
            200: {
                content: {
                    "application/json": {
                        pause_options: components["schemas"]["PauseOption"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        /** @description Whatever this configuration holds. */
                        item: unknown;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPublicConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        item: components["schemas"]["Choice"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFormList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which one. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        item: components["schemas"]["Choice"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    details: string;
                    source?: string | null;
                    reportNumber?: string | null;
                };
            };
        };
        responses: {
            /** @description Kept for our people to read */
            201: {
                content: {
                    "application/json": {
                        /** @description Names the message when somebody asks about it. */
                        id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which survey. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last answers */
            200: {
                content: {
                    "application/json": {
                        name: string;
                        /** @description The answers by the names of the questions; null where there are none yet. */
                        values: {
                            [key: string]: unknown;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    answerSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which survey. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description As they are kept */
            200: {
                content: {
                    "application/json": {
                        name: string;
                        /** @description The answers by the names of the questions; null where there are none yet. */
                        values: {
                            [key: string]: unknown;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this call, so that it may be sent again when its answer was lost: a UUID or another text that is used once.
                 *     The same key with the same call is answered the same for a day; with another call it is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    updates: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Taken */
            202: {
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Invalid"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSyncRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identity pool; there is one. */
                identityPoolId: string;
                /** @description Whose records, as `userId` is written. */
                identityId: string;
                /** @description Which dataset; `user_data` unless one is meant. */
                datasetName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                content: {
                    "application/json": {
                        DatasetSyncCount: number;
                        /** @description Good for one update. */
                        SyncSessionToken: string;
                        Records: components["schemas"]["SyncRecord"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSyncRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The identity pool; there is one. */
                identityPoolId: string;
                /** @description Whose records, as `userId` is written. */
                identityId: string;
                /** @description Which dataset; `user_data` unless one is meant. */
                datasetName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    SyncSessionToken: string;
                    RecordPatches: {
                        /** @enum {string} */
                        Op: "replace" | "remove";
                        /** @description A text that is not empty. */
                        Key: unknown;
                        Value?: string;
                        SyncCount: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The dataset after them */
            200: {
                content: {
                    "application/json": {
                        DatasetSyncCount: number;
                        /** @description Good for one update. */
                        SyncSessionToken: string;
                        Records: components["schemas"]["SyncRecord"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string[];
                };
            };
        };
        responses: {
            /** @description How it is registered */
            200: {
                content: {
                    "application/json": components["schemas"]["EmailStatus"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                };
            };
        };
        responses: {
            /** @description What it is */
            200: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "invalid";
                        /** @description Empty where it is good. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authorizationCode: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Tokens"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshGoogleSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefreshToken"];
        responses: {
            200: components["responses"]["Tokens"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["SessionOver"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutOfGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefreshToken"];
        responses: {
            /** @description Ended */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAssociatedEmail: {
        parameters: {
            query: {
                /** @description The identity provider's id of the person. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email, or null */
            200: {
                content: {
                    "application/json": {
                        id: string;
                        email: string | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    associateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    email: string;
                    idToken?: string;
                };
            };
        };
        responses: {
            /** @description Kept */
            204: {
                content?: never;
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
