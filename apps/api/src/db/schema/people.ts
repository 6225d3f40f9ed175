import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { atMost, citext, like, moment, oneOf } from './columns.ts';

const SIGN_IN_KINDS = ['cognito', 'google', 'apple', 'microsoft', 'sso'] as const;

/** Every person who has signed up. `id` is the user pool's. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    email: citext('email').notNull().unique(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    displayName: text('display_name'),
    signsInBy: text('signs_in_by', { enum: SIGN_IN_KINDS }).notNull().default('cognito'),
    professionType: text('profession_type'),
    phone: text('phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    company: text('company'),
    companyStreet: text('company_street'),
    companyCity: text('company_city'),
    companyState: text('company_state'),
    /** The state of the billing address, which decides the tax of a person without a company. */
    billingState: text('billing_state'),
    companyZip: text('company_zip'),
    photoUrl: text('photo_url'),
    signedUpAt: moment('signed_up_at').notNull().defaultNow(),
    emailVerifiedAt: moment('email_verified_at'),
    acceptedTosAt: moment('accepted_tos_at'),
    teamNotificationSeenAt: moment('team_notification_seen_at'),
    lastPasswordChangeAt: moment('last_password_change_at'),
    utm: jsonb('utm'),
    utmUpdatedAt: moment('utm_updated_at'),
    appleId: text('apple_id').unique(),
    googleId: text('google_id').unique(),
    microsoftId: text('microsoft_id').unique(),
    /** Works at the support desk. Granted and taken by an operator at the server, and by no operation. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Pays no sales tax: an operator has seen their certificate. */
    taxFree: boolean('tax_free').notNull().default(false),
  },
  (table) => [
    // The support desk finds people by the beginning of their address or number.
    index('people_email_beginning').on(sql`lower(${table.email}::text) text_pattern_ops`),
    index('people_phone_beginning').on(sql`${table.phone} text_pattern_ops`),
    oneOf('people_signs_in_by', table.signsInBy, SIGN_IN_KINDS),
    like('people_phone', table.phone, '^[+]1[0-9]{10}$'),
    check('people_verified_phone', sql`not ${table.phoneVerified} or ${table.phone} is not null`),
    like('people_company_state', table.companyState, '^[a-z]{2}$'),
    like('people_billing_state', table.billingState, '^[a-z]{2}$'),
    check('people_utm', sql`(${table.utm} is null) = (${table.utmUpdatedAt} is null)`),
    atMost('people_given_name', table.givenName, 100),
    atMost('people_family_name', table.familyName, 100),
    atMost('people_company', table.company, 200),
  ],
);

/** Ids of a person before they signed in: the device ids of their visits. */
export const personAliases = pgTable(
  'person_aliases',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    alias: text('alias').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.alias] }),
    atMost('person_aliases_alias', table.alias, 200),
  ],
);
