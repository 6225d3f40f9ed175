// Generated from openapi/ by `pnpm contract`. Never edited by hand.
export interface paths {
    "/teams/invites": {
        /**
         * The pending invites of an address
         * @description TEAM-4. Of the caller’s own address, or of another person's to the team that the caller manages. D: `resend` sends them again
         *     before they are listed.
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
         * Renames a team
         * @description TEAM-2. D: returns the public part of the team. A team's name is one line.
         */
        post: operations["renameTeam"];
    };
    "/teams/{id}/members": {
        /**
         * Members and invites of a team
         * @description ENT-8. The oldest first.
         */
        get: operations["listTeamMembers"];
        /**
         * Invites people to a team
         * @description TEAM-2 TEAM-4. Each address gets an invite with its role; a declined invite is sent again. D TEAM-2.3: nothing
         *     changes, and nothing is mailed, for an address that is in the team or invited already, or for which the plan has no
         *     seat left; open invites hold seats. D TEAM-2.2: the owner alone invites admins.
         */
        post: operations["addTeamMembers"];
        /**
         * Removes a member, or withdraws an invite
         * @description TEAM-2. The owner cannot be removed: they must hand the team over first. D TEAM-2.2: the owner alone removes
         *     admins. D: `member_id` is in the query, since
         *     some intermediaries drop the body of a DELETE.
         */
        delete: operations["removeTeamMember"];
    };
    "/teams/{id}/members/search": {
        /**
         * The roster of a team, searched
         * @description TEAM-3. Pages are read by cursor: `cursor_id` of one answer starts the next page. `filters` are `role:…` and
         *     `inviteStatus:…`.
         */
        get: operations["searchTeamMembers"];
    };
    "/teams/{id}/members/invites": {
        /**
         * Invites people to a team, each in a role of their own
         * @description TEAM-2 TEAM-4. D: `details` has an email and a role for each; everything else is as when members are added.
         */
        post: operations["sendTeamInvites"];
    };
    "/teams/{id}/invites/answer": {
        /**
         * Accepts or declines an invite
         * @description TEAM-4. D: the specification has no path for this; it is beside the invites. The invite is the one of the caller’s
         *     own address. A person in another team is refused with that reason, and their invite stays pending.
         */
        post: operations["answerTeamInvite"];
    };
    "/members/changeowner": {
        /**
         * Hands the caller’s team over
         * @description TEAM-2. Of two concurrent calls exactly one succeeds. D: the roles of both stay as they are.
         */
        post: operations["changeTeamOwner"];
    };
    "/members/{memberId}/changerole": {
        /**
         * Changes the role of a member or an invite
         * @description TEAM-2. The owner's role cannot be changed. D TEAM-2.2: the owner alone gives and takes the role `admin`.
         */
        post: operations["changeMemberRole"];
    };
    "/members/{memberId}/restore": {
        /**
         * Brings a removed member back
         * @description D TEAM-2.4: within an hour of the removal, in the role they had, without a new invite; one that is open ends. The
         *     owner alone brings an admin back. Refused where the plan has no seat left, open invites counted, and for a person
         *     who has joined another team.
         */
        post: operations["restoreTeamMember"];
    };
    "/teams/{id}/reports": {
        /** The projects of all members of a team, newest first */
        get: operations["listTeamReports"];
    };
    "/teams/{id}/projectCount": {
        /**
         * How many projects a person has in a team
         * @description TEAM-5. A requester is named by id; for an email address the count is 0. Archived projects count.
         */
        get: operations["countTeamProjects"];
    };
    "/inactiveMembers": {
        /**
         * Invited people who have not joined
         * @description TEAM-4 TEAM-6. Without a team id it returns an error.
         */
        get: operations["listInactiveMembers"];
    };
    "/resend-invites-batch": {
        /**
         * Sends all invites of one status again
         * @description TEAM-4 TEAM-6. Declined invites are sent again. Without a team id or a status it returns an error. D: the team is
         *     named in the body, as `team_id`.
         */
        post: operations["resendInvites"];
    };
    "/projects/address-states": {
        /**
         * The states of the projects
         * @description TEAM-5 TEAM-6. Of the projects under an OCC id those that the caller may see: their own and their team’s. Without
         *     an OCC id it returns an error. D TEAM-5.1: the operator puts projects under an OCC id, in the table `occ_projects`; no operation
         *     does, and no screen asks.
         */
        get: operations["listAddressStates"];
    };
    "/projects/jurisdictions": {
        /**
         * The municipalities of the projects in a state
         * @description TEAM-5 TEAM-6. Of the projects under an OCC id those that the caller may see: their own and their team’s. Without
         *     an OCC id it returns an error. D TEAM-5.1: the operator puts projects under an OCC id, in the table `occ_projects`; no operation
         *     does, and no screen asks.
         */
        get: operations["listJurisdictions"];
    };
    "/projects/commercial": {
        /**
         * How many projects are commercial
         * @description TEAM-5 TEAM-6. Of the projects under an OCC id those that the caller may see: their own and their team’s. Without
         *     an OCC id it returns an error. D TEAM-5.1: the operator puts projects under an OCC id, in the table `occ_projects`; no operation
         *     does, and no screen asks.
         */
        get: operations["countCommercialProjects"];
    };
    "/codeReports/pdf/{id}": {
        /**
         * The whole report as a PDF
         * @description RPT-7. It is made on the first request, and stored under the hash of its content and layout. D: `url` is valid for
         *     fifteen minutes and opens without a token, as in a new browser tab.
         */
        get: operations["getReportPdf"];
        /**
         * One part of a report as a PDF
         * @description RPT-7. `manufacturer` needs `manufacturer_id` and `product_id`, `permit_calculator` needs `permitDetails`. D: the
         *     body is `{}` if the type needs nothing.
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
    "/codeReports/pdf/{id}/claim-letter": {
        /**
         * A letter to the insurance carrier as a PDF
         * @description RPT-7. D: one or two pages with the claim, and each requirement that the report holds with its source and day, and the
         *     quantities of its saved calculations with what each rests on. `questions` chooses the requirements. What the report does not include or know is left out. The
         *     numbers are printed; those of the report stay as they are.
         */
        post: operations["makeClaimLetter"];
    };
    "/pdf/{id}/invalidate": {
        /**
         * Deletes the stored versions of a PDF
         * @description RPT-7. It is made again on the next request. D: without `type` it is the whole report.
         */
        post: operations["invalidatePdf"];
    };
    "/pdf/{id}/send": {
        /**
         * Mails a PDF to the caller
         * @description RPT-7. The mail has a link that is valid for seven days. D: without `type` it is the whole report. `hash` names a PDF of
         *     that type that was made, as its link does, and exactly that one is mailed. Without it a claim letter, and the PDF of a manufacturer or a
         *     permit, is the one that had been made last when this was called.
         */
        post: operations["sendPdf"];
    };
    "/report/pdf/{id}": {
        /**
         * The file of a link
         * @description RPT-7. D: the specification has this on a separate service. It needs only the file storage and the secret of the
         *     links, no database and no user pool, so it may be served separately; here the same process answers it.
         */
        get: operations["openReportPdf"];
    };
    "/pdf-batches": {
        /**
         * The caller's batches of PDFs
         * @description D RPT-7.6. Those of the last seven days, the newest first; at most twenty.
         */
        get: operations["listPdfBatches"];
        /**
         * Makes PDFs of many reports
         * @description D RPT-7.6. They are made in the background, one by one; whether the caller may see a report is asked for each when its PDF is
         *     made. A person has one batch at a time: another is `pdf-batch-underway` until it is made or cancelled. One that takes more than
         *     a minute is also sent by mail, as a link that is valid for seven days.
         */
        post: operations["startPdfBatch"];
    };
    "/pdf-batches/{batchId}": {
        /**
         * How far a batch of PDFs is
         * @description D RPT-7.6. When all is made, `url` is where the archive is.
         */
        get: operations["getPdfBatch"];
    };
    "/pdf-batches/{batchId}/cancel": {
        /**
         * Makes no more PDFs of a batch
         * @description D RPT-7.6. There is no archive of it; PDFs that were made stay stored with their reports. A batch that is made stays as it is.
         */
        post: operations["cancelPdfBatch"];
    };
    "/pdf-batches/{batchId}/archive": {
        /**
         * The archive of a batch
         * @description D RPT-7.6. A ZIP of the PDFs, each named by address, type and number, and a text that lists the reports without one. It is written while
         *     it is sent, of those PDFs that the person of the batch may see at that moment. If a file cannot be read, the connection ends before the
         *     archive does. Like the link of a PDF it needs no token.
         */
        get: operations["openPdfBatch"];
    };
    "/public/papers/{seal}": {
        /**
         * Whether a paper is what was issued
         * @description RPT-7. D: for everybody who has the seal that is printed on a PDF: the SHA-256 of all that it prints, which is
         *     computed again from what was kept when it was made. `replaced` says that the report has changed since. Answers with
         *     what the paper says of codes and products, to be compared, and nothing of the property or of a person.
         */
        get: operations["checkPaper"];
    };
    "/team-logo": {
        /**
         * Changes the logo of a team
         * @description TEAM-2. `imgKey` names a picture that an owner of the same team stored before (`POST /team-logo/image`). D:
         *     returns the public part of the team.
         */
        post: operations["showTeamLogo"];
    };
    "/team-logo/image": {
        /**
         * Stores a picture for a team
         * @description TEAM-2. D: the specification has `imgKey` and no call that stores a picture; this one does. The picture (PNG, JPEG
         *     or WebP, at most 5 MB) is decoded and re-encoded, at most 512 by 512, without metadata.
         */
        post: operations["storeTeamLogo"];
    };
    "/public/team-logo/{id}/{imgKey}": {
        /**
         * The picture of a team
         * @description TEAM-4. D: `logo_url` leads here. Public, like the team’s name.
         */
        get: operations["getTeamLogo"];
    };
    "/public/team/{id}": {
        /**
         * The public part of a team
         * @description TEAM-4. For a person who follows an invite: name and logo, without the members.
         */
        get: operations["getPublicTeam"];
    };
    "/v2/profile/": {
        /**
         * The caller's profile
         * @description ENT-1. The envelope is the profile itself. D: a new account starts with a trial; `counts` are the person's own;
         *     what a team's bucket has used is in `team.counts`. D: `loadingProfile` is the client's own state and never on the
         *     wire. With a valid token a person without a profile gets one with `doesNotExist`, which POST /codeReports/profile
         *     or POST /profile/signup-email-verified then creates.
         */
        get: operations["getProfile"];
        /**
         * Deletes the caller's account with everything that is only theirs
         * @description D: the specification has no call for it. The profile, the email, keys, cards, orders and records are deleted, and
         *     every token of the caller becomes invalid immediately, so that the email can sign up again. In a team their
         *     projects pass to the owner; a team that they own passes to its longest-standing admin, or else member, or else
         *     viewer; a team without other members is deleted with its plan. The client deletes the account in the user pool
         *     (`DeleteUser`), with the same token.
         */
        delete: operations["deleteProfile"];
    };
    "/v2/profile/alias": {
        /**
         * Adds another id of the caller
         * @description D: the specification shows no fields; a person has at most a hundred aliases. `alias` is the device id from before
         *     the sign-in, so that earlier activity can be matched to the person. Stored once.
         */
        post: operations["aliasProfile"];
    };
    "/codeReports/profile": {
        /**
         * Changes the profile
         * @description PROF-5, PROF-8, HDR-12. Returns the profile afterwards. D: `accepted_tos` accepts the terms of service, with the
         *     server's time; accepting again keeps the first time. For a person without a profile the call creates it from the
         *     id token in `idToken`.
         */
        post: operations["saveProfile"];
    };
    "/codeReports/profile/email": {
        /**
         * Stores an email that the user pool has verified
         * @description PROF-9. The user pool sends the link and checks the code; then this call stores the email. D: the id token in
         *     `idToken` must contain the same email, verified; without one, an email that is not the caller's current one is
         *     refused as `identity-unproven`.
         */
        put: operations["changeProfileEmail"];
    };
    "/codeReports/profile/updateProfileByEmail": {
        /**
         * Changes the profile with this email
         * @description D: for administrators only.
         */
        post: operations["updateProfileByEmail"];
    };
    "/profile/end-other-sessions": {
        /**
         * Ends all sessions of the caller except this one
         * @description PROF-7. D: the specification has no call for it. Tokens of the other sessions are refused from now on; the user
         *     pool ends its own part (`GlobalSignOut`). `passwordChanged` records that a new password was the reason
         *     (`lastPasswordChange`).
         */
        post: operations["endOtherSessions"];
    };
    "/profile/signup-email-verified": {
        /**
         * Creates a profile once the email is confirmed
         * @description AUTH-11. D: the id token in `idToken` proves the email; repeated, it changes nothing.
         */
        post: operations["signupEmailVerified"];
    };
    "/profile/utm": {
        /**
         * Stores where the visit came from
         * @description API-3, ENT-12. The last one counts.
         */
        post: operations["saveUtm"];
    };
    "/profile/phone/code": {
        /**
         * Verifies a phone number by its code
         * @description PROF-6, AUTH-13. Returns the profile, with the number. D: the specification shows no path.
         */
        put: operations["submitPhoneCode"];
        /**
         * Sends a code to a new phone number
         * @description PROF-6. A new code invalidates the previous one; it is valid for 24 hours and five tries. D: the specification
         *     shows no path.
         */
        post: operations["requestPhoneCode"];
    };
    "/v2/projects": {
        /**
         * The caller's projects in short, newest first
         * @description DASH-4. With `owner_ids` those of the named people, each the caller or a member of the same team.
         */
        get: operations["listProjects"];
    };
    "/v2/projects/projectsSearchAfter": {
        /**
         * Projects that match a search, by ownership
         * @description DASH-1. As projectsByOwnership: by default the caller's projects. Pages are read by cursor: `searchAfterIndex` of
         *     one answer starts the next page.
         */
        get: operations["searchProjects"];
    };
    "/v2/projects/export": {
        /**
         * All projects that match a search, as a table
         * @description DASH-1. As projectsByOwnership, without pages: the rows are sent as they are read. A text that a spreadsheet would
         *     take for a formula begins with an apostrophe. Where the table cannot be finished the connection ends before it does.
         */
        get: operations["exportProjects"];
    };
    "/v2/projects/myProjects": {
        /**
         * The caller's projects
         * @description DASH-4. D: `userId` is the caller and `ownership` is user, if given; all of a person's projects belong to their
         *     team. Pages are read by cursor: `searchAfterIndex` of one answer starts the next page.
         */
        get: operations["listMyProjects"];
    };
    "/v2/projects/teamProjects": {
        /**
         * The projects of the caller's team
         * @description DASH-4. With `userId` only those of that teammate. Without a team id the list is empty and contains 'Please
         *     provide a team id' (TEAM-5). Pages are read by cursor: `searchAfterIndex` of one answer starts the next page.
         */
        get: operations["listTeamProjects"];
    };
    "/v2/projects/teamFullProjects": {
        /**
         * All projects of the caller's team
         * @description DASH-4. With `userId` only those of that teammate. Without a team id the list is empty and contains 'Please
         *     provide a team id' (TEAM-5). D: the specification describes no difference from teamProjects, so there is none.
         *     Pages are read by cursor: `searchAfterIndex` of one answer starts the next page.
         */
        get: operations["listTeamFullProjects"];
    };
    "/v2/projects/projectsByOwnership": {
        /**
         * Projects by ownership
         * @description DASH-4. `user`: those of `userId`, by default the caller. `team`: those of the team, or of `userId` in it. Without
         *     a team id the list is empty and contains 'Please provide a team id' (TEAM-5). Pages are read by cursor:
         *     `searchAfterIndex` of one answer starts the next page.
         */
        get: operations["listByOwnership"];
    };
    "/v2/projects/projectJurisdictions": {
        /**
         * The jurisdictions that a list of projects can be narrowed to
         * @description DASH-1. The jurisdictions of the projects of a list, each with its state and how many projects it has, by name: those of the
         *     10,000 newest projects, at most 500. `jurisdiction` of a list takes a name as it stands here. Without a team id the list of a
         *     team is empty.
         */
        get: operations["listProjectJurisdictions"];
    };
    "/v2/projects/{projectNumber}": {
        /**
         * Adds add-ons to a project
         * @description RPT-5 PLAN-1. Each add-on that the project does not have yet is taken from the caller's plan, all of them or none;
         *     an existing one costs nothing. `patches` are fields to change at the same time. D: a single purchase stays of the
         *     property type it was bought for. D RPT-2.4: `manufacturer_id` and `product_id` are of the form lists `manufacturers` and
         *     `products-{manufacturer_id}`; the report then tells what that product requires, as another `factsVersion`. Null takes the
         *     choice back.
         */
        patch: operations["applyUpgrades"];
    };
    "/v2/projects/{id}/user-flags": {
        /**
         * Sets flags of a project
         * @description RPT-5. The given flags are set; the others stay as they are. D: a flag is on or off and has a short name; a
         *     project has at most fifty.
         */
        patch: operations["setUserFlags"];
    };
    "/codeReports": {
        /**
         * The caller's reports, newest first
         * @description DASH-4 DASH-5. With `term` only those that contain it in the address, the municipality, the claim, job or report
         *     number. D: `details=standard` is all fields except `facts`, and the only value. Pages are read by cursor.
         */
        get: operations["listReports"];
        /**
         * Makes a report for a property
         * @description RPT-1 RPT-9. It takes one quick view from the plan in the statement that makes the report: if none is left,
         *     nothing is made. `report` is null if nothing is known of the property, and then nothing is taken. D: the state is
         *     read from the address, which ends with two letters and a ZIP code. A plan for one state covers no other. If
         *     `purchaseObject` names an `orderId`, that purchase pays for the report instead of the plan: it must be the
         *     caller's, paid, for a report of this property type (`report_residential`, `report_commercial`), and pay for no
         *     other. It is stored as it was sent.
         */
        post: operations["createReport"];
    };
    "/codeReports/overage": {
        /**
         * What one project beyond the number of the plan costs
         * @description PLAN-7, PLAN-8. The price with its tax, and the card in use that would pay it. D: refused (`overage-refused`) to whoever
         *     does not pay the plan, where the plan sells no more, does not cover the state, or has a project left.
         */
        get: operations["overageOffer"];
        /**
         * Makes one project beyond the number of the plan, charged with it
         * @description PLAN-7, PLAN-8, RPT-1. The card in use pays, and the report is made, in one call: the price is held first, and taken
         *     when the report is made. Nothing is held if nothing is known of the property. D: no Idempotency-Key; the order has its
         *     own `orderKey`. Sent again it is the same order: if paid, its report is made or found. A card whose bank wants to be
         *     asked is declined; the report can be bought by itself then, where its buyer is asked. D: if the plan has a project left,
         *     or got one after the price was held, the order is refused (`overage-refused`) and nothing is taken.
         */
        post: operations["orderOverage"];
    };
    "/codeReports/lastUpdate": {
        /**
         * When building codes last changed in any state
         * @description DASH-5.
         */
        get: operations["getLastUpdate"];
    };
    "/codeReports/lastStateUpdate": {
        /**
         * When the codes of the given states last changed
         * @description DASH-5. A state without a change, or one that we do not know, has null.
         */
        post: operations["getLastStateUpdates"];
    };
    "/codeReports/local-state-update": {
        /**
         * When codes last changed in the municipalities of states
         * @description DASH-5. D DASH-5.1: the newest change that a loaded or removed data pack brought to a county or a municipality of the state.
         */
        post: operations["getLocalStateUpdates"];
    };
    "/codeReports/subscriptions": {
        /**
         * The states to which the caller subscribes
         * @description DASH-5.
         */
        get: operations["listStateSubscriptions"];
        /**
         * Replaces the states to which the caller subscribes
         * @description DASH-5. States that are not in the new list are removed.
         */
        put: operations["replaceStateSubscriptions"];
    };
    "/codeReports/{reportNumber}": {
        /**
         * A complete report
         * @description RPT-3 ENT-5. D: what a signed-in caller has read is noted, so that lists tell them when it says something else; what an
         *     integration reads by its key is not.
         */
        get: operations["getReport"];
        /**
         * Archives or unarchives a report
         * @description RPT-5. `archive` or `unarchive`, true. D: returns the report afterwards.
         */
        post: operations["archiveReport"];
    };
    "/codeReports/{reportNumber}/claims": {
        /**
         * Sets claim and job number of a report
         * @description RPT-5. Null or blank clears a number; omitted fields stay. D: returns the report afterwards. D RPT-5.1: with `seen`, what the
         *     writer last saw of the numbers, nothing is changed where one of these is another by now, and not yet the wanted one
         *     (`changed-meanwhile`).
         */
        post: operations["saveReportClaim"];
    };
    "/codeReports/{reportNumber}/projectdate": {
        /**
         * Sets the date of a project, and its meaning
         * @description RPT-5. A calendar date, the same in every time zone. D: returns the report afterwards. D RPT-5.1: with `seen`, the date that
         *     the writer last saw or null for none, nothing is changed if it is another by now, and not yet the wanted one
         *     (`changed-meanwhile`).
         */
        post: operations["saveReportDate"];
    };
    "/codeReports/{reportNumber}/jurisdiction": {
        /**
         * Corrects who controls at the address of a report
         * @description RPT-2. D RPT-2.3: whoever may change the project says which authority controls instead of what was found, and why. The report
         *     then answers with the correction, as likely at most, and shows what was found beside it. Another correction replaces it.
         *     The rules, contacts and fees of that authority are looked up in the loaded packs: a name that they do not know, or know
         *     twice in the state, is told as such, and then only the rules of the state and of the model code answer.
         */
        put: operations["correctJurisdiction"];
        /**
         * Undoes the correction of who controls
         * @description RPT-2. The report answers again with what was found. D: without a correction nothing changes.
         */
        delete: operations["undoJurisdictionCorrection"];
    };
    "/codeReports/{reportNumber}/map": {
        /**
         * Where the property of a report lies
         * @description RPT-6. `satellite` is the address of a satellite picture with a green marker, where the operator has configured a map service.
         *     `locator` is drawn by the API from outlines of counties, so it is there without a key: the county of the property, those around it,
         *     and the point, as SVG without scripts. It is null where the report has no point, or the point is in no county. D RPT-6.1: the point
         *     is that of the report: along the street at best, else the middle of the ZIP code.
         *     `around` has the outlines of counties around the point, which is in the middle, true to distance and direction from it: what the
         *     storms of a report are drawn on. It is null where `locator` is.
         */
        get: operations["getReportMap"];
    };
    "/codeReports/{reportNumber}/calculators": {
        /**
         * What the calculators of a report start with
         * @description CALC-5. For each calculator the fields that facts of the report fill, with the fact, its source and its condition; what is not
         *     known stays empty, with the reason. `inputs` holds the filled fields, as the `initial` of the calculator's call takes them.
         *     D CALC-5.2: `availabile_calculators` (spelled so) includes the permit fee where a schedule of the report's municipality is known.
         */
        get: operations["getReportCalculators"];
    };
    "/codeReports/{reportNumber}/calculations": {
        /**
         * The calculations that were saved to a report
         * @description CALC-5. Newest first, at most fifty. Each is calculated again while it is read, and tells whether it still comes out.
         */
        get: operations["listCalculations"];
        /**
         * Calculates, and saves the result to a report
         * @description CALC-5. D CALC-5.1: the calculator's name and its inputs, as `calculate` takes them; the server calculates, and a result is
         *     never sent. A permit fee is that of the report's municipality. `hash` is that of the result the caller has seen: if the server
         *     gets another one, nothing is saved (`calculation-differs`). The same result is saved once.
         */
        post: operations["saveCalculation"];
    };
    "/codeReports/{reportNumber}/calculations/{hash}": {
        /**
         * Removes a saved calculation from a report
         * @description CALC-5. Without such a calculation, nothing changes.
         */
        delete: operations["removeCalculation"];
    };
    "/codeReports/{reportNumber}/refresh": {
        /**
         * Makes a report anew from what is known today
         * @description RPT-3. D RPT-3.2: whoever may change the project asks the same question again: data packs, city limits and storm records of today
         *     answer, and it costs nothing. If anything is other than it was, the report gets another `factsVersion`, and what it said before can
         *     be read (`listReportVersions`); else only `asOf` moves. Many refreshes at once make one version. If a supplier does not answer,
         *     the report stays as it was. A record of `_version` 1 is not made anew.
         */
        post: operations["refreshReport"];
    };
    "/codeReports/{reportNumber}/versions": {
        /**
         * What a report says and has said, the newest first
         * @description RPT-3. D RPT-3.2: the first is what it says today. Of the earlier ones the newest fifty are kept.
         */
        get: operations["listReportVersions"];
    };
    "/codeReports/{reportNumber}/versions/{version}": {
        /**
         * A report as it was before a refresh
         * @description RPT-3. D RPT-3.2: place, municipality and facts as they were; add-ons, claim, flags and a correction of the jurisdiction as they are
         *     today.
         */
        get: operations["getReportVersion"];
    };
    "/codeReports/{reportNumber}/share": {
        /**
         * Creates a share link of a report, or keeps the existing one, and says when it ends
         * @description NAV-2. D NAV-2.2: a later time moves the end, null takes it away, a time in the past ends the link at once. A link that is over is
         *     replaced by another one.
         */
        put: operations["setShareEnd"];
        /**
         * Creates a share link of a report
         * @description NAV-2. Repeated calls return the same link, until it is revoked or over.
         */
        post: operations["shareReport"];
        /**
         * Revokes the share link of a report
         * @description NAV-2. A link that is created later is a different one.
         */
        delete: operations["unshareReport"];
    };
    "/codeReports/{reportNumber}/vanity": {
        /**
         * Gives a report a name
         * @description NAV-3, for `/report/go/{vanity_id}`. A report has one name; case does not matter.
         */
        put: operations["nameReport"];
    };
    "/codeReports/go/{vanity_id}": {
        /**
         * Finds a report by its name
         * @description NAV-3, for `/report/go/{vanity_id}`: for everyone who may see the report.
         */
        get: operations["findReportByName"];
    };
    "/codeReports/sample": {
        /**
         * The sample report, which everyone may read
         * @description RPT-4. D: its number is `sample`, and the property is a public building.
         */
        get: operations["getSampleReport"];
    };
    "/codeReports/verify/{id}": {
        /**
         * Whether the caller may adopt an anonymous report
         * @description RPT-4. Without the secret of the visit in which it was made, the report is not found, whether it exists or not.
         */
        get: operations["verifyAdoption"];
    };
    "/codeReports/adopt/{id}": {
        /**
         * Makes an anonymous report the caller's own
         * @description RPT-4. Repeated by the same person it changes nothing. It needs the secret of the visit in which the report was
         *     made, and refuses requests from other sites. D: it takes one quick view, as ordering the report would have.
         */
        get: operations["adoptReport"];
    };
    "/public/reports": {
        /**
         * Makes a report for a visitor who is not signed in
         * @description RPT-4. `data.report`, or `data.error` with a message for the visitor, and its code for clients with their own
         *     texts. D: a visit makes at most five reports a day. Nobody can adopt the report without the secret of the visit.
         */
        post: operations["createAnonymousReport"];
    };
    "/public/reports/{reportNumber}": {
        /**
         * A shared report, or one made in this visit
         * @description NAV-2 NAV-3. D: everyone with the link can read the content of the report; claim and job number, flags and
         *     purchase are visible only to its team. Without `share` it is a report that was made in this visit and is not
         *     adopted yet, so that a reload shows it again. D NAV-2.2: a link that is over is answered 410 `link-over`.
         */
        get: operations["getPublicReport"];
    };
    "/public/reports/{reportNumber}/map": {
        /**
         * Where the property of a report lies that anybody may read
         * @description RPT-6 NAV-2 NAV-3. The map of the sample, whose number is `sample`; with `share` that of a shared report; else that of a report
         *     which was made in this visit and is not adopted yet. Who may not read the report is answered as if there were none. D NAV-2.2: a
         *     link that is over is answered 410 `link-over`.
         */
        get: operations["getPublicReportMap"];
    };
    "/public/project/roof-details": {
        /**
         * What an anonymous report says about the roof
         * @description RPT-4. D: for the sample, or for a report made in this visit; others are not found. A person's own report contains
         *     it in `facts`. `requestId` is returned, so that a late response can be recognized.
         */
        post: operations["getRoofDetails"];
    };
    "/public/project/weather-summary": {
        /**
         * What an anonymous report says about hail or wind
         * @description RPT-4. D: for the sample, or for a report made in this visit; others are not found. `weatherType` is hail or wind.
         */
        post: operations["getWeatherSummary"];
    };
    "/codeReports/access-address": {
        /**
         * Whether the caller's plan covers an address
         * @description RPT-1. D: it does unless the plan has expired, is paused, or is for another state; `/limits/blocked` tells what is
         *     left of it.
         */
        post: operations["checkAddressAccess"];
    };
    "/address-suggestions": {
        /**
         * Suggests addresses
         * @description RPT-1. D: `text` is what was typed so far; at most ten suggestions, the most likely first.
         */
        post: operations["suggestAddresses"];
    };
    "/public/address-suggestions": {
        /**
         * Suggests addresses to a visitor
         * @description RPT-1 RPT-4. D: the same for a visitor who is not signed in, as often as one person types.
         */
        post: operations["suggestAddressesToVisitor"];
    };
    "/public/fee-schedules": {
        /**
         * Municipalities whose permit fees are known
         * @description CALC-4. D CALC-4.3: for everybody. At most 20, by name: those with a word that begins with `term`. A schedule that was
         *     replaced is listed only where no later one is known.
         */
        get: operations["listFeeSchedules"];
    };
    "/public/fee-schedules/{id}": {
        /**
         * A published fee schedule
         * @description CALC-4. D CALC-4.3: for everybody, with its source, so that a fee can be worked out where it is needed. The form is that
         *     of core's `FeeSchedule`, which `parseFeeSchedule` reads.
         */
        get: operations["getFeeSchedule"];
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
         * @description CALC-1. D: `initial` contains the initial values of the calculator, for example from a report, and `inputs` the
         *     values entered by the user; a field of `inputs` overrides the same field of `initial`. An invalid input is a
         *     problem with a code (number-required, other-unit, selection-required, text-required, day-required, out-of-range,
         *     id-used-twice, contradicts-other-fields, no-requirement-applies, unknown-field) and its path as `field`.
         */
        post: operations["calculateWaste"];
    };
    "/v2/calculators/calculator/iws/basic": {
        /**
         * Ice and water shield along the eaves
         * @description CALC-2. D: `initial` contains the initial values of the calculator, for example from a report, and `inputs` the
         *     values entered by the user; a field of `inputs` overrides the same field of `initial`. An invalid input is a
         *     problem with a code (number-required, other-unit, selection-required, text-required, day-required, out-of-range,
         *     id-used-twice, contradicts-other-fields, no-requirement-applies, unknown-field) and its path as `field`.
         */
        post: operations["calculateIceAndWaterShield"];
    };
    "/v2/calculators/calculator/vent/basic": {
        /**
         * Net free area of an attic
         * @description CALC-3. For 2012 and 2015 the answer uses the stricter reading of the conditions for 1/300, with `otherReading`
         *     beside it. If provided vents are checked, `checked` and `notChecked` tell what the result covers. D: `initial`
         *     contains the initial values of the calculator, for example from a report, and `inputs` the values entered by the
         *     user; a field of `inputs` overrides the same field of `initial`. An invalid input is a problem with a code
         *     (number-required, other-unit, selection-required, text-required, day-required, out-of-range, id-used-twice,
         *     contradicts-other-fields, no-requirement-applies, unknown-field) and its path as `field`.
         */
        post: operations["calculateVentilation"];
    };
    "/v2/calculators/calculator/permit": {
        /**
         * The permit fee, line by line
         * @description CALC-4. A requested tax, plan review or mechanical fee that the schedule does not have is a warning
         *     (`city-use-tax-not-in-schedule` and so on) and a line of 0 in the working. A line of the outcome is negative if it
         *     subtracts a fee that was paid before. An `outcome` that `is` unknown tells `why`. D: besides the reasons of a
         *     schedule there are `no-jurisdiction` (neither project nor schedule was named, or the jurisdiction of the project
         *     is not known) and `no-published-schedule`; `hash` is then null.
         */
        post: operations["calculatePermit"];
    };
    "/permit-fees": {
        /**
         * The permit fee of an estimate
         * @description CALC-4. No use tax is added. An `outcome` that `is` unknown tells `why`. D: besides the reasons of a schedule
         *     there are `no-jurisdiction` (neither project nor schedule was named, or the jurisdiction of the project is not
         *     known) and `no-published-schedule`; `hash` is then null.
         */
        post: operations["estimatePermitFees"];
    };
    "/waste_estimates": {
        /**
         * Squares and bundles with waste, for a visitor
         * @description CALC-1. D: the fields and the answer of the waste calculator.
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
         * An API key, without its secret
         * @description API-5.
         */
        get: operations["getApiKey"];
        /**
         * Creates an API key
         * @description API-5 PLAN-10. An existing key with this name becomes invalid. A key reads projects and reports while its person's
         *     plan includes integrations and has not expired: otherwise every call with the key is refused as `not-in-plan`, and
         *     works again once a plan includes them. D: the secret is returned only here; we store only its digest. If the
         *     answer is lost, repeat the call, which invalidates the lost key: therefore it accepts no `Idempotency-Key`, since
         *     its answer must not be stored.
         */
        post: operations["createApiKey"];
        /**
         * Revokes an API key
         * @description API-5. Immediately. An unknown key is not found.
         */
        delete: operations["revokeApiKey"];
    };
    "/v2/webhooks": {
        /**
         * The addresses that are told of events
         * @description D API-5.4: the caller's own, and their team's if they own it or are an admin.
         */
        get: operations["listWebhooks"];
        /**
         * Adds an address that is told of events
         * @description D API-5.4: the address is https on a public server, which is checked now and before each delivery. An address that
         *     is there already gets these events, and is turned on. At most ten for a person, and ten for a team.
         */
        post: operations["createWebhook"];
    };
    "/v2/webhooks/{id}": {
        /**
         * Removes an address, with what was not delivered to it
         * @description D API-5.4: under any plan.
         */
        delete: operations["removeWebhook"];
        /** Changes the events of an address, or turns it on or off */
        patch: operations["changeWebhook"];
    };
    "/v2/webhooks/{id}/secret": {
        /**
         * Makes another secret
         * @description For 24 hours events are signed with both. If the answer is lost, repeat the call: the secret before the first of
         *     them stays valid for its 24 hours. It accepts no `Idempotency-Key`, since its answer must not be stored.
         */
        post: operations["rotateWebhookSecret"];
    };
    "/v2/webhooks/{id}/deliveries": {
        /**
         * What was sent to an address
         * @description The newest fifty of the last thirty days.
         */
        get: operations["listWebhookDeliveries"];
        /** Sends a test event to an address */
        post: operations["sendTestEvent"];
    };
    "/v2/webhooks/{id}/deliveries/{deliveryId}/replay": {
        /**
         * Sends an event again
         * @description With the same `webhook-id`, so that a receiver recognizes it. One that is still waiting is sent now.
         */
        post: operations["replayWebhookDelivery"];
    };
    "/codeReports/profile/limits": {
        /**
         * What is left of the allowances
         * @description ENT-4, PLAN-5, HDR-6. What the plan in force includes and what is left of it: the team's plan before the person's
         *     own, and the free plan (PLAN-5: 10 quick views, 2 code details, 1 weather history a month) for a person without
         *     either. An expired plan has nothing left. D: a team's bucket is used by the team as a whole and counted for its
         *     whole life, a trial is counted once, and any other quota per person, by months from the billing day; add-ons count
         *     in the period in which they were bought.
         */
        get: operations["getLimits"];
    };
    "/limits/blocked": {
        /**
         * Whether the caller may continue
         * @description PLAN-3. D: blocked if nothing is left of what `reason` names, or payments are paused.
         */
        get: operations["getBlocked"];
    };
    "/products/list-lookup": {
        /**
         * The products with these skus
         * @description API-6. In the requested order; products that are not offered are omitted. An empty list if the database cannot answer.
         */
        post: operations["lookUpProducts"];
    };
    "/products/{type}": {
        /**
         * The products of a type
         * @description PLAN-9. D: for everybody, as prices are public. A type that is not sold has no products. Among the plans is the
         *     free one, which has no price.
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
         * @description PLAN-9. It costs nothing; the price may change later. Money is whole cents.
         */
        post: operations["estimateOrder"];
    };
    "/code-report": {
        /**
         * The single reports that were bought, newest first
         * @description PLAN-1. D: the newest thousand; nobody buys that many single reports, so the list has no pages.
         */
        get: operations["listPurchasedReports"];
        /**
         * Buys one report, without a plan
         * @description PLAN-1, PLAN-9. D: no Idempotency-Key; the order has its own `orderKey`. Sent again it is the same order: if paid,
         *     the answer is its receipt; if it waits for the bank, its payment is read again; if declined, it stays so. A
         *     different order with the same key is a problem.
         */
        post: operations["orderReport"];
    };
    "/add-ons": {
        /**
         * Buys an add-on
         * @description PLAN-1. D: it adds to the allowances of the current period: the team's if its plan is a bucket, else the caller's.
         *     D: no Idempotency-Key; the order has its own `orderKey`. Sent again it is the same order: if paid, the answer is
         *     its receipt; if it waits for the bank, its payment is read again; if declined, it stays so. A different order with
         *     the same key is a problem.
         */
        post: operations["orderAddOn"];
    };
    "/plan-coupon": {
        /**
         * Applies a coupon to the plan
         * @description PLAN-1, PLAN-9.
         */
        post: operations["applyCoupon"];
    };
    "/authorize": {
        /**
         * Holds the price of a single report
         * @description PLAN-9. On the card in use, without charging it. The same `orderKey` holds it once.
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
         * @description PLAN-9. `source` is the payment provider's token of the card; a card number is refused. The first card becomes the
         *     card in use.
         */
        post: operations["savePaymentInfo"];
        /**
         * Deletes all saved cards
         * @description PLAN-9. D: refused while a plan is paid with a card; remove the plan first.
         */
        delete: operations["removePaymentInfo"];
    };
    "/profile/update_card_info": {
        /**
         * Changes the expiration date of a saved card
         * @description PLAN-9.
         */
        post: operations["updateCardInfo"];
    };
    "/update_default_card": {
        /**
         * Sets the card in use
         * @description PLAN-9. `source` is the id of a saved card. D: the owner of a team agrees with it to pay for the team's plan: until they
         *     do, or pay themselves, no card of a new owner is charged.
         */
        post: operations["updateDefaultCard"];
    };
    "/retry_payment": {
        /**
         * Tries to collect past-due amounts
         * @description PLAN-9. If it fails, `success` is false, with a message. Two concurrent calls are one attempt. D: the owner of a team
         *     pays what is due of its plan, also if it was billed to a former owner.
         */
        post: operations["retryPayment"];
    };
    "/billingHistory": {
        /**
         * The bills, newest first
         * @description PLAN-9. D: from the newest two thousand billing events; nobody has that many, so the list has no pages.
         */
        get: operations["listBills"];
    };
    "/billingHistory/transaction-list": {
        /**
         * Payments, refunds and payments that failed, newest first
         * @description PLAN-9. From the same events as the bills.
         */
        get: operations["listTransactions"];
    };
    "/codeReports/subscriptions/plan": {
        /**
         * The plan of a person
         * @description PLAN-1. The specification names no path. D: `userPlan` is the team's plan or else the person's own, and null if
         *     there is neither: then the free plan applies.
         */
        get: operations["getUserPlan"];
    };
    "/code-report-plan": {
        /**
         * Buys a plan
         * @description PLAN-1, PLAN-8, PLAN-9. The unused time of a paid plan is credited at what was paid for it. D: a plan is the team's if its owner buys it;
         *     a person without a team who buys a team plan gets a team. D: no Idempotency-Key; the order has its own `orderKey`.
         *     Sent again it is the same order: if paid, the answer is its receipt; if it waits for the bank, its payment is read
         *     again; if declined, it stays so. A different order with the same key is a problem. D: one plan order at a time per
         *     person or team: while another is in progress it is refused as `order-underway`. One that waits for the bank is
         *     canceled in favor of the new one. D: a plan that is charged when a trial ends begins then.
         */
        post: operations["orderPlan"];
        /**
         * Removes the plan
         * @description PLAN-10. It stays valid until the end of the paid billing period.
         */
        delete: operations["removePlan"];
    };
    "/code-report-plan/planned": {
        /**
         * The plan that the caller ordered for the end of a trial
         * @description PLAN-8. Of the team that the caller owns, or else their own. `estimate` is what is charged at `charged_at`, when it begins.
         */
        get: operations["getPlannedPlan"];
    };
    "/code-report-plan/planned/{orderId}": {
        /**
         * Takes back the order of a plan for the end of a trial
         * @description PLAN-8. Nothing is charged, and its coupon can be used again. Once more it changes nothing. Refused as
         *     `planned-plan-charging` while it is being charged, and as `planned-plan-begun` afterwards. The answer is what is planned then:
         *     another plan, if that was ordered in its place.
         */
        delete: operations["cancelPlannedPlan"];
    };
    "/code-report-plan/reactivate": {
        /**
         * Reactivates a removed plan
         * @description PLAN-10. Until its billing period ends; after that it must be bought again.
         */
        post: operations["reactivatePlan"];
    };
    "/code-report-plan/pause": {
        /**
         * Pauses payments
         * @description PAUSE-4, PAUSE-6, PAUSE-9, PAUSE-10. Takes effect when the billing period ends. A refusal has the reason in its
         *     `code`: `pause-` and one of `bought-on-android`, `not-monthly`, `plan-cannot-pause`, `not-owner`,
         *     `already-paused`, `paused-within-12-months`, `payment-due`.
         */
        post: operations["pausePlan"];
    };
    "/code-report-plan/resume": {
        /**
         * Resumes payments
         * @description PAUSE-6, PAUSE-10. A pause that has not begun is canceled and not recorded.
         */
        post: operations["resumePlan"];
    };
    "/code-report-plan/pause/options/{count}": {
        /**
         * For how long payments can be paused
         * @description PAUSE-7. The app requests three.
         */
        get: operations["getPauseOptions"];
    };
    "/codeReports/config/{name}": {
        /**
         * A configuration of the app
         * @description ENT-10, API-4. D: `ui` is the UI configuration, with the spelling `availabile_calculators`; public lists are
         *     available here, too.
         */
        get: operations["getConfiguration"];
    };
    "/public/reports/config/{name}": {
        /**
         * A public list
         * @description API-4, for example `professionTypes`.
         */
        get: operations["getPublicConfiguration"];
    };
    "/codeReports/form-lists/{name}": {
        /**
         * A list for a form
         * @description API-4. D: the envelope is the same as for the other lists. D RPT-2.4: `manufacturers`, and `products-{manufacturer_id}` for each
         *     of them, are the products of which data packs tell what their makers require.
         */
        get: operations["getFormList"];
    };
    "/feedback": {
        /**
         * Sends feedback
         * @description API-4. D: besides `details` the body tells where the person came from: `source` and `reportNumber` of the URL of
         *     /feedback.
         */
        post: operations["sendFeedback"];
    };
    "/v2/surveys/{name}": {
        /**
         * What the caller has answered
         * @description API-4. D: any name is a survey; an unknown one has no answers yet.
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
         * Updates the marketing contact list
         * @description API-3, API-4. D: `updates` are texts by the field names of the list. The answer is the same whether the email is
         *     known or not.
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
         * @description API-2. All patches or none; based on the state of the session token, or it is a conflict. D: returns the dataset
         *     afterwards; a removed record is gone.
         */
        post: operations["updateSyncRecords"];
    };
    "/public/reports/email-verification": {
        /**
         * How an email address is registered
         * @description Reveals what the specification requires: whether an email can sign up, and by which provider it signs in. D:
         *     `emails` has one address or more; `status` and `message` are about the first one that is not free.
         */
        post: operations["verifyEmail"];
    };
    "/public/reports/phone-verification": {
        /**
         * Whether a phone number is valid
         * @description VAL-3. D: it does not reveal whose number it is.
         */
        post: operations["verifyPhone"];
    };
    "/public/google/login": {
        /**
         * Google's tokens for the code of its redirect
         * @description AUTH-9. The code is valid once. D: `refreshToken` is null if Google sends none, as for a user who agreed before;
         *     the page that started the sign-in must compare the `state`.
         */
        post: operations["signInWithGoogle"];
    };
    "/public/google/refresh-session": {
        /**
         * A new id token for an existing Google session
         * @description AUTH-9. D: use `refreshToken` from now on: the same one, or a new one from Google.
         */
        post: operations["refreshGoogleSession"];
    };
    "/public/google/logout": {
        /**
         * Ends a session with Google
         * @description AUTH-9. D: the answer is the same for a session that has ended or never existed.
         */
        post: operations["signOutOfGoogle"];
    };
    "/public/idassociations": {
        /**
         * The email that an identity provider sent with an id
         * @description AUTH-8. Apple and Microsoft send it only once; afterwards only their own id of the person. D: `id` is the
         *     provider's id; a caller who has it may get the email.
         */
        get: operations["findAssociatedEmail"];
        /**
         * Stores the email that an identity provider sent
         * @description AUTH-8. D: the id token in `idToken` must contain this id among its identities, and this email, verified; nothing
         *     is stored without that proof. The first email is kept: for a known id the answer is the same, and nothing changes.
         */
        post: operations["associateEmail"];
    };
    "/support/people/search": {
        /**
         * Finds people by email address, id or phone number
         * @description At most twenty, by email address. Each person that is found is an entry of the audit log. The term is in the body,
         *     since addresses of calls are written to logs.
         */
        post: operations["findPeople"];
    };
    "/support/people/{personId}": {
        /**
         * A person with their plan and allowances, and why
         * @description The verdicts are those that the person’s own app is given: `why` of an allowance is the code with which more of it is
         *     refused, and `pause` is the answer to a pause.
         */
        get: operations["getPersonStanding"];
    };
    "/support/people/{personId}/allowances": {
        /**
         * Adds to an allowance of a person, until its period ends
         * @description For the plan in force: that of the team, if it counts for all of its people. At most a hundred of a kind can be
         *     beyond a plan in one period. It is written in the ledger of grants.
         */
        post: operations["grantAllowance"];
    };
    "/support/people/{personId}/trial": {
        /**
         * Lets a trial end later
         * @description To a time that is later than its end, and at most ninety days ahead. A trial that is over goes on. It is refused if
         *     a plan is ordered that begins when the trial ends.
         */
        post: operations["extendTrial"];
    };
    "/support/pending-links": {
        /**
         * The links that an email address waits for
         * @description The open invites with their links, and when a code was last sent to a phone. Codes are not shown: ours are stored as
         *     digests, and those sent by email are known to the user pool alone. Every link that is shown is an entry of the audit
         *     log, with the reason and without the link.
         */
        post: operations["showPendingLinks"];
    };
    "/support/teams/{teamId}": {
        /**
         * A team with its seats, its people and its open invites
         * @description Fifty entries a page, the oldest first.
         */
        get: operations["getTeamRoster"];
    };
    "/support/teams/{teamId}/resend-invites": {
        /**
         * Mails the open invites of a team again, or one of them
         * @description They count against the two hundred that a team sends a day.
         */
        post: operations["resendInvitesOfTeam"];
    };
    "/support/reports/{reportNumber}": {
        /**
         * A report, whose it is, and whether it waits to be adopted
         * @description Of anybody.
         */
        get: operations["getReportStanding"];
    };
    "/support/reports/{reportNumber}/adopt": {
        /**
         * Gives a person the report that they made as a visitor
         * @description For somebody who signed up in another browser than the one in which they made it. As adopting by oneself (RPT-4), it takes
         *     one quick view of that person’s plan, and repeated it changes nothing.
         */
        post: operations["adoptReportFor"];
    };
    "/support/audit": {
        /**
         * The audit log, the newest entries first
         * @description Of everything that is logged, by the support desk or not.
         */
        get: operations["listAuditEntries"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A pending invite. */
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
        SessionProblemCode: "signed-out" | "identity-unproven" | "terms-not-accepted" | "not-an-administrator" | "support-key-ended" | "google-code-refused" | "google-session-over" | "google-unavailable";
        /**
         * @description A person's own data.
         * @enum {string}
         */
        ProfileProblemCode: "phone-invalid" | "email-invalid" | "zip-invalid" | "code-refused" | "email-in-use" | "too-many-keys" | "too-many-aliases" | "too-many-surveys";
        /**
         * @description What the plan of the caller allows.
         * @enum {string}
         */
        PlanProblemCode: "no-plan" | "not-in-plan" | "plan-paused" | "plan-expired" | "allowance-used-up";
        /**
         * @description Pausing, resuming, removing and reactivating a plan.
         * @enum {string}
         */
        PlanChangeProblemCode: "plan-changed" | "pause-bought-on-android" | "pause-not-monthly" | "pause-plan-cannot-pause" | "pause-not-owner" | "pause-payment-due" | "pause-already-paused" | "pause-paused-within-12-months" | "resume-not-paused" | "resume-not-owner" | "resume-bought-on-android" | "remove-not-owner" | "remove-bought-on-android" | "remove-not-a-paid-plan" | "remove-already-removed" | "reactivate-not-owner" | "reactivate-bought-on-android" | "reactivate-not-removed" | "reactivate-expired";
        /**
         * @description Cards, coupons and orders.
         * @enum {string}
         */
        BillingProblemCode: "card-token-invalid" | "expiry-invalid" | "card-expired" | "card-unknown" | "card-refused" | "product-unknown" | "coupon-unknown" | "coupon-used-up" | "coupon-without-bill" | "price-changed" | "order-not-owner" | "order-bought-on-android" | "order-plan-expired" | "order-too-few-seats" | "order-already-on-plan" | "order-underway" | "planned-plan-charging" | "planned-plan-begun" | "plan-needs-card" | "overage-refused" | "order-needs-state";
        /**
         * @description Reports, projects and their documents.
         * @enum {string}
         */
        ReportProblemCode: "ownership-mismatch" | "address-unreadable" | "address-denied" | "project-date-invalid" | "jurisdiction-name-required" | "correction-reason-required" | "roof-product-unknown" | "pdf-details-required" | "purchase-unusable" | "report-not-adoptable" | "report-not-refreshable" | "vanity-id-taken" | "link-over" | "too-many-flags" | "changed-meanwhile";
        /**
         * @description PDFs of reports.
         * @enum {string}
         */
        DocumentProblemCode: "pdf-batch-underway";
        /**
         * @description What a calculator cannot calculate, or a report not save.
         * @enum {string}
         */
        CalculatorProblemCode: "no-requirement-applies" | "other-unit" | "calculation-differs" | "calculation-without-result" | "too-many-calculations";
        /**
         * @description Teams, their members, invites and logos.
         * @enum {string}
         */
        TeamProblemCode: "not-in-a-team" | "not-team-owner" | "not-team-admin" | "admins-by-owner" | "viewer-reads-only" | "team-id-required" | "inactive-team-id-required" | "occ-id-required" | "status-required" | "status-not-resendable" | "already-owner" | "owner-keeps-role" | "owner-stays" | "already-active" | "already-declined" | "in-another-team" | "team-full" | "removed-too-long-ago" | "member-in-another-team" | "no-seat-left" | "team-changed" | "too-many-invites" | "image-type-unsupported" | "image-unreadable" | "image-too-large";
        /**
         * @description The records that a browser keeps in step with the server.
         * @enum {string}
         */
        SyncProblemCode: "invalid-key" | "patch-unreadable" | "sync-conflict";
        /**
         * @description Webhooks to systems of the user.
         * @enum {string}
         */
        WebhookProblemCode: "webhook-address-invalid" | "webhook-address-not-public" | "too-many-webhooks" | "webhook-off";
        /**
         * @description What the support desk asks for.
         * @enum {string}
         */
        SupportProblemCode: "too-much-granted" | "trial-not-a-trial" | "trial-plan-follows" | "trial-not-later" | "trial-too-far";
        /**
         * @description The service itself fails.
         * @enum {string}
         */
        ServiceProblemCode: "internal-error" | "busy" | "unavailable" | "storage-full";
        /** @description A stable name of the problem, for programs. A later version of the API may add codes. */
        ProblemCode: components["schemas"]["RequestProblemCode"] | components["schemas"]["SessionProblemCode"] | components["schemas"]["ProfileProblemCode"] | components["schemas"]["PlanProblemCode"] | components["schemas"]["PlanChangeProblemCode"] | components["schemas"]["BillingProblemCode"] | components["schemas"]["ReportProblemCode"] | components["schemas"]["DocumentProblemCode"] | components["schemas"]["CalculatorProblemCode"] | components["schemas"]["TeamProblemCode"] | components["schemas"]["SyncProblemCode"] | components["schemas"]["WebhookProblemCode"] | components["schemas"]["SupportProblemCode"] | components["schemas"]["ServiceProblemCode"];
        /** @description An error, for programs and for people (RFC 9457). */
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
        /** @description Usage, counted in three ways. */
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
                /** @description Set if the plan counts for its whole life. */
                plan_config: {
                    /** @enum {string} */
                    type: "bucket";
                    max_bucket_size: number;
                } | null;
            };
            counts: components["schemas"]["UsageCounts"];
            /** @description The seats of the plan in force. */
            seats: {
                /** @description Null if there is no limit. */
                total: number | null;
                /** @description By open invites. */
                held: number;
            };
        };
        /** @description The public part of a team. */
        TeamPublic: {
            id: string;
            name: string;
            logo_url: string | null;
        };
        /** @description A member of a team, or a person who is invited to it. */
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
        /** @description An invite that was just sent. */
        InviteSent: {
            /** @description Names it on the roster. */
            id: string;
            email: string;
            role: components["schemas"]["TeamRole"];
            /** Format: date-time */
            invite_time: string;
        };
        /** @description What became of an address that was invited. */
        InviteOutcome: {
            email: string;
            /** @enum {string} */
            outcome: "invited" | "already-in" | "already-invited" | "no-seat";
        };
        /** @enum {string} */
        InviteStatus: "active" | "pending" | "declined";
        /** @description An entry of the roster. */
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
             * @description When the invite was last sent; null for a person who needed none.
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
        /**
         * @description One of the nine sections that a list counts.
         * @enum {string}
         */
        GaugedSection: "code-detail" | "manufacturer-requirements" | "design-criteria" | "hail-storm-history" | "wind-storm-history" | "permit-fee-calculator" | "waste-calculator" | "ventilation-calculator" | "ice-and-water-shield-calculator";
        SectionStandings: {
            answered: components["schemas"]["GaugedSection"][];
            unknown: components["schemas"]["GaugedSection"][];
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
            claim_number: string | null;
            job_number: string | null;
            /**
             * @description Which sections of the report have an answer, and which were ordered and have none; the others are not in the report.
             *     Null for a report of version 1.
             */
            sections: components["schemas"]["SectionStandings"] | null;
            /** @description Whether the code there has changed since the facts were gathered. */
            code_changed: boolean;
            /**
             * @description Whether the report says something else than when the caller last read it: it was refreshed, or another product was chosen.
             *     False for a report that the caller has never read, unless they ordered it.
             */
            refreshed: boolean;
            /**
             * @description Whether the caller may change the project, when signed in: archive it, share it, write its claim number. Their own, or one of
             *     their team where they are its owner or an admin; a viewer changes none.
             */
            may_change: boolean;
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
         *           "archived": false,
         *           "claim_number": null,
         *           "job_number": "2160",
         *           "sections": {
         *             "answered": [
         *               "design-criteria"
         *             ],
         *             "unknown": []
         *           },
         *           "code_changed": false,
         *           "refreshed": false,
         *           "may_change": true
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
        /**
         * @description A PDF that can be made of many reports: it needs nothing that is chosen for each of them.
         * @enum {string}
         */
        PdfBatchKind: "whole" | "claimLetter" | "iws" | "wasteCalculation" | "ventilationCalculation" | "hailStorm" | "windHistoryHailTrace" | "buildingDesignCriteria" | "salesTax";
        /**
         * @description Why a report has no PDF in the archive. `report-not-found`: it was deleted, or is none that the caller sees.
         *     `claim-number-missing`: a claim letter needs the claim number of the report. `calculation-missing`: no calculation of this kind is
         *     saved to it. `pdf-not-made`: it failed several times. `pdf-not-kept`: it was made, and has been deleted since.
         * @enum {string}
         */
        PdfBatchFailure: "report-not-found" | "claim-number-missing" | "calculation-missing" | "pdf-not-made" | "pdf-not-kept";
        PdfBatch: {
            /** Format: uuid */
            id: string;
            type: components["schemas"]["PdfBatchKind"];
            /** @enum {string} */
            language: "en" | "es";
            /** @enum {string} */
            standing: "being-made" | "made" | "cancelled";
            /** @description How many reports it is of. */
            total: number;
            /** @description How many are dealt with, with a PDF or without. */
            done: number;
            /** @description How many PDFs there are. */
            made: number;
            /** @description The reports that are dealt with and have no PDF, in the order of the request. */
            missing: {
                report_number: string;
                /** @description Null where the report is not found. */
                address: string | null;
                code: components["schemas"]["PdfBatchFailure"];
            }[];
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description The archive can be downloaded until then.
             */
            kept_until: string;
            /**
             * @description The address of the archive, which opens without a token for fifteen minutes; null until all is made, and where
             *     nothing is in it.
             */
            url: string | null;
        };
        /** @enum {string} */
        PdfKind: "whole" | "iws" | "claimLetter" | "windHistoryHailTrace" | "hailStorm" | "iwsCalculation" | "wasteCalculation" | "ventilationCalculation" | "buildingDesignCriteria" | "salesTax" | "manufacturer" | "permit_calculator";
        /** @description What is known of a paper by its seal. */
        CheckedPaper: {
            /** @constant */
            is: "not-known";
        } | {
            /**
             * @description Whether the report still says the same.
             * @enum {string}
             */
            is: "current" | "replaced";
            kind: components["schemas"]["PdfKind"];
            reportNumber: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * Format: date-time
             * @description Of which day the report is, as printed on the paper.
             */
            asOf: string;
            /** Format: date-time */
            issuedAt: string;
            parts: {
                title: string;
                lines: {
                    name: string;
                    value: string;
                }[];
            }[];
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
        /** @description How the plan is displayed. */
        PlanUi: {
            color: string | null;
            hide_price: boolean;
            show_modals_before_address_collection: boolean;
            can_pause_subscription: boolean;
            upgrade_plan_modal: {
                bullet_points: {
                    text: string;
                    /** @description The text in Spanish. */
                    text_es?: string | null;
                    icon: string;
                }[];
            };
            /** @description The price of one project beyond the quota, in cents; null if none can be bought. */
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
        /** @description A number of months to pause, and when payments would resume (PAUSE-7). */
        PauseOption: {
            duration: number;
            /** Format: date-time */
            resumes_at: string;
        };
        /** @description A plan in its current state (ENT-3). Amounts are whole cents. */
        Subscription: {
            /** @enum {string} */
            type: "trial-plan" | "free-plan" | "paid" | "paid-team-plan";
            sku: string;
            /** @description ESSENTIAL, BUSINESS, ENTERPRISE, PREMIUM or another. */
            orderDisplayTitle: string;
            title: string;
            /** @description The title in Spanish. */
            title_es: string | null;
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
            /** @description The payment provider's status. */
            details: {
                /** @description In seconds. */
                billing_cycle_anchor: number | null;
                /** @description In seconds. */
                current_period_end: number | null;
                /** @description The current time for the plan, outside production. */
                test_clock_details: {
                    /** @description In seconds. */
                    frozen_time: number;
                } | null;
            } | null;
            /** @description In cents: left over from a change of plan; it pays the next charges. */
            credit: number;
            /** @description The team has another owner, who has not chosen a card for its plan yet: none of theirs is charged. */
            needs_payer: boolean;
            pause_options: components["schemas"]["PauseOption"][];
        };
        /** @description A saved card: the parts that may be shown. */
        Card: {
            id: string;
            brand: string;
            last4: string;
            exp_month: number;
            exp_year: number;
        };
        /** @description The saved cards, and the card in use (ENT-1). */
        Customer: {
            default_source: string | null;
            sources: components["schemas"]["Card"][];
        };
        /** @description A message for a person (ENT-9). Known ids are migration_notice and past_due_notice. */
        Notice: {
            id: string;
            message: string;
            /** @description The message in Spanish; null where there is none. */
            message_es: string | null;
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
         * @description The signed-in person, with everything that the app shows of them.
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
         *       "billingState": null,
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
         *         },
         *         "seats": {
         *           "total": 50,
         *           "held": 0
         *         }
         *       },
         *       "subscriptions": [
         *         {
         *           "type": "paid-team-plan",
         *           "sku": "plan_23_q2_0003",
         *           "orderDisplayTitle": "BUSINESS",
         *           "title": "Pro",
         *           "title_es": "Pro",
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
         *           "needs_payer": false,
         *           "credit": 0,
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
         *           "title_es": "Gratis",
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
         *           "needs_payer": false,
         *           "credit": 0,
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
            /** @description The state of the billing address, as companyState; it is taxed where there is no company. */
            billingState: string | null;
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
            /** @description The plans of the person, their team's first. The first is the current one. */
            subscriptions: components["schemas"]["Subscription"][];
            counts: components["schemas"]["UsageCounts"];
            /** @description Those of the current plan, or null without one. */
            limits: components["schemas"]["PlanLimits"] | null;
            customer: components["schemas"]["Customer"];
            /** @description The card in use. */
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
            /** @description One of the fifty states. */
            billingState?: string | null;
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
            /** @description One of the fifty states. */
            billingState?: string | null;
            /** @constant */
            flag_team_notification_seen?: true;
        };
        ProjectListPage: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description Where the next page begins, or null on the last one. */
            searchAfterIndex: string | null;
            has_more: boolean;
            /** @description How many projects the list has on all pages; null where nobody asked, and above 1,000. */
            total: number | null;
            /** @description Why the list is empty, where something was left out. */
            message: string | null;
        };
        /** @enum {string} */
        FactSection: "municipality" | "code-detail" | "manufacturer-requirements" | "design-criteria" | "hail-storm-history" | "wind-storm-history" | "roof";
        /** @description The government whose building code controls. */
        JurisdictionBody: {
            /** @enum {string} */
            kind: "city" | "county" | "town";
            name: string;
            /** @description Census code of the place or the county, where it is known. */
            geoid: string | null;
        };
        /**
         * @description Why an authority is thought to control at the address, or why it is not known which does.
         * @enum {string}
         */
        JurisdictionReason: "address-not-found" | "district" | "inside-limits" | "zip-center-inside" | "limits-overlap" | "limits-missing" | "no-cities-in-state" | "inside-town" | "town-limits-not-loaded" | "no-county-government" | "outside-limits" | "zip-center-outside" | "zip-across-limits" | "county-not-known" | "postal-city";
        /** @description A day, a month or a year, exactly as the source gives it: `2026-03-02`, `2024-01`, `2013`. */
        SourceDay: string;
        /** @description Where a fact is from. It has a day, that of the page or that of reading it; a fact without either is none. */
        FactSource: {
            /** @description The document and who publishes it. */
            name: string;
            url: string | null;
            /** @description The code edition that the document names. */
            edition: string | null;
            date: components["schemas"]["SourceDay"];
            read: components["schemas"]["SourceDay"] | null;
        } | {
            /** @description The document and who publishes it. */
            name: string;
            url: string | null;
            /** @description The code edition that the document names. */
            edition: string | null;
            date: components["schemas"]["SourceDay"] | null;
            read: components["schemas"]["SourceDay"];
        };
        /** @description What an edition of the International Residential Code says on the point that is compared. */
        EditionPoint: {
            /** @enum {integer} */
            edition: 2006 | 2009 | 2012 | 2015 | 2018 | 2021 | 2024;
            /** @description Null where the edition has no section on it. */
            section: string | null;
            /**
             * @description Null where nobody has read it.
             * @enum {string|null}
             */
            says: "ice-inside-wall" | "ice-inside-wall-and-steep" | "drip-edge-not-in-code" | "drip-edge-required" | "underlayment-two-layers-on-low-slopes" | "vents-upper-part-or-vapor-barrier" | "vents-two-conditions-told-differently" | "vents-both-conditions" | null;
        };
        /**
         * @description What is said. Amounts are texts, as their sources print them. Names that end in `Es` are the same words in Spanish, left out where the
         *     data has none. A wind speed has a basis; speeds of different bases are not compared.
         */
        FactValue: {
            /** @constant */
            kind: "text";
            text: string;
            /** @description The text in Spanish; left out where the data has none. */
            textEs?: string;
        } | {
            /** @constant */
            kind: "yes-no";
            answer: boolean;
        } | {
            /** @constant */
            kind: "edition";
            text: string;
            /** @description Of the model code that it is based on. */
            year: number | null;
        } | {
            /** @constant */
            kind: "quantity";
            amount: string;
            /** @enum {string} */
            unit: "in" | "ft" | "sf" | "psf" | "mph" | "F" | "F-days" | "layers" | "nails" | "years" | "days" | "lb/sq" | "USD";
            /**
             * @description What a wind speed was measured by; null for every other unit.
             * @enum {string|null}
             */
            basis: "ultimate" | "gust-3s" | "sustained" | "not-stated" | null;
        } | {
            /** @constant */
            kind: "jurisdiction";
            body: components["schemas"]["JurisdictionBody"];
        } | {
            /** @constant */
            kind: "jurisdiction-reason";
            reason: components["schemas"]["JurisdictionReason"];
            /** @description The point is closer to city limits than it is exact. */
            nearEdge: boolean;
        } | {
            /** @constant */
            kind: "jurisdiction-reason";
            /** @constant */
            reason: "corrected";
            /** @description Null if the account has been deleted since. */
            by: string | null;
            on: components["schemas"]["SourceDay"];
            why: string;
            /** @description Whether a loaded pack has rows of that authority. Missing where nobody has looked. */
            known?: boolean;
        } | {
            /** @constant */
            kind: "ratio";
            /** @description 150: one square foot of vent for each 150. */
            to: number;
        } | {
            /** @constant */
            kind: "contacts";
            rows: {
                office: string | null;
                officeEs?: string;
                phone: string | null;
                email: string | null;
                website: string | null;
                address: string | null;
                source: components["schemas"]["FactSource"];
                rowId: string | null;
            }[];
        } | {
            /** @constant */
            kind: "storms";
            rows: {
                /** Format: date-time */
                at: string;
                /** @description That of the property: `America/Denver`. */
                timeZone: string;
                /** @description Null where the report gives none. */
                size: {
                    amount: string;
                    /**
                     * @description As the record gives it: preliminary winds in mph, official ones in knots.
                     * @enum {string}
                     */
                    unit: "in" | "mph" | "knots";
                } | null;
                /** @description From the property. */
                miles: string;
                /** @enum {string} */
                record: "preliminary" | "official";
                source: components["schemas"]["FactSource"];
                rowId: string | null;
            }[];
        } | {
            /** @constant */
            kind: "storm-counts";
            rows: {
                /** @description Null for the whole county. */
                withinMiles: number | null;
                reports: number;
            }[];
        } | {
            /** @constant */
            kind: "storms-around";
            /** @enum {string} */
            of: "hail" | "wind";
            /** @description That of the property. */
            timeZone: string;
            /** @enum {string} */
            record: "preliminary" | "official";
            /** @description How far was searched. */
            aroundMiles: number;
            /** @description All within that distance, listed or not. */
            reports: number;
            /** @description Every report within this distance is listed. */
            allWithinMiles: string;
            rows: {
                /** Format: date-time */
                at: string;
                /** @description Null where the report gives none. */
                size: {
                    amount: string;
                    /**
                     * @description As the record gives it.
                     * @enum {string}
                     */
                    unit: "in" | "mph" | "knots";
                } | null;
                /** @description From the property. */
                miles: string;
                /** @description Degrees clockwise from north, as seen from the property; null where it is too near to tell. */
                bearing: number | null;
                /** @enum {string} */
                basis: "measured" | "estimated" | "unknown";
                /** @description As the file has it. */
                location: string | null;
                /** @description As the file has it; a long one is cut. */
                comment: string | null;
                /** @description The page of the event, in a record that has such pages. */
                url: string | null;
                /** @description File, line and hash. */
                rowId: string;
            }[];
        } | {
            /** @constant */
            kind: "requirements";
            /** @description Topics of which no document that was read says anything of the product. */
            unpublished: string[];
            rows: {
                manufacturer: string;
                product: string;
                topic: string;
                /** @description With a unit, a number. */
                requirement: string;
                requirementEs?: string;
                unit: string | null;
                condition: string | null;
                conditionEs?: string;
                source: components["schemas"]["FactSource"];
                rowId: string | null;
            }[];
        } | {
            /** @constant */
            kind: "rules";
            rows: {
                topic: string;
                topicEs?: string;
                rule: string;
                ruleEs?: string;
                source: components["schemas"]["FactSource"];
                rowId: string | null;
            }[];
        } | {
            /** @constant */
            kind: "edition-changes";
            /** @description The adopted edition of the residential code with the one before it, and with the newest. */
            rows: {
                from: components["schemas"]["EditionPoint"];
                to: components["schemas"]["EditionPoint"];
                source: components["schemas"]["FactSource"];
                rowId: string | null;
            }[];
        };
        /**
         * @description Whose rule it is; null where it is nobody's, such as a storm.
         * @enum {string|null}
         */
        FactLevel: "place" | "cousub" | "county" | "state" | "model-code" | "maker" | null;
        /** @description A row that is shown beside the answer and does not answer, with the reason. */
        OtherFactRow: {
            /** @enum {string} */
            why: "history" | "not-yet-in-force" | "unconfirmed" | "no-answer" | "other-property-type" | "barred-by-state" | "wider-rule" | "agrees" | "disagrees" | "other-jurisdiction";
            value: components["schemas"]["FactValue"];
            condition: string | null;
            /** @description The condition in Spanish; left out where the data has none. */
            conditionEs?: string;
            source: components["schemas"]["FactSource"];
            rowId: string | null;
            level: components["schemas"]["FactLevel"];
        };
        /** @description A row as its source states it. */
        FactRow: {
            value: components["schemas"]["FactValue"];
            /** @description Limits the value: a size, a building type, a slope. */
            condition: string | null;
            /** @description The condition in Spanish; left out where the data has none. */
            conditionEs?: string;
            source: components["schemas"]["FactSource"];
            /** @description Its id in the data that it was loaded from. */
            rowId: string | null;
            level: components["schemas"]["FactLevel"];
        };
        /**
         * @description Who or what settles the question.
         * @enum {string}
         */
        FactSettler: "building-department" | "street-point" | "city-limits" | "town-limits" | "town-clerk" | "state-table" | "boundary-map" | "site-survey" | "roof-measurement" | "product-choice" | "manufacturer-document" | "storm-records";
        /**
         * @description A line of a report. `known` has a value with its source and day; `disputed` has all rows of one level that differ, the first of which
         *     answers or none; `unknown` says what settles it; `not-included` needs an add-on, and tells neither value nor source.
         */
        ReportFact: {
            section: components["schemas"]["FactSection"];
            /** @description The question, as a word that stays: `adopted-residential-code`. */
            name: string;
            /** @constant */
            is: "known";
            /** @enum {string} */
            confidence: "verified" | "likely";
            value: components["schemas"]["FactValue"];
            /** @description Limits the value: a size, a building type, a slope. */
            condition: string | null;
            /** @description The condition in Spanish; left out where the data has none. */
            conditionEs?: string;
            source: components["schemas"]["FactSource"];
            /** @description Its id in the data that it was loaded from. */
            rowId: string | null;
            level: components["schemas"]["FactLevel"];
            others: components["schemas"]["OtherFactRow"][];
        } | {
            section: components["schemas"]["FactSection"];
            /** @description The question, as a word that stays: `adopted-residential-code`. */
            name: string;
            /** @constant */
            is: "disputed";
            /** @enum {string} */
            answers: "first" | "none";
            rows: components["schemas"]["FactRow"][];
            others: components["schemas"]["OtherFactRow"][];
            settledBy: components["schemas"]["FactSettler"];
        } | {
            section: components["schemas"]["FactSection"];
            /** @description The question, as a word that stays: `adopted-residential-code`. */
            name: string;
            /** @constant */
            is: "unknown";
            because?: components["schemas"]["JurisdictionReason"];
            settledBy: components["schemas"]["FactSettler"];
            others: components["schemas"]["OtherFactRow"][];
        } | {
            section: components["schemas"]["FactSection"];
            /** @description The question, as a word that stays: `adopted-residential-code`. */
            name: string;
            /** @constant */
            is: "not-included";
            /** @enum {string} */
            addOn: "code-detail" | "weather";
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
            /** @description Whose product the roof is covered with. */
            manufacturer_id?: string | null;
            product_id?: string | null;
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
            /**
             * Format: date-time
             * @description As of when the facts speak: the order, or the latest refresh.
             */
            asOf?: string;
            /** @description Counts what the report has said: 1 until a refresh finds other facts. */
            factsVersion?: number;
            /** @description The add-ons in it. */
            includes?: ("code-detail" | "weather")[];
            /**
             * @description Whether the caller may change the report, when signed in, as `may_change` of a project says. Only in the answer of `getReport`:
             *     whoever is answered by a change may make it.
             */
            may_change?: boolean;
            /** @description The flags that people set. */
            user_flags?: {
                [key: string]: boolean;
            };
            /** @description The facts, each with its source. Omitted in lists. */
            facts?: components["schemas"]["ReportFact"][];
            /** @description The authority that controls the property. Only the name in a legacy record. */
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
        /** @description The property of the report, and the ordering app. */
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
        /** @description What one project beyond the number of the plan costs, in cents, and the card that would pay it. */
        OverageOffer: {
            /** @description With the tax. */
            total: number;
            tax: number;
            card: components["schemas"]["Card"] | null;
        };
        /** @description The report that was made and charged, or why nothing was. */
        OverageOutcome: {
            /** @enum {string} */
            status: "made";
            reportNumber: string;
            order_id: string;
        } | {
            /** @enum {string} */
            status: "property-unknown";
        } | {
            /** @enum {string} */
            status: "declined";
            /** @enum {string} */
            reason: "card-declined" | "insufficient-funds" | "card-expired" | "code-wrong" | "processing-error";
        };
        States: {
            states: ("al" | "ak" | "az" | "ar" | "ca" | "co" | "ct" | "de" | "dc" | "fl" | "ga" | "hi" | "id" | "il" | "in" | "ia" | "ks" | "ky" | "la" | "me" | "md" | "ma" | "mi" | "mn" | "ms" | "mo" | "mt" | "ne" | "nv" | "nh" | "nj" | "nm" | "ny" | "nc" | "nd" | "oh" | "ok" | "or" | "pa" | "ri" | "sc" | "sd" | "tn" | "tx" | "ut" | "vt" | "va" | "wa" | "wv" | "wi" | "wy")[];
        };
        /** @description For each requested state, when its codes last changed; null if that is not known. */
        StateUpdates: {
            states: {
                [key: string]: string | null;
            };
        };
        /**
         * @description CALC-5. A field of a calculator as it starts with a report, and the fact that fills it. `empty` tells why nothing does, and who or
         *     what settles the question.
         */
        StartingValue: {
            /** @description A field of the inputs of the calculator: `climateZone`. */
            field: string;
            /** @description The question of the report: `climate-zone`. */
            fact: string;
            /** @constant */
            is: "known";
            /** @description As the calculator takes it: 5 for zone 5B. */
            value: string | number;
            /** @enum {string} */
            confidence: "verified" | "likely";
            row: components["schemas"]["FactRow"];
        } | {
            /** @description A field of the inputs of the calculator: `climateZone`. */
            field: string;
            /** @description The question of the report: `climate-zone`. */
            fact: string;
            /** @constant */
            is: "empty";
            /**
             * @description `no-such-choice` is a known fact for which the calculator has no choice.
             * @enum {string}
             */
            because: "unknown" | "disputed" | "not-included" | "other-property-type" | "no-such-choice";
            settledBy: components["schemas"]["FactSettler"];
        };
        /** @description One line of working; `formula` uses the symbols of `numbers`. */
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
            /** @description The basis of the line: `kind` is code (with its citation), published (with its URL), practice or arithmetic. */
            basis: {
                [key: string]: unknown;
            };
            /** @description The reading chosen where a text can be read in more than one way. */
            interpretation: string | null;
        };
        /**
         * @description CALC-6. The result of any calculator: the same figures, from the same function, as in the browser and on the command
         *     line.
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
            /** @description The inputs, with defaults filled in. The calculator returns the same result for them. */
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
            /** @description SHA-256 over everything else, in canonical JSON; null if nothing could be calculated. */
            hash: string | null;
        };
        /**
         * @description CALC-5. A calculation that was saved to a report. `calculation.hash` names it within the report. `reproduction` tells
         *     whether the calculators of today still get this result, and if not, why.
         */
        SavedCalculation: {
            calculation: components["schemas"]["Calculation"];
            /**
             * Format: date-time
             * @example 2026-03-04T15:20:00.000Z
             */
            saved_at: string;
            /**
             * @description The name of who saved it; null after the end of their account.
             * @example Ada Lovelace
             */
            saved_by: string | null;
            /**
             * @example {
             *       "same": false,
             *       "why": "words-have-changed"
             *     }
             */
            reproduction: {
                /** @example true */
                same: boolean;
                /**
                 * @example null
                 * @enum {string|null}
                 */
                why: "record-was-altered" | "rule-set-has-changed" | "outcome-differs" | "working-differs" | "words-have-changed" | null;
            };
        };
        /** @description An address that was found, and its source. */
        FoundAddress: {
            /** @description One line: street, city, state and ZIP. */
            address: string;
            /** @description Who found it. */
            source: string;
            /** @description Its name there. */
            locationId: string | null;
        };
        /** @description CALC-4. A municipality whose permit fees are known, by the id of its schedule. */
        ListedFeeSchedule: {
            id: string;
            jurisdiction: string;
            state: string;
            /** @description Since when it holds, as far as the source says it. */
            effective: string | null;
            /** @description What the source says of its own age. */
            edition: string | null;
        };
        /** @description CALC-1. Lengths in feet, areas in square feet. A number may be given as text (`2,450.5`); null is as if it were left out. */
        WasteFields: {
            /** @description The roof’s area along the slope, if no plan is given. */
            areaSf?: number | string | null;
            eavesFt?: number | string | null;
            rakesFt?: number | string | null;
            hipsFt?: number | string | null;
            ridgesFt?: number | string | null;
            /** @description The outline from which the roof is measured. */
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
            /** @description The roof for the complexity method: shape, valleys, dormers, penetrations. */
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
        /** @description CALC-2. A number may be sent as text, as people type it (`16 in`, `6/12`); null counts as omitted. */
        IceAndWaterShieldFields: {
            eaves?: {
                lengthFt?: number | string | null;
                /** @description From the roof’s edge to the wall’s face. */
                overhangIn?: number | string | null;
                /** @description The wall’s thickness, if it was measured; together with a stud and a wall type it must match them. */
                wallIn?: number | string | null;
                /** @description 2x4 or 2x6, where it was not. */
                stud?: string | null;
                /** @description brick, siding or stucco. */
                wallType?: string | null;
                /** @description The parts of the thickness, as in an earlier answer: stud and type. */
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
            /** @description conditioned or detached-accessory, which the code exempts if it has no conditioned floor area. */
            structure?: string | null;
            /** @description asphalt-shingle, metal-shingle, mineral-roll, slate, wood-shingle, wood-shake or other: warns if the section does not cover it. */
            covering?: string | null;
            /** @description Ultimate design wind speed: warns if underlayment is stricter in high wind. */
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
            /** @description D: the contract price, for schedules that charge by it; if omitted, the project valuation is used and the answer warns of it. */
            contract_price?: number | string | null;
            /** @description D: whether the work includes heating, cooling or ventilation equipment; a mechanical fee is charged only then. */
            mechanical_work?: boolean | string | null;
            /** @description D: a pre-application fee already paid, which some authorities subtract from the permit fee. */
            fee_paid_before?: number | string | null;
            /** @description D CALC-4.2: a published schedule by its id, and nothing else: an answer of the API cites documents of an authority that were read for it. The command line and the library also calculate with a schedule that is written out. */
            schedule?: string | null;
        };
        /** @description An API key, without its secret. */
        ApiKey: {
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The last four characters of the secret. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was last used, to about five minutes; null if it never was.
             */
            last_used_at: string | null;
            /** @description The network address of that call. */
            last_used_from: string | null;
        };
        /** @description A new API key with its secret, which is returned only once. */
        NewApiKey: {
            name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The last four characters of the secret. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was last used, to about five minutes; null if it never was.
             */
            last_used_at: string | null;
            /** @description The network address of that call. */
            last_used_from: string | null;
            /** @description Sent as `x-api-key`. */
            secret: string;
        };
        /**
         * @description `report.made`: a report was made. `report.changed`: what it says, or the job it belongs to, has changed.
         *     `project.archived`: a project was archived. `plan.changed`: the plan in force was begun, changed, paused or ended.
         *     `member.joined`: somebody joined the team.
         * @enum {string}
         */
        WebhookEvent: "report.made" | "report.changed" | "project.archived" | "plan.changed" | "member.joined";
        /** @description An address that is told of events, without its secret. */
        Webhook: {
            /** Format: uuid */
            id: string;
            address: string;
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description Whose it is: the caller’s, or their team’s.
             * @enum {string}
             */
            of: "me" | "team";
            /**
             * @description `off`: turned off by its owner. `disabled`: turned off by us, after a day in which it accepted nothing, or once it answered 410.
             * @enum {string}
             */
            standing: "on" | "off" | "disabled";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_accepted_at: string | null;
            /**
             * Format: date-time
             * @description Until when events are signed with the secret before the last rotation, too.
             */
            old_secret_until: string | null;
        };
        /** @description An address that is told of events, with its secret. */
        NewWebhook: {
            webhook: components["schemas"]["Webhook"];
            /** @description Checks the signatures: `whsec_` and 32 bytes in base64. */
            secret: string;
        };
        /** @description One event for one address, and how its last try ended. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Sent as `webhook-id`; the same for every try.
             */
            id: string;
            event: string;
            /** Format: date-time */
            created_at: string;
            /**
             * @description `failed`: given up. `skipped`: the address was turned off, or the plan had no integrations.
             * @enum {string}
             */
            standing: "waiting" | "accepted" | "failed" | "skipped";
            tries: number;
            /** @description The status of the last answer; null if there was none. */
            status: number | null;
            /**
             * @description Why the last try was not accepted. `refused`: another status than 2xx. `redirected`: redirects are not followed.
             *     `not-public`: the name led to an address that is not on the public internet.
             * @enum {string|null}
             */
            failure: "refused" | "timed-out" | "not-reached" | "not-public" | "redirected" | null;
            duration_ms: number | null;
            /** @description The first characters of the last answer. */
            body: string | null;
            /** Format: date-time */
            next_try_at: string | null;
            /** @description Every try, also those before it was sent again: the newest first, twenty at most. */
            log: {
                /** Format: date-time */
                at: string;
                status: number | null;
                /**
                 * @description Null if it was accepted.
                 * @enum {string|null}
                 */
                failure: "refused" | "timed-out" | "not-reached" | "not-public" | "redirected" | null;
                duration_ms: number;
                body: string | null;
            }[];
        };
        /** @description What the plan includes, and how much of it is left. */
        Allowance: {
            allocation: number;
            available: number;
        };
        /** @description A product. Amounts are whole cents. */
        Product: {
            /** @description code-report-plan, code-report, add-ons or another. */
            type: string;
            sku: string;
            title: string;
            description: string | null;
            /** @description The same words in Spanish; null where there are none. */
            spanish: {
                title: string;
                description: string | null;
            } | null;
            /** @description For a single report: the type that it is sold for. */
            reportType: string | null;
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
            /** @description What a plan includes; null for what is no plan. */
            plan: {
                /** @description Nobody buys it; a plan that ends leads to it. */
                isFree: boolean;
                /** @description A month. */
                quickViews: number;
                /** @description A month. */
                codeDetails: number;
                /** @description A month. */
                weather: number;
                /** @description Null if there is no limit. */
                seats: number | null;
                integrations: boolean;
                /** @description The price of one more property, in cents; null if there is none. */
                overage: number | null;
                /** @description With monthly billing. */
                pausable: boolean;
            } | null;
        };
        /** @description What a person wants to buy. */
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
            /** @description The state of the property: a project beyond the number of a plan costs what the plan says, where it covers the state. */
            state?: string | null;
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
        /** @description What an order would cost at this time, in cents. */
        Estimate: {
            lines: {
                /** @enum {string} */
                type: "item" | "unused-time" | "credit";
                /** @description For a credit, the plan that it is left over from, or kept with. */
                title: string;
                /** @description The title in Spanish; null where there is none. */
                title_es: string | null;
                /** @description Negative where something is given back. */
                amount: number;
            }[];
            coupon: components["schemas"]["Coupon"] | null;
            discount: number;
            /** @description In the total. */
            tax: number;
            total: number;
            /** @description What is left of the credits: it is kept, and pays the next charges. */
            credit_left: number;
            /** @description Whether the tax is not known before the buyer tells the state of their billing address (`billingState` of the profile). */
            needs_state: boolean;
            /** Format: date-time */
            charged_at: string;
            /** Format: date-time */
            estimated_at: string;
        };
        Receipt: {
            order_id: string;
            /** Format: date-time */
            paid_at: string;
            /** @description What was taken, in cents, with the tax. */
            amount: number;
            tax: number;
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
        /** @description The card that pays. `id` is the token of a new card, or the id of a saved card. */
        OrderSource: {
            /** @enum {string} */
            type: "new-card" | "saved-card";
            id: string;
        };
        /** @description The outcome of an order. */
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
        /** @description A bill and its status. */
        Bill: {
            id: string;
            /** Format: date-time */
            at: string;
            title: string;
            /** @description The title in Spanish; null where there is none. */
            title_es: string | null;
            /** @description In cents, with the tax. */
            amount: number;
            tax: number;
            /** @enum {string} */
            status: "paid" | "open" | "past-due" | "void" | "refunded" | "disputed";
            receipt_url: string | null;
        };
        /** @description One payment, refund or failed payment. */
        Transaction: {
            id: string;
            bill_id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            type: "payment" | "refund" | "failed-payment";
            /** @description In cents, with the tax. What went back is negative, what failed is nothing. */
            amount: number;
            /** @description The part of the amount that is tax. */
            tax: number;
        };
        /** @description A plan that was ordered for the end of a trial. It is charged then, and begins when it is paid. */
        PlannedPlan: {
            /** Format: uuid */
            order_id: string;
            sku: string;
            title: string;
            /** @description The title in Spanish. */
            title_es: string | null;
            /** @enum {string|null} */
            option: "one_state" | "national" | null;
            /** @enum {string} */
            billingPeriod: "monthly" | "annual";
            estimate: components["schemas"]["Estimate"];
            /**
             * Format: date-time
             * @description When the payment is tried again, if it was declined.
             */
            retry_at: string | null;
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
             * @description `ok` if the email is free; else how it is registered.
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
        /**
         * @description Why, in the words of who is at the desk, with the number of the request if there is one. It is stored in the audit log.
         * @example Request 4711: the report was made for the wrong house.
         */
        SupportReason: string;
        FoundPerson: {
            id: string;
            email: string;
            name: string;
            phone: string | null;
            /** Format: date-time */
            signed_up_at: string;
        };
        /** @description Whether the person may pause payments now, and if not, why and until when. */
        PauseVerdict: {
            allowed: boolean;
            /** @enum {string|null} */
            why: "bought-on-android" | "not-monthly" | "plan-cannot-pause" | "not-owner" | "payment-due" | "already-paused" | "paused-within-12-months" | null;
            /** Format: date-time */
            until: string | null;
        };
        /** @description An allowance, and why no more of it may be used. */
        AllowanceStanding: {
            /** @description What the plan includes and what was added to it in this period. */
            allocation: number;
            available: number;
            /**
             * @description Null if some of it may be used now.
             * @enum {string|null}
             */
            why: "plan-expired" | "plan-paused" | "allowance-used-up" | null;
        };
        AllowanceStandings: {
            quick_view: components["schemas"]["AllowanceStanding"];
            code_detail: components["schemas"]["AllowanceStanding"];
            weather: components["schemas"]["AllowanceStanding"];
        };
        /** @description What support has added to an allowance. */
        AllowanceGrant: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "quick_view" | "code_detail" | "weather";
            amount: number;
            reason: string;
            /** Format: date-time */
            granted_at: string;
        };
        /** @description A person as the support desk sees them: who they are, what they have, and why. */
        PersonStanding: {
            person: components["schemas"]["FoundPerson"];
            /** @enum {string} */
            signs_in_by: "cognito" | "google" | "apple" | "microsoft" | "sso";
            /** Format: date-time */
            email_verified_at: string | null;
            phone_verified: boolean;
            /** Format: date-time */
            accepted_tos_at: string | null;
            /** @description Works at the support desk. */
            is_admin: boolean;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
                role: components["schemas"]["TeamRole"];
                is_owner: boolean;
            } | null;
            /** @description The plan in force. Null on the free plan. */
            plan: components["schemas"]["Subscription"] | null;
            /** @enum {string|null} */
            plan_of: "person" | "team" | null;
            /** @description The plan that was ordered for the end of this one, a trial. */
            planned: components["schemas"]["PlannedPlan"] | null;
            /**
             * Format: date-time
             * @description The time by which the plan is judged: that of its test clock, if it has one.
             */
            now: string;
            pause: components["schemas"]["PauseVerdict"] | null;
            allowances: components["schemas"]["AllowanceStandings"];
            /** @description The last twenty. */
            grants: components["schemas"]["AllowanceGrant"][];
            /** @description All of their projects, archived ones too. */
            projects: number;
        };
        /** @description An open invite, and the link that was mailed. */
        PendingLink: {
            /** Format: uuid */
            invite_id: string;
            /** Format: uuid */
            team_id: string;
            team_name: string;
            role: components["schemas"]["TeamRole"];
            /** Format: date-time */
            invite_time: string;
            /** @description It works for this email address alone. */
            link: string;
        };
        /** @description A report as the support desk sees it. */
        SupportReport: {
            reportNumber: string;
            /**
             * @description `kept`: a person’s own. `adopted`: a visitor made it, and a person has adopted it. `waiting`: a visitor made it, and nobody has.
             * @enum {string}
             */
            standing: "kept" | "adopted" | "waiting";
            owner: components["schemas"]["FoundPerson"] | null;
            address: string;
            /** Format: date-time */
            created_at: string;
            /** @description Null while it waits, or if its owner has deleted it. */
            report: components["schemas"]["Report"] | null;
        };
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @example support-call */
            action: string;
            /** @description The id of who did it; null for visitors and jobs and for operators at the server. */
            actor: string | null;
            operation: string | null;
            /** @description The id of whom or what it was about. */
            object: string | null;
            /** @description For a `support-call`: `reason`, `from` (the network address) and `by` (`key` or `session`). */
            details: {
                [key: string]: unknown;
            };
        };
    };
    responses: {
        /** @description The request does not match the contract; `field` tells where. */
        Invalid: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token, or of an unknown person. */
        Unauthenticated: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has no right to do this. */
        Forbidden: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or the caller may not see it; the two look alike. */
        NotFound: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More calls than this class allows; `Retry-After` tells when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until calls are accepted again. */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This Idempotency-Key was already used for another call. */
        KeyReused: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not possible in the current state; `code` tells why. */
        Conflict: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Where the PDF can be opened; null if none could be made. */
        Link: {
            content: {
                "application/json": {
                    url: string | null;
                };
            };
        };
        /** @description The link was valid and has expired; request another. */
        LinkOver: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call accepts. */
        TooLarge: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The plan has expired, or has nothing left of this; `code` tells which. */
        PaymentRequired: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The price, and the card */
        offered: {
            content: {
                "application/json": components["schemas"]["OverageOffer"];
            };
        };
        /** @description The outcome */
        made: {
            content: {
                "application/json": components["schemas"]["OverageOutcome"];
            };
        };
        /** @description Something that this call needs does not answer right now; the call may be repeated in a moment. */
        Unavailable: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The report, with its facts */
        CorrectedReport: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        /** @description The map */
        ReportMap: {
            content: {
                "application/json": {
                    satellite: string | null;
                    locator: {
                        county: string;
                        state: string;
                        svg: string;
                        /**
                         * @description Of the point. `street` is along the street, by the house number; `zip-center` the middle of the ZIP code.
                         * @enum {string}
                         */
                        precision: "street" | "zip-center";
                    } | null;
                    around: {
                        /** @description From the middle to each side. */
                        miles: number;
                        /** @description The width, and the height, in the lengths of the paths. */
                        size: number;
                        /** @description A path in the notation of SVG. */
                        counties: string;
                        /** @description The borders of states. */
                        states: string;
                        names: {
                            text: string;
                            x: number;
                            y: number;
                        }[];
                    } | null;
                };
            };
        };
        /** @description The report, with its facts */
        VersionedReport: {
            content: {
                "application/json": components["schemas"]["Report"];
            };
        };
        /** @description Empty if nothing matches */
        suggested: {
            content: {
                "application/json": {
                    items: components["schemas"]["FoundAddress"][];
                };
            };
        };
        /** @description The address with its secret */
        WithSecret: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        /** @description It will be sent. */
        Queued: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The id of the delivery.
                     */
                    id: string;
                };
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
        /** @description The outcome of the order */
        charged: {
            content: {
                "application/json": components["schemas"]["Charge"];
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
        /** @description The saved cards afterwards */
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
                    /** @description The bank wants to be asked: to be confirmed by the payment provider's library, and called again then. */
                    client_secret?: string;
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
        /** @description The transactions */
        movements: {
            content: {
                "application/json": {
                    items: components["schemas"]["Transaction"][];
                };
            };
        };
        /** @description The profile afterwards */
        changed: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    status: 200;
                    updatedProfile: components["schemas"]["Profile"];
                };
            };
        };
        /** @description The planned plan, or null */
        plannedPlan: {
            content: {
                "application/json": {
                    planned: components["schemas"]["PlannedPlan"] | null;
                };
            };
        };
        /** @description The identity proven by Google, and the token that renews it */
        Tokens: {
            content: {
                "application/json": {
                    idToken: string;
                    refreshToken: string | null;
                };
            };
        };
        /** @description The session to renew has ended; signing in starts a new one. */
        SessionOver: {
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
         *     The same call with the same key gets the same answer for a day; a different call is a problem.
         */
        IdempotencyKey: string;
        /** @description The number of the report. */
        ReportId: string;
        /** @description The language of the PDF, and of the mail that brings it. */
        Language: "en" | "es";
        /** @description Which PDF of the report. */
        Kind: "whole" | "iws" | "claimLetter" | "windHistoryHailTrace" | "hailStorm" | "iwsCalculation" | "wasteCalculation" | "ventilationCalculation" | "buildingDesignCriteria" | "salesTax" | "manufacturer" | "permit_calculator";
        /** @description The `hash` in the link of a PDF that was made. */
        Made: string;
        /** @description The id of the batch. */
        BatchId: string;
        /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
        ProjectOwnership: "user" | "team";
        /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
        ProjectUserId: string;
        /** @description The caller's team. */
        ProjectTeamId: string;
        /** @description Words to search in address, municipality, report number, claim and job number. */
        ProjectTerm: string;
        /** @description The sort key. */
        ProjectSortBy: "createdAt" | "address";
        /** @description The sort direction. */
        ProjectOrder: "asc" | "desc";
        /**
         * @description The page number. A page is found by its cursor alone: a number above one without `searchAfterIndex` is refused as
         *     `page-needs-cursor`.
         */
        ProjectPageNumber: number;
        /** @description Projects per page. */
        ProjectLimit: number;
        /** @description The cursor of the page, from the previous page. */
        ProjectSearchAfterIndex: string;
        /** @description The state of the property, two letters, lower case. */
        ProjectState: string;
        /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
        ProjectJurisdiction: string;
        /** @description The first day of creation, UTC. */
        ProjectCreatedDateFrom: string;
        /** @description The last day of creation, UTC. */
        ProjectCreatedDateTo: string;
        /** @description Part of the creator's name. */
        ProjectCreatedBy: string;
        /** @description Words that must all occur in the project. */
        ProjectHasTheWords: string;
        /** @description Residential or commercial. */
        ProjectPropertyType: "residential" | "commercial";
        /** @description The kind of roof. */
        ProjectRoofType: "steep-slope" | "low-slope";
        /** @description An add-on that the project includes. */
        ProjectProjectIncludes: "code-detail" | "weather";
        /**
         * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
         *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
         *     if omitted.
         */
        ProjectStanding: "active" | "archived" | "needs-a-look";
        /** @description Whether to count how many projects the whole list has. */
        ProjectWithTotal: boolean;
        /** @description The language of the heads and of the words in the table. */
        ProjectLanguage: "en" | "es";
        /** @description The number of the report, which is the number of its project. */
        ReportNumber: string;
        /** @description The number of the anonymous report. */
        AnonymousNumber: string;
        /**
         * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
         *     us. Without it the report is not found.
         */
        AnonymousSession: string;
        /** @description The browser's information about the calling site. Other sites are refused. */
        FetchSite: string;
        /** @description The secret of the link. */
        Share: string;
        /** @description The id of the address. */
        Id: string;
        type: string;
        /** @description The person’s id, with or without the marker of its region. */
        PersonId: string;
        /** @description The id of the team. */
        TeamId: string;
        /** @description Where the page begins; the one that the page before ended with. */
        Cursor: string;
        /** @description The number of the report. */
        "ReportNumber-2": string;
    };
    requestBodies: {
        typed: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
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
export type DocumentProblemCode = components['schemas']['DocumentProblemCode'];
export type CalculatorProblemCode = components['schemas']['CalculatorProblemCode'];
export type TeamProblemCode = components['schemas']['TeamProblemCode'];
export type SyncProblemCode = components['schemas']['SyncProblemCode'];
export type WebhookProblemCode = components['schemas']['WebhookProblemCode'];
export type SupportProblemCode = components['schemas']['SupportProblemCode'];
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
export type InviteOutcome = components['schemas']['InviteOutcome'];
export type InviteStatus = components['schemas']['InviteStatus'];
export type MemberOnRoster = components['schemas']['MemberOnRoster'];
export type MemberRosterPage = components['schemas']['MemberRosterPage'];
export type GaugedSection = components['schemas']['GaugedSection'];
export type SectionStandings = components['schemas']['SectionStandings'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ProjectSummaryPage = components['schemas']['ProjectSummaryPage'];
export type PdfBatchKind = components['schemas']['PdfBatchKind'];
export type PdfBatchFailure = components['schemas']['PdfBatchFailure'];
export type PdfBatch = components['schemas']['PdfBatch'];
export type PdfKind = components['schemas']['PdfKind'];
export type CheckedPaper = components['schemas']['CheckedPaper'];
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
export type FactSection = components['schemas']['FactSection'];
export type JurisdictionBody = components['schemas']['JurisdictionBody'];
export type JurisdictionReason = components['schemas']['JurisdictionReason'];
export type SourceDay = components['schemas']['SourceDay'];
export type FactSource = components['schemas']['FactSource'];
export type EditionPoint = components['schemas']['EditionPoint'];
export type FactValue = components['schemas']['FactValue'];
export type FactLevel = components['schemas']['FactLevel'];
export type OtherFactRow = components['schemas']['OtherFactRow'];
export type FactRow = components['schemas']['FactRow'];
export type FactSettler = components['schemas']['FactSettler'];
export type ReportFact = components['schemas']['ReportFact'];
export type Report = components['schemas']['Report'];
export type ReportPage = components['schemas']['ReportPage'];
export type ReportOrder = components['schemas']['ReportOrder'];
export type OverageOffer = components['schemas']['OverageOffer'];
export type OverageOutcome = components['schemas']['OverageOutcome'];
export type States = components['schemas']['States'];
export type StateUpdates = components['schemas']['StateUpdates'];
export type StartingValue = components['schemas']['StartingValue'];
export type TraceStep = components['schemas']['TraceStep'];
export type Calculation = components['schemas']['Calculation'];
export type SavedCalculation = components['schemas']['SavedCalculation'];
export type FoundAddress = components['schemas']['FoundAddress'];
export type ListedFeeSchedule = components['schemas']['ListedFeeSchedule'];
export type WasteFields = components['schemas']['WasteFields'];
export type IceAndWaterShieldFields = components['schemas']['IceAndWaterShieldFields'];
export type VentilationFields = components['schemas']['VentilationFields'];
export type PermitFeeFields = components['schemas']['PermitFeeFields'];
export type ApiKey = components['schemas']['ApiKey'];
export type NewApiKey = components['schemas']['NewApiKey'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type Webhook = components['schemas']['Webhook'];
export type NewWebhook = components['schemas']['NewWebhook'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
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
export type PlannedPlan = components['schemas']['PlannedPlan'];
export type Choice = components['schemas']['Choice'];
export type SyncRecord = components['schemas']['SyncRecord'];
export type EmailStatus = components['schemas']['EmailStatus'];
export type SupportReason = components['schemas']['SupportReason'];
export type FoundPerson = components['schemas']['FoundPerson'];
export type PauseVerdict = components['schemas']['PauseVerdict'];
export type AllowanceStanding = components['schemas']['AllowanceStanding'];
export type AllowanceStandings = components['schemas']['AllowanceStandings'];
export type AllowanceGrant = components['schemas']['AllowanceGrant'];
export type PersonStanding = components['schemas']['PersonStanding'];
export type PendingLink = components['schemas']['PendingLink'];
export type SupportReport = components['schemas']['SupportReport'];
export type AuditEntry = components['schemas']['AuditEntry'];
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
export type ResponseOffered = components['responses']['offered'];
export type ResponseMade = components['responses']['made'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseCorrectedReport = components['responses']['CorrectedReport'];
export type ResponseReportMap = components['responses']['ReportMap'];
export type ResponseVersionedReport = components['responses']['VersionedReport'];
export type ResponseSuggested = components['responses']['suggested'];
export type ResponseWithSecret = components['responses']['WithSecret'];
export type ResponseQueued = components['responses']['Queued'];
export type ResponseProducts = components['responses']['products'];
export type ResponseEstimated = components['responses']['estimated'];
export type ResponseBought = components['responses']['bought'];
export type ResponseCharged = components['responses']['charged'];
export type ResponseCouponed = components['responses']['couponed'];
export type ResponseHeld = components['responses']['held'];
export type ResponseCustomer = components['responses']['customer'];
export type ResponseRetried = components['responses']['retried'];
export type ResponseBills = components['responses']['bills'];
export type ResponseMovements = components['responses']['movements'];
export type ResponseChanged = components['responses']['changed'];
export type ResponsePlannedPlan = components['responses']['plannedPlan'];
export type ResponseTokens = components['responses']['Tokens'];
export type ResponseSessionOver = components['responses']['SessionOver'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterReportId = components['parameters']['ReportId'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterKind = components['parameters']['Kind'];
export type ParameterMade = components['parameters']['Made'];
export type ParameterBatchId = components['parameters']['BatchId'];
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
export type ParameterProjectStanding = components['parameters']['ProjectStanding'];
export type ParameterProjectWithTotal = components['parameters']['ProjectWithTotal'];
export type ParameterProjectLanguage = components['parameters']['ProjectLanguage'];
export type ParameterReportNumber = components['parameters']['ReportNumber'];
export type ParameterAnonymousNumber = components['parameters']['AnonymousNumber'];
export type ParameterAnonymousSession = components['parameters']['AnonymousSession'];
export type ParameterFetchSite = components['parameters']['FetchSite'];
export type ParameterShare = components['parameters']['Share'];
export type ParameterId = components['parameters']['Id'];
export type ParameterType = components['parameters']['type'];
export type ParameterPersonId = components['parameters']['PersonId'];
export type ParameterTeamId = components['parameters']['TeamId'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterReportNumber_2 = components['parameters']['ReportNumber-2'];
export type RequestBodyTyped = components['requestBodies']['typed'];
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
            /** @description The team with its new name */
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
                /** @description Entries per page. */
                limit?: number;
                /** @description The cursor of the page, from the previous page. */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
            /** @description The sent invites, and what became of each address */
            201: {
                content: {
                    "application/json": {
                        items: components["schemas"]["InviteSent"][];
                        /** @description For each address, in the order of the request. */
                        outcomes: components["schemas"]["InviteOutcome"][];
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
                /** @description The id of the entry in the roster. */
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
                /** @description Searched in name and email. */
                term?: string;
                /** @description The sort key. */
                sortBy?: "createdAt" | "name" | "email" | "role" | "inviteStatus" | "projectCount";
                /** @description The sort direction. */
                sortOrder?: "asc" | "desc";
                /** @description The page number. A number above one without `cursor_id` is refused as `page-needs-cursor`. */
                page?: number;
                /** @description Entries per page. */
                limit?: number;
                /** @description Filters on the entries. */
                filters?: string[];
                /** @description Words that must all occur. */
                advancedTerms?: string[];
                /** @description The number of projects. */
                numberOfProjects?: number;
                /** @description The cursor of the page, from the previous page. */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
            /** @description The sent invites, and what became of each address */
            201: {
                content: {
                    "application/json": {
                        items: components["schemas"]["InviteSent"][];
                        /** @description For each address, in the order of the request. */
                        outcomes: components["schemas"]["InviteOutcome"][];
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
            /** @description The answer is stored */
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
                /** @description The id of the entry in the roster. */
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
            /** @description The new role */
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
    restoreTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that they had in the roster. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are back */
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
    listTeamReports: {
        parameters: {
            query?: {
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: string;
                /** @description Projects per page. */
                limit?: number;
                /** @description The cursor of the page, from the previous page. */
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
                /** @description Entries per page. */
                limit?: number;
                /** @description The cursor of the page, from the previous page. */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
            query?: {
                /** @description The language of the PDF, and of the mail that brings it. */
                language?: components["parameters"]["Language"];
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
                /** @description The language of the PDF, and of the mail that brings it. */
                language?: components["parameters"]["Language"];
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
            query?: {
                /** @description The language of the PDF, and of the mail that brings it. */
                language?: components["parameters"]["Language"];
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
            200: components["responses"]["Link"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    makeClaimLetter: {
        parameters: {
            query?: {
                /** @description The language of the PDF, and of the mail that brings it. */
                language?: components["parameters"]["Language"];
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
                    claim_number: string;
                    job_number?: string | null;
                    /** @description The requirements that the letter names, by the names of the facts of the report. Left out, all of them. */
                    questions?: string[];
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
            /** @description No version is stored any longer */
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
                /** @description The language of the PDF, and of the mail that brings it. */
                language?: components["parameters"]["Language"];
                /** @description The `hash` in the link of a PDF that was made. */
                hash?: components["parameters"]["Made"];
            };
            header?: {
                /**
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
                /** @description The key under which the file is stored. */
                hash: string;
                /** @description When the link expires, in milliseconds. */
                until: number;
                /** @description The signature of the link. */
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
    listPdfBatches: {
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
                        items: components["schemas"]["PdfBatch"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    startPdfBatch: {
        parameters: {
            query?: {
                /** @description The language of the PDF, and of the mail that brings it. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type: components["schemas"]["PdfBatchKind"];
                    report_numbers: string[];
                };
            };
        };
        responses: {
            /** @description It has begun */
            202: {
                content: {
                    "application/json": components["schemas"]["PdfBatch"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPdfBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the batch. */
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch */
            200: {
                content: {
                    "application/json": components["schemas"]["PdfBatch"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelPdfBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the batch. */
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No more are made */
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
    openPdfBatch: {
        parameters: {
            query: {
                /** @description When the link expires, in milliseconds. */
                until: number;
                /** @description The signature of the link. */
                seal: string;
            };
            header?: never;
            path: {
                /** @description The id of the batch. */
                batchId: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkOver"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seal of the paper. */
                seal: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the paper */
            200: {
                content: {
                    "application/json": components["schemas"]["CheckedPaper"];
                };
            };
            400: components["responses"]["Invalid"];
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
            /** @description The key of the picture */
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
                /** @description The application that asks. */
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
            /** @description The profile afterwards */
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
            /** @description The profile afterwards */
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
            /** @description The profile afterwards */
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
            /** @description Stored */
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
            /** @description The profile afterwards */
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
                /** @description The level of detail; only the summary exists. */
                view?: "summary";
                /** @description The cursor of the page, from the previous page. */
                cursor_id?: string;
                /** @description Projects per page. */
                limit?: number;
                /** @description Whose projects; the caller's if omitted. */
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
                /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description The sort key. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description The sort direction. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page number. A page is found by its cursor alone: a number above one without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description Projects per page. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description The cursor of the page, from the previous page. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state of the property, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the creator's name. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all occur in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
                /**
                 * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
                 *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
                 *     if omitted.
                 */
                standing?: components["parameters"]["ProjectStanding"];
                /** @description Whether to count how many projects the whole list has. */
                withTotal?: components["parameters"]["ProjectWithTotal"];
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
    exportProjects: {
        parameters: {
            query?: {
                /** @description The language of the heads and of the words in the table. */
                language?: components["parameters"]["ProjectLanguage"];
                /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description The sort key. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description The sort direction. */
                order?: components["parameters"]["ProjectOrder"];
                /** @description The state of the property, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the creator's name. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all occur in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
                /**
                 * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
                 *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
                 *     if omitted.
                 */
                standing?: components["parameters"]["ProjectStanding"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, one line for each project */
            200: {
                content: {
                    "text/csv": string;
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
                /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description The sort key. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description The sort direction. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page number. A page is found by its cursor alone: a number above one without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description Projects per page. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description The cursor of the page, from the previous page. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state of the property, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the creator's name. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all occur in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
                /**
                 * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
                 *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
                 *     if omitted.
                 */
                standing?: components["parameters"]["ProjectStanding"];
                /** @description Whether to count how many projects the whole list has. */
                withTotal?: components["parameters"]["ProjectWithTotal"];
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
                /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description The sort key. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description The sort direction. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page number. A page is found by its cursor alone: a number above one without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description Projects per page. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description The cursor of the page, from the previous page. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state of the property, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the creator's name. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all occur in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
                /**
                 * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
                 *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
                 *     if omitted.
                 */
                standing?: components["parameters"]["ProjectStanding"];
                /** @description Whether to count how many projects the whole list has. */
                withTotal?: components["parameters"]["ProjectWithTotal"];
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
                /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description The sort key. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description The sort direction. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page number. A page is found by its cursor alone: a number above one without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description Projects per page. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description The cursor of the page, from the previous page. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state of the property, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the creator's name. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all occur in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
                /**
                 * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
                 *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
                 *     if omitted.
                 */
                standing?: components["parameters"]["ProjectStanding"];
                /** @description Whether to count how many projects the whole list has. */
                withTotal?: components["parameters"]["ProjectWithTotal"];
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
                /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
                /** @description Words to search in address, municipality, report number, claim and job number. */
                term?: components["parameters"]["ProjectTerm"];
                /** @description The sort key. */
                sortBy?: components["parameters"]["ProjectSortBy"];
                /** @description The sort direction. */
                order?: components["parameters"]["ProjectOrder"];
                /**
                 * @description The page number. A page is found by its cursor alone: a number above one without `searchAfterIndex` is refused as
                 *     `page-needs-cursor`.
                 */
                pageNumber?: components["parameters"]["ProjectPageNumber"];
                /** @description Projects per page. */
                limit?: components["parameters"]["ProjectLimit"];
                /** @description The cursor of the page, from the previous page. */
                searchAfterIndex?: components["parameters"]["ProjectSearchAfterIndex"];
                /** @description The state of the property, two letters, lower case. */
                state?: components["parameters"]["ProjectState"];
                /** @description The controlling municipality: its whole name, in any case, as `projectJurisdictions` lists it. */
                jurisdiction?: components["parameters"]["ProjectJurisdiction"];
                /** @description The first day of creation, UTC. */
                createdDateFrom?: components["parameters"]["ProjectCreatedDateFrom"];
                /** @description The last day of creation, UTC. */
                createdDateTo?: components["parameters"]["ProjectCreatedDateTo"];
                /** @description Part of the creator's name. */
                createdBy?: components["parameters"]["ProjectCreatedBy"];
                /** @description Words that must all occur in the project. */
                hasTheWords?: components["parameters"]["ProjectHasTheWords"];
                /** @description Residential or commercial. */
                propertyType?: components["parameters"]["ProjectPropertyType"];
                /** @description The kind of roof. */
                roofType?: components["parameters"]["ProjectRoofType"];
                /** @description An add-on that the project includes. */
                projectIncludes?: components["parameters"]["ProjectProjectIncludes"];
                /**
                 * @description `active`: not archived. `needs-a-look`: active, and an ordered section has no answer, the jurisdiction is not known, the
                 *     code has changed since the facts were gathered, or the report was refreshed since the caller last read it. All projects
                 *     if omitted.
                 */
                standing?: components["parameters"]["ProjectStanding"];
                /** @description Whether to count how many projects the whole list has. */
                withTotal?: components["parameters"]["ProjectWithTotal"];
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
    listProjectJurisdictions: {
        parameters: {
            query?: {
                /** @description A person's projects, or a team's. An ownership that does not fit the list is refused as `ownership-mismatch`. */
                ownership?: components["parameters"]["ProjectOwnership"];
                /** @description Whose projects, the caller's or a teammate's; if omitted in a team's list, those of the whole team. */
                userId?: components["parameters"]["ProjectUserId"];
                /** @description The caller's team. */
                teamId?: components["parameters"]["ProjectTeamId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jurisdictions */
            200: {
                content: {
                    "application/json": {
                        items: {
                            jurisdiction: string;
                            /** @description Two letters, lower case. */
                            state: string;
                            projects: number;
                        }[];
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
    applyUpgrades: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
                        manufacturer_id?: string | null;
                        product_id?: string | null;
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
                /** @description The level of detail. */
                details?: "standard";
                /** @description The search term. */
                term?: string;
                /** @description Reports per page. */
                limit?: number;
                /** @description The cursor of the page, from the previous page. */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
    overageOffer: {
        parameters: {
            query: {
                propertyType: "residential" | "commercial";
                /** @description The state of the property. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["offered"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    orderOverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    report: components["schemas"]["ReportOrder"];
                    /** @description The price that the caller saw, in cents: this is charged, or nothing. */
                    total: number;
                    orderKey: string;
                };
            };
        };
        responses: {
            200: components["responses"]["made"];
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
    getLastUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time, or null if none is known */
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
            /** @description Each state with its time */
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
            /** @description Each state with its time */
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
            /** @description Two letters each, lower case, in alphabetical order */
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
            /** @description The stored list */
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
                    seen?: {
                        claim_number?: string | null;
                        job_number?: string | null;
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
            409: components["responses"]["Conflict"];
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
                    seen?: {
                        date: string;
                        type: string;
                    } | null;
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    correctJurisdiction: {
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
                    /** @enum {string} */
                    kind: "city" | "county" | "town";
                    name: string;
                    why: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CorrectedReport"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    undoJurisdictionCorrection: {
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
            200: components["responses"]["CorrectedReport"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReportMap: {
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
            200: components["responses"]["ReportMap"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getReportCalculators: {
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
            /** @description The calculators */
            200: {
                content: {
                    "application/json": {
                        availabile_calculators: ("iws" | "waste" | "ventilation" | "permit-fee")[];
                        /** @description Whether the caller may save a calculation to the report, when signed in. */
                        may_change: boolean;
                        /**
                         * @description CALC-5. What the permit fee is calculated for; null in a report of version 1 that does not tell it.
                         * @enum {string|null}
                         */
                        property_type: "residential" | "commercial" | null;
                        calculators: {
                            /** @enum {string} */
                            calculator: "ice-and-water-shield" | "waste" | "ventilation" | "permit-fee";
                            inputs: {
                                [key: string]: string | number;
                            };
                            values: components["schemas"]["StartingValue"][];
                        }[];
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
    listCalculations: {
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
            /** @description The saved calculations */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["SavedCalculation"][];
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
    saveCalculation: {
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
                    /** @enum {string} */
                    calculator: "ice-and-water-shield" | "waste" | "ventilation" | "permit-fee";
                    inputs: {
                        [key: string]: unknown;
                    };
                    hash?: string;
                };
            };
        };
        responses: {
            /** @description The saved calculation */
            200: {
                content: {
                    "application/json": components["schemas"]["SavedCalculation"];
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
    removeCalculation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
                /** @description The hash of the calculation. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
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
    refreshReport: {
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
            200: components["responses"]["VersionedReport"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportVersions: {
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
            /** @description The versions */
            200: {
                content: {
                    "application/json": {
                        items: {
                            factsVersion: number;
                            /** Format: date-time */
                            asOf: string;
                        }[];
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
    getReportVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report, which is the number of its project. */
                reportNumber: components["parameters"]["ReportNumber"];
                /** @description The `factsVersion`. */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VersionedReport"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    setShareEnd: {
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
                    /** Format: date-time */
                    endsAt: string | null;
                };
            };
        };
        responses: {
            /** @description The secret of the link, the path of the page, and its end */
            200: {
                content: {
                    "application/json": {
                        share: string;
                        path: string;
                        /** Format: date-time */
                        endsAt: string | null;
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
            /** @description The secret of the link, the path of the page, and its end */
            200: {
                content: {
                    "application/json": {
                        share: string;
                        path: string;
                        /** Format: date-time */
                        endsAt: string | null;
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
            /** @description The stored name */
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
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
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
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
                 */
                "anonymous-session"?: components["parameters"]["AnonymousSession"];
                /** @description The browser's information about the calling site. Other sites are refused. */
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
            /** @description The report, now a project of the caller's */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
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
                share?: components["parameters"]["Share"];
            };
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
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
            410: components["responses"]["LinkOver"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPublicReportMap: {
        parameters: {
            query?: {
                /** @description The secret of the link. */
                share?: components["parameters"]["Share"];
            };
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
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
            200: components["responses"]["ReportMap"];
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["LinkOver"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRoofDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
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
                 * @description The secret of the visit in which a report is made without signing in: random, made by the browser and sent only to
                 *     us. Without it the report is not found.
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
        requestBody: components["requestBodies"]["typed"];
        responses: {
            200: components["responses"]["suggested"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    suggestAddressesToVisitor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["typed"];
        responses: {
            200: components["responses"]["suggested"];
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFeeSchedules: {
        parameters: {
            query: {
                /** @description What was typed of the municipality's name. */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The municipalities */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["ListedFeeSchedule"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFeeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule */
            200: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
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
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the oldest first */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["Webhook"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWebhook: {
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
                    events: components["schemas"]["WebhookEvent"][];
                    /** @enum {string} */
                    of: "me" | "team";
                    /**
                     * @description The language of the mail that is sent if it is disabled; English without it.
                     * @enum {string}
                     */
                    language?: "en" | "es";
                };
            };
        };
        responses: {
            201: components["responses"]["WithSecret"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the address. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
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
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the address. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events?: components["schemas"]["WebhookEvent"][];
                    /** @enum {string} */
                    standing?: "on" | "off";
                };
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the address. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["WithSecret"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the address. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["WebhookDelivery"][];
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
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the address. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Queued"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the address. */
                id: components["parameters"]["Id"];
                /** @description The id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Queued"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLimits: {
        parameters: {
            query?: {
                /** @description Whose; the caller or a member of the same team. */
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
                        /** @description The state of the property, of which the report is made then. */
                        state?: string | null;
                        couponCode?: string | null;
                        source: components["schemas"]["OrderSource"];
                        /** @description The price that the caller saw, in cents: this is charged, or nothing. */
                        total: number;
                        /** @description Distinguishes an order that is sent again from a second one. */
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
                    /** @description The price that the caller saw, in cents: this is charged, or nothing. If omitted, the current price. */
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
                /** @description Whose; the caller or a member of the same team. */
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
                        /** @description The state of a one_state plan. */
                        state?: string | null;
                        /** @description To be charged now, and not when a trial ends. */
                        payUpFront?: boolean;
                        couponCode?: string | null;
                        source: components["schemas"]["OrderSource"];
                        /** @description The price that the caller saw, in cents: this is charged, or nothing. */
                        total: number;
                        /** @description Distinguishes an order that is sent again from a second one. */
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
    getPlannedPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["plannedPlan"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelPlannedPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order of the plan. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["plannedPlan"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            /** @description The options, shortest first */
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
                        /** @description The content of this configuration. */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
            /** @description Stored for our staff */
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
                        /** @description The answers by question name; null if there are none yet. */
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
            /** @description The stored answers */
            200: {
                content: {
                    "application/json": {
                        name: string;
                        /** @description The answers by question name; null if there are none yet. */
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
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
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
            /** @description Accepted */
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
            /** @description The dataset afterwards */
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
    findPeople: {
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
                    by: "email" | "id" | "phone";
                    term: string;
                    /**
                     * @default exact
                     * @enum {string}
                     */
                    match?: "exact" | "prefix";
                    reason?: components["schemas"]["SupportReason"];
                };
            };
        };
        responses: {
            /** @description Those who were found */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["FoundPerson"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPersonStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person’s id, with or without the marker of its region. */
                personId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                content: {
                    "application/json": components["schemas"]["PersonStanding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    grantAllowance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The person’s id, with or without the marker of its region. */
                personId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "quick_view" | "code_detail" | "weather";
                    amount: number;
                    reason: components["schemas"]["SupportReason"];
                };
            };
        };
        responses: {
            /** @description What was granted, and the allowances afterwards */
            201: {
                content: {
                    "application/json": {
                        grant: components["schemas"]["AllowanceGrant"];
                        allowances: components["schemas"]["AllowanceStandings"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    extendTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The person’s id, with or without the marker of its region. */
                personId: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    until: string;
                    reason: components["schemas"]["SupportReason"];
                };
            };
        };
        responses: {
            /** @description The person afterwards */
            200: {
                content: {
                    "application/json": components["schemas"]["PersonStanding"];
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
    showPendingLinks: {
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
                    reason: components["schemas"]["SupportReason"];
                };
            };
        };
        responses: {
            /** @description What is open */
            200: {
                content: {
                    "application/json": {
                        links: components["schemas"]["PendingLink"][];
                        phone_code: {
                            /** Format: date-time */
                            sent_at: string;
                            /** Format: date-time */
                            valid_until: string;
                            tries_left: number;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTeamRoster: {
        parameters: {
            query?: {
                /** @description Where the page begins; the one that the page before ended with. */
                cursor_id?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team */
            200: {
                content: {
                    "application/json": {
                        team: components["schemas"]["Team"];
                        items: components["schemas"]["MemberOnRoster"][];
                        /** @description Where the next page begins, or null on the last one. */
                        cursor_id: string | null;
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
    resendInvitesOfTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Identifies this call, so that it may be repeated if its answer was lost: a UUID or another text that is used once.
                 *     The same call with the same key gets the same answer for a day; a different call is a problem.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the team. */
                teamId: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description One invite; all that are open without it.
                     */
                    invite_id?: string;
                    reason: components["schemas"]["SupportReason"];
                };
            };
        };
        responses: {
            /** @description Those that are mailed */
            200: {
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
    getReportStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report. */
                reportNumber: components["parameters"]["ReportNumber-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                content: {
                    "application/json": components["schemas"]["SupportReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    adoptReportFor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the report. */
                reportNumber: components["parameters"]["ReportNumber-2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    person_id: string;
                    reason: components["schemas"]["SupportReason"];
                };
            };
        };
        responses: {
            /** @description The report afterwards */
            200: {
                content: {
                    "application/json": components["schemas"]["SupportReport"];
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
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Who did it: the id of a person. */
                actor?: string;
                /** @description Whom or what it was about: the id of a person, a team or an invite, or the number of a report. */
                object?: string;
                /** @description What it tells of: `support-call`, `role-changed`. */
                action?: string;
                /** @description How many. */
                limit?: number;
                /** @description Where the page begins; the one that the page before ended with. */
                cursor_id?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                content: {
                    "application/json": {
                        items: components["schemas"]["AuditEntry"][];
                        /** @description Where the next page begins, or null on the last one. */
                        cursor_id: string | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
