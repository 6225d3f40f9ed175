import { invalidParameter } from './refusal.ts';

/** The JSON object of a request, not validated yet. */
export type Input = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 2048;

export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function optionalText(input: Input, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.includes('\0')) throw invalidParameter(`${name} is not a text.`);
  if (value.length > LONGEST_TEXT) throw invalidParameter(`${name} is too long.`);
  return value;
}

export function text(input: Input, name: string): string {
  const value = optionalText(input, name);
  if (value === undefined || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

export function optionalCount(input: Input, name: string, allowed: { min: number; max: number }) {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < allowed.min || value > allowed.max) {
    throw invalidParameter(`${name} is not a whole number from ${allowed.min} to ${allowed.max}.`);
  }
  return value;
}

export function object(input: Input, name: string): Input {
  const value = input[name] ?? {};
  if (!isInput(value)) throw invalidParameter(`${name} is not an object.`);
  return value;
}

export function texts(input: Input, name: string): readonly string[] {
  return list(input, name).map((value) => text({ [name]: value }, name));
}

/** `[{ Name, Value }]` as a record; of two values for one name the last one wins. */
export function attributes(input: Input, name: string): Readonly<Record<string, string>> {
  const pairs = list(input, name).map((entry): [string, string] => {
    if (!isInput(entry)) throw invalidParameter(`${name} is not a list of attributes.`);
    return [text(entry, 'Name'), optionalText(entry, 'Value') ?? ''];
  });
  return Object.fromEntries(pairs);
}

function list(input: Input, name: string): readonly unknown[] {
  const value = input[name] ?? [];
  if (!Array.isArray(value)) throw invalidParameter(`${name} is not a list.`);
  return value;
}
