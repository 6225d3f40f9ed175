/** What a report may include beside its quick view. */
export const ADD_ONS = ['code-detail', 'weather'] as const;
export type AddOn = (typeof ADD_ONS)[number];

type SectionRow = {
  readonly section: string;
  readonly holds: 'facts' | 'calculation';
  /** A report that lacks it withholds the section. */
  readonly addOn: AddOn | null;
};

/** The sections in the order of a report and its PDF. */
// RPT-2
export const REPORT_SECTIONS = [
  { section: 'municipality', holds: 'facts', addOn: null },
  { section: 'code-detail', holds: 'facts', addOn: 'code-detail' },
  { section: 'manufacturer-requirements', holds: 'facts', addOn: null },
  { section: 'design-criteria', holds: 'facts', addOn: null },
  { section: 'hail-storm-history', holds: 'facts', addOn: 'weather' },
  { section: 'wind-storm-history', holds: 'facts', addOn: 'weather' },
  { section: 'roof', holds: 'facts', addOn: null },
  { section: 'permit-fee-calculator', holds: 'calculation', addOn: null },
  { section: 'waste-calculator', holds: 'calculation', addOn: null },
  { section: 'ventilation-calculator', holds: 'calculation', addOn: null },
  { section: 'ice-and-water-shield-calculator', holds: 'calculation', addOn: null },
] as const satisfies readonly SectionRow[];

type Section = (typeof REPORT_SECTIONS)[number];
export type ReportSection = Section['section'];
export type FactSection = Extract<Section, { readonly holds: 'facts' }>['section'];
