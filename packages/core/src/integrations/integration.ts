import { type Locale, textIn } from '../shared/messages.ts';

/** Another product that reads a person's reports by an API key. */
export type Integration = {
  /** Part of its path, `/integrations/{id}`, and the name of its API key. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In Spanish; without it both languages get the same text. */
  readonly descriptionEs?: string | null;
  readonly logoUrl: string | null;
  /** Link to the vendor's connection guide. */
  readonly guideUrl: string | null;
};

export function descriptionIn(
  { description, descriptionEs }: Pick<Integration, 'description' | 'descriptionEs'>,
  locale: Locale,
): string {
  return textIn(locale, description, descriptionEs);
}
