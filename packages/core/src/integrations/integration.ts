/** Another product that reads a person's reports by an API key. */
export type Integration = {
  /** Part of its path, `/integrations/{id}`, and the name of its API key. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly logoUrl: string | null;
  /** Link to the vendor's connection guide. */
  readonly guideUrl: string | null;
};
