import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phones, writtenPhones } from '../../testing/profile/phone.arbitrary.ts';
import { maskPhone, maskPhoneAsTyped, parseOptionalPhone, parsePhone, showPhone } from './phone.policy.ts';

const refused = { ok: false, failure: 'phone-invalid' };

describe('a phone', () => {
  it.each([
    '3034441234',
    '13034441234',
    '+13034441234',
    '1 (303) 444-1234',
    '(303) 444-1234',
    '303.444.1234',
    '303/444/1234',
    '303~444|1234',
    '+1 303 444 1234',
    '(+1)303-444-1234',
    '\t303\u00a0444\u20131234\n',
    '\u202a+1 303-444-1234\u202c',
    "'303' [444] {1234};",
  ])('VAL-3 %j is stored as +1 and ten digits', (written) => {
    expect(parsePhone(written)).toEqual({ ok: true, value: '+13034441234' });
  });

  it.each([
    ['too few digits', '303444123'],
    ['too many digits', '30344412345'],
    ['too many digits after the country', '130344412345'],
    ['another country', '+44 20 7946 0958'],
    ['the country twice', '1 1 303 444 1234'],
    ['the country alone', '+1'],
    ['a plus without the country', '+3034441234'],
    ['two pluses', '++13034441234'],
    ['a plus in the middle', '303+4441234'],
    ['a plus at the end', '3034441234+'],
    ['letters', '303-444-ROOF'],
    ['a letter before', 'x3034441234'],
    ['an extension', '303 444 1234 x5'],
    ['digits of another script', '٣٠٣٤٤٤١٢٣٤'],
    ['nothing', ''],
    ['blanks', '   '],
    ['a number', 3034441234],
    ['an absent value', null],
    ['a list', ['3034441234']],
  ])('VAL-3 refuses %s', (_, written) => {
    expect(parsePhone(written)).toEqual(refused);
  });

  it('VAL-3 takes exactly the areas from 200 that are neither a repeated digit nor toll-free', () => {
    const excluded = '222 333 444 555 666 777 888 999 800 833 844 855 866 877'.split(' ');
    for (let number = 0; number <= 999; number++) {
      const area = String(number).padStart(3, '0');
      expect(parsePhone(`${area}4321234`).ok, area).toBe(number >= 200 && !excluded.includes(area));
      expect(parsePhone(`1${area}4321234`).ok, `1 ${area}`).toBe(number >= 200 && !excluded.includes(area));
    }
  });

  it.each(['111', '222', '333', '444', '555', '666', '777', '888', '999'])(
    'VAL-3 refuses the area %s',
    (area) => {
      expect(parsePhone(`(${area}) 432-1234`)).toEqual(refused);
    },
  );

  it.each(['800', '833', '844', '855', '866', '877'])('VAL-3 refuses the toll-free %s', (area) => {
    expect(parsePhone(`(${area}) 432-1234`)).toEqual(refused);
  });

  it('VAL-3 takes every prefix but 555', () => {
    for (let number = 0; number <= 999; number++) {
      const prefix = String(number).padStart(3, '0');
      expect(parsePhone(`303${prefix}1234`).ok, prefix).toBe(prefix !== '555');
    }
    expect(parsePhone('303 444 5555').ok).toBe(true);
    expect(parsePhone('305 544 1234').ok).toBe(true);
  });

  it('VAL-3 is the same however it is written', () => {
    fc.assert(
      fc.property(writtenPhones(), ({ phone, written }) => {
        expect(parsePhone(written)).toEqual({ ok: true, value: phone });
      }),
    );
  });

  it('VAL-3 parse after mask is identity', () => {
    fc.assert(
      fc.property(phones(), (phone) => {
        expect(maskPhone(phone)).toMatch(/^1 \(\d{3}\) \d{3}-\d{4}$/);
        expect(parsePhone(maskPhone(phone))).toEqual({ ok: true, value: phone });
        expect(parsePhone(phone)).toEqual({ ok: true, value: phone });
      }),
    );
  });

  it('VAL-3 never throws, and what it accepts is in the stored form', () => {
    const nearly = fc.stringMatching(/^[+()\-. 0-9x]{0,20}$/);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), nearly), (input) => {
        const phone = parsePhone(input);
        if (phone.ok) expect(phone.value).toMatch(/^\+1[2-9]\d{9}$/);
        else expect(phone).toEqual(refused);
      }),
    );
  });
});

describe('a phone that may be left out', () => {
  it.each(['', '  ', '\t', null, undefined])('VAL-3 %j is no phone', (input) => {
    expect(parseOptionalPhone(input)).toEqual({ ok: true, value: null });
  });

  it.each(['303', 0, {}, [], '-'])('VAL-3 %j is a wrong one', (input) => {
    expect(parseOptionalPhone(input)).toEqual(refused);
  });

  it('VAL-3 is parsed when it is present', () => {
    expect(parseOptionalPhone('(303) 444-1234')).toEqual({ ok: true, value: '+13034441234' });
  });
});

describe('the mask', () => {
  it.each([
    ['', ''],
    ['1', ''],
    ['+1', ''],
    ['3', '1 (3'],
    ['303', '1 (303'],
    ['1303', '1 (303'],
    ['3034', '1 (303) 4'],
    ['303444', '1 (303) 444'],
    ['3034441', '1 (303) 444-1'],
    ['3034441234', '1 (303) 444-1234'],
    ['+1 303.444.1234', '1 (303) 444-1234'],
    ['30344412345', '1 (303) 444-12345'],
    ['abc', ''],
  ])('VAL-3 over %j shows %j', (typed, shown) => {
    expect(maskPhoneAsTyped(typed)).toBe(shown);
  });

  it('VAL-3 stays still once it is on, and ends as the mask of the phone', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(maskPhoneAsTyped(maskPhoneAsTyped(typed))).toBe(maskPhoneAsTyped(typed));
      }),
    );
    fc.assert(
      fc.property(writtenPhones(), ({ phone, written }) => {
        expect(maskPhoneAsTyped(written)).toBe(maskPhone(phone));
      }),
    );
  });

  it('VAL-3 grows by what is typed: taking the last digit away gives back the mask before it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{0,10}$/), (digits) => {
        const shown = maskPhoneAsTyped(digits);
        expect(shown.endsWith(digits.at(-1) ?? '')).toBe(true);
        expect(maskPhoneAsTyped(shown.slice(0, -1))).toBe(maskPhoneAsTyped(digits.slice(0, -1)));
      }),
    );
  });
});

describe('a stored phone', () => {
  it.each([
    ['+13034441234', '1 (303) 444-1234'],
    ['3034441234', '1 (303) 444-1234'],
    ['555-0100 ask for Ada', '555-0100 ask for Ada'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('VAL-3 %j is shown as %j', (stored, shown) => {
    expect(showPhone(stored)).toBe(shown);
  });
});
