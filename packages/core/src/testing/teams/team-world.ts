/**
 * A team `teamId` with two people who have joined: its owner and a member. The owner is signed in.
 * `mia@example.com` and `tom@example.com` are people with accounts who are in no team.
 */
export type TeamWorldPeople = {
  readonly teamId: string;
  readonly owner: { readonly id: string; readonly email: string };
  readonly member: { readonly id: string; readonly email: string };
  /** Null ends the session. */
  signInAs(email: string | null): Promise<void>;
};

export const MIA = 'mia@example.com';
export const TOM = 'tom@example.com';
