import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from './messages.ts';
import { requiredNumber, requiredSelection, requiredText } from './required-input.policy.ts';
import { validationMessages } from './validation.messages.ts';

describe('input that must be there', () => {
  it('VAL-1 VAL-2 says so in the words of the specification', () => {
    expect(say(validationMessages, 'en', 'required-field')).toBe('Required Field');
    expect(say(validationMessages, 'en', 'number-required')).toBe('Number required');
    expect(say(validationMessages, 'en', 'selection-required')).toBe('Required Selection');
    expect(say(validationMessages, 'en', 'email-invalid')).toBe('Email does not appear to be valid.');
    expect(say(validationMessages, 'en', 'email-must-be-valid')).toBe('Must be a valid email');
    expect(say(validationMessages, 'en', 'email-hint')).toBe(
      'Double check your email entry, or contact support.',
    );
  });

  it('VAL-1 text is trimmed', () => {
    expect(requiredText('  a b ')).toEqual({ ok: true, value: 'a b' });
  });

  it.each(['', ' \t\n', null, undefined, 0, {}])('VAL-1 %j is no text', (input) => {
    expect(requiredText(input)).toEqual({ ok: false, failure: 'required-field' });
  });

  it.each([
    ['12', 12],
    [' 12.50 ', 12.5],
    ['1,234,567.8', 1234567.8],
    ['12,345', 12345],
    ['123,456', 123456],
    ['-3', -3],
    ['+3', 3],
    ['.5', 0.5],
    [0, 0],
    [7.25, 7.25],
  ])('VAL-1 %j is the number %d', (input, number) => {
    expect(requiredNumber(input)).toEqual({ ok: true, value: number });
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    '1.',
    '1e3',
    '0x10',
    '12 ft',
    'a12',
    '1,23',
    '1,2345',
    ',123',
    '1.2.3',
    'Infinity',
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [1],
    '9'.repeat(400),
  ])('VAL-1 %j is no number', (input) => {
    expect(requiredNumber(input)).toEqual({ ok: false, failure: 'number-required' });
  });

  it('VAL-1 a selection is one of the options', () => {
    expect(requiredSelection('b', ['a', 'b'])).toEqual({ ok: true, value: 'b' });
    expect(requiredSelection(0, [1, 0])).toEqual({ ok: true, value: 0 });
    for (const input of ['c', '', undefined, null]) {
      expect(requiredSelection(input, ['a', 'b'])).toEqual({ ok: false, failure: 'selection-required' });
    }
    expect(requiredSelection(undefined, [undefined])).toEqual({ ok: false, failure: 'selection-required' });
    expect(requiredSelection('a', [])).toEqual({ ok: false, failure: 'selection-required' });
  });

  it('VAL-1 anything is judged, and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const text = requiredText(input);
        if (text.ok) expect(requiredText(text.value)).toEqual(text);
        const number = requiredNumber(input);
        if (number.ok) expect(requiredNumber(number.value)).toEqual(number);
        expect(requiredSelection(input, ['only this'])).toEqual(
          input === 'only this' ? { ok: true, value: input } : { ok: false, failure: 'selection-required' },
        );
      }),
    );
  });
});
