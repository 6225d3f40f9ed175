import type { Answer, IdentityWorld } from '../identity-world.ts';
import {
  isVerifiable,
  isVerified,
  removalRefusal,
  VERIFIABLE,
  writeRefusal,
  type Verifiable,
} from '../rules/attributes.policy.ts';
import type { Account } from '../store/account.ts';
import { accountByName, accountBySub, saveAccount } from '../store/accounts.store.ts';
import { forgetCode, sentCode } from '../store/codes.store.ts';
import { inTransaction, isUniqueViolation, type Db } from '../store/database.ts';
import { attributes, text, texts, type Input } from '../wire/input.ts';
import { invalidParameter, refusals } from '../wire/refusal.ts';
import { endAccount } from './account-end.ts';
import type { Action } from './action.ts';
import { withRightCode } from './code-check.ts';
import { sendCode } from './code-sending.ts';
import { bearerOf } from './token-bearer.ts';

export const getUser: Action = async (world, input) => {
  const account = await bearerOf(world, input);
  return { Username: account.username, UserAttributes: attributeList(account) };
};

/** A new email or phone number is pending until its code is confirmed; until then the old one stays, verified. */
export const updateUserAttributes: Action = async (world, input) => {
  const bearer = await bearerOf(world, input);
  const given = withLowerCaseEmail(attributes(input, 'UserAttributes'));
  const refusal = writeRefusal(given);
  if (refusal) throw refusal;

  const waiting = Object.entries(given).filter((entry): entry is [Verifiable, string] =>
    isVerifiable(entry[0]),
  );
  const changed = waiting.filter(([name, value]) => isNews(bearer, name, value));
  for (const [name, value] of changed) if (name === 'email') await requireFreeEmail(world, bearer, value);
  for (const [name] of waiting) await forgetCode(world.pool, bearer.sub, VERIFIABLE[name]);

  const written = Object.fromEntries(Object.entries(given).filter(([name]) => !isVerifiable(name)));
  await change(world, bearer.sub, (account) => ({ ...account.attributes, ...written }));
  const deliveries: Answer[] = [];
  for (const [by, to] of changed) {
    deliveries.push(await sendCode(world, codeFor(bearer, by, to)));
  }
  return { CodeDeliveryDetailsList: deliveries };
};

export const deleteUserAttributes: Action = async (world, input) => {
  const bearer = await bearerOf(world, input);
  const names = texts(input, 'UserAttributeNames');
  const refusal = removalRefusal(names);
  if (refusal) throw refusal;
  if (names.includes('phone_number')) await forgetCode(world.pool, bearer.sub, 'change-phone');
  const gone = new Set(names.flatMap((name) => [name, `${name}_verified`]));
  await change(world, bearer.sub, (account) =>
    Object.fromEntries(Object.entries(account.attributes).filter(([name]) => !gone.has(name))),
  );
  return {};
};

/** Sends a code to the pending value, or else to the current one. */
export const getUserAttributeVerificationCode: Action = async (world, input) => {
  const bearer = await bearerOf(world, input);
  const by = verifiable(input);
  const waiting = await sentCode(world.pool, bearer.sub, VERIFIABLE[by]);
  const to = waiting?.proves ?? bearer.attributes[by];
  if (to === undefined) throw invalidParameter(`User does not have a ${by} attribute.`);
  return { CodeDeliveryDetails: await sendCode(world, codeFor(bearer, by, to)) };
};

export const verifyUserAttribute: Action = async (world, input) => {
  const { sub } = await bearerOf(world, input);
  const by = verifiable(input);
  const code = text(input, 'Code');
  const account = (db: Db) => accountBySub(db, sub, 'forUpdate');
  await withRightCode(
    world,
    { purpose: VERIFIABLE[by], name: sub, code, account },
    async (db, account, sent) => {
      const verified = { ...account.attributes, [by]: sent.proves, [`${by}_verified`]: 'true' };
      await saveUnlessTaken(db, { ...account, attributes: verified }, world.now());
      await forgetCode(db, sub, VERIFIABLE[by]);
    },
  );
  return {};
};

export const deleteUser: Action = async (world, input) => {
  const { sub } = await bearerOf(world, input);
  await endAccount(world, sub);
  return {};
};

export function attributeList(account: Account): readonly Answer[] {
  const all = { sub: account.sub, ...account.attributes };
  return Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
}

export function withLowerCaseEmail(
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const email = given['email'];
  return email === undefined ? given : { ...given, email: email.trim().toLowerCase() };
}

export async function saveUnlessTaken(db: Db, account: Account, now: number): Promise<void> {
  try {
    await saveAccount(db, account, now);
  } catch (problem) {
    throw isUniqueViolation(problem) ? refusals.emailTaken() : problem;
  }
}

function codeFor(account: Account, by: Verifiable, to: string) {
  return { sub: account.sub, purpose: VERIFIABLE[by], by, to, accountEmail: account.attributes['email'] };
}

function isNews(account: Account, name: Verifiable, value: string): boolean {
  return value !== account.attributes[name] || !isVerified(account.attributes, name);
}

async function requireFreeEmail(world: IdentityWorld, bearer: Account, email: string): Promise<void> {
  const owner = await accountByName(world.pool, email);
  if (owner && owner.sub !== bearer.sub) throw refusals.emailTaken();
}

async function change(
  world: IdentityWorld,
  sub: string,
  attributesOf: (account: Account) => Account['attributes'],
): Promise<void> {
  await inTransaction(world.pool, async (db) => {
    const account = await accountBySub(db, sub, 'forUpdate');
    if (!account) throw refusals.unknownUser();
    await saveAccount(db, { ...account, attributes: attributesOf(account) }, world.now());
  });
}

function verifiable(input: Input): Verifiable {
  const name = text(input, 'AttributeName');
  if (!isVerifiable(name)) throw invalidParameter(`${name} cannot be verified.`);
  return name;
}
