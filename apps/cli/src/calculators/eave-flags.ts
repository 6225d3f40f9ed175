import { STUD_SIZES, WALL_TYPES } from '@ridgeline/core/calculators';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { Fields } from './calculator-inputs.ts';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Call, type Flag } from '../command-line/command.ts';
import { hasFields } from '../command-line/json-source.ts';

/** The flags of an eave. Each holds for all eaves, unless `--eave` overrides it for one. */
const EAVE_FLAGS: readonly (Flag & { readonly field: string })[] = [
  { name: 'length', says: 'eave-length', takes: 'FT', field: 'eaves.*.lengthFt', needed: true },
  { name: 'overhang', says: 'overhang', takes: 'IN', field: 'eaves.*.overhangIn', needed: true },
  { name: 'rise', says: 'rise', takes: 'IN', field: 'eaves.*.rise', needed: true },
  { name: 'wall', says: 'wall', takes: 'IN', field: 'eaves.*.wallIn', needed: true },
  { name: 'stud', says: 'stud', takes: 'SIZE', field: 'eaves.*.stud', options: STUD_SIZES },
  { name: 'wall-type', says: 'wall-type', takes: 'TYPE', field: 'eaves.*.wallType', options: WALL_TYPES },
];
const FORM = 'length=50,rise=8';
const EACH: Flag = { name: 'eave', says: 'eave', takes: FORM, field: 'eaves' };

export const FLAGS_OF_EAVES: readonly Flag[] = [...EAVE_FLAGS, EACH];

/** The eaves of the input file or of `--eave`, with the values that the flags set for all. */
export function gatherEaves(fields: Fields, { flags }: Call): Result<Fields, CliFailures> {
  const ofAll = Object.fromEntries(
    EAVE_FLAGS.flatMap(({ name, field }) => {
      const value = valueOf(flags, name);
      return value === null ? [] : [[lastOf(field), value]];
    }),
  );
  const given = (flags.get(EACH.name) ?? []).map(readEave);
  const inFile: readonly unknown[] = Array.isArray(fields['eaves']) ? fields['eaves'] : [];
  const eaves =
    given.length > 0
      ? given.map((eave) => ({ ...ofAll, ...eave }))
      : (inFile.length > 0 ? inFile : [{}]).map((eave) => ({ ...(hasFields(eave) ? eave : {}), ...ofAll }));
  if (given.length === 0 && Object.keys(ofAll).length === 0) return ok(fields);
  const failures = [
    ...given.flatMap((eave): CliFailure[] =>
      eave === null ? [{ code: 'flag-value-unreadable', flag: '--eave', form: FORM }] : [],
    ),
    ...(eaves.some(hasTwoWalls)
      ? [{ code: 'flags-exclude-each-other' as const, flag: '--wall', other: '--stud, --wall-type' }]
      : []),
  ];
  return failures.length === 0 ? ok({ ...fields, eaves }) : fail(failures);
}

/** `length=50,rise=8`, by the names of the flags; null if it is malformed. */
function readEave(text: string): Fields | null {
  const fields: Record<string, string> = {};
  for (const pair of text.split(/[\s,]+/)) {
    const [name = '', value = '', ...rest] = pair.split('=');
    const flag = EAVE_FLAGS.find((flag) => flag.name === name);
    if (flag === undefined || value === '' || rest.length > 0) return null;
    fields[lastOf(flag.field)] = value;
  }
  return fields;
}

/** A wall is either measured or the sum of its layers; if both are given, the command does not guess. */
function hasTwoWalls(eave: Fields): boolean {
  return 'wallIn' in eave && ('stud' in eave || 'wallType' in eave);
}

function lastOf(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}
