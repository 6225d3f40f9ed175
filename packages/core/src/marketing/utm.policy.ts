import * as z from 'zod/mini';
import { DAY, type Instant } from '../shared/instant.ts';

// ENT-12
export const UTM_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export type UtmData = { readonly [Field in UtmField]?: string };

/** UTM data as stored in the cookie, with the time it was read, so that the same data is posted once. */
export type KeptUtm = { readonly utm: UtmData; readonly readAt: Instant };

// START-4
export const UTM_KEPT_FOR = 30 * DAY;

/** A cookie holds about 4000 bytes; genuine values are far shorter. */
const LONGEST_VALUE = 200;

/** API-3: UTM data of an address, or null without any. */
export function readUtm(query: Readonly<Record<string, string | undefined>>): UtmData | null {
  return utmFrom((field) => query[`utm_${field}`]);
}

/** The cookie's value. */
export function writeUtmCookie(kept: KeptUtm): string {
  return JSON.stringify([kept.readAt, kept.utm]);
}

const cookie = z.tuple([z.number().check(z.gte(0)), z.record(z.string(), z.unknown())]);

/** API-3: parses any cookie; one with unknown content or older than 30 days is ignored. */
export function readUtmCookie(text: string | null | undefined, now: Instant): KeptUtm | null {
  const read = cookie.safeParse(parsed(text));
  if (!read.success) return null;
  const [readAt, values] = read.data;
  const utm = utmFrom((field) => values[field]);
  return utm === null || now - readAt >= UTM_KEPT_FOR ? null : { utm, readAt };
}

/** API-3: posted once, unless the profile already knows data as new as this. */
export function isUtmToBePosted(kept: KeptUtm, utmUpdatedAt: Instant | null | undefined): boolean {
  return (utmUpdatedAt ?? Number.NEGATIVE_INFINITY) < kept.readAt;
}

function utmFrom(valueOf: (field: UtmField) => unknown): UtmData | null {
  const found = UTM_FIELDS.flatMap((field) => {
    const value = valueOf(field);
    const text = typeof value === 'string' ? value.trim().slice(0, LONGEST_VALUE) : '';
    return text === '' ? [] : [[field, text] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
