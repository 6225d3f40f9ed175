/** Another product that reads a person's reports by an API key. */
export type Integration = {
  /** Stands in its address, `/integrations/{id}`, and is the name of its API key. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly logoUrl: string | null;
  /** Where its maker says how to connect. */
  readonly guideUrl: string | null;
};
