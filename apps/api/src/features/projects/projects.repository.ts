import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement, type CallerStatement } from '../../db/caller-statement.ts';
import type { ProjectCursor } from './project-cursor.ts';

export type ProjectRow = {
  readonly reportNumber: string;
  readonly address: string;
  readonly jurisdiction: string | null;
  readonly state: string;
  readonly createdAt: Date;
  readonly propertyType: 'residential' | 'commercial';
  readonly roofType: 'steep-slope' | 'low-slope';
  readonly createdBy: string;
  readonly includes: ('code-detail' | 'weather')[];
  readonly archived: boolean;
};

export type ProjectQuery = {
  readonly sortBy: 'createdAt' | 'address';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly after: ProjectCursor | null;
  readonly term: string;
  readonly filters: ProjectFilters;
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

const COLUMNS = `project.report_number as "reportNumber", project.address, project.jurisdiction, project.state,
  project.created_at as "createdAt", project.property_type as "propertyType", project.roof_type as "roofType",
  caller.given_name || ' ' || caller.family_name as "createdBy", project.includes,
  project.archived_at is not null as archived`;

const SORT = {
  createdAt: { column: 'project.created_at', type: 'timestamptz' },
  address: { column: 'project.address', type: 'text' },
} as const;

/**
 * One page of the caller's projects and one row more, by key and never by OFFSET. Few shapes of the statement
 * exist (order × cursor × term × filters), so that each connection prepares few of them.
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
  const $ = (value: unknown) => `$${values.push(value) + 1}`; // $1 is the caller

  const { column, type } = SORT[query.sortBy];
  const way = query.order === 'asc' ? '>' : '<';
  const filtered = Object.values(query.filters).some((value) => value !== undefined);
  const conditions = [
    'project.owner_id = caller.id',
    ...(query.after
      ? [
          `(${column}, project.report_number) ${way} (${$(query.after[1])}::${type}, ${$(query.after[2])}::bigint)`,
        ]
      : []),
    ...(query.term ? [`project.words like ${$(containing(query.term))}`] : []),
    ...(filtered ? filterConditions(query.filters, $) : []),
  ];
  return {
    name: [
      'projects',
      query.sortBy,
      query.order,
      query.after && 'after',
      query.term && 'term',
      filtered && 'filtered',
    ]
      .filter(Boolean)
      .join('.'),
    text: `select ${COLUMNS} from projects project where ${conditions.join(' and ')}
      order by ${column} ${query.order}, project.report_number ${query.order} limit ${$(query.limit + 1)}::int`,
    values,
  };
}

/** All filters in one shape; one that is not set filters nothing. */
function filterConditions(filters: ProjectFilters, $: (value: unknown) => string): string[] {
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
      (name) => `lower(caller.given_name || ' ' || caller.family_name) like ${name}`,
    ),
    unlessNull(filters.propertyType, 'text', (kind) => `project.property_type = ${kind}`),
    unlessNull(filters.roofType, 'text', (kind) => `project.roof_type = ${kind}`),
    unlessNull(filters.projectIncludes, 'text', (addOn) => `${addOn} = any(project.includes)`),
    `(${allWords} is null or project.words like all (${allWords}))`,
  ];
}

/** A LIKE pattern for text that may itself hold the pattern's own signs. */
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
