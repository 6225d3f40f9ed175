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
    "/v2/calculators/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Any calculator, by its name
         * @description CALC-6. D: the calculation fields are the calculator's name and its inputs, as its own call takes them.
         */
        post: operations["calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calculators/calculator/waste/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Squares and bundles with waste
         * @description CALC-1. D: `initial` holds the values that the calculator began with, a report's for instance, and `inputs` what was entered
         *     over them; a field of `inputs` stands in place of the same field of `initial`. An input that cannot be used is a problem
         *     with the code number-required, selection-required, text-required or out-of-range, and its path as `field`.
         */
        post: operations["calculateWaste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calculators/calculator/iws/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ice and water shield along the eaves
         * @description CALC-2. D: `initial` holds the values that the calculator began with, a report's for instance, and `inputs` what was entered
         *     over them; a field of `inputs` stands in place of the same field of `initial`. An input that cannot be used is a problem
         *     with the code number-required, selection-required, text-required or out-of-range, and its path as `field`.
         */
        post: operations["calculateIceAndWaterShield"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calculators/calculator/vent/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Net free area of an attic
         * @description CALC-3. D: `initial` holds the values that the calculator began with, a report's for instance, and `inputs` what was entered
         *     over them; a field of `inputs` stands in place of the same field of `initial`. An input that cannot be used is a problem
         *     with the code number-required, selection-required, text-required or out-of-range, and its path as `field`.
         */
        post: operations["calculateVentilation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calculators/calculator/permit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The permit fee, line by line
         * @description CALC-4. An `outcome` that `is` unknown says `why`. D: besides the reasons of a schedule there are `no-jurisdiction` (neither project nor
         *     schedule was named, or nobody knows whose the project's place is) and `no-published-schedule`; `hash` is then null.
         */
        post: operations["calculatePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The permit fee of an estimate
         * @description CALC-4. No use tax is added. An `outcome` that `is` unknown says `why`. D: besides the reasons of a schedule there are `no-jurisdiction` (neither project nor
         *     schedule was named, or nobody knows whose the project's place is) and `no-published-schedule`; `hash` is then null.
         */
        post: operations["estimatePermitFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waste_estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Squares and bundles with waste, for a visitor
         * @description CALC-1. D: the fields of the waste calculator, and its answer.
         */
        post: operations["estimateWaste"];
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
        /** @description CALC-6. What every calculator gives back: the same figures, from the same function, as in the browser and on the command line. */
        Calculation: {
            /** @enum {string} */
            calculator: "ice-and-water-shield" | "waste" | "ventilation" | "permit-fee";
            /** @description The rules that were followed, raised whenever they change: `waste/1`. */
            ruleSet: string;
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
            /** @description SHA-256 over calculator, rule set, inputs and outcome; null where nothing could be calculated. */
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
                /** @description The wall’s thickness, where it was measured. */
                wallIn?: number | string | null;
                /** @description 2x4 or 2x6, where it was not. */
                stud?: string | null;
                /** @description brick, siding or stucco. */
                wallType?: string | null;
                /** @description What an earlier answer says the thickness was built up from; it is not read. */
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
            /** @description The ratio hoped for: 150 or 300. */
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
            /** @description D: a published schedule by its id. */
            schedule?: string | null;
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
        /** @description There is no such thing, or not for this caller; the two look alike. */
        NotFound: {
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
export type TraceStep = components['schemas']['TraceStep'];
export type Calculation = components['schemas']['Calculation'];
export type WasteFields = components['schemas']['WasteFields'];
export type IceAndWaterShieldFields = components['schemas']['IceAndWaterShieldFields'];
export type VentilationFields = components['schemas']['VentilationFields'];
export type PermitFeeFields = components['schemas']['PermitFeeFields'];
export type EmailStatus = components['schemas']['EmailStatus'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
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
    calculate: {
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
                 *       "calculator": "waste",
                 *       "inputs": {
                 *         "areaSf": 2450,
                 *         "rise": 6,
                 *         "percent": 15
                 *       }
                 *     }
                 */
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
                headers: {
                    [name: string]: unknown;
                };
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
                /**
                 * @example {
                 *       "initial": {
                 *         "areaSf": 2450,
                 *         "rise": 6
                 *       },
                 *       "inputs": {
                 *         "percent": 15
                 *       }
                 *     }
                 */
                "application/json": {
                    initial?: components["schemas"]["WasteFields"];
                    inputs: components["schemas"]["WasteFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
                /**
                 * @example {
                 *       "inputs": {
                 *         "edition": 2021,
                 *         "eaves": [
                 *           {
                 *             "lengthFt": 100,
                 *             "overhangIn": 12,
                 *             "wallIn": 4.5,
                 *             "rise": 6
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    initial?: components["schemas"]["IceAndWaterShieldFields"];
                    inputs: components["schemas"]["IceAndWaterShieldFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
                /**
                 * @example {
                 *       "inputs": {
                 *         "atticSf": 1500,
                 *         "edition": 2021,
                 *         "climateZone": 4,
                 *         "ratio": 150
                 *       }
                 *     }
                 */
                "application/json": {
                    initial?: components["schemas"]["VentilationFields"];
                    inputs: components["schemas"]["VentilationFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
                /**
                 * @example {
                 *       "inputs": {
                 *         "project_number": "100042",
                 *         "roof_size": 2450,
                 *         "roof_material_type": "asphalt-shingle",
                 *         "material_cost": 8000,
                 *         "total_project_value": 15000,
                 *         "city_use_tax_added": true,
                 *         "county_use_tax_added": false
                 *       }
                 *     }
                 */
                "application/json": {
                    inputs: components["schemas"]["PermitFeeFields"];
                };
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
                /**
                 * @example {
                 *       "project_number": "100042",
                 *       "estimated_project_valuation": 15000,
                 *       "estimated_material_cost": 8000,
                 *       "roof_material_type": "asphalt-shingle",
                 *       "roof_size": 2450
                 *     }
                 */
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
                headers: {
                    [name: string]: unknown;
                };
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
                /**
                 * @example {
                 *       "areaSf": 2450,
                 *       "rise": 6,
                 *       "percent": 15
                 *     }
                 */
                "application/json": components["schemas"]["WasteFields"];
            };
        };
        responses: {
            /** @description The result with its working */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calculation"];
                };
            };
            400: components["responses"]["Invalid"];
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
