// Generated from openapi/ by `pnpm contract`. Never edited by hand.
export interface paths {
    "/v2/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's profile
         * @description D: the response fields are those of the Profile entity that exist so far; the envelope is the profile itself.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's projects in short, newest first */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects/projectsSearchAfter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's projects that fit a search
         * @description DASH-1. Pages are walked by cursor: `searchAfterIndex` of one answer begins the next page.
         *     D: `pageNumber` is taken and ignored, since a page is found by its cursor alone.
         */
        get: operations["searchProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells us what a person thinks
         * @description API-4. D: beside `details` the body says where the person was: `source` and `reportNumber` of the address of /feedback.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/reports/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How an email address is registered
         * @description Tells what the specification makes visible: whether an email can sign up, and by which provider it signs in.
         *     D: `emails` holds one address or more; `status` and `message` speak of the first that is not free.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Profile: {
            /** @description With its region marker, `us-east-1:…`. */
            userId: string;
            email: string;
            givenName: string;
            familyName: string;
            name: string;
            displayName: string;
            /** @enum {string} */
            source: "cognito" | "federated";
            identity_provider_type: string | null;
            professionType: string | null;
            /** @description +1 and ten digits. */
            phone: string | null;
            phoneVerified: boolean;
            company: string | null;
            /** Format: date-time */
            signUpTimestamp: string;
            /** Format: date-time */
            accepted_tos_at: string | null;
            team_id: string | null;
        };
        /** @description What went wrong, for programs and for people (RFC 9457). */
        Problem: {
            /** @description A name for this kind of problem: `urn:ridgeline:problem:<code>`. */
            type: string;
            /** @description What happened, in a sentence. */
            title: string;
            status: number;
            /** @description The same as a word that stays. */
            code: string;
            /** @description Where in the request, as a path: `body/emails/0`. */
            field?: string;
            /** @description Names this request in the logs. */
            requestId: string;
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
        ProjectSummaryPage: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description Where the next page begins, or null on the last one. */
            cursor_id: string | null;
            has_more: boolean;
        };
        ProjectSearchPage: {
            items: components["schemas"]["ProjectSummary"][];
            /** @description Where the next page begins, or null on the last one. */
            searchAfterIndex: string | null;
            has_more: boolean;
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
        /** @description No good token, or of nobody we know. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
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
        /** @description The request does not fit the contract; `field` says where. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not for this caller. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This Idempotency-Key was used for another call. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Profile = components['schemas']['Profile'];
export type Problem = components['schemas']['Problem'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ProjectSummaryPage = components['schemas']['ProjectSummaryPage'];
export type ProjectSearchPage = components['schemas']['ProjectSearchPage'];
export type EmailStatus = components['schemas']['EmailStatus'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseKeyReused = components['responses']['KeyReused'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type $defs = Record<string, never>;
export interface operations {
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": "us-east-1:4b3f1c1e-9f5e-4d8e-8d6a-0c2b8e3f7a10",
                     *       "email": "dana.whitfield@example.com",
                     *       "givenName": "Dana",
                     *       "familyName": "Whitfield",
                     *       "name": "Dana Whitfield",
                     *       "displayName": "Dana",
                     *       "source": "cognito",
                     *       "identity_provider_type": null,
                     *       "professionType": "roofing-contractor",
                     *       "phone": null,
                     *       "phoneVerified": false,
                     *       "company": null,
                     *       "signUpTimestamp": "2025-01-06T14:00:00.000Z",
                     *       "accepted_tos_at": "2025-01-06T14:05:00.000Z",
                     *       "team_id": null
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSummaryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    searchProjects: {
        parameters: {
            query?: {
                /** @description Words looked for in address, municipality, report number, claim and job number. */
                term?: string;
                /** @description What the projects are ordered by. */
                sortBy?: "createdAt" | "address";
                /** @description Which end comes first. */
                order?: "asc" | "desc";
                /** @description The page's number, for people. */
                pageNumber?: number;
                /** @description How many projects a page has. */
                limit?: number;
                /** @description Where the page begins, as the page before it ended. */
                searchAfterIndex?: string;
                /** @description The state the property lies in, two letters, lower case. */
                state?: string;
                /** @description The controlling municipality. */
                jurisdiction?: string;
                /** @description The first day of creation, UTC. */
                createdDateFrom?: string;
                /** @description The last day of creation, UTC. */
                createdDateTo?: string;
                /** @description Part of the name of who created it. */
                createdBy?: string;
                /** @description Words that must all stand in the project. */
                hasTheWords?: string;
                /** @description Residential or commercial. */
                propertyType?: "residential" | "commercial";
                /** @description The kind of roof. */
                roofType?: "steep-slope" | "low-slope";
                /** @description An add-on that the project includes. */
                projectIncludes?: "code-detail" | "weather";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSearchPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                /**
                 * @example {
                 *       "details": "The permit fee of Denver has changed.",
                 *       "source": "report",
                 *       "reportNumber": "100042"
                 *     }
                 */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7b1c8a52-8a54-4d6f-9f0e-0d3a9a1f4c11"
                     *     }
                     */
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
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emails": [
                 *         "dana.whitfield@example.com"
                 *       ]
                 *     }
                 */
                "application/json": {
                    emails: string[];
                };
            };
        };
        responses: {
            /** @description How it is registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "google-account",
                     *       "message": "is registered with Google. Please sign in with Google."
                     *     }
                     */
                    "application/json": components["schemas"]["EmailStatus"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
