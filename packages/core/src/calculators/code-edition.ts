/** The editions of the International Residential Code that the calculators know. */
export const CODE_EDITIONS = [2006, 2009, 2012, 2015, 2018, 2021, 2024] as const;
export type CodeEdition = (typeof CODE_EDITIONS)[number];
