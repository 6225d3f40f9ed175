import type { SourceDay } from '../../shared/source-day.ts';
import type { Level, Stated } from '../fact.ts';
import type { PropertyType } from '../property.ts';
import type { QuestionName, Settler } from '../report-questions.ts';

/** A row of the data that may answer a question. */
export type CandidateRow = Stated & {
  readonly level: Level;
  /** Whose it is: the GEOID of a place, county or town, the two letters of a state, empty for the model code. */
  readonly body: string;
  /** How far the compilation trusts the page. */
  readonly trust: 'high' | 'medium' | 'low';
  readonly superseded: boolean;
  readonly effective: SourceDay | null;
  /** Null for both. */
  readonly appliesTo: PropertyType | null;
  /** False where the page gives no answer: undetermined, local adoption only, a reference to another table. */
  readonly answers: boolean;
  /** What settles the question, where the page refers to it. */
  readonly refersTo: Settler | null;
};

/** The property and the moment that a question is asked of. */
export type Setting = {
  readonly question: QuestionName;
  readonly propertyType: PropertyType;
  /** The body whose code controls; null where it is not known. */
  readonly body: { readonly level: 'place' | 'cousub' | 'county'; readonly geoid: string } | null;
  readonly state: string;
  readonly asOf: SourceDay;
  /** Model year of the adopted code. */
  readonly editionInForce: number | null;
  readonly stateBarsLocalCodes: boolean;
};
