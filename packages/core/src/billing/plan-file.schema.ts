import * as z from 'zod/mini';
import { SUBSCRIPTION_TYPES } from '../plans/subscription.ts';

/** One line of text, without control characters. */
const said = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^\P{C}*$/u), z.regex(/^\S(.*\S)?$/u));
const number = z.string().check(z.regex(/^(0|[1-9]\d{0,5})$/));
const yesOrNo = z.enum(['yes', 'no']);
/** Dollars and cents: 49, 49.00. */
const dollars = z.string().check(z.regex(/^(0|[1-9]\d{0,5})(\.\d\d)?$/));

/**
 * A row of a plan file: the cells of a plan, as text; a blank cell is left out. Its JSON Schema is docs/plans.gen.json.
 */
export const planRowSchema = z.strictObject({
  sku: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,99}$/)),
  type: z.enum(SUBSCRIPTION_TYPES),
  display_title: z.string().check(z.regex(/^[A-Z][A-Z ]{0,39}$/)),
  position: number,
  on_sale: yesOrNo,
  title_en: said(200),
  title_es: said(200),
  description_en: said(300),
  description_es: said(300),
  one_state_monthly: z.optional(dollars),
  one_state_annual: z.optional(dollars),
  national_monthly: z.optional(dollars),
  national_annual: z.optional(dollars),
  quick_views: number,
  code_details: number,
  weather: number,
  /** Blank for no limit. */
  seats: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  trial_days: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  integrations: yesOrNo,
  team: yesOrNo,
  pausable: yesOrNo,
  hide_price: yesOrNo,
  /** Whether somebody who is out of projects is asked before they look up an address. */
  asks_first: yesOrNo,
  /** The price of a project beyond the number. */
  overage: z.optional(dollars),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** The points that the upgrade dialog lists, separated by `|`. */
  points_en: z.optional(said(1000)),
  points_es: z.optional(said(1000)),
});

export type PlanRow = z.infer<typeof planRowSchema>;
