import type { Pool } from 'pg';
import { seedFederation, type FederatedSeed } from '../federation/seed-federation.ts';
import { seedAccounts } from '../identity/seed-accounts.ts';
import { seedPlan } from './seed-plan.ts';
import { demoIntegrations } from './integrations.ts';
import { demoTeams, seedTeam } from './teams.ts';
import { demoPeople, demoPerson, peopleOfProviders, peopleWithPasswords, type DemoPerson } from './people.ts';
import { publicBuildings, type DemoProject } from './projects.ts';

const FIRST_DAY = Date.parse('2026-03-02T15:20:00Z');
const APART = 53 * 60 * 60 * 1000;

/** Adds missing people and never changes existing ones: users may have edited them. */
export async function seedDemo(pool: Pool): Promise<void> {
  await seedAccounts(pool, peopleWithPasswords);
  await seedFederation(pool, peopleOfProviders.map(asFederated));
  for (const person of demoPeople) {
    if (person.plan === null || !(await isNew(pool, person))) continue;
    await addProjects(pool, person, projectsOf(person));
    await seedPlan(pool, { person: person.sub }, person.plan);
  }
  for (const team of demoTeams) await seedTeam(pool, team);
  // API-5
  await pool.query(
    `insert into configurations (audience, name, item) values ('signed-in', 'integrations', $1) on conflict do nothing`,
    [JSON.stringify(demoIntegrations)],
  );
  // PLAN-9: one state is taxed, by an example rate, so that bills with a tax can be shown.
  await pool.query(`insert into tax_rates (state, rate) values ('tx', 62500) on conflict do nothing`);
  // PLAN-1: a quarter off.
  await pool.query(
    `insert into coupons (id, percent_hundredths) values ('SPRING', 2500) on conflict do nothing`,
  );
}

function asFederated({ sub, email, givenName, familyName, signsInBy }: DemoPerson): FederatedSeed {
  if (signsInBy === 'cognito') throw new Error(`${email} has a password`);
  return { sub, email, givenName, familyName, kind: signsInBy === 'sso' ? 'saml' : signsInBy };
}

function projectsOf(person: DemoPerson): readonly DemoProject[] {
  if (person === demoPerson('Dana')) return publicBuildings;
  if (person === demoPerson('Marcus')) return publicBuildings.slice(0, 2);
  if (person === demoPerson('Olivia')) return publicBuildings.slice(2, 7);
  if (person === demoPerson('Mei')) return publicBuildings.slice(7, 10);
  return [];
}

async function isNew(pool: Pool, person: DemoPerson): Promise<boolean> {
  const added = await pool.query(
    `insert into people (id, email, given_name, family_name, signs_in_by, profession_type, company, signed_up_at, accepted_tos_at)
     values ($1, $2, $3, $4, $5, $6, $7, '2026-02-02T14:00:00Z', case when $8 then '2026-02-02T14:05:00Z'::timestamptz end)
     on conflict do nothing`,
    [
      person.sub,
      person.email,
      person.givenName,
      person.familyName,
      person.signsInBy,
      person.professionType,
      person.company,
      person.acceptedTerms,
    ],
  );
  return added.rowCount === 1;
}

async function addProjects(pool: Pool, owner: DemoPerson, projects: readonly DemoProject[]): Promise<void> {
  for (const [index, project] of projects.entries()) {
    await pool.query(
      `insert into projects (owner_id, address, state, jurisdiction, property_type, roof_type, includes, created_at,
         record_version, version, content)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        owner.sub,
        project.address,
        project.state,
        project.jurisdiction,
        project.propertyType,
        project.roofType,
        project.includes,
        new Date(FIRST_DAY + index * APART),
        project.legacy ? 1 : 2,
        project.legacy ? 1 : 4,
        project.legacy ?? {},
      ],
    );
  }
}
