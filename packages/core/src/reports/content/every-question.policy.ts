import type { Fact } from '../fact.ts';
import type { PropertyType } from '../property.ts';
import { REPORT_QUESTIONS } from '../report-questions.ts';

/** A report has a line for each question of its property type, in the order of the table: what nobody answered is unknown. */
// RPT-2
export function everyQuestion(propertyType: PropertyType, found: readonly Fact[]): readonly Fact[] {
  return REPORT_QUESTIONS.flatMap(({ section, name, askedOf, settledBy }): readonly Fact[] => {
    const told = found.filter((fact) => fact.name === name);
    if (told.length > 0 || !askedOf.includes(propertyType)) return told.slice(0, 1);
    return [{ section, name, is: 'unknown', settledBy, others: [] }];
  });
}
