export type DemoProject = {
  readonly address: string;
  readonly state: string;
  /** The municipality, until it is found; null if none is known before. */
  readonly jurisdiction: string | null;
  readonly propertyType: 'residential' | 'commercial';
  readonly roofType: 'steep-slope' | 'low-slope';
  readonly includes: readonly ('code-detail' | 'weather')[];
  /** A record of version 1, as it was filled in by hand; its figures are those of the city's page. */
  readonly legacy?: Readonly<Record<string, string>>;
};

/** A library outside of every city: Highlands Ranch has no government, and Douglas County controls. */
export const UNINCORPORATED = '9292 Ridgeline Blvd, Highlands Ranch, CO 80129';

/** The farm of the sample report. */
export const IN_THE_CITY = '3105 Gateway Rd, Colorado Springs, CO 80904';

// https://www.rosemountmn.gov/422/Roofing, read on 2026-11-22
const ROSEMOUNT = {
  street: '2875 145th St W',
  city: 'Rosemount',
  county: 'Dakota',
  state: 'MN',
  zip: '55068',
  municipality: 'Rosemount',
  municipality_website: 'https://www.rosemountmn.gov',
  permit_required: 'Yes',
  ice_and_watershield: 'Yes',
  irc: 'Minnesota State Building Code',
};

/**
 * Public buildings: city halls, courthouses, a library and a capitol, to which the commercial code applies, and a
 * house of the state that is a museum. What is known of them is found when the demo starts.
 */
export const publicBuildings: readonly DemoProject[] = [
  at('1437 Bannock St, Denver, CO 80202', 'Denver', ['code-detail', 'weather']),
  at('128 Main St, Cañon City, CO 81212', 'Cañon City', ['code-detail']),
  at('450 S Parish Ave, Johnstown, CO 80534', 'Johnstown', ['weather']),
  at('7500 W 29th Ave, Wheat Ridge, CO 80033', 'Wheat Ridge'),
  at('520 4th Ave, Grinnell, IA 50112', 'Grinnell', ['code-detail']),
  at('130 E Sunset Way, Issaquah, WA 98027', 'Issaquah'),
  at('4970 City Hall Blvd, North Port, FL 34286', 'North Port', ['code-detail', 'weather']),
  at('7550 Sunwood Dr NW, Ramsey, MN 55303', 'Ramsey'),
  { ...at('2875 145th St W, Rosemount, MN 55068', 'Rosemount', ['weather']), legacy: ROSEMOUNT },
  at('4638 County Rd 11, Pequot Lakes, MN 56472', null),
  at('350 S 5th St, Minneapolis, MN 55415', 'Minneapolis', ['code-detail']),
  at('1 Public Square, Nashville, TN 37201', 'Nashville', ['weather']),
  at('200 E Wells St, Milwaukee, WI 53202', 'Milwaukee'),
  at('2 E Main St, Madison, WI 53703', 'Madison', ['code-detail']),
  at('121 N LaSalle St, Chicago, IL 60602', 'Chicago'),
  at('1500 Marilla St, Dallas, TX 75201', 'Dallas', ['weather']),
  at('301 W 2nd St, Austin, TX 78701', 'Austin'),
  {
    ...at('3616 Belleview Ave, Kansas City, MO 64111', null, ['code-detail', 'weather']),
    propertyType: 'residential',
  },
  at('1200 Market St, St. Louis, MO 63103', 'St. Louis'),
  at('1819 Farnam St, Omaha, NE 68183', 'Omaha', ['code-detail', 'weather']),
  at('200 N Walker Ave, Oklahoma City, OK 73102', 'Oklahoma City', ['weather']),
  at('451 S State St, Salt Lake City, UT 84111', 'Salt Lake City'),
  at(UNINCORPORATED, null, ['code-detail']),
  at('1 City Hall Square, Boston, MA 02201', 'Boston', ['code-detail']),
  at('1221 SW 4th Ave, Portland, OR 97204', 'Portland'),
  at('400 Robert D. Ray Dr, Des Moines, IA 50309', null),
];

function at(
  address: string,
  jurisdiction: string | null,
  includes: DemoProject['includes'] = [],
): DemoProject {
  const state = /, ([A-Z]{2}) \d{5}$/.exec(address)?.[1]?.toLowerCase();
  if (state === undefined) throw new Error(`no state in ${address}`);
  const flat = /City Hall|Wells|LaSalle|Marilla/.test(address);
  return {
    address,
    state,
    jurisdiction,
    propertyType: 'commercial',
    roofType: flat ? 'low-slope' : 'steep-slope',
    includes,
  };
}
