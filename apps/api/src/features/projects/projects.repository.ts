import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement, type CallerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { projects } from '../../db/schema/projects.ts';
import { MAY_CHANGE } from './may-change.ts';
import type { ProjectCursor } from './project-cursor.ts';
import {
  ANSWERED_SECTIONS,
  CODE_CHANGED,
  REFRESHED,
  type Standing,
  STANDING_CONDITIONS,
} from './report-standing.ts';

const SELECTED = [
  'reportNumber',
  'address',
  'jurisdiction',
  'state',
  'createdAt',
  'propertyType',
  'roofType',
  'includes',
  'product',
  'claimNumber',
  'jobNumber',
] as const;

export type ProjectRow = RowOf<typeof projects, (typeof SELECTED)[number]> & {
  readonly createdBy: string;
  readonly archived: boolean;
  /** Null in a record of version 1. */
  readonly answeredSections: readonly string[] | null;
  readonly codeChanged: boolean;
  readonly refreshed: boolean;
  readonly mayChange: boolean;
  /** With `withTotal`: how many the list has, at most one more than are counted. */
  readonly total?: number;
};

/** Whose projects are listed. The right to see them is checked on the ids, as object references. */
export type Whose =
  | { readonly of: 'caller' }
  | { readonly of: 'team' }
  | { readonly of: 'owners'; readonly ids: readonly string[] };

export type ProjectQuery = {
  readonly whose: Whose;
  readonly sortBy: 'createdAt' | 'address';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly after: ProjectCursor | null;
  readonly term: string;
  readonly filters: ProjectFilters;
  /** Any if left out. */
  readonly standing?: Standing | undefined;
  readonly withTotal?: boolean;
};

export type ProjectFilters = {
  readonly state?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly createdDateFrom?: string | undefined;
  readonly createdDateTo?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly hasTheWords?: string | undefined;
  readonly propertyType?: string | undefined;
  readonly roofType?: string | undefined;
  readonly projectIncludes?: string | undefined;
};

const OF_A_PROJECT = columnsOf(projects, 'project', SELECTED);
const columns = (createdBy: string) =>
  `${OF_A_PROJECT}, ${createdBy} as "createdBy", project.archived_at is not null as archived,
   ${ANSWERED_SECTIONS} as "answeredSections", ${CODE_CHANGED} as "codeChanged",
   ${REFRESHED} as refreshed, ${MAY_CHANGE} as "mayChange"`;

/** A total above this is not told: counting further would cost more than the page. */
export const MOST_COUNTED = 1000;

/** Enough for a list to choose from, and a bound on what is read for it. */
const NEWEST_READ = 10_000;
const MOST_JURISDICTIONS = 500;

export type JurisdictionRow = {
  readonly jurisdiction: string;
  readonly state: string;
  readonly projects: number;
};

/** DASH-1: the jurisdictions of the newest projects of a list. */
export async function findJurisdictions(db: CallerDb, whose: Whose): Promise<JurisdictionRow[]> {
  const values: unknown[] = [];
  const { owned } = ownership(whose, (value) => `$${values.push(value) + 1}`);
  const text = `select newest.jurisdiction, newest.state, count(*)::int as projects
    from (select project.jurisdiction, project.state from projects project where ${owned.join(' or ')}
      order by project.created_at desc, project.report_number desc limit ${NEWEST_READ}) newest
    where newest.jurisdiction is not null
    group by newest.jurisdiction, newest.state
    order by lower(newest.jurisdiction), newest.jurisdiction, newest.state limit ${MOST_JURISDICTIONS}`;
  return db.rows<JurisdictionRow>(prepared(`jurisdictions.${whose.of}`, text), values);
}

const SORT = {
  createdAt: { column: 'project.created_at', type: 'timestamptz' },
  address: { column: 'project.address', type: 'text' },
} as const;

/**
 * One page of projects and one row more, by key and never by OFFSET. The statement has few variants
 * (whose × order × cursor × term × filters × standing), so that each connection prepares few of them.
 */
export async function findProjects(db: CallerDb, query: ProjectQuery): Promise<ProjectRow[]> {
  const { text, name, values } = statementFor(query);
  return db.rows<ProjectRow>(prepared(name, text), values);
}

export function statementFor(query: ProjectQuery): {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
} {
  const values: unknown[] = [];
  const $: Bind = (value) => `$${values.push(value) + 1}`; // $1 is the caller

  const { column, type } = SORT[query.sortBy];
  const after = query.order === 'asc' ? '>' : '<';
  const filtered = Object.values(query.filters).some((value) => value !== undefined);
  const { owned, createdBy } = ownership(query.whose, $);
  const meant = [
    ...(query.term ? [`project.words like ${$(containing(query.term))}`] : []),
    ...(filtered ? filterConditions(query.filters, createdBy, $) : []),
    ...(query.standing ? [STANDING_CONDITIONS[query.standing]] : []),
  ];
  const conditions = query.after
    ? [
        `(${column}, project.report_number) ${after} (${$(query.after[1])}::${type}, ${$(query.after[2])}::bigint)`,
        ...meant,
      ]
    : meant;
  const page = `order by ${column} ${query.order}, project.report_number ${query.order} limit ${$(query.limit + 1)}::int`;
  const select = (selected: string, condition: string) =>
    `select ${selected} from projects project where ${[condition, ...conditions].join(' and ')} ${page}`;
  const [first = 'false', ...others] = owned;
  const listed =
    others.length === 0
      ? select(columns(createdBy), first)
      : // A page per owner, each already sorted: they are merged; a single condition for all would need a sort.
        `select ${columns(createdBy)} from (${owned.map((one) => `(${select('project.*', one)})`).join(' union all ')}) project ${page}`;
  const counted = `select count(*)::int as total from (select from projects project
    where ${[`(${owned.join(' or ')})`, ...meant].join(' and ')} limit ${MOST_COUNTED + 1}) counted`;
  return {
    name: [
      query.whose.of === 'owners' ? `owners${query.whose.ids.length}` : query.whose.of,
      query.sortBy === 'createdAt' ? 'made' : query.sortBy,
      query.order,
      query.after && 'after',
      query.term && 't',
      filtered && 'f',
      query.standing === 'needs-a-look' ? 'look' : query.standing,
      query.withTotal && 'n',
    ]
      .filter(Boolean)
      .join('.'),
    // Counted once, beside the page, which keeps its order.
    text: query.withTotal ? `select * from (${listed}) listed cross join (${counted}) counted` : listed,
    values,
  };
}

type Bind = (value: unknown) => string;

const CALLERS_NAME = `caller.given_name || ' ' || caller.family_name`;
const OWNERS_NAME = `(select owner.given_name || ' ' || owner.family_name from people owner where owner.id = project.owner_id)`;

/** The conditions on the owner, each of which reads an index in its order. */
function ownership(whose: Whose, $: Bind): { readonly owned: readonly string[]; readonly createdBy: string } {
  switch (whose.of) {
    case 'caller':
      return { owned: ['project.owner_id = caller.id'], createdBy: CALLERS_NAME };
    case 'team':
      return { owned: ['project.team_id = caller.team_id'], createdBy: OWNERS_NAME };
    case 'owners':
      return {
        owned: whose.ids.map((id) => `project.owner_id = ${$(id)}::uuid`),
        createdBy: OWNERS_NAME,
      };
  }
}

/** All filters in one form; a filter that is not set matches everything. */
function filterConditions(filters: ProjectFilters, createdBy: string, $: Bind): string[] {
  const unlessNull = (value: string | undefined, type: string, condition: (parameter: string) => string) => {
    const parameter = `${$(value ?? null)}::${type}`;
    return `(${parameter} is null or ${condition(parameter)})`;
  };
  const words = filters.hasTheWords?.split(/\s+/).filter(Boolean).map(containing);
  const allWords = `${$(words ?? null)}::text[]`;
  return [
    unlessNull(filters.state, 'text', (state) => `project.state = ${state}`),
    unlessNull(filters.jurisdiction, 'text', (name) => `lower(project.jurisdiction) = lower(${name})`),
    unlessNull(filters.createdDateFrom, 'date', (day) => `project.created_at >= ${day} at time zone 'UTC'`),
    unlessNull(
      filters.createdDateTo,
      'date',
      (day) => `project.created_at < (${day} + 1) at time zone 'UTC'`,
    ),
    unlessNull(
      filters.createdBy && containing(filters.createdBy),
      'text',
      (name) => `lower(${createdBy}) like ${name}`,
    ),
    unlessNull(filters.propertyType, 'text', (kind) => `project.property_type = ${kind}`),
    unlessNull(filters.roofType, 'text', (kind) => `project.roof_type = ${kind}`),
    unlessNull(filters.projectIncludes, 'text', (addOn) => `${addOn} = any(project.includes)`),
    `(${allWords} is null or project.words like all (${allWords}))`,
  ];
}

/** A LIKE pattern for a text that may contain the pattern's own characters. */
export function containing(text: string): string {
  return `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

const statements = new Map<string, CallerStatement>();

function prepared(name: string, text: string): CallerStatement {
  const known = statements.get(name);
  if (known) return known;
  const made = callerStatement(name, text);
  statements.set(name, made);
  return made;
}
