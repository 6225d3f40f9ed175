/** Who is signed in, as the API tells it. */
export type Profile = {
  readonly userId: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
};
