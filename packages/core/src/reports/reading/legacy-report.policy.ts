import * as z from 'zod/mini';
import type { AddressComponents, Report } from '../report.ts';
import { sharedFacts, sharedFields } from './shared-fields.ts';
import { filledText, measure, yesNo } from './stored-values.ts';

const LEGACY_FORM = 1;

/** A version-1 record. Every field is optional, since the form was filled in by hand. */
const legacy = z.extend(sharedFields(filledText), {
  address: filledText(),
  street: filledText(),
  city: filledText(),
  county: filledText(),
  state: filledText(),
  zip: filledText(),
  elevation: z.optional(z.unknown()),
  municipality: filledText(),
  municipality_website: filledText(),
  municipality_phone: filledText(),
  municipality_email: filledText(),
  building_official_name: filledText(),
  building_official_phone: filledText(),
  building_official_email: filledText(),
  wind_speed_three_second_gust: z.optional(z.unknown()),
  wind_speed_sustained: z.optional(z.unknown()),
  wind_speed_ultimate_design: z.optional(z.unknown()),
  permit_required: z.optional(z.unknown()),
  code_enforced: z.optional(z.unknown()),
  ice_and_watershield: z.optional(z.unknown()),
  drip_edge_rakes_and_eaves: z.optional(z.unknown()),
  install_per_manufacturer: z.optional(z.unknown()),
  irc: filledText(),
  ibc: filledText(),
  iecc: filledText(),
});

/** A version-1 record in the form that is shown. Fields unknown to the old form are null. */
// RPT-3
export function legacyReport(record: { readonly reportNumber: string }): Report {
  const old = legacy.parse(record);
  const { street, city, county, state, zip } = old;
  const addressComponents = { street, city, county, state, zip };
  return {
    ...sharedFacts(old),
    address: (street === null ? old.address : null) ?? oneLine(addressComponents),
    version: old.version ?? LEGACY_FORM,
    recordVersion: LEGACY_FORM,
    municipality: {
      name: old.municipality,
      website: old.municipality_website,
      phone: old.municipality_phone,
      email: old.municipality_email,
    },
    facts: [],
    legacy: {
      addressComponents,
      elevation: measure(old.elevation),
      buildingOfficial: {
        name: old.building_official_name,
        phone: old.building_official_phone,
        email: old.building_official_email,
      },
      windSpeeds: {
        threeSecondGust: measure(old.wind_speed_three_second_gust),
        sustained: measure(old.wind_speed_sustained),
        ultimateDesign: measure(old.wind_speed_ultimate_design),
      },
      answers: {
        permitRequired: yesNo(old.permit_required),
        codeEnforced: yesNo(old.code_enforced),
        iceAndWaterShield: yesNo(old.ice_and_watershield),
        dripEdgeRakesAndEaves: yesNo(old.drip_edge_rakes_and_eaves),
        installPerManufacturer: yesNo(old.install_per_manufacturer),
      },
      codes: { IRC: old.irc, IBC: old.ibc, IECC: old.iecc },
    },
  };
}

/** `1437 Bannock St, Denver, CO 80202`, omitting unknown parts. */
function oneLine({ street, city, state, zip }: AddressComponents): string | null {
  const region = [state, zip].filter((part) => part !== null).join(' ');
  const parts = [street, city, region].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
