import { expect, it } from 'vitest';
import { claimsOf } from '../identity/testing/identity-under-test.ts';
import { FederationUnderTest } from './testing/federation-under-test.ts';
import { SignInWalk } from './testing/sign-in-walk.ts';

it('goes on after a restart: keys, cookies and a sign-in that was under way are good as before', async () => {
  const before = await FederationUnderTest.open();
  const walk = new SignInWalk(before);
  const page = await walk.begin('Microsoft');
  const port = Number(new URL(before.address).port);
  await before.stop();

  const after = await FederationUnderTest.start(before.pool, port);
  const answer = await walk.choose(page, { email: 'mia@example.com', givenName: 'Mia' });
  const tokens = await walk.tokens(answer);
  expect(claimsOf(tokens.id_token)).toMatchObject({ email: 'mia@example.com' });
  await after.close();
});

it('keeps no code, state or token in a form that could be used', async () => {
  const world = await FederationUnderTest.open();
  const walk = new SignInWalk(world);
  await walk.begin('Google');
  const answer = await walk.signIn('Google', { email: 'kim@example.com' });
  const { rows } = await world.pool.query<{ everything: string }>(
    `SELECT string_agg(t::text, ' ') AS everything FROM (
       SELECT * FROM local_federation.pool_code) t`,
  );
  expect(rows[0]?.everything).toBeTruthy();
  expect(rows[0]?.everything).not.toContain(answer.get('code'));
  await world.close();
});
